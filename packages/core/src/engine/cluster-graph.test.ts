import { describe, expect, test } from 'vitest';
import { readBoard } from '../../board/board-text.ts';
import { clusterGraph } from './cluster-graph.ts';
import { findStuck } from './stuck.ts';

function boardOf(text: string) {
  const board = readBoard(text);
  if (!board.ok) throw new Error(board.error.message);
  return board.value;
}

function graphOf(text: string, metric: 'moves' | 'steps' = 'moves', limit = 30_000) {
  const run = clusterGraph(boardOf(text), metric, limit, () => false);
  let next = run.next();
  while (!next.done) next = run.next();
  return next.value;
}

describe('a cluster as a graph', () => {
  // the hardest 6x6 board with walls: 60 moves, a cluster of 2,332 (the published database)
  test.each([
    ['IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM', 'moves', 2332, 60],
    // the hardest of the four texts: 49 moves, 93 steps, 24,132 states
    ['AAABCDEFFBCDEoXXCDGGHooooIHoJJoIKKLL', 'moves', 24_132, 49],
    ['AAABCDEFFBCDEoXXCDGGHooooIHoJJoIKKLL', 'steps', 24_132, 93],
  ] as const)('%s in %s: %i states, the start %i away', (text, metric, states, distance) => {
    const graph = graphOf(text, metric);
    expect([graph.count, graph.partial, graph.distances[0]]).toEqual([states, false, distance]);
    const steps = new Set(graph.edges);
    expect(steps.size).toBe(states);
  });
  test('a walk that stops at its limit says so', () => {
    const graph = graphOf('IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM', 'moves', 500);
    expect([graph.count, graph.partial]).toEqual([500, true]);
  });
});

describe('what holds the red car', () => {
  test.each([
    ['....x.\n......\nXX..B.\n....B.\n....B.\n....x.', 2, ['B'], false],
    ['......\n......\nXX..x.\n......\n......\n......', 2, [], true],
    ['...B..\n...B..\nXX.B..\n...C..\n...C..\n...C..', 1, ['B'], false],
  ])('%s', (text, cells, labels, wall) => {
    const board = boardOf(text);
    const stuck = findStuck(board);
    expect(stuck.blockers.map((index) => board.vehicles[index]?.label).sort()).toEqual(labels);
    expect([stuck.cells, stuck.wall]).toEqual([cells, wall]);
  });
});
