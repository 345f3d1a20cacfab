/*
 * Which pieces of a list are its heading, the names of its columns, and which are records:
 *
 *     id row col     names
 *     X c1 c2        a record, whose cells could be the names of columns
 *     A b3 c3
 */
import type { Piece } from './piece.ts';
import { rolesOfHeading } from './words.ts';

export const isNumber = (field: string): boolean => /^-?\d+$/.test(field);

/** Whether no field is a number or a range of numbers. */
export const isWords = ({ fields }: Piece): boolean => !fields.some((field) => /^-?\d/.test(field));

/** Whether a piece can name columns: a word with a digit must name a column, as `row2` does, and not a cell. */
export const isNaming = (piece: Piece): boolean =>
  isWords(piece) && piece.fields.every((field) => !/\d/.test(field) || rolesOfHeading(field).length > 0);

/** Whether every field of a piece names a column: numbers, such as a size, may stand between it and the records. */
export const isLegend = (piece: Piece): boolean =>
  isNaming(piece) && piece.fields.every((field) => rolesOfHeading(field).length > 0);

const CELL = /^[a-p]\d{1,2}$/i;

/** Whether the first record names the columns. */
export const isHeading = (first: Piece, second: Piece): boolean =>
  isNaming(first) &&
  // `c1` and `c2` are cells where the next record has cells in their places
  !first.fields.some((field, i) => CELL.test(field) && CELL.test(second.fields[i] ?? '')) &&
  second.fields.some((field) => /\d/.test(field)) &&
  first.fields.filter((field) => rolesOfHeading(field).length > 0).length >= 2;

/** Whether a piece has no number, and names columns or says nothing about cells, as `b3` would. */
export const isHeadingLike = (piece: Piece): boolean =>
  isWords(piece) &&
  (piece.fields.filter((field) => rolesOfHeading(field).length > 0).length > 2 ||
    !piece.fields.some((field) => /\d/.test(field)));
