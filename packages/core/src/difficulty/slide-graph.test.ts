import fc from 'fast-check';
import { expect, test } from 'vitest';
import { finish } from '../algorithm.ts';
import { explore } from '../engine/cluster/explore.ts';
import { legalBoards } from '../testing/arbitraries.ts';
import { boardOf } from '../testing/drawn.ts';
import { slideGraphTask } from './slide-graph.ts';

test('three states in a row, each one slide from the others', () => {
  const graph = finish(slideGraphTask(boardOf(['XX..', '....']), 10));
  expect(graph?.count).toBe(3);
  expect([...(graph?.starts ?? [])]).toEqual([0, 2, 4, 6]);
  expect([...(graph?.to ?? [])]).toEqual([1, 2, 0, 2, 1, 0]);
  expect([...(graph?.farthest ?? [])]).toEqual([0, 1, 1, 1, 0, 1]);
  expect([...(graph?.distances ?? [])]).toEqual([1, 1, 0]);
});

test('a cluster with more states than the limit has no graph', () => {
  expect(finish(slideGraphTask(boardOf(['XX..', '....']), 2))).toBeUndefined();
  expect(finish(slideGraphTask(boardOf(['XX..', '....']), 3))?.count).toBe(3);
});

test('has as many states at each distance as the explorer finds, on any board', () => {
  let compared = 0;
  fc.assert(
    fc.property(legalBoards({ longestSide: 7 }), (board) => {
      const graph = finish(slideGraphTask(board, 3000));
      const explored = explore(board, { limit: { states: 3000 } });
      if (!graph || explored.kind !== 'explored') return;
      compared++;
      expect(graph.count).toBe(explored.cluster.states);
      const histogram: number[] = [];
      for (const distance of graph.distances) {
        if (distance >= 0) histogram[distance] = (histogram[distance] ?? 0) + 1;
      }
      expect(histogram).toEqual(explored.cluster.histogram.moves);
    }),
    { numRuns: 60 },
  );
  expect(compared).toBeGreaterThan(20);
});
