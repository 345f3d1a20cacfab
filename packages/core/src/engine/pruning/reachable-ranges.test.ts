import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { finish } from '../../algorithm.ts';
import type { Board } from '../../board/board.ts';
import { withoutVehicle } from '../../board/remove.ts';
import { legalBoards } from '../../testing/arbitraries.ts';
import { boardOf } from '../../testing/drawn.ts';
import { randomRuns } from '../../testing/random-runs.ts';
import { clusterStatesTask } from '../cluster/explore.ts';
import { BoardLanes } from '../lanes/board-lanes.ts';
import { solve } from '../solve.ts';
import { ReachableRanges } from './reachable-ranges.ts';

const lanes = new BoardLanes();
const ranges = new ReachableRanges(lanes);

test.each([
  {
    name: 'a vehicle that always covers a cell blocks those that cross it',
    rows: ['AA.BB', 'XX.C.', '...C.', '...C.'],
    offsets: { A: [0, 1], B: [2, 3], C: [1, 1], X: [0, 1] },
  },
  {
    name: 'a vehicle that may leave a cell blocks nobody',
    rows: ['AA...', 'XX.C.', '...C.', '...C.'],
    offsets: { A: [0, 3], C: [0, 1], X: [0, 1] },
  },
  {
    name: 'walls end a range',
    rows: ['#.AA.#', '......', 'XX..#.'],
    offsets: { A: [1, 3], X: [0, 2] },
  },
])('$name', ({ rows, offsets }) => {
  const board = boardOf(rows);
  lanes.read(board);
  ranges.begin();
  ranges.find();
  const found = board.vehicles.map(({ label }, i) => [label, [ranges.first[i], ranges.last[i]]]);
  expect(Object.fromEntries(found)).toEqual(offsets);
  const reached = board.vehicles.map(({ label }, i) => {
    const all = Array.from({ length: 6 }, (_, offset) => offset).filter((offset) =>
      ranges.reaches(i, offset),
    );
    return [label, [all[0], all.at(-1)]];
  });
  expect(Object.fromEntries(reached)).toEqual(offsets);
});

test('every state of a random cluster lies within the ranges', () => {
  let explored = 0;
  fc.assert(
    fc.property(legalBoards({ longestSide: 7 }), (board) => {
      const result = finish(clusterStatesTask(board, { limit: { states: 2000 } }));
      if (result.kind === 'limit') return;
      explored++;
      lanes.read(board);
      ranges.begin();
      ranges.find();
      for (let index = 0; index < result.cluster.count; index++) {
        const outside = result.cluster.state(index).filter((offset, i) => !ranges.reaches(i, offset));
        expect(outside).toEqual([]);
      }
    }),
    { numRuns: randomRuns(150) },
  );
  expect(explored).toBeGreaterThan(75);
});

describe('relevance', () => {
  const irrelevantOn = (board: Board): number[] => {
    lanes.read(board);
    ranges.begin();
    ranges.find();
    const relevant = ranges.findRelevant();
    return board.vehicles.flatMap((_, i) => (relevant[i] ? [] : [i]));
  };

  test.each([
    ['what stands in the way, and what stands in its way', ['bb.q.', '...q.', 'XX...'], ''],
    ['a car that reaches neither', ['bb.q.', '...q.', 'XX...', 'cc.##'], 'c'],
    ['two that hinder each other alone', ['XX....', '......', '#####.', 'a.bb#.', 'a...#.', '....#.'], 'ab'],
    ['a neighbour on the same row', ['XX.bb', '.....', 'cc...'], 'c'],
    ['a neighbour behind a wall', ['XX..#bb', '.......'], 'b'],
    ['what bounds a range, though it never enters it', ['....#', 'XX..b', '....b', '..##a', '....a'], ''],
  ])('%s', (_, rows, labels) => {
    const board = boardOf(rows);
    expect(
      irrelevantOn(board)
        .map((i) => board.vehicles[i]?.label)
        .join(''),
    ).toBe(labels);
  });

  test('without its irrelevant vehicles a board is solved in as many moves, or not either', () => {
    let taken = 0;
    const length = (board: Board): number | undefined => {
      const result = solve(board, { limit: { states: 20_000 } });
      return result.kind === 'solved' ? result.solution.length : undefined;
    };
    fc.assert(
      fc.property(legalBoards({ longestSide: 6 }), (board) => {
        const irrelevant = irrelevantOn(board);
        taken += irrelevant.length;
        // the last first, so that the indexes of the others stay
        const smaller = irrelevant.reduceRight((rest, index) => withoutVehicle(rest, index), board);
        expect(length(smaller)).toBe(length(board));
      }),
      { numRuns: randomRuns(300) },
    );
    expect(taken).toBeGreaterThan(50);
  });
});
