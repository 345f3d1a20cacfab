import { expect, test } from 'vitest';
import { type LookedAt, lookAtGrid } from '../flat-board/look-at-grid.ts';
import { type Corners, mapCorners } from '../image/picture.ts';
import { toWorkingImage, type WorkingImage } from '../image/working-image.ts';
import { moveOntoCells } from './move-onto-cells.ts';

const CELL = 40;
const LEFT = 60;
/** The corners of the cells in the picture. */
const TRUE: Corners = [
  { x: LEFT, y: LEFT },
  { x: LEFT + 6 * CELL, y: LEFT },
  { x: LEFT + 6 * CELL, y: LEFT + 6 * CELL },
  { x: LEFT, y: LEFT + 6 * CELL },
];
const ROWS = ['AA...B', 'C..D.B', 'CXXD.B', 'C..D..', 'E...FF', 'E.GGG.'];
const COLOURS: Record<string, readonly number[]> = {
  '.': [205, 200, 190],
  X: [210, 30, 35],
  A: [90, 170, 80],
  B: [240, 190, 40],
  C: [70, 90, 180],
  D: [130, 80, 160],
  E: [240, 140, 60],
  F: [90, 190, 210],
  G: [60, 120, 80],
};

/** A board drawn from above: a frame, lines between its cells, and cars a little smaller than their cells. */
function picture(): WorkingImage {
  const side = 2 * LEFT + 6 * CELL;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  const letter = (row: number, column: number): string => ROWS[row]?.[column] ?? '';
  for (let i = 0; i < side * side; i++) {
    const [x, y] = [(i % side) - LEFT, Math.floor(i / side) - LEFT];
    const [column, row] = [Math.floor(x / CELL), Math.floor(y / CELL)];
    const own = letter(row, column);
    const [u, v] = [x - column * CELL, y - row * CELL];
    // a gap at each side where the neighbour is not of the same car
    const atGap =
      (u < 4 && letter(row, column - 1) !== own) ||
      (u >= CELL - 4 && letter(row, column + 1) !== own) ||
      (v < 4 && letter(row - 1, column) !== own) ||
      (v >= CELL - 4 && letter(row + 1, column) !== own);
    const isLine = own === '.' && Math.min(u, v) < 2;
    const inFrame = Math.min(x, y) > -14 && Math.max(x, y) < 6 * CELL + 14;
    const onGrid = own && (isLine || (own !== '.' && atGap) ? [150, 145, 135] : COLOURS[own]);
    const colour = onGrid || (inFrame ? [90, 90, 95] : [120, 150, 140]);
    data.set(colour, i * 4);
  }
  return toWorkingImage({ width: side, height: side, data });
}

/** The mean distance of the corners from those of the cells, in cells. */
const beside = (corners: Corners): number =>
  corners.reduce((sum, { x, y }, i) => sum + Math.hypot(x - TRUE[i]!.x, y - TRUE[i]!.y), 0) / 4 / CELL;

test.each([
  ['to the right', 10, 0],
  ['up', 0, -9],
  ['down and to the left', -8, 8],
])('a grid that lies a quarter of a cell %s of the cells is moved onto them', (_, byX, byY) => {
  const image = picture();
  const see = (corners: Corners): LookedAt | undefined => lookAtGrid(image, corners, 6, 6);
  const start = mapCorners(TRUE, ({ x, y }) => ({ x: x + byX, y: y + byY }));
  const found = moveOntoCells(see(start)!, 6, 6, see, ({ look }) => look.aligned);
  expect(beside(start)).toBeGreaterThan(0.2);
  expect(beside(found.corners)).toBeLessThan(0.08);
});

test('a grid stays where it is if its merit is not greater elsewhere', () => {
  const image = picture();
  const see = (corners: Corners): LookedAt | undefined => lookAtGrid(image, corners, 6, 6);
  const start = see(mapCorners(TRUE, ({ x, y }) => ({ x: x + 8, y })))!;
  expect(moveOntoCells(start, 6, 6, see, () => 1)).toBe(start);
});
