/* Texts that are read as a whole, since what stands in one place of them decides how another one is read. */
import type { BoardSplitter, BoardText } from '../parts/format.ts';
import { PIECE } from '../reading/equal-pieces.ts';

/** What a splitter found in a whole text. */
export interface WholeTextReading {
  readonly texts: BoardText[];
  readonly fenced: boolean;
}

/**
 * A splitter for texts that arrive in pieces of `inEqualPieces`: what is shorter than a piece is a whole text.
 *
 * @param splitter - takes all other texts
 * @param read - reads a whole text; undefined if `splitter`, which has got nothing yet, is to take it
 */
export function ofWholeText(
  splitter: BoardSplitter,
  read: (text: string) => WholeTextReading | undefined,
): BoardSplitter {
  let isFirst = true;
  let whole: WholeTextReading | undefined;
  return {
    push(text) {
      whole = isFirst && text.length < PIECE ? read(text) : undefined;
      isFirst = false;
      return whole ? whole.texts : splitter.push(text);
    },
    end: () => (whole ? [] : splitter.end()),
    get fenced() {
      return whole ? whole.fenced : splitter.fenced;
    },
  };
}
