import { describe, expect, test } from 'vitest';
import { type Algorithm, finish, type SearchResult } from '../../algorithm.ts';
import type { Board } from '../../board/board.ts';
import { countSolution, type Metric, metrics } from '../../board/moves.ts';
import { replay } from '../../board/replay.ts';
import { randomBoard } from '../../testing/random-board.ts';
import { randomRuns } from '../../testing/random-runs.ts';
import { keysOf64, keysOf128, withLoops } from './packed128.ts';
import { packed256 } from './packed256.ts';

const DEFAULT_BOARDS = 150;
const RANDOM_BOARDS = randomRuns(DEFAULT_BOARDS);
const KB = 1024;

/** The length of a solution after it was replayed, else the kind of the result. */
function outcome(board: Board, metric: Metric, result: SearchResult): number | string {
  if (result.kind !== 'solved') return result.kind;
  const played = replay(board, result.solution);
  if (!played.ok) return played.error.message;
  if (!played.value.solved) return 'the solution does not solve';
  const { moves, steps } = result;
  expect({ moves, steps }).toEqual(countSolution(result.solution));
  return result[metric];
}

describe.each<{
  keys: number;
  engine: Algorithm;
  side: number;
  first: number;
  state: number;
  forgot: number;
}>([
  { keys: 64, engine: withLoops(keysOf64), side: 7, first: 450 * KB, state: 16, forgot: 9 },
  { keys: 128, engine: withLoops(keysOf128), side: 7, first: 450 * KB, state: 20, forgot: 6 },
  { keys: 256, engine: packed256, side: 7, first: 500 * KB, state: 28, forgot: 10 },
])('keys of $keys bits with too little memory', ({ engine, side, first, state, forgot }) => {
  test('forgets layers and finds what it finds with enough, or ends at its limit', () => {
    const compared = { forgot: 0, solved: 0 };
    for (let seed = 1; seed <= RANDOM_BOARDS; seed++) {
      const board = randomBoard(side, seed);
      for (const metric of metrics) {
        const whole = finish(engine.run(board, { metric, limit: { states: 60_000 } }));
        const { expanded } = whole.stats;
        if (whole.kind === 'limit' || expanded < 8000) continue;
        // enough for some two thirds of the states
        const limited = finish(engine.run(board, { metric, limit: { memory: first + state * expanded } }));
        if (limited.kind === 'limit') continue;
        expect(outcome(board, metric, limited), `board ${seed} in ${metric}`).toBe(
          outcome(board, metric, whole),
        );
        if (limited.stats.expanded <= expanded) continue;
        compared.forgot++;
        if (limited.kind === 'solved') compared.solved++;
      }
    }
    // the boards and the search are always the same
    if (RANDOM_BOARDS === DEFAULT_BOARDS) expect(compared).toEqual({ forgot, solved: forgot });
    else expect(compared.solved).toBeGreaterThan(RANDOM_BOARDS / 200);
  });
});
