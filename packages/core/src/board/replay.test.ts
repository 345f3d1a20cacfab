import { describe, expect, test } from 'vitest';
import { boardOf } from '../testing/drawn.ts';
import { describeSlide, replay } from './replay.ts';

/*
 * 0: X, row 2      1: a, row 1      2: b, column 4
 */
const board = boardOf(['.aa.b.', 'XX..b.', '......', '...#..']);

test('gives the start, the state after each move, and whether the board is solved', () => {
  const moves = [
    { vehicle: 2, by: 2 },
    { vehicle: 0, by: 4 },
  ];
  expect(replay(board, moves)).toEqual({
    ok: true,
    value: {
      states: [
        [0, 1, 0],
        [0, 1, 2],
        [4, 1, 2],
      ],
      solved: true,
    },
  });
  expect(replay(board, [])).toEqual({ ok: true, value: { states: [[0, 1, 0]], solved: false } });
});

test('begins where it is told to', () => {
  const last = [{ vehicle: 0, by: 4 }];
  expect(replay(board, last, [0, 1, 2])).toEqual({
    ok: true,
    value: {
      states: [
        [0, 1, 2],
        [4, 1, 2],
      ],
      solved: true,
    },
  });
  expect(replay(board, last).ok).toBe(false);
  expect(() => replay(board, last, [0, 1])).toThrow('expected a list of 3 offsets');
});

describe('names the first illegal move and the reason', () => {
  test.each<[string, { vehicle: number; by: number }, string, string | undefined]>([
    [
      'a vehicle in the way',
      { vehicle: 0, by: 3 },
      'X cannot slide right 3: vehicle b stands at row 2, column 5',
      'X',
    ],
    [
      'the edge next to it',
      { vehicle: 2, by: -1 },
      'b cannot slide up 1: the edge of the board is next to it',
      'b',
    ],
    ['the edge', { vehicle: 1, by: -2 }, 'a cannot slide left 2: the edge of the board is 1 away', 'a'],
    [
      'no such vehicle',
      { vehicle: 3, by: 1 },
      'vehicle is 3; expected a whole number from 0 to 2',
      undefined,
    ],
    ['nothing', { vehicle: 0, by: 0 }, 'by is 0; expected a whole number other than 0', undefined],
    ['half a cell', { vehicle: 0, by: 0.5 }, 'by is 0.5; expected a whole number other than 0', undefined],
  ])('%s', (_, move, reason, vehicle) => {
    const result = replay(board, [
      { vehicle: 0, by: 1 },
      { vehicle: 0, by: -1 },
      move,
      { vehicle: 9, by: 9 },
    ]);
    expect(result).toEqual({
      ok: false,
      error: {
        code: 'illegal-move',
        message: `move 3 is illegal: ${reason}`,
        at: { move: 2, ...(vehicle && { vehicle }) },
      },
    });
  });

  test('a wall', () => {
    const walled = boardOf(['XX.#', '....']);
    const result = replay(walled, [{ vehicle: 0, by: 2 }]);
    expect(!result.ok && result.error.message).toBe(
      'the move is illegal: X cannot slide right 2: a wall stands at row 1, column 4',
    );
  });
});

test.each([
  ['horizontal', 3, 'right 3'],
  ['horizontal', -1, 'left 1'],
  ['vertical', 2, 'down 2'],
  ['vertical', -4, 'up 4'],
] as const)('a slide in words: %s %d', (orientation, by, words) => {
  expect(describeSlide({ orientation }, by)).toBe(words);
});
