import { startOf, tryParseBoard } from '@unjam/core';
import { expect, test } from 'vitest';
import { words } from './board-words.ts';
import { describePlace, describe as describeVehicle } from './vehicle-name.ts';

const read = tryParseBoard('..B...\n..B...\nXX..C.\n....C.\n......\nDDD...');
if (!read.ok) throw new Error(read.error.message);
const board = read.value;

test.each([
  ['X', 'red car, row 3, can move right 2', 'columns 1 to 2 of 6'],
  ['B', 'blue car B, column 3, can move down 3', 'rows 1 to 2 of 6'],
  ['C', 'yellow car C, column 5, can move up 2 or down 2', 'rows 3 to 4 of 6'],
  ['D', 'green truck D, row 6, can move right 3', 'columns 1 to 3 of 6'],
])('%s is named "%s" and stands at %s', (label, name, place) => {
  const index = board.vehicles.findIndex((vehicle) => vehicle.label === label);
  expect(describeVehicle(board, startOf(board), index)).toBe(name);
  expect(describePlace(board, startOf(board), index)).toBe(place);
});

test('a board says where its walls are', () => {
  const walled = tryParseBoard('......\nXX..#.\n......\n#.....');
  if (!walled.ok) throw new Error(walled.error.message);
  expect(words.board(walled.value)).toBe(
    'Board of 4 rows and 6 columns, 2 walls: row 2 column 5; row 4 column 1, exit at the right',
  );
  expect(words.board(board)).toBe('Board of 6 rows and 6 columns, exit at the right');
});
