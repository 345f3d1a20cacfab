import { expect, test } from 'vitest';
import { compactText } from '../../formats/reading/compact.ts';
import { boardOf } from '../../testing/drawn.ts';
import { readShapes } from '../read-shapes.ts';

const rows = ['AA...O', 'P..Q.O', 'PXXQ.O', 'P..Q..', 'B...CC', 'B.RRR.'];
const board = boardOf(rows);

/** The rows with cells of so many characters and lines. */
const enlarged = (wide: number, high: number, blank = '.'): string[] =>
  rows.flatMap((row) =>
    Array.from({ length: high }, () =>
      [...row].map((glyph) => (glyph === '.' ? blank : glyph).repeat(wide)).join(''),
    ),
  );

/** The board of a text, and how its rows were cut. */
function read(text: string): readonly [string | undefined, string | undefined] {
  const answer = readShapes(text);
  const [only] = answer.kind === 'read' ? answer.boards : [];
  return [only && compactText(only.board), only && /each (.*?)(?:,|$)/.exec(only.read)?.[1]];
}

test.each([
  [2, 1, 'two characters wide'],
  [3, 1, 'three characters wide'],
  [4, 1, 'four characters wide'],
  [2, 2, 'two characters wide and two lines high'],
  [3, 2, 'three characters wide and two lines high'],
  [3, 3, 'three characters wide and three lines high'],
])('cells %i characters wide and %i lines high', (wide, high, said) => {
  expect(read(enlarged(wide, high).join('\n'))).toEqual([compactText(board), said]);
});

test.each([
  [2, 1],
  [3, 1],
  [3, 2],
])('the same in a border of one character, with blanks for empty cells: %i, %i', (wide, high) => {
  const rule = '#'.repeat(6 * wide + 2);
  const text = [rule, ...enlarged(wide, high, ' ').map((row) => `#${row}#`), rule].join('\n');
  expect(read(text)[0]).toBe(compactText(board));
});

test.each([
  ['a character too few', (text: string) => text.replace('AAA', 'AA.')],
  ['another character', (text: string) => text.replace('QQQ', 'QCQ')],
  ['a line too few', (text: string) => text.split('\n').slice(1).join('\n')],
])('with %s they are refused', (_, mistake) => {
  expect(readShapes(mistake(enlarged(3, 2).join('\n'))).kind).toBe('refused');
});

test('a text that says its size has a cell for each character', () => {
  const text = '4 columns, 3 rows\nAA..\n..BB\nXX..';
  expect(read(text)[0]).toBe(compactText(boardOf(['AA..', '..BB', 'XX..'])));
});
