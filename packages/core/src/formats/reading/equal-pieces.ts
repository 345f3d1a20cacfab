import type { BoardSplitter } from '../parts/format.ts';

/** How many characters are read together. */
export const PIECE = 1 << 16;

/** A first line that is a record, as `--json` writes them, without a blank line below: what is below says nothing about its board. */
export const BEGINS_WITH_RECORD = /^\ufeff?\{"[^\n]*\}\r?\n(?![^\S\n]*\n)/;

/**
 * A splitter whose boards do not depend on how a text arrives: it is given pieces of one size, or all of a shorter text. What stands
 * below a board may say that it is to be read otherwise, and a program that writes slowly has not written that yet. Records are read as
 * they arrive.
 */
export function inEqualPieces(splitter: BoardSplitter): BoardSplitter {
  let held = '';
  let areRecords: boolean | undefined;
  return {
    push(part) {
      held += part;
      areRecords ??= part.includes('\n') ? BEGINS_WITH_RECORD.test(held) : undefined;
      const whole = areRecords ? held.length : held.length - (held.length % PIECE);
      const pieces = Array.from({ length: Math.ceil(whole / PIECE) }, (_, i) =>
        held.slice(i * PIECE, Math.min(whole, (i + 1) * PIECE)),
      );
      held = held.slice(whole);
      return pieces.flatMap((piece) => splitter.push(piece));
    },
    end() {
      const found = held === '' ? [] : splitter.push(held);
      held = '';
      return [...found, ...splitter.end()];
    },
    get fenced() {
      return splitter.fenced;
    },
  };
}
