import { isBlank, linesOf } from '../../text/lines.ts';
import type { RowsShape } from '../parts/format.ts';
import { withoutComments } from '../parts/hash-rows.ts';
import { nameIn } from '../parts/named-rows.ts';
import { commonSet } from './common.ts';
import { readsNamedPieces } from './read-named-pieces.ts';
import type { readPiece } from './read-piece.ts';
import { type BoardReader, type ReaderOptions, readerOf } from './reader-of.ts';
import { readerSet } from './reader-set.ts';

export type { BoardReader, ReaderOptions };

/**
 * A reader for texts with many boards that may arrive in pieces. It keeps at most one board's text in memory. With `allFormats()` it
 * reads some 65,000 characters together, so that its boards do not depend on how the text arrives, and keeps the beginning of a text
 * in which no format finds a board, so that it can be read by its shape; only records, JSON objects on a line each, are read as they
 * arrive. A board with problems is returned with them, and reading goes on after it. Binary input is one problem and ends the reading;
 * an input without any board is one problem, `empty-input`.
 *
 * @param given - `format`, `formats` and what decides between readings, as for `parseBoard`
 *
 * @example
 * const reader = createBoardReader();
 * for (const { name, result } of [...reader.push(text), ...reader.end()]) {
 *   if (result.ok) console.log(name, result.value.vehicles.length);
 *   else console.error(name, result.error.message);
 * }
 */
export const createBoardReader = (given: ReaderOptions = {}): BoardReader => {
  const reader = readerOf(given, readsWithNames(), readerSet);
  let hasEnded = false;
  return {
    push: (text) => {
      if (hasEnded)
        throw new TypeError('the text of this reader has ended; expected another reader for another text');
      return reader.push(text);
    },
    end: () => {
      if (hasEnded) return [];
      hasEnded = true;
      return reader.end();
    },
  };
};

/** Reads the pieces of a text; rows that are refused keep the name above them, which tells people the board that is meant. */
function readsWithNames(): typeof readPiece {
  const readOne = readsNamedPieces();
  return (piece, options, formats) => {
    const read = readOne(piece, options, formats);
    const { format, problem, text } = piece;
    // above a list, or where nothing says what the text is, the first line may be a heading
    const isDrawn = format?.shape.kind === 'rows' && commonSet.recognised.includes(format);
    if (read.result.ok || read.name !== undefined || problem || !isDrawn) return read;
    const name = read.result.error.code === 'unknown-format' ? undefined : nameAbove(text, format.shape);
    return name === undefined ? read : { ...read, name };
  };
}

/** The name that stands above the rows of a text, also where these are no board. */
function nameAbove(text: string, { isRow }: RowsShape): string | undefined {
  const written = linesOf(text, withoutComments);
  const [first, second] = written.ok ? written.value.filter((line) => !isBlank(line.text)) : [];
  return first && second && !isRow(first.text, [second.text]) ? nameIn(first.text) : undefined;
}
