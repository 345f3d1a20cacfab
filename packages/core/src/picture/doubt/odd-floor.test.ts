import { expect, test } from 'vitest';
import type { CellColour } from '../flat-board/cell-colours.ts';
import { oddestFloor } from './odd-floor.ts';

const GREY: CellColour = [50, 0, 0];
const DARKER: CellColour = [44, 0, 0];
const RED: CellColour = [45, 60, 40];
const car = (cell: number) => ({ cell, length: 2, orientation: 'horizontal' as const });
const board = (...pieces: ReturnType<typeof car>[]) => ({ pieces, primary: 0, score: 0 });

test('a cell of another colour than the floor is odd, unless it belongs to a vehicle', () => {
  const colours = [RED, RED, GREY, GREY, GREY, GREY, GREY, DARKER, DARKER];
  expect(oddestFloor([...colours, GREY], board(car(0)), 5)).toBe(4);
  expect(oddestFloor([...colours, GREY], board(car(0), car(7)), 5)).toBe(0);
});

test('on a floor of several colours the same difference is less odd', () => {
  const shades = [46, 50, 54, 48, 52, 56].map((lightness): CellColour => [lightness, 0, 0]);
  // the median is 50, the median difference 4, the largest one 6
  expect(oddestFloor([RED, RED, ...shades, [44, 0, 0]], board(car(0)), 9)).toBeCloseTo(6 / 5);
});

test('a board without two empty cells has no odd floor', () => {
  expect(oddestFloor([RED, RED, GREY], board(car(0)), 3)).toBe(1);
});
