import { callback, check, checkOptions, list, oneOf, type Table, text } from '../../basics/arguments.ts';
import { edges } from '../../board/setup.ts';
import type { BoardFormat, BoardText, FormatSet, ReadBoard, ReadTextOptions } from '../parts/format.ts';
import { splitterFor } from './board-splitter.ts';
import type { CommonFormatId } from './common.ts';
import { proseFilter } from './prose-filter.ts';
import type { readPiece } from './read-piece.ts';

/*
 * Reads the boards of a text of any length, which may arrive in pieces:
 *
 *     # easy ones            a comment separates boards, like a blank line
 *     Card 1                 a name
 *     AA...O
 *     ...                    each board may be in another format
 *
 *     60 IBBxoo... 2332      one board on a line
 *     [{"width": 6, ...}]    one board in each object
 *     {"board": "60 IBB..."} the board of a record (record.ts)
 */

/** Reads boards from a text that arrives in pieces, such as a stream. */
export interface BoardReader {
  /** Takes the next piece of the text, cut anywhere, and returns the boards that are complete now. TypeError behind the end. */
  push(text: string): ReadBoard[];
  /** Ends the text and returns the remaining boards. Another text, such as that of the next file, needs another reader. */
  end(): ReadBoard[];
}

/** What a reader recognises, and what decides between readings of a text. */
export interface ReaderOptions extends ReadTextOptions {
  /** The format of every board, or the id of one that every reader recognises; default: recognised for each board. */
  readonly format?: BoardFormat | CommonFormatId | undefined;
  /**
   * What is recognised; default: the formats that every reader recognises. With `allFormats()` of @unjam/core/formats texts in
   * no format are read by their shape.
   */
  readonly formats?: FormatSet | undefined;
}

const readerOptions: Table = {
  primary: text,
  exit: oneOf(edges),
  formats: (value) => list(Object(value).recognised) && 'allFormats()',
  format: () => false,
  empty: text,
  wall: text,
  border: text,
  columns: text,
  solve: callback,
};

/**
 * A reader that reads each board by `readOne`.
 *
 * @param common - the formats that it recognises where `given` names none
 */
export function readerOf(given: ReaderOptions, readOne: typeof readPiece, common: FormatSet): BoardReader {
  checkOptions(given, 'options', readerOptions);
  const { format: wanted, formats = common, ...options } = given;
  const format = typeof wanted === 'string' ? formats.recognised.find(({ id }) => id === wanted) : wanted;
  if (wanted !== undefined && !format?.parse)
    check(wanted, 'options.format', oneOf(formats.recognised.map(({ id }) => id)));
  const splitter = splitterFor({ ...options, format, formats });
  const prose = proseFilter<ReadBoard>();
  const read = (text: BoardText): ReadBoard[] => {
    const board = readOne(text, options, formats);
    // what contradicts a board is no prose
    const isMeant = board.result.ok || board.result.error.code === 'unreachable-exit';
    return prose.take(board, isMeant, text);
  };
  return {
    push: (piece) => {
      check(piece, 'text', text);
      return splitter.push(piece).flatMap(read);
    },
    end: () => [...splitter.end().flatMap(read), ...prose.end(splitter.fenced)],
  };
}
