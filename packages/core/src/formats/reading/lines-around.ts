/* What stands around a board of a text: sentences, marks, rows that were not read. */
import type { Board } from '../../board/board.ts';
import type { BoardText } from '../parts/format.ts';
import type { LinesAround } from './doubt.ts';
import { lineBreaksIn } from './later-boards.ts';

/** The lines around a board: from the end of the one before to the beginning of the next, and of these those up to a blank line behind it. */
export function linesAround(
  lines: readonly string[],
  one: BoardText,
  before: BoardText | undefined,
  after: BoardText | undefined,
): Pick<LinesAround, 'all' | 'near'> {
  // a board on one line has nothing beside it there
  const own = one.format?.id === 'line' ? one.line - 1 : undefined;
  const start = before ? endOf(before) : 0;
  const end = after ? after.line - 1 : lines.length;
  const below = endOf(one);
  const found = lines.slice(below, end).findIndex((line) => line.trim() === '');
  const blank = found < 0 ? -1 : below + found;
  const between = (to: number) => lines.slice(start, to).filter((_, i) => start + i !== own);
  return { all: between(end), near: between(blank < 0 ? end : Math.min(blank, end)) };
}

/** Whether nothing is written beside a board on one line. */
export const isAlone = ({ all, beside, refused }: LinesAround): boolean =>
  [...all, ...beside, ...refused].every((line) => line.trim() === '');

/** A row of letters and full stops, with a blank between any two cells or between none. */
const ROW = /^(?:[A-Za-z.]{3,}|[A-Za-z.@](?: [A-Za-z.@]){3,})$/;

/** Whether nothing stands around a board but its rows of letters and full stops: no sentence, no mark, no row more. */
export function hasRowsAlone({ width, height }: Board, { all, refused }: LinesAround): boolean {
  const rows = all.filter((line) => line.trim() !== '');
  return (
    refused.length === 0 &&
    rows.length === height &&
    rows.every((row) => ROW.test(row) && row.replaceAll(' ', '').length === width) &&
    rows.some((row) => row.includes('.'))
  );
}

/** The number of the last line of a board. */
export const endOf = ({ line, text }: BoardText): number => line + lineBreaksIn(text);
