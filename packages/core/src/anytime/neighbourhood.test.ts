import { expect, test } from 'vitest';
import { finish } from '../algorithm.ts';
import { randomFrom } from '../basics/random.ts';
import { type Metric, metrics } from '../board/moves.ts';
import { replay } from '../board/replay.ts';
import { solve } from '../engine/solve.ts';
import { gradedBoards } from '../testing/signature.ts';
import { shortestNearby } from './neighbourhood.ts';
import { type Plan, planOf, solutionOf } from './plan.ts';
import { playAtRandom } from './random-play.ts';
import { WorkingState } from './working-state.ts';

const boards = gradedBoards().slice(0, 12);
const EVERY_STATE = 20_000;

test.each(metrics)(
  'where all states have room, the way near a random one is shortest in %s',
  (metric: Metric) => {
    for (const [seed, board] of boards.entries()) {
      const state = new WorkingState(board);
      const played: Plan = playAtRandom(state, randomFrom(seed), 100_000) ?? [];
      const nearby = finish(shortestNearby(board, state, played, metric, EVERY_STATE));
      const solution = solutionOf(board, nearby, metric);
      expect(replay(board, solution)).toMatchObject({ ok: true, value: { solved: true } });
      const best = solve(board, { metric });
      expect(nearby.length).toBeLessThan(played.length);
      expect([seed, solution.length]).toEqual([seed, best.kind === 'solved' && best[metric]]);
    }
  },
);

test('the states of the plan alone hold its own way, without what goes around in it', () => {
  const board = boards[0]!;
  const best = solve(board);
  const plan = best.kind === 'solved' ? planOf(board, best.solution) : [];
  expect(finish(shortestNearby(board, new WorkingState(board), plan, 'moves', 0))).toEqual(plan);
});

test('it says that 4,096 states were expanded, where there are so many', () => {
  const board = boards.at(-1)!;
  const state = new WorkingState(board);
  const played: Plan = playAtRandom(state, randomFrom(1), 100_000) ?? [];
  const said = (size: number) => [...shortestNearby(board, state, played, 'moves', size)];
  expect(said(0)).toEqual([]);
  // it has fewer than twice as many states
  expect(said(EVERY_STATE)).toEqual([4096]);
});
