/*
 * What is wrong with a board that was read, where the text may mean another one: capitals at the beginnings of its rows, a sentence
 * that may name another red car, numbers that may fill the columns first.
 */
import type { Problem } from '../basics/errors.ts';
import { LINE_BREAK } from '../text/lines.ts';
import type { BoardReading, ShapeAnswer, ShapeOptions } from './parts/answer.ts';
import type { Order } from './parts/matrix.ts';
import { LOOKS as ROWS } from './rows/matrix-found.ts';
import { orderIn, saysOrder } from './sentences/order.ts';
import { otherRedNamed } from './sentences/red-named.ts';

/** In the place of a board whose rows begin with capitals, where these may be letters of their own and the board another one. */
export const openCapitals = ({
  boards: [first],
}: {
  readonly boards: readonly BoardReading[];
}): ShapeAnswer => ({
  kind: 'refused',
  looksLike: ROWS,
  ...(first && { bestAlmost: first.read }),
  certain: true,
  problem: {
    code: 'unknown-format',
    message:
      'the capitals at the beginnings of rows may be letters of their own, or small letters as in the rest of the row',
    expected: 'rows in small letters, or with other letters in the place of the capitals',
    at: { text: { line: first?.line ?? 1, column: 1 } },
  },
});

/** A sentence that may name another vehicle than the one that is only guessed to be the red car. */
export function redMissed(
  { board, primaryGuessed, line }: BoardReading,
  said: () => readonly string[],
  { primary }: ShapeOptions,
): Problem | undefined {
  if (primaryGuessed === undefined || primary !== undefined) return undefined;
  const named = said().flatMap((sentence) => otherRedNamed(sentence, board) ?? []);
  return new Set(named).size === 1
    ? {
        code: 'ambiguous-primary',
        message: `the text may say that ${named[0]} is the red car, and nothing else says which one is`,
        expected: `the line: red car: ${named[0]}, or the option primary`,
        at: { text: { line, column: 1 } },
      }
    : undefined;
}

/** A call that fills an array with numbers, its columns first, and says no order; that of a library of Python fills rows. */
const RESHAPED = /(?<![\w.])reshape\s*\(\s*(?:\[|\(\/)[\d\s,&-]{9,}(?:\]|\/\))(?![^\n]*order)/i;

/** That rows may be columns, because languages such as Fortran fill columns first. */
export const orderOpen = ({ line }: Pick<BoardReading, 'line'>, text: string): Problem | undefined =>
  RESHAPED.test(text)
    ? {
        code: 'unknown-format',
        message: 'these numbers fill the columns of the array first, or are meant as its rows',
        expected: 'an order beside them: order=[2,1], or the rows alone',
        at: { text: { line, column: 1 } },
      }
    : undefined;

/** Whether an order of lines is said above the first of several boards, and so may be meant for all of them. */
export const isSaidAbove = (line: number, text: string): boolean =>
  orderIn(text.split(LINE_BREAK, line).join('\n')) !== undefined;

/** The order of lines that a text says and a reading does not have, or that is said of another board. */
export const orderMissed = (
  { read, line }: BoardReading,
  order: Order | undefined,
  isElsewhere: boolean,
): Problem | undefined =>
  order && (isElsewhere || !read.includes(saysOrder(order)))
    ? {
        code: 'unknown-format',
        message: `the text says that its lines are ${order === 'columns' ? 'columns' : 'written from the bottom'}, and it is not clear what this means here`,
        expected: 'rows from the top, or vehicles whose rows count from the top',
        at: { text: { line, column: 1 } },
      }
    : undefined;
