import type { LimitKind, SearchRequest } from '../algorithm.ts';

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
