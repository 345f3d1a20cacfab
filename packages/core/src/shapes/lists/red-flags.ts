/*
 * A field that only the red car has, because the program has a default for the others:
 *
 *     Vehicle('X', 1, 2, 2, 'H', True)         X 1 2 2 H True
 *     Vehicle('A', 0, 0, 2, 'H')               A 0 0 2 H false
 */
import { isNumber } from './heading-pieces.ts';
import type { Piece } from './piece.ts';

/** The records with the field that is left out; as they are where none is. */
export function withRedFlags(pieces: readonly Piece[]): readonly Piece[] {
  const flagged = pieces.filter(
    ({ fields }) => TRUE.test(fields.at(-1) ?? '') && fields.length >= LEAST_FIELDS,
  );
  const [first] = flagged;
  // the flag of another vehicle may say that it is a truck
  if (!first || !flagged.every(({ fields }) => fields.some((field) => RED.test(field)))) return pieces;
  const isFlagged = new Set(flagged);
  const count = first.fields.length;
  const kinds = kindsOf(first.fields.slice(0, -1));
  const isBare = ({ fields }: Piece): boolean => fields.length === count - 1 && kindsOf(fields) === kinds;
  const isOdd = pieces.some(
    (piece) => piece.fields.length === count && (!isFlagged.has(piece) || !hasKinds(piece, kinds)),
  );
  if (isOdd || flagged.some(({ fields }) => fields.length !== count) || !pieces.some(isBare)) return pieces;
  return pieces.map((piece) => (isBare(piece) ? { ...piece, fields: [...piece.fields, 'false'] } : piece));
}

const TRUE = /^true$/i;

/** A label or a name of the red car. */
const RED = /^(?:[xr]|red.*|player|main|target|hero|goal)$/i;

/** A label, two numbers, a word or a number more, and the flag. */
const LEAST_FIELDS = 5;

/** Which fields are numbers. */
const kindsOf = (fields: readonly string[]): string =>
  fields.map((field) => (isNumber(field) ? '0' : 'a')).join('');

const hasKinds = ({ fields }: Piece, kinds: string): boolean => kindsOf(fields.slice(0, -1)) === kinds;
