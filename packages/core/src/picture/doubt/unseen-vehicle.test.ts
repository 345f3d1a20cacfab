import { expect, test } from 'vitest';
import type { CellColour } from '../flat-board/cell-colours.ts';
import { cellsOfUnseenVehicle } from './unseen-vehicle.ts';

const BRICK: CellColour = [38, 28, 20];
const DARKER: CellColour = [36, 27, 19];
const BROWN: CellColour = [39, 12, 12];
const RED: CellColour = [45, 60, 40];
const tiling = {
  pieces: [{ cell: 0, length: 2, orientation: 'horizontal' as const }],
  primary: 0,
  score: 0,
};
/** What is found on a board of three columns whose first two cells are the red car. */
const foundIn = (colours: readonly CellColour[], isPlain: readonly boolean[] = colours.map(() => true)) =>
  cellsOfUnseenVehicle(
    { colours: [RED, RED, ...colours], isPlain: [true, true, ...isPlain], columns: 3 },
    tiling,
  );

test('two plain cells of one colour that no other empty cell has may be a vehicle', () => {
  expect(foundIn([BRICK, BROWN, BRICK, DARKER, BROWN, BRICK, DARKER])).toEqual([3, 6]);
  expect(foundIn([BRICK, BRICK, BROWN, BROWN, DARKER, BRICK, DARKER])).toEqual([4, 5]);
});

test('other cells are floor', () => {
  const below = [BRICK, BROWN, BRICK, DARKER, BROWN, BRICK, DARKER];
  const isPlain = below.map((_, cell) => cell !== 1);
  expect(foundIn(below, isPlain), 'a mark in one of them').toEqual([]);
  expect(foundIn([BRICK, BROWN, BRICK, DARKER, BROWN, BRICK, BROWN]), 'not in one line').toEqual([]);
  expect(foundIn([BRICK, BROWN, BROWN, BROWN, BROWN, BRICK, DARKER]), 'longer than a vehicle').toEqual([]);
  expect(foundIn([BRICK, BRICK, BROWN, DARKER, BRICK, BRICK, DARKER]), 'one cell').toEqual([]);
  expect(
    foundIn([BRICK, [39, 20, 16], BRICK, DARKER, [39, 20, 16], BRICK, DARKER]),
    'nearly the colour',
  ).toEqual([]);
  expect(foundIn([BRICK, BROWN, BRICK, BROWN]), 'few empty cells').toEqual([]);
});

test('solids have no plain cells', () => {
  const colours = [RED, RED, BRICK, BROWN, BRICK, DARKER, BROWN, BRICK, DARKER];
  expect(cellsOfUnseenVehicle({ colours, columns: 3 }, tiling)).toEqual([]);
});
