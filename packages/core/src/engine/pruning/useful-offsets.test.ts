import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Board, isSolved, type State, startOf } from '../../board/board.ts';
import { apply, type Metric, metrics, moves } from '../../board/moves.ts';
import { legalBoards } from '../../testing/arbitraries.ts';
import { boardOf } from '../../testing/drawn.ts';
import { foglemanSample, hasPublished, needsPublished } from '../../testing/published.ts';
import { randomRuns } from '../../testing/random-runs.ts';
import { BoardLanes } from '../lanes/board-lanes.ts';
import { UsefulOffsets } from './useful-offsets.ts';

const RANDOM_BOARDS = randomRuns(100);

const lanes = new BoardLanes();
const finder = new UsefulOffsets(lanes);

function find(board: Board, metric: Metric): Int32Array {
  lanes.read(board);
  return finder.find(metric).slice();
}

/** The offsets that are kept, by label. */
function kept(board: Board, metric: Metric): Record<string, string> {
  const useful = find(board, metric);
  const offsetsOf = (set: number) => [...Array(16).keys()].filter((offset) => (set >> offset) & 1).join('');
  return Object.fromEntries(board.vehicles.map(({ label }, i) => [label, offsetsOf(useful[i] as number)]));
}

const bits = (set: number): number => set.toString(2).replaceAll('0', '').length;

/** The length of a shortest solution, whose moves all end at `useful` offsets where these are given. */
function shortest(
  board: Board,
  metric: Metric,
  states: number,
  useful?: Int32Array,
): number | 'none' | 'too many states' {
  const start = startOf(board);
  const distances = new Map([[start.join(), 0]]);
  const queue: State[] = [start];
  for (const state of queue) {
    const distance = distances.get(state.join()) as number;
    if (isSolved(board, state)) return distance;
    if (queue.length > states) return 'too many states';
    for (const move of moves(board, state, { slides: metric === 'moves' ? 'slide' : 'unit' })) {
      const next = apply(state, move);
      const stopped = !useful || ((useful[move.vehicle] as number) >> (next[move.vehicle] as number)) & 1;
      if (!stopped || distances.has(next.join())) continue;
      distances.set(next.join(), distance + 1);
      queue.push(next);
    }
  }
  return 'none';
}

test.each([
  {
    name: 'what only has to leave the way never comes back, and what stands nowhere in the way stays',
    rows: ['AA...', 'XXB..', '..B..', '.....'],
    moves: { A: '0', B: '2', X: '03' },
    steps: { A: '0', B: '2', X: '0123' },
  },
  {
    name: 'offsets that free nothing are passed in one move, but cost steps',
    rows: ['..CAA.', '..C...', 'XXC...', '......', '..DD..', '......'],
    moves: { A: '03', C: '13', D: '04', X: '04' },
    steps: { A: '0123', C: '123', D: '0123', X: '01234' },
  },
  {
    name: 'where the way is never freed no move is worth anything',
    rows: ['.....', '.BAA.', '.B.C.', 'XX.C.', '.....'],
    moves: { A: '2', B: '1', C: '2', X: '0' },
    steps: { A: '2', B: '1', C: '2', X: '0' },
  },
])('$name', ({ rows, moves, steps }) => {
  const board = boardOf(rows);
  expect({ moves: kept(board, 'moves'), steps: kept(board, 'steps') }).toEqual({ moves, steps });
});

describe.each(metrics)('in %s', (metric) => {
  test('a shortest solution keeps to useful offsets, on random boards of every kind', () => {
    let dropped = 0;
    const boards = legalBoards({ longestSide: 7, longestVehicle: 4 });
    fc.assert(
      fc.property(boards, (board) => {
        const expected = shortest(board, metric, 3000);
        if (expected === 'too many states') return;
        const useful = find(board, metric);
        if (board.vehicles.some((_, i) => bits(useful[i] as number) < 2)) dropped++;
        expect(shortest(board, metric, 3000, useful)).toBe(expected);
      }),
      { numRuns: RANDOM_BOARDS },
    );
    expect(dropped).toBeGreaterThan(RANDOM_BOARDS / 2);
  });

  test.skipIf(!hasPublished)(`and on published boards${needsPublished}`, () => {
    for (const { board } of foglemanSample(180)) {
      const useful = find(board, metric);
      expect(shortest(board, metric, 50_000, useful)).toBe(shortest(board, metric, 50_000));
    }
  });
});
