/*
 * A row that stands right behind the opening of code, on its line, where a language may stand:
 *
 *     ```AA...O          AA...O
 *     P..Q.O             P..Q.O
 *     ```                (blank)
 */
import { LINE_BREAK } from '../../text/lines.ts';
import type { BoardSplitter } from '../parts/format.ts';
import { PIECE } from './equal-pieces.ts';

/** An opening with cells behind it, one of them empty or two of one vehicle; a language is a word. */
const OPENING = /^(?:```|~~~)(?=\S*(?:[.·*#-]|_.*_|([A-Z])\1))([\p{L}\d.·_*#-]{3,16})[^\S\n]*$/u;
const CLOSING = /^\s{0,3}(?:```|~~~)\s*$/;

/** What most texts do not have. */
const MAY_OPEN = /^(?:```|~~~)[^\s`~]/m;

/** A splitter that is given a text shorter than a piece of `inEqualPieces` in which such rows are those of the lines below them. */
export function rowsBehindFences(splitter: BoardSplitter): BoardSplitter {
  return {
    push: (text) => splitter.push(MAY_OPEN.test(text) && text.length < PIECE ? withoutFences(text) : text),
    end: () => splitter.end(),
    get fenced() {
      return splitter.fenced;
    },
  };
}

function withoutFences(text: string): string {
  const lines = text.split(LINE_BREAK);
  let isChanged = false;
  for (const [i, line] of lines.entries()) {
    const row = OPENING.exec(line)?.[2];
    // the rows below are as long
    if (row === undefined || lines[i + 1]?.trimEnd().length !== row.length) continue;
    const end = lines.findIndex((other, n) => n > i && CLOSING.test(other));
    if (end < 0) continue;
    lines[i] = row;
    lines[end] = '';
    isChanged = true;
  }
  return isChanged ? lines.join('\n') : text;
}
