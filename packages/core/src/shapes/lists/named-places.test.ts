// Lists whose lines name what they say by letters, and lists with words behind a place in brackets.
import { expect, test } from 'vitest';
import { allFormats } from '../../formats/all-formats.ts';
import { formatBoard } from '../../formats/reading/format-board.ts';
import { tryParseBoard } from '../../formats/reading/parse-board.ts';

const boardOf = (text: string): string | undefined => {
  const read = tryParseBoard(text, { formats: allFormats() });
  return read.ok ? formatBoard(read.value) : read.error.message;
};

const EXPECTED = 'oooooooooooAXXoooAoooooAoooooooooooo';

test.each([
  ['x and y', 'X: x=0, y=2, len=2, dir=H\nA: x=5, y=1, len=3, dir=V'],
  ['without commas', 'X x=0 y=2 size=2 horizontal\nA x=5 y=1 size=3 vertical'],
  ['with a name', 'id=X, x=0, y=2, l=2, d=H\nid=A, x=5, y=1, l=3, d=V'],
  ['a rectangle', 'X: x=0 y=2 w=2 h=1\nA: x=5 y=1 w=1 h=3'],
  ['r and c', 'X: r=2, c=0, len=2, H\nA: r=1, c=5, len=3, V'],
])('letters before numbers are names: %s', (_, text) => {
  expect(boardOf(text)).toBe(EXPECTED);
});

test.each([
  ['a length and a direction', 'A: (1,5), length 3, vertical\nX: (2,0), length 2, horizontal'],
  ['in short', 'A: [1,5] 3 V\nX: [2,0] 2 H'],
])('what stands behind a place in brackets counts: %s', (_, text) => {
  expect(boardOf(text)).toBe(EXPECTED);
});
