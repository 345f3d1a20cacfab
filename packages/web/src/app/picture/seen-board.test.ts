import { parseBoard } from '@unjam/core';
import { boardToSetup } from '@unjam/core/board';
import type { Corners } from '@unjam/core/picture';
import { describe, expect, test } from 'vitest';
import { doubtfulCells, seenBoard, turnedBoard } from './seen-board.ts';

const board = boardToSetup(parseBoard('XX.\n..B\n..B'));
const corners: Corners = [
  { x: 0, y: 0 },
  { x: 90, y: 0 },
  { x: 90, y: 90 },
  { x: 0, y: 90 },
];
const [topLeft, topRight, bottomRight, bottomLeft] = corners;
const cells = [0.1, 1, 1, 1, 1, 0.6, 1, 1, 0.9];
const reading = {
  kind: 'read',
  board,
  corners,
  confidence: 0.7,
  cells,
  turns: 0,
  upright: 1,
  primaryBy: 'colour',
  runnersUp: [],
  others: [],
} as const;
const nothingGiven = { placed: undefined, topLeft: undefined, sized: false };
const seen = seenBoard(reading, nothingGiven);

describe('a board in a picture', () => {
  test('has its corners and its cells turned with it', () => {
    const turned = turnedBoard(seen);
    expect(turned.corners).toEqual([bottomLeft, topLeft, topRight, bottomRight]);
    expect(turned.cells).toEqual([1, 1, 0.1, 1, 1, 1, 0.9, 0.6, 1]);
    expect([1, 2, 3, 4].reduce(turnedBoard, seen)).toEqual({ ...seen, setup: turned4(), turned: true });
  });

  const turned4 = () => ({ ...board, exit: 'right' });

  test('stays as a person turned it when it is read again', () => {
    expect(seenBoard(reading, { ...nothingGiven, topLeft: { x: 80, y: 10 } })).toMatchObject({
      corners: [topRight, bottomRight, bottomLeft, topLeft],
      setup: { exit: 'top' },
      turned: true,
    });
  });

  test('keeps the corners that a person gave, from the corner that the reader takes for the top left', () => {
    const moved = corners.map(({ x, y }) => ({ x: x + 2, y: y - 1 }));
    const [a = topLeft, b = topLeft, c = topLeft, d = topLeft] = moved;
    expect(seenBoard(reading, { ...nothingGiven, placed: [c, d, a, b] })).toMatchObject({
      corners: moved,
      placed: true,
    });
  });
});

test('a board whose primary is not red says so', () => {
  expect(seen.byPlace).toBe(false);
  expect(seenBoard({ ...reading, primaryBy: 'place' }, nothingGiven).byPlace).toBe(true);
});

describe('a board without a red car', () => {
  const message = 'a grid, but no red car';
  const unread = { kind: 'no red car', message, board, corners } as const;

  test('has the pieces without a primary, and none of its cells is marked', () => {
    const { setup, cells, ...rest } = seenBoard(unread, nothingGiven);
    expect(setup.vehicles).toEqual(board.vehicles.map(({ label, squares }) => ({ label, squares })));
    expect(doubtfulCells({ setup, cells, ...rest }, setup)).toEqual([]);
    expect(rest).toMatchObject({ corners, placed: false, turned: false });
  });

  test('lies as in the picture, however the reader turned it', () => {
    const turned = { ...unread, corners: [bottomLeft, topLeft, topRight, bottomRight] } as const;
    expect(seenBoard(turned, nothingGiven)).toMatchObject({ corners, turned: false });
  });

  test('stays as a person turned it when it is read again', () => {
    expect(seenBoard(unread, { ...nothingGiven, topLeft: { x: 80, y: 10 } })).toMatchObject({
      corners: [topRight, bottomRight, bottomLeft, topLeft],
      turned: true,
    });
  });
});

describe('doubtful cells', () => {
  const draft = seen.setup;
  test('are those below 90 %', () => {
    expect(doubtfulCells(seen, draft)).toEqual([0, 5]);
  });

  test('are no longer doubtful when a person changed what stands there', () => {
    const without = { ...draft, vehicles: draft.vehicles.filter(({ label }) => label !== 'X') };
    expect(doubtfulCells(seen, without)).toEqual([5]);
  });

  test('are none on a draft of another size', () => {
    expect(doubtfulCells(seen, { ...draft, width: 4 })).toEqual([]);
  });
});
