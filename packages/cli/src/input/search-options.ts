import type { Metric, SearchRequest } from '@unjam/core';
import { metrics, type Order, type SlideKind } from '@unjam/core/board';
import type { ReadingOptions } from './boards.ts';

/** What a solution has fewest of, and of which among the shortest, parted by a comma. */
export const metricsAsked = [...metrics, 'moves,steps', 'steps,moves'] as const;
export type MetricAsked = (typeof metricsAsked)[number];

/** What the command line says about a search. */
export interface SearchOptions extends ReadingOptions {
  readonly metric: MetricAsked;
  readonly order?: Order;
  readonly slides?: SlideKind;
  readonly limitStates?: number;
  /** Milliseconds. */
  readonly limitTime?: number;
  readonly seed?: number;
}

export function requestOf(options: SearchOptions): Omit<SearchRequest, 'signal'> {
  const { order, slides, limitStates, limitTime, seed } = options;
  const [metric, thenBy] = options.metric.split(',') as [Metric, Metric?];
  return {
    metric,
    ...(thenBy && { thenBy }),
    ...(order && { order }),
    ...(slides && { slides }),
    ...(seed !== undefined && { seed }),
    limit: {
      ...(limitStates !== undefined && { states: limitStates }),
      ...(limitTime !== undefined && { milliseconds: limitTime }),
    },
  };
}

/** How a request names its metric: the other way round. */
export const metricOf = ({ metric = 'moves', thenBy }: SearchRequest): MetricAsked =>
  thenBy === undefined || thenBy === metric ? metric : metric === 'moves' ? 'moves,steps' : 'steps,moves';
