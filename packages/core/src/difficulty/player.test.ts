import { expect, test } from 'vitest';
import { finish } from '../algorithm.ts';
import type { Board } from '../board/board.ts';
import { boardOf } from '../testing/drawn.ts';
import { Blockers } from './blockers.ts';
import { PATIENCE, type PlayerCoefficients, shareSolved, traitsOf } from './player.ts';
import { type SlideGraph, slideGraphTask } from './slide-graph.ts';

const atRandom: PlayerCoefficients = { primary: 0, closer: 0, clears: 0, farthest: 0, again: 0 };

function graphOf(board: Board): SlideGraph {
  const graph = finish(slideGraphTask(board, 10_000));
  if (!graph) throw new Error('this cluster is too large for the test');
  return graph;
}

const shareOf = (rows: readonly string[], player: PlayerCoefficients): number => {
  const board = boardOf(rows);
  return shareSolved(board, graphOf(board), player);
};

// each unsolved state has two slides; one leads to the exit, and its trait `closer` is 1/1
test.each([-5, -3, 0])(
  'the share of players that solve three states in a row, with a weight of %i for the exit',
  (closer) => {
    const chance = Math.exp(closer) / (1 + Math.exp(closer));
    const share = 1 - (1 - chance) ** PATIENCE;
    expect(shareOf(['XX..', '....'], { ...atRandom, closer })).toBeCloseTo(share, 10);
    // avoiding the vehicle that moved last changes nothing here, because there is no other one
    expect(shareOf(['XX..', '....'], { ...atRandom, closer, again: -2 })).toBeCloseTo(share, 10);
  },
);

test('a weight for any trait that leads to the exit makes more players solve it', () => {
  const rows = ['XXB.C.', '..B.C.', '..AACD', '.....D', '......', '......'];
  const random = shareOf(rows, atRandom);
  expect(random).toBeGreaterThan(0.05);
  expect(random).toBeLessThan(0.95);
  for (const better of [{ closer: 2 }, { clears: 1 }]) {
    expect(shareOf(rows, { ...atRandom, ...better })).toBeGreaterThan(random);
  }
});

test('the traits of the slides of a state', () => {
  const board = boardOf(['XX.A', '...A', '....', '....']);
  const graph = graphOf(board);
  // A slides down by 1 or 2, X right by 1; only A down by 2 clears the way and comes nearer to the exit
  const rows = Array.from({ length: 3 }, (_, i) =>
    traitsOf(board, graph, 0, new Blockers(board)).slice(4 * i, 4 * i + 4),
  );
  expect(rows).toEqual([
    [0, 0.5, 1, 0],
    [0, 0.5, 1, 1],
    [1, 0, 0, 1],
  ]);
});
