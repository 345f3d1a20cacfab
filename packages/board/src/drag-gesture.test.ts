import { parseBoard } from '@unjam/core';
import { describe, expect, test } from 'vitest';
import { DragGesture } from './drag-gesture.ts';

// the vehicles 0 A, in a column, and 1 X, in a row
const board = parseBoard('.XX...\n....A.\n....A.\n......');

/** A gesture on a board whose cells are as many pixels wide and high on the screen. */
function begin(vehicle: number, { wide = 20, high = 40, x = 500, y = 300, time = 1000 } = {}) {
  // both vehicles are two cells long
  const box = { width: 2 * wide, height: 2 * high } as DOMRect;
  const place = { clientX: x, clientY: y, timeStamp: time };
  const gesture = new DragGesture(board, [1, 1], vehicle, { from: 0, to: 3 }, place, box);
  return {
    gesture,
    pull: (dx: number, dy: number, passed: number) =>
      gesture.pull({ clientX: x + dx, clientY: y + dy, timeStamp: time + passed }),
    letGo: (passed: number) => gesture.letGo(time + passed),
  };
}

describe('a vehicle follows the pointer along its lane', () => {
  test.each([
    [1, 20, 0, 2],
    [1, 30, 500, 2.5],
    [0, 0, 40, 2],
    [0, 500, 20, 1.5],
    [1, -40, 0, 0],
    [1, 900, 0, 3],
  ])('vehicle %d, moved by %d, %d pixels, is at %d', (vehicle, dx, dy, position) => {
    const { pull, gesture } = begin(vehicle);
    expect(pull(dx, dy, 100)).toBeCloseTo(position, 9);
    expect(gesture.vehicle).toBe(vehicle);
  });
});

describe('beyond the end of its way it pushes', () => {
  test.each([
    [46, undefined],
    [48, 1],
    [0, undefined],
    [-26, undefined],
    [-28, -1],
  ])('moved by %d pixels', (dx, pushed) => {
    const { pull, gesture } = begin(1);
    pull(dx, 0, 100);
    expect(gesture.pushed).toBe(pushed);
    // and no longer once it is back
    pull(10, 0, 200);
    expect(gesture.pushed).toBeUndefined();
  });
});

describe('a click', () => {
  test.each([
    [1, [4.9], true],
    [1, [5], false],
    [1, [-5], false],
    [1, [9, 0], false],
    [1, [], true],
  ])('vehicle %d, moved to %j', (vehicle, moves, expected) => {
    const { pull, gesture } = begin(vehicle);
    for (const [index, dx] of moves.entries()) pull(dx, 50, 10 * (index + 1));
    expect(gesture.wasClick).toBe(expected);
  });
});

describe('where it comes to rest, and how fast it is then', () => {
  test('as it was when it was let go', () => {
    const { pull, letGo } = begin(1);
    pull(4, 0, 100);
    pull(8, 0, 150);
    // 0.2 cells in 50 milliseconds
    expect(letGo(160).speed).toBeCloseTo(4, 9);
  });

  test('an event at the same moment tells no speed', () => {
    const { pull, letGo } = begin(1);
    pull(4, 0, 100);
    pull(8, 0, 100);
    expect(letGo(110).speed).toBeCloseTo(2, 9);
  });

  test('a pointer that rested has none', () => {
    const { pull, letGo } = begin(1);
    pull(8, 0, 100);
    expect(letGo(180).speed).toBeCloseTo(4, 9);
    expect(letGo(181)).toEqual({ offset: 1, speed: 0 });
    pull(12, 0, 400);
    expect(letGo(500)).toEqual({ offset: 2, speed: 0 });
  });
});
