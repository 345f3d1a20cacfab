import fc from 'fast-check';
import { expect, test } from 'vitest';
import { finish } from '../../algorithm.ts';
import { legalBoards } from '../../testing/arbitraries.ts';
import { randomRuns } from '../../testing/random-runs.ts';
import { clusterSlidesTask } from '../cluster/explore.ts';
import { countPaths } from './count-shortest.ts';
import { type ShortestGraph, shortestGraphTask } from './shortest-graph.ts';
import { shortestGraphOf } from './shortest-slides.ts';

/** The solutions of a graph as sorted lines of text. */
function solutions({ states }: ShortestGraph, state = 0): string[] {
  const moves = states.get(state) ?? [];
  if (moves.length === 0) return [''];
  return moves
    .flatMap(({ move: { vehicle, by }, to }) =>
      solutions({ length: 0, states }, to).map((rest) => `${vehicle} by ${by}, ${rest}`),
    )
    .sort();
}

test('has the same solutions as the search of the engine, on any board', () => {
  let compared = 0;
  fc.assert(
    fc.property(legalBoards({ longestSide: 7 }), (board) => {
      const explored = finish(clusterSlidesTask(board, { limit: { states: 3000 } }));
      const searched = finish(shortestGraphTask(board, { metric: 'moves', limit: { states: 3000 } }));
      if (explored.kind !== 'explored' || searched.kind !== 'solved') return;
      const graph = shortestGraphOf(explored.slides);
      expect([graph.length, countPaths(graph)]).toEqual([searched.graph.length, countPaths(searched.graph)]);
      if (countPaths(graph) > 500n) return;
      compared++;
      expect(solutions(graph)).toEqual(solutions(searched.graph));
    }),
    { numRuns: randomRuns(80) },
  );
  expect(compared).toBeGreaterThan(20);
});
