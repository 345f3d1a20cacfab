import type { Board } from '@unjam/core';
import { type CatalogueEntry, formatBoardSize, formatEntryTitle } from '@unjam/core/catalogue';
import { secondsOf } from '@unjam/core/difficulty';
import { boardOfLayout, layoutOf } from '@unjam/core/generate';
import { boardOfEntry } from '../input/board-of-entry.ts';

/** A puzzle of the catalogue, or one of an atlas, which has an id in place of a number. */
export type ListedPuzzle = Omit<CatalogueEntry, 'number'> &
  ({ readonly number: number } | { readonly id: string });

/** The name that people see: `Jam 312` of the catalogue, `a-rdqsnn0anj` of an atlas. */
export const nameOf = (puzzle: ListedPuzzle): string =>
  'id' in puzzle ? puzzle.id : formatEntryTitle(puzzle);

/** The board of a puzzle of the catalogue or of an atlas, its primary labelled as every format can write it. */
export function boardOfListed(puzzle: ListedPuzzle): Board {
  const board = boardOfEntry(puzzle);
  return 'id' in puzzle ? boardOfLayout(layoutOf(board)) : board;
}

/** What `--json` prints about a puzzle of the catalogue or of an atlas. */
export const entryRecord = (puzzle: ListedPuzzle) => {
  const { board, rating, grade, moves, steps, states, themes, vehicles, walls } = puzzle;
  return {
    name: nameOf(puzzle),
    board,
    ...('id' in puzzle ? { id: puzzle.id } : { number: puzzle.number }),
    rating,
    grade,
    seconds: Math.round(secondsOf(rating)),
    themes,
    moves,
    steps,
    states,
    size: formatBoardSize(puzzle),
    vehicles,
    walls,
  };
};
