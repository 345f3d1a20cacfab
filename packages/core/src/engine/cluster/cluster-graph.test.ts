import { describe, expect, test } from 'vitest';
import { exitOffset } from '../../board/board.ts';
import { boardOf } from '../../testing/drawn.ts';
import { seedBoards } from '../../testing/seeds.ts';
import { adjacency, clusterGraph, clusterGraphTask } from './cluster-graph.ts';
import { explore } from './explore.ts';

describe('a cluster as a graph', () => {
  // the board with walls that takes 60 moves, a cluster of 2,332: Fogleman's database
  const walled = boardOf(['IBB#..', 'I..LDD', 'JAAL..', 'J.KEEM', 'FFK..M', 'GGHHHM'], { primary: 'A' });
  test.each([
    ['60 moves, with walls', walled, 'moves', 2332, 60],
    ['the hardest board in steps', seedBoards.hardest, 'moves', 24_132, 49],
    ['the hardest board in steps', seedBoards.hardest, 'steps', 24_132, 93],
    ['g1', seedBoards.g1, 'steps', explored(seedBoards.g1).states, 34],
  ] as const)('%s: case %#', (_, board, metric, states, distance) => {
    const graph = clusterGraph(board, { metric });
    expect([graph.count, graph.partial, graph.distances[0]]).toEqual([states, false, distance]);
    const histogram: number[] = [];
    for (const d of graph.distances) histogram[d] = (histogram[d] ?? 0) + 1;
    expect(histogram).toEqual(explored(board).histogram[metric]);
  });

  test('every two neighbours once', () => {
    const { count, offsets, edges } = clusterGraph(boardOf(['XX..', '..a.', '..a.']));
    const apart = (a: number, b: number) =>
      [0, 1].reduce(
        (sum, i) => sum + Math.abs((offsets[2 * a + i] as number) - (offsets[2 * b + i] as number)),
        0,
      );
    const pairs = Array.from(
      { length: edges.length / 2 },
      (_, i) => [edges[2 * i], edges[2 * i + 1]] as number[],
    );
    const expected = Array.from({ length: count }, (_, b) =>
      Array.from({ length: b }, (_, a) => [a, b]).filter(([a, b]) => apart(a as number, b as number) === 1),
    ).flat();
    expect(pairs.map((pair) => pair.sort((a, b) => a - b)).sort()).toEqual(expected.sort());
    const { starts } = adjacency(count, edges);
    expect(starts[count]).toBe(edges.length);
  });

  test.each([
    ['up to 6×6', boardOf(['A.....', 'A..BB.', '....XX', '..C...', '..C.DD', '......'])],
    ['beyond 6×6', boardOf(['A......', 'A..BB..', '.....XX', '..C....', '..C.DD.', '.......', '.......'])],
  ])('a search that stops at its limit says so, and measures what it has found: %s', (_, board) => {
    const { count, partial, distances, edges, offsets } = clusterGraph(board, {
      metric: 'steps',
      states: 500,
    });
    expect([count, partial, distances.length]).toEqual([500, true, 500]);
    expect(distances.some((distance) => distance > 2)).toBe(true);
    const vehicles = board.vehicles.length;
    const { starts, ends } = adjacency(count, edges);
    for (let state = 0; state < count; state++) {
      const solved = offsets[state * vehicles + board.primary] === exitOffset(board);
      const neighbours = [...ends.slice(starts[state], starts[state + 1])].map((to) => distances[to] ?? -1);
      const near = neighbours.filter((distance) => distance >= 0);
      const expected = solved ? 0 : near.length > 0 ? 1 + Math.min(...near) : -1;
      expect(distances[state]).toBe(expected);
    }
  });

  test('a search can be cancelled between two slices', () => {
    const control = new AbortController();
    const walk = clusterGraphTask(seedBoards.hardest, { signal: control.signal });
    walk.next();
    control.abort();
    expect(walk.next()).toMatchObject({ done: true, value: { partial: true } });
  });
});

function explored(board: Parameters<typeof explore>[0]) {
  const result = explore(board);
  if (result.kind === 'limit') throw new Error(result.which);
  return result.cluster;
}
