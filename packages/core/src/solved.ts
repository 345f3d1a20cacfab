// The result of a search that found a solution.
//
//     A down 2 cells, X right 1  ->  { kind: 'solved', moves: 2, steps: 3, ... }
import type { SearchResult, SearchStats } from './algorithm.ts';
import { countSolution, type Solution } from './board/moves.ts';

/** A solution that a search found, with its lengths and how much work it took. */
export const solved = (
  solution: Solution,
  stats: SearchStats,
): Extract<SearchResult, { kind: 'solved'; optimal?: undefined }> => ({
  kind: 'solved',
  solution,
  ...countSolution(solution),
  stats,
});
