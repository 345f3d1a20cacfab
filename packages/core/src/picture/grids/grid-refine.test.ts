import { expect, test } from 'vitest';
import { type Corners, mapCorners } from '../image/picture.ts';
import { toWorkingImage } from '../image/working-image.ts';
import { refineGrid } from './grid-refine.ts';

const CELL = 30;

/** The corners of a grid of 6 by 6 cells in a picture of 260 by 260 pixels. */
const truth: Corners = [
  { x: 40, y: 40 },
  { x: 40 + 6 * CELL, y: 40 },
  { x: 40 + 6 * CELL, y: 40 + 6 * CELL },
  { x: 40, y: 40 + 6 * CELL },
];

/** Dark lines around light cells. */
function lines() {
  const side = 260;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let i = 0; i < side * side; i++) {
    const [x, y] = [(i % side) - 40, Math.floor(i / side) - 40];
    const inside = Math.min(x, y) >= -2 && Math.max(x, y) < 6 * CELL + 2;
    const isLine = inside && [x, y].some((at) => (at + 2) % CELL < 4);
    data.set(isLine ? [50, 50, 50] : [210, 200, 180], i * 4);
  }
  return toWorkingImage({ width: side, height: side, data });
}

test.each([
  [0, 0, 0, 0, 0, 0, 0, 0],
  [6, 0, 6, 0, 6, 0, 6, 0],
  [5, -4, -6, 5, 4, 6, -5, -4],
])('corners that are a fifth of a cell off are moved to the lines: %d %d, %d %d, %d %d, %d %d', (...off) => {
  const start = mapCorners(truth, ({ x, y }, i) => ({ x: x + off[2 * i]!, y: y + off[2 * i + 1]! }));
  const { corners } = refineGrid(lines(), start, 6, 6);
  for (const [i, { x, y }] of corners.entries())
    expect(Math.hypot(x - truth[i]!.x, y - truth[i]!.y)).toBeLessThan(0.15 * CELL);
});
