import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Board, transpose } from '../board/board.ts';
import { type Metric, metrics } from '../board/moves.ts';
import { legalBoards } from '../testing/arbitraries.ts';
import { boardOf } from '../testing/drawn.ts';
import { randomRuns } from '../testing/random-runs.ts';
import { seedBoards } from '../testing/seeds.ts';
import { heuristics, strongest } from './heuristics.ts';
import { SearchProblem } from './problem.ts';

/** The most states that a random cluster may have to be checked. */
const MOST_STATES = 1500;

/**
 * Every state of a board's cluster with its arcs and its distance to the exit, Infinity if the exit cannot be reached.
 */
function cluster(board: Board, metric: Metric) {
  const slides = metric === 'moves' ? 'slide' : 'unit';
  const problem = new SearchProblem(board, { metric, slides, order: 'backward' });
  const arcs: number[][] = [];
  for (let state = 0; state < problem.states && state < MOST_STATES; state++) {
    arcs.push(problem.arcs(state).map(({ to }) => to));
  }
  if (arcs.length < problem.states) return undefined;
  const distance = new Array<number>(problem.states).fill(Number.POSITIVE_INFINITY);
  // every move can be undone, so distances grow outwards from the solved states
  const queue = arcs.flatMap((_, state) => (problem.isSolved(state) ? [state] : []));
  for (const state of queue) distance[state] = 0;
  for (const state of queue) {
    for (const next of arcs[state] as number[]) {
      if (distance[next] !== Number.POSITIVE_INFINITY) continue;
      distance[next] = (distance[state] as number) + 1;
      queue.push(next);
    }
  }
  return { problem, arcs, distance };
}

/** Checks every heuristic in every metric that it declares, in every state; gives the size of the cluster. */
function check(board: Board): number {
  let states = 0;
  for (const metric of metrics) {
    const found = cluster(board, metric);
    if (!found) return 0;
    const { problem, arcs, distance } = found;
    for (const { id, metrics: declared, estimator } of heuristics) {
      if (!declared.includes(metric)) continue;
      const estimate = estimator(board);
      const bounds = arcs.map((_, state) => estimate(problem.offsets(state)));
      for (const [state, bound] of bounds.entries()) {
        const admissible = bound <= (distance[state] as number);
        const consistent = arcs[state]?.every((next) => bound <= 1 + (bounds[next] as number));
        if (admissible && consistent) continue;
        const offsets = problem.offsets(state).join(' ');
        throw new Error(`${id} in ${metric}: ${bound} for ${distance[state]} at offsets ${offsets}`);
      }
    }
    states = arcs.length;
  }
  return states;
}

describe('heuristics are admissible and consistent in all states', () => {
  test.each([
    ['the gate', boardOf(['..BB', 'XX.A', '...A', '..CC']), 48],
    ['Prolog 1', seedBoards['prolog-1'], 111],
    ['Prolog 26', seedBoards['prolog-26'], 220],
    ['an unsolvable board', boardOf(['XXA...', '..A.B.', 'CCC.B.', '..D.B.', '..DEEE', '......']), 8],
    ['a vertical primary', transpose(seedBoards['prolog-26']), 220],
  ])('%s', (_, board, states) => {
    expect(check(board)).toBe(states);
  });

  test('random boards up to 6×6', () => {
    let states = 0;
    fc.assert(
      fc.property(legalBoards({ longestSide: 6 }), (board) => {
        states += check(board);
      }),
      { numRuns: randomRuns(150) },
    );
    expect(states).toBeGreaterThan(1000);
  });
});

test('the estimate is Infinity for a state that cannot lead to the exit, and 0 for a solved one', () => {
  const estimates = (rows: string[]) =>
    metrics.map((metric) => {
      const board = boardOf(rows);
      return strongest[metric].estimator(board)(board.vehicles.map(({ offset }) => offset));
    });
  const never = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  expect(estimates(['....', 'XX.#', '....'])).toEqual(never);
  expect(estimates(['......', 'XX.AA.', '......'])).toEqual(never);
  expect(estimates(['...A.', 'XX.A.', '...A.'])).toEqual(never);
  expect(estimates(['..#..', '..A..', 'XXA..', '..#..', '.....'])).toEqual(never);
  expect(estimates(['AA..', '..XX', '.BB.'])).toEqual([0, 0]);
});

test('the second level gives a higher estimate than the first', () => {
  // A must leave upwards, where B stands, or downwards, where C stands
  const board = boardOf(['..BB.', '...A.', 'XX.A.', '.CC..', '..DD.', '..EE.']);
  const at = board.vehicles.map(({ offset }) => offset);
  expect(heuristics.map(({ estimator }) => estimator(board)(at))).toEqual([2, 3, 5]);
});
