// Thousands of random boards that the engine finishes: no bound is above the optimum, and every answer is the optimum.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { finish } from '../../src/algorithm.ts';
import { solveAnytime } from '../../src/anytime/anytime.ts';
import { proveBound } from '../../src/anytime/lower-bound.ts';
import type { Board } from '../../src/board/board.ts';
import { countSolution, type Metric, metrics } from '../../src/board/moves.ts';
import { replay } from '../../src/board/replay.ts';
import { engine } from '../../src/engine/engine.ts';
import { legalBoards } from '../../src/testing/arbitraries.ts';

/** The length of a shortest solution, Infinity where there is none, nothing where that takes too many states. */
function optimum(board: Board, metric: Metric): number | undefined {
  const result = finish(engine.run(board, { metric, limit: { states: 50_000 } }));
  if (result.kind === 'limit') return undefined;
  return result.kind === 'solved' ? countSolution(result.solution)[metric] : Number.POSITIVE_INFINITY;
}

describe.each(metrics)('in %s', (metric) => {
  test('no bound is above the optimum, and the answer is the optimum', { timeout: 600_000 }, () => {
    let compared = 0;
    fc.assert(
      fc.property(legalBoards({ longestSide: 10 }), (board) => {
        const least = optimum(board, metric);
        if (least === undefined) return;
        compared++;
        for (const { bound } of proveBound(board, { metric })) expect(bound).toBeLessThanOrEqual(least);
        const result = solveAnytime(board, { metric });
        expect(result.kind).toBe(least === Number.POSITIVE_INFINITY ? 'unsolvable' : 'solved');
        if (result.kind !== 'solved') return;
        expect(replay(board, result.solution)).toMatchObject({ ok: true, value: { solved: true } });
        expect([countSolution(result.solution)[metric], result.optimal]).toEqual([least, true]);
      }),
      { numRuns: 3000 },
    );
    expect(compared).toBeGreaterThan(2000);
  });
});
