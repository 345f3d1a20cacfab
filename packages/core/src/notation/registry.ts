// Every notation. A new one is its folder, two lines of imports here, and its name in three lists; in the fourth one, `inlineReaders`,
// if authors of pages write it.

import { text as aText, check, checkBoard } from '../basics/arguments.ts';
import type { Board } from '../board/board.ts';
import { arrows, arrowsReader } from './arrows/arrows.ts';
import { description as aboutArrows } from './arrows/description.ts';
import { cells, cellsReader } from './cells/cells.ts';
import { description as aboutCells } from './cells/description.ts';
import { csv, csvReader } from './csv/csv.ts';
import { description as aboutCsv } from './csv/description.ts';
import { description as aboutFrames } from './frames/description.ts';
import { drawsStart, frames, framesReader } from './frames/frames.ts';
import { description as aboutJson } from './json/description.ts';
import { json, jsonReader } from './json/json.ts';
import { description as aboutLetters } from './letters/description.ts';
import { letters, lettersReader } from './letters/letters.ts';
import type { Notation, NotationDescription, NotationId, SolutionReader } from './parts/notation.ts';
import { description as aboutPddl } from './pddl/description.ts';
import { pddlPlan, pddlPlanReader } from './pddl/pddl.ts';
import { description as aboutSigned } from './signed/description.ts';
import { signed, signedReader } from './signed/signed.ts';
import { description as aboutWords } from './words/description.ts';
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
 * What each notation is called, an example, and what is refused. The comment on top of a notation's file specifies it.
 *
 * @example
 * notationDescriptions.arrows.example // 'A←1, Q↓3, X→4'
 */
export const notationDescriptions: Readonly<Record<NotationId, NotationDescription>> = {
  arrows: aboutArrows,
  letters: aboutLetters,
  cells: aboutCells,
  frames: aboutFrames,
  signed: aboutSigned,
  words: aboutWords,
  json: aboutJson,
  pddl: aboutPddl,
  csv: aboutCsv,
};

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
