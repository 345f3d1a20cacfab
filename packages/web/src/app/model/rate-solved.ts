// The rating of a solved puzzle, which is looked up in the catalogue: loaded when a puzzle is solved for the first time.

import type { Attempt } from './attempt.ts';
import { loadIndex } from './catalogue.ts';
import { puzzleRating, scoreOf } from './player-rating.ts';
import { addResults } from './rated-results.ts';
import { ratedResults } from './state.ts';

/** Adds a first solution to the results that make the player's rating, if the board is in the catalogue. */
export async function rateSolved(
  board: string,
  { hints, seen, watched }: Attempt,
  time: number,
): Promise<void> {
  const entry = (await loadIndex()).byBoard(board);
  if (!entry) return;
  const score = scoreOf({ seconds: time / 1000, hints, shown: seen || watched });
  ratedResults.value = addResults(ratedResults.value, [
    { at: Date.now(), board, puzzle: puzzleRating(entry.rating), score: Math.round(score * 1000) / 1000 },
  ]);
}
