import type { Metric, SearchLimit, SearchRequest } from '@unjam/core';
import { metrics, type Order, type SlideKind } from '@unjam/core/board';
import { defaultMemory } from './machine-memory.ts';
import type { ReadingOptions } from './reading-options.ts';

/** What to minimise: one metric, or two separated by a comma; the second decides between equally short solutions. */
export const metricsAsked = [...metrics, 'moves,steps', 'steps,moves'] as const;
export type MetricAsked = (typeof metricsAsked)[number];

/** The metric that decides between solutions that are equally short in this one. */
export const otherMetric = (metric: Metric): Metric => (metric === 'moves' ? 'steps' : 'moves');

/** The limits of a search. */
export interface LimitOptions {
  readonly limitStates?: number;
  /** Milliseconds. */
  readonly limitTime?: number;
  /** Bytes, for all searches that run at the same time. */
  readonly limitMemory?: number;
}

export const limitOf = ({
  limitStates,
  limitTime,
  limitMemory = defaultMemory(),
}: LimitOptions): SearchLimit => ({
  memory: limitMemory,
  ...(limitStates !== undefined && { states: limitStates }),
  ...(limitTime !== undefined && { milliseconds: limitTime }),
});

/** The options of a search. */
export interface SearchOptions extends ReadingOptions, LimitOptions {
  readonly metric: MetricAsked;
  readonly order?: Order;
  readonly slides?: SlideKind;
  readonly seed?: number;
}

const metricsIn: Readonly<Record<MetricAsked, readonly [Metric, Metric?]>> = {
  moves: ['moves'],
  steps: ['steps'],
  'moves,steps': ['moves', 'steps'],
  'steps,moves': ['steps', 'moves'],
};

/** The request of a search, from the options of a command. */
export function requestOf(options: SearchOptions): Omit<SearchRequest, 'signal'> {
  const { order, slides, seed } = options;
  const [metric, thenBy] = metricsIn[options.metric];
  return {
    metric,
    ...(thenBy && { thenBy }),
    ...(order && { order }),
    ...(slides && { slides }),
    ...(seed !== undefined && { seed }),
    limit: limitOf(options),
  };
}

/** The metric of a request as the command line writes it. */
export const metricOf = ({ metric = 'moves', thenBy }: SearchRequest): MetricAsked =>
  thenBy === undefined || thenBy === metric ? metric : metric === 'moves' ? 'moves,steps' : 'steps,moves';
