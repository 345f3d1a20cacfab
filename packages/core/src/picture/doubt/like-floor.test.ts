import { expect, test } from 'vitest';
import type { CellColour } from '../flat-board/cell-colours.ts';
import { cellsLikeFloor } from './like-floor.ts';

const OAK: CellColour = [70, 8, 25];
const PINE: CellColour = [76, 8, 28];
const ALMOST: CellColour = [71, 8, 24];
const RED: CellColour = [45, 60, 40];
const car = (cell: number) => ({ cell, length: 2, orientation: 'horizontal' as const });
const board = (...pieces: { cell: number; length: number; orientation: 'horizontal' }[]) => ({
  pieces,
  primary: 0,
  score: 0,
});
const colours = [RED, RED, OAK, PINE, ALMOST, PINE, OAK, RED];

test('a vehicle all of whose cells have colours of empty cells may be floor', () => {
  expect(cellsLikeFloor(colours, board(car(0), car(4)), 4)).toEqual([4, 5]);
});

test('the primary, walls, and vehicles with one cell of their own colour are told from the floor', () => {
  expect(cellsLikeFloor(colours, board(car(4)), 4)).toEqual([]);
  expect(cellsLikeFloor(colours, board(car(0), { ...car(4), length: 1 }), 4)).toEqual([]);
  expect(cellsLikeFloor(colours, board(car(0), car(6)), 4)).toEqual([]);
});
