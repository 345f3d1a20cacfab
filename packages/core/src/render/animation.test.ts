import { describe, expect, test } from 'vitest';
import { isSolved, startOf } from '../board/board.ts';
import type { Solution } from '../board/moves.ts';
import { solve } from '../engine/solve.ts';
import { boardOf } from '../testing/drawn.ts';
import { seedBoards } from '../testing/seeds.ts';
import { animate } from './animation.ts';
import { pictureSide } from './board-background.ts';
import { boardLayers } from './layers.ts';

const solutionOf = (name: keyof typeof seedBoards): Solution => {
  const result = solve(seedBoards[name]);
  return result.kind === 'solved' ? result.solution : [];
};

describe.each(['g1', 'g2', 'hardest', 'playground'] as const)('%s', (name) => {
  const board = seedBoards[name];
  const solution = solutionOf(name);
  const frames = animate(board, solution);

  test('begins at the start, ends solved, and shows the last picture longest', () => {
    expect(frames[0]?.offsets).toEqual(startOf(board));
    expect(isSolved(board, frames.at(-1)?.offsets ?? [])).toBe(true);
    expect(Math.max(...frames.map(({ milliseconds }) => milliseconds))).toBe(frames.at(-1)?.milliseconds);
  });

  test('every slide is smooth: one vehicle at a time, always forwards, by less than a cell in each picture', () => {
    for (const [i, { offsets }] of frames.entries()) {
      const before = frames[i - 1]?.offsets ?? offsets;
      const moved = offsets.flatMap((offset, v) =>
        offset === before[v] ? [] : [Math.abs(offset - (before[v] ?? 0))],
      );
      expect(moved).toHaveLength(i === 0 ? 0 : 1);
      for (const way of moved) expect(way).toBeLessThan(1);
    }
    const rests = frames.filter(({ milliseconds }) => milliseconds > 100);
    expect(rests).toHaveLength(solution.length + 1);
    for (const { offsets } of rests) expect(offsets.every(Number.isInteger)).toBe(true);
  });
});

test.each([
  [0, 1],
  [1, 2],
  [2, 3],
])(
  'with at most %i pictures in a slide there are %i, and the slide takes the same time',
  (between, count) => {
    const solution = solutionOf('hardest');
    const frames = animate(seedBoards.hardest, solution, between);
    expect(frames).toHaveLength(1 + count * solution.length);
    expect(frames.at(-1)?.offsets).toEqual(animate(seedBoards.hardest, solution).at(-1)?.offsets);
    const lasts = (all: typeof frames) => all.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
    // without pictures in between, the last slide takes no time
    const missing = between === 0 ? 40 * (2 + Math.abs(solution.at(-1)?.by ?? 0)) : 0;
    expect(lasts(frames)).toBe(lasts(animate(seedBoards.hardest, solution)) - missing);
  },
);

test('an empty solution is one picture', () => {
  expect(animate(boardOf(['..XX', '....']), [])).toEqual([{ offsets: [2], milliseconds: 3000 }]);
});

describe('layers', () => {
  const board = seedBoards.g1;
  const width = pictureSide(6) / 2;
  const layers = boardLayers(board, width);

  test('the background has the width asked for, and a vehicle the length of its cells', () => {
    expect([layers.background.width, layers.background.height]).toEqual([width, width]);
    // a vertical truck of three cells of 50 each, with a margin of 2
    expect(board.vehicles[1]).toMatchObject({ orientation: 'vertical', length: 3 });
    expect([layers.vehicles[1]?.width, layers.vehicles[1]?.height]).toEqual([54, 154]);
    expect(layers.vehicles[1]?.svg).toContain('width="54" height="154"');
  });

  test('the place follows the offset, also between two cells', () => {
    expect(layers.placeOf(1, 0)).toEqual({ x: 18, y: 18 });
    expect(layers.placeOf(1, 1.5)).toEqual({ x: 18, y: 93 });
    const { lane, orientation } = board.vehicles[0] as (typeof board.vehicles)[number];
    expect(orientation).toBe('horizontal');
    expect(layers.placeOf(0, 4)).toEqual({ x: 218, y: 18 + 50 * lane });
  });

  test('everything on the whole picture is on exactly one layer', () => {
    const labels = layers.vehicles.map(({ svg }) => svg.match(/>([^<]+)<\/text>/)?.[1]);
    expect(labels).toEqual(board.vehicles.map(({ label }) => label));
    expect(layers.background.svg).not.toContain('<text');
  });
});
