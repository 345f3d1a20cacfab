import { startOf, tryParseBoard } from '@unjam/core';
import { describe, expect, test } from 'vitest';
import { blockerOf, dragged, rangeOf, settled } from './drag.ts';

const read = tryParseBoard('..B...\n..B...\nXX..C.\n....C.\n......\nDDD...');
if (!read.ok) throw new Error(read.error.message);
const board = read.value;
const indexOf = (label: string) => board.vehicles.findIndex((vehicle) => vehicle.label === label);

test.each([
  ['X', 0, 2],
  ['B', 0, 3],
  ['C', 0, 4],
  ['D', 0, 3],
])('%s may be dragged from offset %i to %i', (label, from, to) => {
  expect(rangeOf(board, startOf(board), indexOf(label))).toEqual({ from, to });
});

describe('a dragged vehicle follows the pointer and never passes a neighbour', () => {
  const range = { from: 1, to: 4 };
  test.each([
    [2, 0.37, 2.37],
    [2, -0.8, 1.2],
    [2, -3, 1],
    [2, 9, 4],
  ])('from %d, dragged %d cells, it is at %d', (offset, by, position) => {
    expect(dragged(range, offset, by)).toBeCloseTo(position, 12);
  });
});

describe('a vehicle that is let go comes to rest on a cell it can reach', () => {
  const range = { from: 1, to: 4 };
  test.each([
    [2.4, 0, 2],
    [2.6, 0, 3],
    [2.4, 0.01, 3],
    [2.6, -0.01, 2],
    [3.9, 1, 4],
    [1.1, -1, 1],
  ])('at %d with %d cells a millisecond: %i', (position, speed, cell) => {
    expect(settled(range, position, speed)).toBe(cell);
  });
});

test.each([
  ['X', 1, 'C'],
  ['X', -1, undefined],
  ['B', 1, 'D'],
  ['C', -1, undefined],
] as const)('what blocks %s towards %i is %s', (label, direction, blocker) => {
  const found = blockerOf(board, startOf(board), indexOf(label), direction);
  expect(found === undefined ? undefined : board.vehicles[found]?.label).toBe(blocker);
});
