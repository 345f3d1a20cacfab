import { BoardError } from '../../basics/errors.ts';
import type { Board } from '../../board/board.ts';
import type { BoardResult } from '../../board/board-result.ts';
import { commonSet } from './common.ts';
import { boardIn } from './one-board.ts';
import { readsNamedPieces } from './read-named-pieces.ts';
import { type BoardReader, type ReaderOptions, readerOf } from './reader-of.ts';
import { readerSet } from './reader-set.ts';

/**
 * Reads a text that holds one board, in a common format, or in any shape with `allFormats()`.
 *
 * @param text - one board; a name and comments may stand around it
 * @param options - `format`: the format, by default recognised; `primary`: the label of the primary; `exit`: its edge;
 *   `formats`: `allFormats()` of @unjam/core/formats, for the formats of other programs, and to read a text in no format by
 *   its shape; then `empty`, `wall`, `border` and `columns` say what its glyphs and columns mean, where it leaves that open
 * @returns the board, legal and frozen
 * @throws BoardError if the text holds no board, an illegal one, or more than one (`createBoardReader` reads many). Its
 *   `code`, `message`, `place` and `expected` are those of the first problem; `problems` holds all of them. A text that is
 *   refused with the code `unknown-format` or `bad-json` may be one that `{ formats: allFormats() }` reads, such as levels of
 *   another program
 *
 * @example
 * const board = parseBoard('..0..A/..0..A/XX0.../.RGGY./VR..Y./VR....');
 * board.vehicles.length // 7
 */
export function parseBoard(text: string, options?: ReaderOptions): Board {
  const parsed = tryParseBoard(text, options);
  if (!parsed.ok) throw new BoardError(parsed.problems);
  return parsed.value;
}

/**
 * Like `parseBoard`, for texts that may be wrong: it returns the problems and never throws, whatever the text is.
 *
 * @param text - one board; a name and comments may stand around it
 * @param options - as those of `parseBoard`
 * @returns the board with `ok: true`; or `ok: false` with all `problems`, of which `error` is the first. Show people its
 *   `message` and its `expected`. A text with the code `unknown-format` or `bad-json` may be one that `{ formats: allFormats() }` reads
 * @throws RangeError or TypeError for options that are not as `ReaderOptions` says, and what a function throws that `allFormats` was given
 *
 * @example
 * const parsed = tryParseBoard('XX..\nAA.');
 * if (!parsed.ok) console.log(parsed.error.message); // row 2 has 3 cells, other rows have 4
 */
export const tryParseBoard = (text: string, options?: ReaderOptions): BoardResult =>
  boardIn(text, () => readerFor(options), options === undefined ? commonSet : undefined);

const readerFor = (given: ReaderOptions = {}): BoardReader => readerOf(given, readsNamedPieces(), readerSet);
