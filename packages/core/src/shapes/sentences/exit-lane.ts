/*
 * The row or the column that a line says the exit is in, where it says no more of its place.
 *
 *     Exit: row 3                                    row 3
 *     The way out is on the right of the fourth row  row 4
 *     Ausgang in Spalte 2                            column 2
 */
import { type Board, primaryOf } from '../../board/board.ts';
import { behindExit } from './exit-words.ts';
import { COLUMNS, ROWS } from './lane-words.ts';

export interface LaneSaid {
  readonly isRow: boolean;
  readonly number: number;
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const NUMBER = `(\\d{1,2})(?![\\d.]*\\d|\\s*[:=]|\\p{L})`;
const BETWEEN = '[^.!?;\\n]{0,40}?';

const patterns = (
  [
    [true, ROWS],
    [false, COLUMNS],
  ] as const
).flatMap(([isRow, words]) =>
  [
    `${BETWEEN}(?<!\\p{L})(?:${words})\\s*(?:no\\.?|number|nr\\.?|[:=#])?\\s*${NUMBER}`,
    `${BETWEEN}(?<!\\p{L})(\\d{1,2})(?:st|nd|rd|th)\\s+(?:${words})(?!\\p{L})`,
    `${BETWEEN}(?<!\\p{L})(${ORDINALS.join('|')})\\s+(?:${words})(?!\\p{L})`,
  ].map((lane) => ({ isRow, pattern: behindExit(lane) })),
);

/** The lanes that a line says the exit is in: of a row and a column one is that of the red car. */
export const exitLanesSaid = (line: string): LaneSaid[] =>
  patterns.flatMap(({ isRow, pattern }) => {
    const word = pattern.exec(line)?.[1];
    if (word === undefined) return [];
    return [{ isRow, number: Number(word) || ORDINALS.indexOf(word.toLowerCase()) + 1 }];
  });

/** Whether the red car of a board stands in a lane, counted from 0 or from 1. */
export function isInLane(board: Board, { isRow, number }: LaneSaid): boolean {
  const { orientation, lane } = primaryOf(board);
  return (orientation === 'horizontal') === isRow && (lane === number || lane === number - 1);
}
