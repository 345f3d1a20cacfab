import { expect, test } from 'vitest';
import { boardOf } from '../../testing/drawn.ts';
import { readSolution } from '../reading/read-solution.ts';

const board = boardOf(['XX.A', '...A', '....', '....']);

test.each([
  ['a word that is not a move', 'A down 2\nZedd1\nX right 2', 'line 2 ("Zedd1") is not a move'],
  ['a word in small letters', 'Ad2\nzzd1\nXr2', 'line 2 ("zzd1") is not a move'],
  ['the last line', 'A down 2\nX right 2\nzzd1', 'line 3 ("zzd1") is not a move'],
  [
    'several lines, of which the first is named, cut off',
    'So here is what I would do, I think.\n\nA down 2\r\nNobody is there.\r\nX right 2\nDone!',
    'line 1 ("So here is what I wo…") and 2 more are not moves',
  ],
])('%s is said to be left out', (_, text, said) => {
  const { result, how } = readSolution(text, board);
  expect(result).toMatchObject({ ok: true, value: { length: 2 } });
  expect(how).toBe(`label, direction, cells; ${said}`);
});

test.each([
  ['known words that say nothing', 'Solution:\nA down 2\nX right 2'],
  ['the number of moves', '2\nA down 2\nX right 2'],
  ['rules of a table', '| car | direction | cells |\n|---|---|---|\n| A | down | 2 |\n| X | right | 2 |'],
  ['drawn states', 'A down 2\nXX..\n....\n...A\n...A\nX right 2'],
])('%s need no word', (_, text) => {
  expect(readSolution(text, board)).toMatchObject({ result: { ok: true }, how: 'label, direction, cells' });
});

test('moves in a table may have numbers, however few they are', () => {
  const { result, how } = readSolution('| 1 | A | down | 2 |\n| 2 | X | right | 2 |', board);
  expect(result).toMatchObject({
    ok: true,
    value: [
      { label: 'A', by: 2 },
      { label: 'X', by: 2 },
    ],
  });
  expect(how).toBe('number, label, direction, cells');
});
