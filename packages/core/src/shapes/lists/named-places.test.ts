// Lists whose lines name what they say by letters, and lists with words behind a place in brackets.
import { expect, test } from 'vitest';
import { allFormats } from '../../formats/all-formats.ts';
import { formatBoard } from '../../formats/reading/format-board.ts';
import { tryParseBoard } from '../../formats/reading/parse-board.ts';
import { relabelFor } from '../../formats/relabel-for.ts';

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

test.each([
  ['as an id', 'id = A', 'id = X'],
  ['as a name', 'name=A', 'name=X'],
])('a numbered section says its label: %s', (_, first, second) => {
  const text = `[car0]\n${first}\nx = 5\ny = 1\nlen = 3\ndir = V\n\n[car1]\n${second}\nx = 0\ny = 2\nlen = 2\ndir = H`;
  expect(boardOf(text)).toBe(EXPECTED);
});

test('a label with a number is no kind of vehicle in a sentence', () => {
  const text =
    '- car1: row 1, col 5, type truck, direction vertical\n- red: row 2, col 0, type car, direction horizontal\n- car2: row 4, col 0, type car, direction vertical';
  const read = tryParseBoard(text, { formats: allFormats() });
  expect(read.ok && read.value.vehicles.map(({ label, length }) => `${label} ${length}`)).toEqual([
    '1 3',
    '2 2',
    'red 2',
  ]);
});

test.each([
  ['bullets', '- 1: ', '- 2: '],
  ['bullets below a heading', 'Level 1\n- 1: ', '- 2: '],
  ['dashes behind the labels', '1 - ', '2 - '],
])('what names say counts in a list with %s', (_, first, second) => {
  const text = `${first}x: 5, y: 1, len: 3, horizontal: false, target: false\n${second}x: 0, y: 2, len: 2, horizontal: true, target: true`;
  for (const written of [text, text.replaceAll(/(?<=[a-z]): /g, ' ')]) {
    const read = tryParseBoard(written, { formats: allFormats() });
    const board = read.ok ? relabelFor(read.value, 'line') : read;
    expect(board.ok && formatBoard(board.value)).toBe('oooooooooooBAAoooBoooooBoooooooooooo');
  }
});

test('a sentence may say the colour of the red car', () => {
  const text =
    '- 1: row 1, column 6, size 3, dir vertical, color green\n- 2: row 3, column 1, size 2, dir horizontal, color red';
  const read = tryParseBoard(text, { formats: allFormats() });
  expect(read.ok && read.value.vehicles[read.value.primary]?.label).toBe('2');
});
