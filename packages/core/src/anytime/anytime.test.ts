import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { finish, type SearchResult } from '../algorithm.ts';
import { hint } from '../analysis/hint.ts';
import type { Board } from '../board/board.ts';
import { countSolution, type Metric, metrics } from '../board/moves.ts';
import { replay } from '../board/replay.ts';
import { engine } from '../engine/engine.ts';
import { legalBoards } from '../testing/arbitraries.ts';
import { boardOf } from '../testing/drawn.ts';
import { randomRuns } from '../testing/random-runs.ts';
import { tooLarge } from '../testing/too-large.ts';
import { solveAnytime, solveAnytimeTask } from './anytime.ts';
import { improve } from './improve.ts';
import { proveBound } from './lower-bound.ts';
import { solutionOf } from './plan.ts';

const large = boardOf(tooLarge);

/** It has no solution, and the engine needs three million states of the whole board to show that. */
const unending = boardOf([
  'QJJ.DUSS.',
  'Q.T.DU.HI',
  '..TAD.KHI',
  'XX.ADLKH.',
  'NNNA.L.H.',
  'R.FFF.B.M',
  'RO.CVPB.M',
  '.O.CVPB.M',
  'GGGC.EEEE',
]);

function checkSolution(board: Board, result: SearchResult, metric: Metric): number {
  if (result.kind !== 'solved') throw new Error(`ended with ${result.kind}`);
  expect(replay(board, result.solution)).toMatchObject({ ok: true, value: { solved: true } });
  return countSolution(result.solution)[metric];
}

const optimum = (board: Board, metric: Metric): number | undefined => {
  const result = finish(engine.run(board, { metric, limit: { states: 20_000 } }));
  if (result.kind === 'limit') return undefined;
  return result.kind === 'solved' ? countSolution(result.solution)[metric] : Number.POSITIVE_INFINITY;
};

describe.each(metrics)('random boards, in %s', (metric) => {
  const boards = legalBoards({ longestSide: 8 });

  test('every bound is proved, and the last one is the optimum', () => {
    fc.assert(
      fc.property(boards, (board) => {
        const least = optimum(board, metric);
        if (least === undefined) return;
        const proof = proveBound(board, { metric });
        let next = proof.next();
        for (; !next.done; next = proof.next()) expect(next.value.bound).toBeLessThanOrEqual(least);
        const proved = next.value;
        if (proved.kind !== 'solved') expect([proved.kind, least]).toEqual(['unsolvable', Infinity]);
        else {
          expect(replay(board, proved.solution)).toMatchObject({ ok: true, value: { solved: true } });
          expect(countSolution(proved.solution)[metric]).toBe(least);
        }
      }),
      { numRuns: randomRuns(50) },
    );
  });

  test('every plan is a solution, shorter than the one before', () => {
    fc.assert(
      fc.property(boards, fc.nat(), (board, seed) => {
        const least = optimum(board, metric);
        if (least === undefined || least === Number.POSITIVE_INFINITY) return;
        let last = Number.POSITIVE_INFINITY;
        let spent = 0;
        for (const { plan, length, expanded } of improve(board, metric, seed, 1 << 24)) {
          spent += expanded;
          if (spent > 20_000) break;
          if (!plan || length === last) continue;
          expect(length).toBeLessThan(last);
          last = length;
          const solution = solutionOf(board, plan, metric);
          expect(replay(board, solution)).toMatchObject({ ok: true, value: { solved: true } });
          expect(countSolution(solution)[metric]).toBeLessThanOrEqual(length);
          expect(length).toBeGreaterThanOrEqual(least);
        }
      }),
      { numRuns: randomRuns(10) },
    );
  });

  test('where the engine finishes, the answer is the optimum', () => {
    fc.assert(
      fc.property(boards, (board) => {
        const least = optimum(board, metric);
        if (least === undefined) return;
        const result = solveAnytime(board, { metric });
        if (least === Number.POSITIVE_INFINITY) expect(result.kind).toBe('unsolvable');
        else {
          expect(checkSolution(board, result, metric)).toBe(least);
          expect(result).toHaveProperty('optimal', true);
        }
      }),
      { numRuns: randomRuns(35) },
    );
  });
});

test('a hint from the best solution says which limit ended the search', () => {
  const limit = { states: 150_000 };
  expect(hint(large, { limit }, solveAnytimeTask)).toMatchObject({
    kind: 'move',
    optimal: false,
    which: 'states',
  });
});

test('a limit gives the best solution found and a bound that is not above it', () => {
  const result = solveAnytime(large, { limit: { states: 150_000 } });
  const length = checkSolution(large, result, 'moves');
  expect(result).toMatchObject({ optimal: false, which: 'states' });
  if (result.kind !== 'solved' || result.optimal !== false) throw new Error(result.kind);
  expect(result.lowerBound).toBeGreaterThan(2);
  expect(result.lowerBound).toBeLessThan(length);
});

test('the same seed and the same limit in states give the same answer', () => {
  const once = (seed: number) => {
    const result = solveAnytime(large, { seed, limit: { states: 60_000 } });
    return { ...result, stats: { ...result.stats, milliseconds: 0 } };
  };
  expect(once(1)).toEqual(once(1));
  expect(once(1)).not.toEqual(once(2));
});

test('progress tells the best length, never growing, and the bound, never falling', () => {
  const search = solveAnytimeTask(large, { limit: { states: 100_000 } });
  let best = Number.POSITIVE_INFINITY;
  let bound = 0;
  let next = search.next();
  for (; !next.done; next = search.next()) {
    expect(next.value.best ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(best);
    expect(next.value.lowerBound).toBeGreaterThanOrEqual(bound);
    best = next.value.best ?? best;
    bound = next.value.lowerBound ?? bound;
  }
  expect(checkSolution(large, next.value, 'moves')).toBe(best);
});

test('nothing is found within a few states', () => {
  const result = solveAnytime(large, { limit: { states: 100 } });
  expect(result).toMatchObject({ kind: 'limit', which: 'states', stats: { expanded: 100 } });
});

test('a signal ends the search with what it has', () => {
  const signal = { aborted: false };
  const search = solveAnytimeTask(large, { signal });
  let next = search.next();
  for (; !next.done; next = search.next()) signal.aborted = next.value.best !== undefined;
  expect(next.value).toMatchObject({ kind: 'solved', optimal: false, which: 'cancelled' });
});

test('with fewer vehicles it is proved that there is no solution', () => {
  const proof = proveBound(unending, { metric: 'moves' });
  let expanded = 0;
  let next = proof.next();
  for (; !next.done; next = proof.next()) expanded += next.value.expanded;
  expect(next.value).toEqual({ kind: 'unsolvable' });
  expect(expanded).toBeLessThan(3_000_000);
});

test('that proof ends the search', () => {
  expect(solveAnytime(unending).kind).toBe('unsolvable');
});
