import { expect, test } from 'vitest';
import type { View } from '../lines/features.ts';
import { lineSums } from '../lines/line-sums.ts';
import type { Raster } from '../lines/raster.ts';
import { searchGrids } from './grid-search.ts';

const [WIDTH, HEIGHT] = [140, 130];

interface Grid {
  readonly x: number;
  readonly y: number;
  readonly across: number;
  readonly down: number;
}

/** A view of changes of colour along the lines of grids of 4 by 3 cells. */
function viewOf(...grids: readonly Grid[]): View {
  const [across, down] = [new Float32Array(WIDTH * HEIGHT), new Float32Array(WIDTH * HEIGHT)];
  for (const grid of grids) {
    const [right, bottom] = [grid.x + 4 * grid.across, grid.y + 3 * grid.down];
    for (let x = grid.x; x <= right; x += grid.across)
      for (let y = grid.y; y <= bottom; y++) across[y * WIDTH + x] = 1;
    for (let y = grid.y; y <= bottom; y += grid.down)
      for (let x = grid.x; x <= right; x++) down[y * WIDTH + x] = 1;
  }
  const raster: Raster = { width: WIDTH, height: HEIGHT, across, down, toImage: [1, 0, 0, 0, 1, 0, 0, 0, 1] };
  return { raster: () => ({ raster, sums: lineSums(raster) }) } as View;
}

const sides = (corners: readonly { readonly x: number; readonly y: number }[]) => {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};

test.each<[string, Grid]>([
  ['squares', { x: 21, y: 17, across: 20, down: 20 }],
  ['wide cells', { x: 11, y: 40, across: 24, down: 21 }],
  ['high cells', { x: 40, y: 12, across: 18, down: 21 }],
])('the best guess lies on the lines of a grid: %s', (_, grid) => {
  const [best] = searchGrids(viewOf(grid), 4, 3, 2);
  if (!best) throw new Error('none was found');
  const found = sides(best.corners);
  const drawn = [grid.x, grid.y, grid.x + 4 * grid.across, grid.y + 3 * grid.down];
  for (const [side, place] of drawn.entries())
    expect(Math.abs((found[side] ?? 0) - place), `${found} for ${drawn}`).toBeLessThan(2);
});
