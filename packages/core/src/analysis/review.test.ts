import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { at } from '../basics/at.ts';
import { boardAt, startOf } from '../board/board.ts';
import { apply, countSolution, type Metric, metrics, moves as movesOf, type Slide } from '../board/moves.ts';
import { solve } from '../engine/solve.ts';
import { legalBoards } from '../testing/arbitraries.ts';
import { boardOf } from '../testing/drawn.ts';
import { randomRuns } from '../testing/random-runs.ts';
import { seedBoards } from '../testing/seeds.ts';
import { betterThan, type Review, review, verdictOf } from './review.ts';

const board = boardOf(['..q..', 'XXq..', '..q..', '.....', '.....']);
const [X, q] = [0, 1];

const reviewed = (played: readonly Slide[], metric: Metric = 'moves', on = board): Review => {
  const result = review(on, played, { metric });
  if (result.kind !== 'reviewed') throw new Error(result.kind);
  return result.review;
};

const slides = (...pairs: readonly (readonly [number, number])[]): Slide[] =>
  pairs.map(([vehicle, by]) => ({ vehicle, by }));

describe('what each move lost', () => {
  test.each([
    [
      'the shortest way',
      'moves',
      [
        [q, 2],
        [X, 3],
      ],
      [2, 1, 0],
      [0, 0],
      undefined,
    ],
    [
      'there and back',
      'moves',
      [
        [q, 2],
        [q, -2],
        [q, 2],
        [X, 3],
      ],
      [2, 1, 2, 1, 0],
      [0, 2, 0, 0],
      1,
    ],
    [
      'one cell too few',
      'moves',
      [
        [q, 1],
        [q, 1],
        [X, 3],
      ],
      [2, 1, 0],
      [0, 0],
      undefined,
    ],
    [
      'in steps a detour costs its cells',
      'steps',
      [
        [q, 2],
        [q, -1],
        [q, 1],
        [X, 3],
      ],
      [5, 3, 4, 3, 0],
      [0, 2, 0, 0],
      1,
    ],
    ['not solved yet', 'moves', [[q, 1]], [2, 2], [1], 0],
    ['nothing played', 'moves', [], [2], [], undefined],
  ] as const)('%s', (_, metric, played, distances, lost, firstLoss) => {
    const found = reviewed(slides(...played), metric);
    expect(found.distances).toEqual(distances);
    expect(found.moves.map((move) => move.lost)).toEqual(lost);
    expect(found.firstLoss).toBe(firstLoss);
  });
});

test('a verdict for each move', () => {
  const played = slides([q, 1], [q, -1], [q, 2], [q, -2], [q, 2], [X, 3]);
  expect(reviewed(played).moves.map(verdictOf)).toEqual([
    'level',
    'level',
    'closer',
    'farther',
    'closer',
    'closer',
  ]);
});

test.each([
  ['a move through another vehicle', board, slides([X, 1]), 'illegal'],
  ['a board without a solution', boardOf(['XX#.', '....']), [], 'unsolvable'],
] as const)('%s has no review', (_, on, played, kind) => {
  expect(review(on, played).kind).toBe(kind);
});

test('an illegal move is told by its number among the moves as they were given', () => {
  const result = review(board, slides([q, 1], [q, 1], [X, 1], [X, 3]));
  expect(result).toEqual({
    kind: 'illegal',
    problem: expect.objectContaining({
      message: 'move 4 is illegal: X cannot slide right 3: the edge of the board is 2 away',
      at: { move: 3, vehicle: 'X' },
    }),
  });
});

test('what would have been better than a move that lost something', () => {
  const found = reviewed(slides([q, 2], [q, -2], [q, 2], [X, 3]));
  expect([0, 1, 2].map((index) => betterThan(board, found, index))).toEqual([
    undefined,
    expect.objectContaining({ move: { vehicle: X, label: 'X', by: 3 }, reason: 'it reaches the exit' }),
    undefined,
  ]);
});

test('a limit that is too small is named', () => {
  const { hardest } = seedBoards;
  expect(review(hardest, [], { limit: { states: 1 } })).toEqual({ kind: 'limit', which: 'states' });
});

test('the searches of a review share one limit in time', () => {
  const { hardest } = seedBoards;
  // each look at the clock is a millisecond after the one before
  let time = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => ++time);
  const within = (milliseconds: number, played: readonly Slide[]) =>
    review(hardest, played, { limit: { milliseconds } });
  try {
    // no state is on a shortest solution that was found before
    const away = slides([4, 1], [10, -1], [3, 1], [4, -1], [3, -1]);
    expect(within(1000, away).kind).toBe('reviewed');
    const all = time;
    time = 0;
    expect(within(1000, []).kind).toBe('reviewed');
    const one = time;
    expect(all).toBeGreaterThan(4 * one);
    expect(within(2 * one, []).kind).toBe('reviewed');
    expect(within(2 * one, away)).toEqual({ kind: 'limit', which: 'milliseconds' });
  } finally {
    clock.mockRestore();
  }
});

test('distances are those of searches of their own, and the losses add up to what was too much', () => {
  const played = fc.tuple(legalBoards(), fc.array(fc.nat(), { maxLength: 8 }));
  // a board of 16 by 16 may have billions of states
  const limit = { states: 20_000 };
  let compared = 0;
  fc.assert(
    fc.property(played, fc.constantFrom(...metrics), ([drawn, choices], metric) => {
      let state = startOf(drawn);
      const walk: Slide[] = [];
      for (const choice of choices) {
        const possible = movesOf(drawn, state);
        const move = possible[choice % Math.max(1, possible.length)];
        if (!move) break;
        walk.push(move);
        state = apply(state, move);
      }
      const result = review(drawn, walk, { metric, limit });
      const from = solve(drawn, { metric, limit });
      if (result.kind === 'limit' || from.kind === 'limit') return;
      compared++;
      if (from.kind !== 'solved') {
        expect(result.kind).toBe('unsolvable');
        return;
      }
      if (result.kind !== 'reviewed') throw new Error(result.kind);
      const { moves, distances, length, shortest } = result.review;
      let here = startOf(drawn);
      for (const [index, { move }] of moves.entries()) {
        const alone = solve(boardAt(drawn, here), { metric });
        expect(alone.kind === 'solved' && countSolution(alone.solution)[metric]).toBe(distances[index]);
        here = apply(here, move);
      }
      const lost = moves.reduce((sum, move) => sum + move.lost, 0);
      expect(lost).toBe(length + at(distances, distances.length - 1) - shortest);
      for (const move of moves) expect(move.lost).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: randomRuns(100) },
  );
  expect(compared).toBeGreaterThan(50);
});
