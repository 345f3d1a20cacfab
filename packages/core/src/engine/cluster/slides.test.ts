import fc from 'fast-check';
import { expect, test } from 'vitest';
import { finish } from '../../algorithm.ts';
import { type Board, boardAt } from '../../board/board.ts';
import { apply, moves } from '../../board/moves.ts';
import { legalBoards } from '../../testing/arbitraries.ts';
import { boardOf } from '../../testing/drawn.ts';
import { randomRuns } from '../../testing/random-runs.ts';
import { narrowLoops } from './cluster-module.ts';
import { clusterSlidesTask, explore } from './explore.ts';
import { CLUSTER_MEMORY, type Flood, runFlood } from './flood.ts';
import { GenericFlood } from './generic-flood.ts';
import { PackedFlood } from './packed-flood.ts';
import { SlideList } from './slides.ts';
import { wideLoops } from './wide-cluster-module.ts';

const floods: readonly (readonly [string, (board: Board) => Flood])[] = [
  ['generic', (board) => new GenericFlood(board)],
  ...[narrowLoops, ...wideLoops].map(
    (loops, i) =>
      [
        ['32-bit', '128-bit', '256-bit'][i] ?? '',
        (board: Board) => {
          const flood = PackedFlood.open(loops, board, CLUSTER_MEMORY);
          if (!flood) throw new Error('no memory');
          return flood;
        },
      ] as const,
  ),
];

test.each(floods)('three states in a row, each one slide from the others, by the %s flood', (_, flood) => {
  const found = flood(boardOf(['XX..', '....']));
  finish(runFlood(found, {}));
  const cluster = found.slides('moves');
  found.release();
  expect([cluster.count, ...cluster.distances]).toEqual([3, 1, 1, 0]);
  const list = new SlideList();
  const slides = [0, 1, 2].map((state) => {
    cluster.list(state, list);
    return Array.from({ length: list.count }, (_item, i) => [list.by[i], list.to[i], list.isFarthest(i)]);
  });
  expect(slides).toEqual([
    [
      [1, 1, false],
      [2, 2, true],
    ],
    [
      [-1, 0, true],
      [1, 2, true],
    ],
    [
      [-1, 1, false],
      [-2, 0, true],
    ],
  ]);
});

test.each(floods)('the slides of every state are those of the rules, by the %s flood', (_, flood) => {
  let compared = 0;
  fc.assert(
    fc.property(legalBoards({ longestSide: 6 }), (board) => {
      const found = flood(board);
      const which = finish(runFlood(found, { limit: { states: 400 } }));
      const cluster = found.slides('moves');
      found.release();
      if (which) return;
      compared++;
      const list = new SlideList();
      for (let state = 0; state < cluster.count; state++) {
        cluster.list(state, list);
        const offsets = cluster.state(state);
        const slides = Array.from({ length: list.count }, (_item, i) => ({
          slide: `${list.vehicles[i]} by ${list.by[i]}`,
          to: cluster.state(list.to[i] ?? -1).join(),
        }));
        const legal = moves(board, offsets).map((move) => ({
          slide: `${move.vehicle} by ${move.by}`,
          to: apply(offsets, move).join(),
        }));
        const order = (a: { slide: string }, b: { slide: string }) => (a.slide < b.slide ? -1 : 1);
        expect(slides.sort(order)).toEqual(legal.sort(order));
      }
    }),
    { numRuns: randomRuns(60) },
  );
  expect(compared).toBeGreaterThan(10);
});

test('has as many states at each distance as the explorer finds, and stops at its limit', () => {
  fc.assert(
    fc.property(legalBoards({ longestSide: 7 }), (board) => {
      const found = finish(clusterSlidesTask(board, { limit: { states: 3000 } }));
      const explored = explore(board, { limit: { states: 3000 } });
      expect(found.kind).toBe(explored.kind);
      if (found.kind !== 'explored' || explored.kind !== 'explored') return;
      const histogram: number[] = [];
      for (const distance of found.slides.distances) {
        if (distance >= 0) histogram[distance] = (histogram[distance] ?? 0) + 1;
      }
      expect(histogram).toEqual(explored.cluster.histogram.moves);
      const start = boardAt(board, found.slides.state(0));
      expect(start).toEqual(board);
    }),
    { numRuns: randomRuns(40) },
  );
});
