/*
 * Pieces beside the records of a list that may be records with a mistake: a vehicle must not be left out because of it.
 *
 *     A h 1 1 2
 *     B v5 1 2       a blank is lost
 *     C h 4 2        a field is lost
 */
import { at } from '../../basics/at.ts';
import { endsInRecord, resembles } from '../parts/resemblance.ts';
import { aboutLine } from '../sentences/about.ts';
import { isHeadingLike, isNumber } from './heading-pieces.ts';
import type { Piece } from './piece.ts';

/** A line that begins another board. */
export const TITLE = /^\W*(?:level|puzzle|board|card|game|stage|map|jam|challenge)\b(?![.(])/i;

/** Whether a piece beside a record is one too, with a field more or less; numbers alone above a list are its size. */
export function isOddRecord(piece: Piece, record: Piece, isAbove: boolean, run: readonly Piece[]): boolean {
  if (Math.abs(piece.line - record.line) > 1 || (isAbove && isSize(piece))) return false;
  if (SETTING.test(piece.text)) return false;
  return (
    (piece.fields.length >= 3 &&
      (Math.abs(piece.fields.length - record.fields.length) === 1 ||
        hasSameNumbers(piece, record) ||
        areBothNumbers(piece, record) ||
        haveSameWords(piece, record)) &&
      !isHeadingLike(piece)) ||
    isShort(piece, run) ||
    mayBeRecord(piece, run)
  );
}

/** Whether a piece is a record without a blank between two fields, `B v5 1 2`. */
export const isGlued = (piece: Piece, record: Piece): boolean =>
  piece.fields.length === record.fields.length - 1 && patternOf(piece.text) === patternOf(record.text);

/** A text without blanks, with the same letter and the same digit for all. */
const patternOf = (text: string): string =>
  text.replace(/\s/g, '').replace(/\p{L}/gu, 'a').replace(/\d/g, '0');

/** Whether a piece has a label that no record has, and behind it nothing but numbers, squares and signs: `B -A6`. */
function isShort({ fields, text }: Piece, run: readonly Piece[]): boolean {
  const [label = '', ...more] = fields;
  return (
    SHORT_LABEL.test(label) &&
    more.length > 0 &&
    /^\S+(?:\s+(?:[-–:,.;]|[-–:,.;]?[a-p]?\d{1,2}(?:[-–:,.;][a-p]?\d{0,2})*))+$/i.test(text.trim()) &&
    run.every((record) => SHORT_LABEL.test(record.fields[0] ?? '') && record.fields[0] !== label)
  );
}

const SHORT_LABEL = /^\p{Lu}$/u;

/** A name of one or more words that is set to a number: `block size = 16`. */
const SETTING = /^\s*\p{L}[\p{L}_ ]*=\s*\d+\s*[;,.]?\s*$/u;

/** Whether numbers alone above a list are its size, with more of them behind it, or a count. */
const isSize = ({ fields }: Piece): boolean =>
  fields.every(isNumber) &&
  (fields.length < 3 ||
    [fields.slice(0, 2), fields.slice(-2)].some((pair) => pair.every((side) => Number(side) >= LEAST_SIDE)));

/** The fewest columns and rows that are taken for a size without more. */
const LEAST_SIDE = 4;

/** Whether a piece that is no record has the shape of one, and says nothing else about the board. */
export function mayBeRecord(piece: Piece, run: readonly Piece[]): boolean {
  if (!/\d/.test(piece.text)) return false;
  if (endsInRecord(piece.text, textsOf(run))) return true;
  if (TITLE.test(piece.text) || !resembles(piece.text, textsOf(run))) return false;
  const { exits, exitSquares, width } = aboutLine(piece.text, piece.line);
  return exits.length === 0 && exitSquares === undefined && (width === undefined || piece.fields.length >= 3);
}

/** Whether a piece somewhere above records is one, too, or ends in one. */
export const isLostRecord = (piece: Piece, run: readonly Piece[]): boolean =>
  (hasSameNumbers(piece, at(run, 0)) &&
    (piece.fields.length === run[0]?.fields.length ||
      piece.fields.filter(isNumber).length >= LEAST_NUMBERS)) ||
  endsInRecord(piece.text, textsOf(run));

/** So many numbers, as many as each record has, are two cells and no title. */
const LEAST_NUMBERS = 4;

/** The most records that one text is compared with. */
const MOST_COMPARED = 16;

const texts = new WeakMap<readonly Piece[], readonly string[]>();

/** The texts of the first records of a run; the same array each time, because many pieces are compared with one run. */
function textsOf(run: readonly Piece[]): readonly string[] {
  const known = texts.get(run) ?? run.slice(0, MOST_COMPARED).map(({ text }) => text);
  texts.set(run, known);
  return known;
}

/** Whether pieces have as many numbers, at least two each, among other words: sentences about vehicles. */
function hasSameNumbers(piece: Piece, record: Piece): boolean {
  const [own, others] = [piece, record].map(({ fields }) => fields.filter(isNumber).length);
  return own !== undefined && own >= 2 && own === others;
}

/** Whether both pieces have the same number of words and then numbers alone, as vehicles of two lengths have with all their cells. */
function areBothNumbers(piece: Piece, record: Piece): boolean {
  const [own, other] = [piece, record].map(({ fields }) => fields.findIndex(isNumber));
  return (
    own !== undefined &&
    own >= 0 &&
    own === other &&
    [piece, record].every(({ fields }) => fields.length - own > 3 && fields.slice(own).every(isNumber))
  );
}

/**
 * Whether two pieces have the same words, but for one each that may be the label, and the numbers of cells: a program may write each
 * cell of a vehicle as a call.
 */
function haveSameWords(piece: Piece, record: Piece): boolean {
  const [own, others] = [piece, record].map(
    ({ fields }) => new Set(fields.filter((field) => !isNumber(field))),
  );
  if (!own || !others || own.size < 2) return false;
  const areLike = (a: Set<string>, b: Set<string>) => [...a].filter((word) => !b.has(word)).length <= 1;
  return (
    areLike(own, others) &&
    areLike(others, own) &&
    [piece, record].every(({ fields }) => fields.filter(isNumber).length >= LEAST_NUMBERS)
  );
}
