import { expect, test } from 'vitest';
import { readShapes } from '../read-shapes.ts';

/** The exit of a board on which X can leave at the left or at the right, or the problem. */
function exitOf(exit: unknown): string {
  const rows = ['AA....', '.B....', '.BXX..', '.B....', '......', '......'];
  const read = readShapes(JSON.stringify({ exit, rows }));
  return read.kind === 'read'
    ? read.boards.map(({ board }) => board.exit).join()
    : read.kind === 'refused'
      ? read.problem.message
      : read.kind;
}

test.each<[unknown]>([
  ['left'],
  [['left', 2]],
  [[2, 'left']],
  [{ side: 'left' }],
  [{ edge: 'left', index: 2 }],
  [{ direction: 'west', row: 2 }],
  [{ row: 2, col: 0 }],
  [{ x: 0, y: 2 }],
  [[2, 0]],
  [[0, 2]],
  [[2, -1]],
  ['2, 0'],
])('the exit at the left: %j', (exit) => {
  expect(exitOf(exit)).toBe('left');
});

test.each<[unknown]>([['right'], [2], [null], [{ row: 2, col: 5 }], [{ row: 2 }], [[2, 5]], [[6, 2]]])(
  'the exit at the right: %j',
  (exit) => {
    expect(exitOf(exit)).toBe('right');
  },
);

test.each<[unknown]>([
  [['left', 'row']],
  ['far away'],
  [{ far: 'away' }],
  [{ side: 'far away' }],
  ['1, 2, 3'],
])('an exit that is not understood: %j', (exit) => {
  expect(exitOf(exit)).toBe('the property "exit" of this board is not understood');
});
