import { describe, expect, test } from 'vitest';
import { boardOf } from '../testing/drawn.ts';
import { describeMove, describeVehicle, kindOf, movedBy, type Named, named, nameOf } from './naming.ts';

const board = boardOf(['XXb.', '..b.', 'aab.', '....', 'bb..']);

test('the primary is red, others are cars or trucks; the orientation tells two vehicles of one label apart', () => {
  expect(board.vehicles.map((_, index) => describeVehicle(board, index))).toEqual([
    'red car',
    'car a',
    'horizontal car b',
    'vertical truck b',
  ]);
});

test('moves in words', () => {
  expect(describeMove(board, { vehicle: 0, by: 2 })).toBe('red car right 2');
  expect(describeMove(board, { vehicle: 3, by: -1 })).toBe('vertical truck b up 1');
});

describe('a vehicle as a sentence speaks of it', () => {
  test.each([
    [0, { colour: 'red', kind: 'car', label: '' }],
    [1, { kind: 'car', label: 'a' }],
    [2, { kind: 'car', label: 'b', orientation: 'horizontal' }],
    [3, { kind: 'truck', label: 'b', orientation: 'vertical' }],
  ])('vehicle %d', (index, expected) => {
    expect(named(board, index)).toEqual(expected);
    expect(Object.keys(named(board, index))).toEqual(Object.keys(expected));
  });

  test.each([
    [2, 'car'],
    [3, 'truck'],
    [4, 'truck'],
  ])('of %d cells is a %s', (length, kind) => {
    expect(kindOf({ length })).toBe(kind);
  });

  test.each<[Named, string]>([
    [{ kind: 'car', label: '' }, 'car'],
    [{ colour: 'blue', kind: 'truck', label: 'Q' }, 'blue truck Q'],
    [{ orientation: 'vertical', colour: 'blue', kind: 'car', label: 'Q' }, 'vertical blue car Q'],
  ])('%j is %s', (vehicle, name) => {
    expect(nameOf(vehicle)).toBe(name);
  });
});

describe('a move as a sentence speaks of it', () => {
  const name = { kind: 'car', label: 'of mine' } as const;
  test.each([
    [0, 2, 'right', 2],
    [0, -1, 'left', 1],
    [3, 1, 'down', 1],
    [3, -3, 'up', 3],
  ])('vehicle %d by %d goes %s %d', (vehicle, by, way, cells) => {
    expect(movedBy(board, { vehicle, by }, name)).toEqual({ vehicle: name, way, cells });
    expect(describeMove(board, { vehicle, by }, () => 'mine')).toBe(`mine ${way} ${cells}`);
  });

  test.each([
    ['no such vehicle', { vehicle: 4, by: 1 }, 'move: vehicle is 4; expected a whole number from 0 to 3'],
    ['half a cell', { vehicle: 0, by: 0.5 }, 'move: by is 0.5; expected a whole number other than 0'],
  ])('%s', (_, move, message) => {
    expect(() => movedBy(board, move, name)).toThrow(new RangeError(message));
    expect(() => describeMove(board, move)).toThrow(new RangeError(message));
  });

  test('a slide by no cell is described', () => {
    expect(describeMove(board, { vehicle: 1, by: 0 })).toBe('car a left 0');
  });
});
