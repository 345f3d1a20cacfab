// Boards from 7×7 to 10×10, a thousand of them: the packed engines against textbook breadth-first search, as far as that
// ends within a bounded number of states. Every solution is replayed by the rules alone.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Algorithm, finish } from '../../src/algorithm.ts';
import type { Board } from '../../src/board/board.ts';
import { countSolution, type Metric, metrics } from '../../src/board/moves.ts';
import { replay } from '../../src/board/replay.ts';
import type { EngineRequest } from '../../src/engine/limits.ts';
import { packed64 } from '../../src/engine/packed/packed64.ts';
import { keysOf128, packed128, withLoops } from '../../src/engine/packed/packed128.ts';
import { packed256 } from '../../src/engine/packed/packed256.ts';
import { bfs } from '../../src/search/bfs.ts';
import { legalBoards } from '../../src/testing/arbitraries.ts';

const BOARDS = 250;
/** Of a board with more states within reach of its solution, the textbook search tells nothing. */
const MOST_STATES = 3000;

const wide = [packed128, withLoops(keysOf128), packed256];

/** What the engines take besides what every algorithm takes. */
interface Searches {
  run(board: Board, request: EngineRequest): ReturnType<Algorithm['run']>;
}

function outcome(
  algorithm: Searches,
  board: Board,
  metric: Metric,
  request: EngineRequest = {},
): number | string {
  const result = finish(algorithm.run(board, { metric, ...request }));
  if (result.kind !== 'solved') return result.kind;
  const played = replay(board, result.solution);
  if (!played.ok) return played.error.message;
  return played.value.solved ? countSolution(result.solution)[metric] : 'does not solve';
}

test.each([7, 8, 9, 10])('sides of %i, or one of them a cell shorter', (side) => {
  const tally = { compared: 0, solved: 0 };
  const sides = fc.constantFrom([side, side], [side, side - 1], [side - 1, side]);
  const boards = sides.chain(([width, height]) =>
    legalBoards({ width, height, mostVehicles: 8 * side, longestVehicle: 6 }),
  );
  fc.assert(
    fc.property(boards, fc.constantFrom(...metrics), (board, metric) => {
      const expected = outcome(bfs, board, metric, { limit: { states: MOST_STATES } });
      if (expected === 'limit') return;
      tally.compared++;
      if (typeof expected === 'number') tally.solved++;
      for (const engine of side <= 8 ? [packed64, ...wide] : wide) {
        const found = outcome(engine, board, metric);
        if (found === 'refused' && engine !== packed256) continue;
        expect(found).toBe(expected);
        if (typeof expected !== 'number' || expected === 0) continue;
        // the proof of a known length leaves out what a lower bound tells
        expect(outcome(engine, board, metric, { shorterThan: () => expected + 1 })).toBe(expected);
        expect(outcome(engine, board, metric, { shorterThan: () => expected })).toBe('exhausted');
      }
    }),
    { numRuns: BOARDS, seed: side },
  );
  expect(tally.compared).toBeGreaterThan(BOARDS / 4);
  expect(tally.solved).toBeGreaterThan(BOARDS / 10);
});
