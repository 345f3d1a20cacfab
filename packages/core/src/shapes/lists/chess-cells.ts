/*
 * Cells that are named as those of a chess board, in small letters. Chess counts rows from the bottom, many programs count them
 * from the top, and only the text can say which.
 *
 *     X b4 2 h      in row 4, or in row 3 of 6
 */
import type { Problem } from '../../basics/errors.ts';
import type { Table } from './table.ts';

/** Whether vehicles stand at such cells, and nothing says from where the rows count. */
export const isOpen = ({ about, columns }: Table): boolean =>
  about.isUpsideDown === undefined &&
  columns.some(
    ({ values }) => new Set(values).size > 1 && values.every((value) => /^[a-h][1-8]$/.test(value)),
  ) &&
  columns.filter(({ values }) => values.every((value) => /^-?\d+$/.test(value))).length < 2;

export const openRows = ({ about }: Table, expected: string): Problem => ({
  code: 'ambiguous-reading',
  message: 'cells such as b4 may count from the top or from the bottom',
  expected,
  at: { text: { line: about.line, column: 1 } },
});
