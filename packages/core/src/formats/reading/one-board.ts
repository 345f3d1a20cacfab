import { shown } from '../../basics/arguments.ts';
import type { Problem } from '../../basics/errors.ts';
import { type BoardResult, noBoard } from '../../board/board-result.ts';
import { nothingWritten } from '../../text/lines.ts';
import type { ReadBoard } from '../parts/format.ts';
import { commonSet } from './common.ts';
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
  boardIn(text, () => readerOf({}, readPiece, commonSet));

/** The only board of a text, or its problems. */
export function boardIn(text: string, readerOf: () => BoardReader): BoardResult {
  if (typeof text !== 'string') return noBoard([noText(text)]);
  const [first, second] = firstTwo(text, readerOf());
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
function firstTwo(text: string, reader: BoardReader): readonly ReadBoard[] {
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
