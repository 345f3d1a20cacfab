import type { Board, SearchResult } from '@unjam/core';
import { type SearchOptions, search } from './solver.ts';

/** States to expand at most to break ties, as in the command: a quarter of a second. */
const CHEAP = 50_000;

/**
 * The best solution in a metric, and of several that are equally short one that is shortest in the other metric, where that is
 * cheap. The states and the time of the result are those of the search for a shortest solution.
 */
export async function searchTied(board: Board, options: SearchOptions): Promise<SearchResult> {
  const first = await search(board, { ...options, algorithm: 'anytime' });
  if (first.kind !== 'solved' || first.optimal === false || first.stats.expanded > CHEAP) return first;
  const metric = options.request?.metric ?? 'moves';
  const both = await search(board, {
    ...(options.signal && { signal: options.signal }),
    request: { metric, thenBy: metric === 'moves' ? 'steps' : 'moves', limit: { states: CHEAP } },
  });
  return both.kind === 'solved' ? { ...both, stats: first.stats } : first;
}
