import { describe, expect, test } from 'vitest';
import { boardOf } from '../testing/drawn.ts';
import { withoutVehicle, withoutWall, withVehicles } from './remove.ts';

// the vehicles 0 A, 1 B, 2 X (the primary), 3 Y
const rows = ['A#.B', 'A..B', 'XX.#', '..YY'];
const board = boardOf(rows);

/** The rows with dots in the place of some marks. */
const without = (marks: string) => rows.map((row) => row.replace(new RegExp(`[${marks}]`, 'g'), '.'));

test.each([
  [0, 'A'],
  [1, 'B'],
  [3, 'Y'],
])('without vehicle %d, %s', (index, label) => {
  expect(withoutVehicle(board, index)).toEqual(boardOf(without(label)));
});

test.each([
  [1, ['A..B', 'A..B', 'XX.#', '..YY']],
  [11, ['A#.B', 'A..B', 'XX..', '..YY']],
  [2, rows],
])('without a wall on cell %d', (cell, left) => {
  expect(withoutWall(board, cell)).toEqual(boardOf(left));
});

test.each([
  [[2], 'ABY'],
  [[0, 2], 'BY'],
  [[1, 2, 3], 'A'],
  [[0, 1, 2, 3], '!'],
])('with the vehicles %j alone', (indexes, others) => {
  expect(withVehicles(board, indexes)).toEqual(boardOf(without(others)));
});

describe('the primary', () => {
  test('cannot be removed', () => {
    expect(() => withoutVehicle(board, 2)).toThrow(new RangeError('the primary cannot be removed'));
    expect(() => withVehicles(board, [0, 1])).toThrow(
      new RangeError('the primary must be one of the vehicles'),
    );
  });
});
