import { describe, expect, test } from 'vitest';
import { boardOf } from '../testing/drawn.ts';
import { startOf } from './board.ts';
import { apply, undoMove } from './moves.ts';
import { validate } from './validate.ts';
import { vehicleIndex } from './vehicle-index.ts';

const board = boardOf(['XX.A', '...A', 'BB..']);

test.each([
  ['A', 0],
  ['B', 1],
  ['X', 2],
])('vehicle %s is vehicle %d', (label, index) => {
  expect(vehicleIndex(board, label)).toBe(index);
});

test.each([
  ['C', 'no vehicle labelled "C"; expected one of the vehicles A, B, X'],
  ['', 'no vehicle labelled ""; expected one of the vehicles A, B, X'],
])('there is no vehicle %j', (label, message) => {
  expect(() => vehicleIndex(board, label)).toThrow(new RangeError(message));
});

test.each([[0], [undefined], [['A']]])('%j names no vehicle', (name) => {
  expect(() => vehicleIndex(board, name as never)).toThrow('expected a label, or { label, orientation }');
});

describe('two vehicles of one label', () => {
  const shared = validate({
    width: 4,
    height: 3,
    walls: [],
    vehicles: [
      { label: 'X', squares: [0, 1].map((column) => ({ row: 0, column })), primary: true },
      { label: 'p', squares: [0, 1].map((column) => ({ row: 2, column })) },
      { label: 'p', squares: [0, 1].map((row) => ({ row, column: 3 })) },
    ],
  });
  if (!shared.ok) throw new Error(shared.error.message);
  test('are told apart by their orientation', () => {
    expect(vehicleIndex(shared.value, { label: 'p', orientation: 'vertical' })).toBe(2);
    expect(() => vehicleIndex(shared.value, 'p')).toThrow(
      'more than one vehicle labelled "p"; expected { label, orientation } of one of them',
    );
  });
});

test('a move is undone', () => {
  const move = { vehicle: vehicleIndex(board, 'A'), by: 1 };
  const after = apply(startOf(board), move);
  expect(after).toEqual([1, 0, 0]);
  expect(undoMove(after, move)).toEqual(startOf(board));
});
