// The bounds of a search: states, time, memory, and the signal that cancels it.
//
//     limit { states: 5000 }   after 4,999 states nothing, after 5,000 'states'

import type { LimitKind, SearchRequest } from '../algorithm.ts';

/** The most bytes that a search takes for its states where its request has no limit in memory. */
export const DEFAULT_MEMORY = 512 << 20;

/** What the engines are asked for, also by what is built on them. */
export interface EngineRequest extends SearchRequest {
  /**
   * Only solutions shorter than this are looked for; asked again and again, it may fall. Where there is none the result is
   * `exhausted`. The generic engine does not look at it.
   */
  readonly shorterThan?: (() => number) | undefined;
}

/** The bound that a search has reached after so many states and milliseconds, if any. */
export function reached(
  { limit = {}, signal }: Pick<SearchRequest, 'limit' | 'signal'>,
  expanded: number,
  milliseconds: number,
): LimitKind | undefined {
  if (signal?.aborted) return 'cancelled';
  if (expanded >= (limit.states ?? Number.POSITIVE_INFINITY)) return 'states';
  return milliseconds >= (limit.milliseconds ?? Number.POSITIVE_INFINITY) ? 'milliseconds' : undefined;
}
