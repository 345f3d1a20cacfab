import { shown } from '../../basics/arguments.ts';
import { BoardError, type Problem } from '../../basics/errors.ts';
import type { Board } from '../../board/board.ts';
import { type BoardResult, noBoard } from '../../board/board-result.ts';
import { nothingWritten } from '../../text/lines.ts';
import type { ReadBoard } from '../parts/format.ts';
import { createBoardReader, type ReaderOptions } from './reader.ts';

/**
 * Reads a text that holds one board, in a common format, or in any shape with `allFormats()`.
 *
 * @param text - one board; a name and comments may stand around it
 * @param options - `format`: the format, by default recognised; `primary`: the label of the primary; `exit`: its edge;
 *   `formats`: `allFormats()` of @unjam/core/formats, for the formats of other programs, and to read a text in no format by
 *   its shape; then `empty`, `wall`, `border` and `columns` say what its glyphs and columns mean, where it leaves that open
 * @returns the board, legal and frozen
 * @throws BoardError if the text holds no board, an illegal one, or more than one (`createBoardReader` reads many). Its
 *   `code`, `message`, `place` and `expected` are those of the first problem; `problems` holds all of them
 *
 * @example
 * const board = parseBoard('..0..A/..0..A/XX0.../.RGGY./VR..Y./VR....');
 * board.vehicles.length // 6
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
 * @throws RangeError or TypeError for options that are not as `ReaderOptions` says
 *
 * @example
 * const parsed = tryParseBoard('XX..\nAA..');
 * if (!parsed.ok) parsed.problems.map(({ message }) => message)
 */
export function tryParseBoard(text: string, options?: ReaderOptions): BoardResult {
  if (typeof text !== 'string') return noBoard([noText(text)]);
  const [first, second] = firstTwo(text, options);
  const read = first?.result.ok === true ? (second ?? first) : first;
  if (read === undefined) return noBoard([nothingWritten]);
  if (!read.result.ok) return read.result;
  if (second !== undefined) return noBoard([severalBoards(second)]);
  const { shape, result } = read;
  return shape && 'read' in shape ? { ...result, read: shape.read } : result;
}

const noText = (found: unknown): Problem => ({
  code: 'unknown-format',
  message: `the board is ${shown(found)}, not a text`,
  expected: 'a text',
});

/** Characters that are read at a time. */
const PART = 4096;

/** Reads the first two boards of a text, or the problems with them, and not the rest. */
function firstTwo(text: string, options?: ReaderOptions): readonly ReadBoard[] {
  const reader = createBoardReader(options);
  const read: ReadBoard[] = [];
  for (let start = 0; start < text.length && read.length < 2; start += PART) {
    read.push(...reader.push(text.slice(start, start + PART)));
  }
  return read.length < 2 ? [...read, ...reader.end()] : read;
}

const severalBoards = ({ line }: ReadBoard): Problem => ({
  code: 'several-boards',
  message: 'the text holds more than one board',
  expected: 'one board, or createBoardReader to read them all',
  at: { text: { line, column: 1 } },
});
