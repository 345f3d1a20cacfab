import type { Metric, Order, SearchRequest, SlideKind } from '@unjam/core';
import type { ReadingOptions } from '../input/boards.ts';

/** What the command line says about a search. */
export interface SearchOptions extends ReadingOptions {
  readonly metric: Metric;
  readonly order?: Order;
  readonly slides?: SlideKind;
  readonly limitStates?: number;
  /** Milliseconds. */
  readonly limitTime?: number;
  readonly seed?: number;
}

export const requestOf = ({
  metric,
  order,
  slides,
  limitStates,
  limitTime,
  seed,
}: SearchOptions): Omit<SearchRequest, 'signal'> => ({
  metric,
  ...(order && { order }),
  ...(slides && { slides }),
  ...(seed !== undefined && { seed }),
  limit: {
    ...(limitStates !== undefined && { states: limitStates }),
    ...(limitTime !== undefined && { milliseconds: limitTime }),
  },
});
