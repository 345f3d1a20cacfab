// The rating of solved puzzles, which are looked up in the catalogue: loaded when a puzzle is solved for the first time.

import { batch } from '@preact/signals';
import { askToPersist } from '../device/persist.ts';
import { loadIndex } from './catalogue.ts';
import { ratedResults } from './kept-ratings.ts';
import { puzzleRating, scoreOf } from './player-rating.ts';
import { addResults, type RatedResult, readResults } from './rated-results.ts';
import { unrated } from './state.ts';

/** What is done after a puzzle was solved. */
export function afterSolved(): Promise<void> {
  askToPersist();
  return rateSolved();
}

/** Adds the first solutions that wait for it to the results that make the player's rating, those of boards in the catalogue. */
export async function rateSolved(): Promise<void> {
  if (unrated.value.length === 0) return;
  const { byBoard } = await loadIndex();
  const rated = unrated.value.flatMap(({ at, board, seconds, hints, seen }): RatedResult[] => {
    // what was stored may be anything
    const entry = byBoard(String(board));
    if (!entry) return [];
    const score = scoreOf({ seconds, hints, shown: seen });
    return [{ at, board, puzzle: puzzleRating(entry.rating), score: Math.round(score * 1000) / 1000 }];
  });
  batch(() => {
    // its times and hints too
    ratedResults.value = addResults(ratedResults.value, readResults(rated));
    unrated.value = [];
  });
}
