// Every notation. A new one is its folder, a line of imports here, its name in two lists, and what people read about it in
// descriptions.ts; its name stands in the third list, `inlineReaders`, if authors of pages write it.

import { text as aText, check, checkBoard } from '../basics/arguments.ts';
import type { Board } from '../board/board.ts';
import { arrows, arrowsReader } from './arrows/arrows.ts';
import { cells, cellsReader } from './cells/cells.ts';
import { csv, csvReader } from './csv/csv.ts';
import { drawsStart, frames, framesReader } from './frames/frames.ts';
import { json, jsonReader } from './json/json.ts';
import { letters, lettersReader } from './letters/letters.ts';
import type { Notation, NotationId, SolutionReader } from './parts/notation.ts';
import { pddlPlan, pddlPlanReader } from './pddl/pddl.ts';
import { signed, signedReader } from './signed/signed.ts';
import { words, wordsReader } from './words/words.ts';

/**
 * The notations in the order in which they are asked: the first that recognises a text reads it. What writes solutions is not
 * needed for that: a page that only reads them loads less.
 */
export const readers: readonly SolutionReader[] = [
  csvReader,
  pddlPlanReader,
  jsonReader,
  cellsReader,
  wordsReader,
  arrowsReader,
  lettersReader,
  signedReader,
  framesReader,
];

/** Those that fit in a line of text, for pages: `tryParseInlineMoves`. */
export const inlineReaders: readonly SolutionReader[] = [
  jsonReader,
  wordsReader,
  arrowsReader,
  lettersReader,
  signedReader,
];

/** Every notation, as they are listed. */
export const notations: readonly Notation[] = [
  arrows,
  letters,
  cells,
  frames,
  signed,
  words,
  json,
  pddlPlan,
  csv,
];

/**
 * The notation with an id; undefined for a text that is not the id of a notation.
 *
 * @param id - such as `arrows`
 *
 * @example
 * notationById('signed').print([{ vehicle: 0, by: 2 }], board) // { ok: true, value: 'A+2' }
 */
export function notationById(id: NotationId): Notation;
/** The notation with an id that a person typed; undefined where there is none. */
export function notationById(id: string): Notation | undefined;
export function notationById(id: string): Notation | undefined {
  return notations.find((notation) => notation.id === id);
}

/** What reads the notation in which a text seems to be written. Undefined if no notation fits. */
export const readerOf = (text: string, board?: Board): SolutionReader | undefined =>
  board && drawsStart(text, board) ? framesReader : readers.find((reader) => reader.recognises(text));

/**
 * The notation in which a text seems to be written. Only the beginning decides, so that the notation's parser can
 * report an error further on. Two rows of equal length that do not begin with a move are frames; a blank text is the
 * empty solution, in arrows. Undefined if no notation fits.
 *
 * @param text - moves
 * @param board - the board of the solution, which tells rows such as `-AL1` from moves; default: not known
 *
 * @example
 * detectNotation('A↓2, X→2', board)?.id // 'arrows'
 */
export function detectNotation(text: string, board?: Board): Notation | undefined {
  check(text, 'text', aText);
  if (board !== undefined) checkBoard(board);
  const id = readerOf(text, board)?.id;
  return id && notationById(id);
}
