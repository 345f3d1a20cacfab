import { shown } from '../../basics/arguments.ts';
import { type BoardResult, noBoard } from '../../board/board-result.ts';
import { nothingWritten } from '../../text/lines.ts';
import type { FormatSet, ReadBoard } from '../parts/format.ts';
import { commonSet } from './common.ts';
import { formatOfBlock } from './detect.ts';
import { readPiece } from './read-piece.ts';
import { type BoardReader, readerOf } from './reader-of.ts';

/**
 * `tryParseBoard` for a board in a common format that has no name, such as the board of a link. It does not check what a name above the
 * board says, so a program that uses it is smaller.
 *
 * @param text - one board
 *
 * @example
 * const parsed = tryParseNameless('XX.A/...A/..../....');
 */
export const tryParseNameless = (text: string): BoardResult =>
  boardIn(text, () => readerOf({}, readPiece, commonSet), commonSet);

/**
 * Up to 400 letters and points, which `/` may divide into rows: most programs keep a board like that. Nothing else can stand in such a
 * text, so its format is found at once, in three quarters of the time that a reader takes which expects any text.
 */
const CELLS = /^[a-z./]{16,400}$/i;

/** Characters that are read at a time: what stands behind a board within them may say where its exit is. */
const PART = 65_536;

/**
 * The only board of a text, or its problems.
 *
 * @param formats - those of the reader, if it has no options
 */
export function boardIn(text: string, readerOf: () => BoardReader, formats?: FormatSet): BoardResult {
  if (typeof text !== 'string')
    return noBoard([
      {
        code: 'unknown-format',
        message: `the board is ${shown(text)}, not a text`,
        expected: 'a text',
      },
    ]);
  const format = formats && CELLS.test(text) && formatOfBlock([text], formats);
  if (format) return readPiece({ text, line: 1, format }, {}, formats).result;
  const reader = readerOf();
  let boards: ReadBoard[] = [];
  // the rest behind a second board is not read
  for (let start = 0; start < text.length && boards.length < 2; start += PART)
    boards = boards.concat(reader.push(text.slice(start, start + PART)));
  if (boards.length < 2) boards = boards.concat(reader.end());
  const [first, second] = boards;
  const read = first?.result.ok ? (second ?? first) : first;
  if (!read) return noBoard([nothingWritten]);
  if (second && read.result.ok)
    return noBoard([
      {
        code: 'several-boards',
        message: 'the text holds more than one board',
        expected: 'one board',
        at: { text: { line: second.line, column: 1 } },
      },
    ]);
  return read.result;
}
