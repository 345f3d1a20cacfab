import { expect, test } from 'vitest';
import { finish } from '../algorithm.ts';
import type { Board } from '../board/board.ts';
import { clusterSlidesTask } from '../engine/cluster/explore.ts';
import type { ClusterSlides } from '../engine/cluster/slides.ts';
import { boardOf } from '../testing/drawn.ts';
import { type PlayerCoefficients, TraitReader, type Walk, walk } from './player.ts';

const PATIENCE = 50;
const atRandom: PlayerCoefficients = { primary: 0, closer: 0, clears: 0, farthest: 0 };

function clusterOf(board: Board): ClusterSlides {
  const explored = finish(clusterSlidesTask(board));
  if (explored.kind !== 'explored') throw new Error(explored.which);
  return explored.slides;
}

function walked(rows: readonly string[], player: PlayerCoefficients, patience = PATIENCE): Walk {
  const board = boardOf(rows);
  return walk(board, clusterOf(board), player, patience);
}

// each unsolved state has two slides; one leads to the exit, and its trait `closer` is 1/1
test.each([-5, -3])(
  'players that go through three states in a row, with a weight of %i for the exit',
  (closer) => {
    const chance = Math.exp(closer) / (1 + Math.exp(closer));
    const left = (1 - chance) ** PATIENCE;
    const { solvedShare, meanMoves } = walked(['XX..', '....'], { ...atRandom, closer });
    expect(solvedShare).toBeCloseTo(1 - left, 10);
    // the sum over the moves of the share that still makes it
    expect(meanMoves).toBeCloseTo((1 - left) / chance, 10);
  },
);

test('when one player in ten thousand is left the walk ends', () => {
  const { solvedShare, meanMoves } = walked(['XX..', '....'], atRandom);
  expect(solvedShare).toBeGreaterThanOrEqual(1 - 1e-4);
  expect(meanMoves).toBeCloseTo(2, 3);
});

test('a weight for slides that come closer or clear the way makes more players solve it, in fewer moves', () => {
  const rows = ['XXB.C.', '..B.C.', '..AACD', '.....D', '......', '......'];
  const random = walked(rows, atRandom);
  expect(random.solvedShare).toBeGreaterThan(0.05);
  expect(random.solvedShare).toBeLessThan(0.95);
  for (const better of [{ closer: 2 }, { clears: 1 }]) {
    const { solvedShare, meanMoves } = walked(rows, { ...atRandom, ...better });
    expect(solvedShare).toBeGreaterThan(random.solvedShare);
    expect(meanMoves).toBeLessThan(random.meanMoves);
  }
});

test('players with more patience solve more boards', () => {
  const rows = ['XXB.C.', '..B.C.', '..AACD', '.....D', '......', '......'];
  const shares = [10, 50, 100].map((patience) => walked(rows, atRandom, patience).solvedShare);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(new Set(shares).size).toBe(3);
});

test('the traits of the slides of a state', () => {
  const board = boardOf(['XX.A', '...A', '....', '....']);
  const reader = new TraitReader(board, clusterOf(board));
  reader.read(0);
  const { slides, traits } = reader;
  const found = Array.from({ length: slides.count }, (_, i) => ({
    slide: `${board.vehicles[slides.vehicles[i] ?? -1]?.label} by ${slides.by[i]}`,
    traits: traits.slice(4 * i, 4 * i + 4),
  }));
  // only A down by 2 clears the way and comes nearer to the exit
  expect(found.sort((a, b) => (a.slide < b.slide ? -1 : 1))).toEqual([
    { slide: 'A by 1', traits: [0, 0.5, 1, 0] },
    { slide: 'A by 2', traits: [0, 0.5, 1, 1] },
    { slide: 'X by 1', traits: [1, 0, 0, 1] },
  ]);
});
