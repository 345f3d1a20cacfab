import { expect, test } from 'vitest';
import { isPressOn, type Part, partAfterArrow, partBetween } from './chart-part.ts';

const partAt = (left: number, right: number, top: number, bottom: number): Part => ({
  left,
  right,
  top,
  bottom,
});
const start = { column: 4, row: 1 };
const press = (key: string, part: Part | undefined, isShifted = false) =>
  partAfterArrow(key, isShifted, { columns: 10, rows: 6, part, start });

test('two cells span a part, wherever the drag began', () => {
  const all = partAt(2, 5, 1, 3);
  expect(partBetween([2, 1], [5, 3])).toEqual(all);
  expect(partBetween([5, 3], [2, 1])).toEqual(all);
  expect(partBetween([5, 1], [2, 3])).toEqual(all);
});

test('a press is on a part if it is one of its cells', () => {
  const part = partAt(2, 5, 1, 3);
  for (const [x, y] of [
    [2, 1],
    [5, 3],
    [5, 1],
    [3, 2],
  ] as const)
    expect(isPressOn(part, partAt(x, x, y, y)), `${x},${y}`).toBe(true);
  for (const [x, y] of [
    [1, 2],
    [6, 2],
    [3, 0],
    [3, 4],
  ] as const)
    expect(isPressOn(part, partAt(x, x, y, y)), `${x},${y}`).toBe(false);
  expect(isPressOn(part, partAt(3, 4, 2, 2))).toBe(false);
  expect(isPressOn(part, partAt(3, 3, 2, 3))).toBe(false);
});

test('without a part an arrow chooses the first cell; other keys choose nothing', () => {
  expect(press('ArrowRight', undefined)).toEqual(partAt(4, 4, 1, 1));
  expect(press('ArrowUp', undefined, true)).toEqual(partAt(4, 4, 1, 1));
  expect(press('a', undefined)).toBeUndefined();
  expect(press('Enter', partAt(2, 2, 2, 2))).toBeUndefined();
});

test('an arrow moves a part by a cell, up to the edge of the chart', () => {
  const part = partAt(2, 4, 1, 3);
  expect(press('ArrowLeft', part)).toEqual(partAt(1, 3, 1, 3));
  expect(press('ArrowRight', part)).toEqual(partAt(3, 5, 1, 3));
  expect(press('ArrowUp', part)).toEqual(partAt(2, 4, 0, 2));
  expect(press('ArrowDown', part)).toEqual(partAt(2, 4, 2, 4));
  for (const [key, edge] of [
    ['ArrowLeft', partAt(0, 2, 1, 3)],
    ['ArrowRight', partAt(7, 9, 1, 3)],
    ['ArrowUp', partAt(2, 4, 0, 2)],
    ['ArrowDown', partAt(2, 4, 3, 5)],
  ] as const)
    expect(press(key, edge), key).toEqual(edge);
});

test('with the shift key an arrow moves the right or the upper side', () => {
  const part = partAt(2, 4, 1, 3);
  expect(press('ArrowLeft', part, true)).toEqual(partAt(2, 3, 1, 3));
  expect(press('ArrowRight', part, true)).toEqual(partAt(2, 5, 1, 3));
  expect(press('ArrowUp', part, true)).toEqual(partAt(2, 4, 0, 3));
  expect(press('ArrowDown', part, true)).toEqual(partAt(2, 4, 2, 3));
  // a cell is left, and none is outside
  const cell = partAt(9, 9, 0, 0);
  for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'])
    expect(press(key, cell, true), key).toEqual(cell);
});
