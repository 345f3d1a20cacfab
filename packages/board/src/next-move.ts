// The first move of a shortest solution: a file of its own, which is loaded when a page first asks for a hint.

import { type Board, type Slide, solveAsync } from '@unjam/core';

/** Where a search expands at most so many states, another one looks for the solution with the fewest steps among the shortest. */
const CHEAP = 50_000;

/**
 * Undefined where the board is solved or has no solution.
 *
 * @param board - the board as it stands
 * @param signal - ends the search
 */
export async function nextMove(board: Board, signal?: AbortSignal): Promise<Slide | undefined> {
  const stop = signal && { signal };
  const first = await solveAsync(board, stop);
  if (first.kind !== 'solved') return undefined;
  if (first.stats.expanded > CHEAP) return first.solution[0];
  const best = await solveAsync(board, { ...stop, thenBy: 'steps', limit: { states: CHEAP } });
  return (best.kind === 'solved' ? best : first).solution[0];
}
