import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { finish } from '../../algorithm.ts';
import { type Board, isSolved, mirror, type State, startOf, transpose } from '../../board/board.ts';
import {
  apply,
  countSolution,
  joinSlides,
  type Metric,
  metrics,
  moves,
  type Solution,
} from '../../board/moves.ts';
import { legalBoards } from '../../testing/arbitraries.ts';
import { boardOf } from '../../testing/drawn.ts';
import { randomRuns } from '../../testing/random-runs.ts';
import { seedBoards } from '../../testing/seeds.ts';
import { solve } from '../solve.ts';
import { bothShortestTask } from './both-in-cluster.ts';
import { countShortest } from './count-shortest.ts';
import { shortestSolutions } from './shortest-solutions.ts';

const other = { moves: 'steps', steps: 'moves' } as const;
const gate = boardOf(['XX.A', '...A', '....', '....']);

/** All shortest solutions, by trying every sequence of so many moves. */
function everySolution(
  board: Board,
  metric: Metric,
  length: number,
  state: State = startOf(board),
): Solution[] {
  if (isSolved(board, state)) return [[]];
  if (length === 0) return [];
  return moves(board, state, { slides: metric === 'moves' ? 'slide' : 'unit' }).flatMap((move) =>
    everySolution(board, metric, length - 1, apply(state, move)).map((rest) => [move, ...rest]),
  );
}

describe('all shortest solutions', () => {
  test.each([
    { metric: 'moves', length: 2, solutions: ['A1 X2', 'A2 X2'] },
    { metric: 'steps', length: 3, solutions: ['X1 A1 X1', 'A1 X1 X1'] },
  ] as const)('a gate in $metric', ({ metric, length, solutions }) => {
    const result = shortestSolutions(gate, { metric, most: 10 });
    if (result.kind !== 'solved') throw new Error(result.kind);
    const written = result.solutions.map((solution) =>
      solution.map(({ vehicle, by }) => `${gate.vehicles[vehicle]?.label}${by}`).join(' '),
    );
    expect(written.sort()).toEqual([...solutions].sort());
    expect(result).toMatchObject({ length, count: 2n });
    expect(everySolution(gate, metric, length)).toHaveLength(2);
  });

  test('are those found by trying every sequence, in the same order, and ties are broken among them', () => {
    let compared = 0;
    fc.assert(
      fc.property(
        legalBoards({ longestSide: 6, mostVehicles: 14 }),
        fc.constantFrom(...metrics),
        (board, metric) => {
          const found = solve(board, { metric, limit: { states: 400 } });
          if (found.kind !== 'solved' || found.solution.length > 4) return;
          compared++;
          const expected = everySolution(board, metric, found.solution.length);
          expect(countShortest(board, { metric })).toMatchObject({ count: BigInt(expected.length) });
          expect(shortestSolutions(board, { metric, most: expected.length + 1 })).toMatchObject({
            solutions: expected,
          });
          expect(shortestSolutions(board, { metric, most: 2 })).toMatchObject({
            solutions: expected.slice(0, 2),
          });
          const thenBy = other[metric];
          const fewest = Math.min(...expected.map((solution) => countSolution(solution)[thenBy]));
          const tied = solve(board, { metric, thenBy });
          if (tied.kind !== 'solved') throw new Error(tied.kind);
          expect(expected).toContainEqual(tied.solution);
          expect(countSolution(tied.solution)[thenBy]).toBe(fewest);
          expect(finish(bothShortestTask(board, { metric, thenBy }))).toEqual(tied.solution);
        },
      ),
      { numRuns: randomRuns(120) },
    );
    expect(compared).toBeGreaterThan(30);
  });

  test.each([
    { name: 'g1', moves: 102_212n, steps: 166_399_200n, movesThenSteps: 34, stepsThenMoves: 24 },
    { name: 'g2', moves: 61n, steps: 207_936n, movesThenSteps: 16, stepsThenMoves: 8 },
    {
      name: 'hardest',
      moves: 9_638_248_448n,
      steps: 24_628_859_373_927_622_029_855_884_007_597_071_232n,
      movesThenSteps: 93,
      stepsThenMoves: 49,
    },
    {
      name: 'prolog-40',
      moves: 2_886_840n,
      steps: 40_327_013_560_963_248n,
      movesThenSteps: 70,
      stepsThenMoves: 44,
    },
  ] as const)('$name: $moves in moves, $steps in steps', ({ name, ...expected }) => {
    const board = seedBoards[name];
    const count = (metric: Metric, view: Board = board) => {
      const result = countShortest(view, { metric });
      return result.kind === 'solved' ? result.count : result.kind;
    };
    const tied = (metric: Metric) => {
      const result = solve(board, { metric, thenBy: other[metric] });
      return result.kind === 'solved'
        ? countSolution(joinSlides(result.solution))[other[metric]]
        : result.kind;
    };
    expect({
      moves: count('moves'),
      steps: count('steps'),
      movesThenSteps: tied('moves'),
      stepsThenMoves: tied('steps'),
    }).toEqual(expected);
    expect(count('steps', transpose(mirror(board)))).toBe(expected.steps);
  });

  test('a solved start has the empty solution and no other', () => {
    const solved = boardOf(['A...', 'A.XX', '....', 'BB..']);
    expect(shortestSolutions(solved, { most: 5 })).toMatchObject({ length: 0, count: 1n, solutions: [[]] });
    expect(solve(solved, { thenBy: 'steps' })).toMatchObject({ kind: 'solved', solution: [] });
    expect(finish(bothShortestTask(solved, { metric: 'moves', thenBy: 'steps' }))).toEqual([]);
  });

  test('an unsolvable board has none', () => {
    const shut = boardOf(['XXAA', '....', '....', '....']);
    expect(countShortest(shut).kind).toBe('unsolvable');
    expect(finish(bothShortestTask(shut, { metric: 'moves', thenBy: 'steps' }))).toBeUndefined();
  });

  test('limits and cancelling are heeded', () => {
    const { hardest } = seedBoards;
    const both = { metric: 'moves', thenBy: 'steps' } as const;
    expect(finish(bothShortestTask(hardest, { ...both, limit: { states: 24_131 } }))).toBeUndefined();
    expect(finish(bothShortestTask(hardest, { ...both, limit: { states: 24_132 } }))).toHaveLength(49);
    // more than the shortest solution takes, less than all shortest solutions take
    expect(countShortest(hardest, { limit: { states: 20_000 } })).toMatchObject({ which: 'states' });
    expect(countShortest(hardest, { limit: { milliseconds: 0 } })).toMatchObject({ which: 'milliseconds' });
    expect(countShortest(hardest, { signal: { aborted: true } })).toMatchObject({ which: 'cancelled' });
  });
});
