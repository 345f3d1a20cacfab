// Draws the letters of the vehicles, upright in the picture even if the board is turned: the answers use these letters.
import type { Board } from '@unjam/core';
import { type Homography, mapPoint, type Point } from '@unjam/core/picture';
import { boxOf } from './box.ts';
import { type Canvas, stroke } from './canvas.ts';
import { put, rasterOf } from './raster.ts';

/** The size of a letter and the diameter of the disc under it, in cells. */
const [LETTER, DISC] = [0.42, 0.5];
/** From the middle of a letter down to the line on which it stands, in sizes of the letter. */
const DOWN = 0.36;
const INK = '#fff';

/**
 * Draws the letter of each vehicle on a disc in its middle.
 *
 * @param letters - of the vehicles, in their order
 * @param map - from cells to pixels
 * @param colourOf - of the disc under a vehicle's letter
 */
export function drawLetters(
  canvas: Canvas,
  board: Board,
  letters: readonly string[],
  map: Homography,
  colourOf: (index: number) => readonly number[],
): void {
  const texts = board.vehicles.map((vehicle, index) => {
    const { left, top, right, bottom } = boxOf(vehicle, board.width);
    const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
    const { x, y } = mapPoint(map, middle.x, middle.y);
    const cell = cellAt(map, middle);
    stroke(canvas, { x, y }, { x, y }, colourOf(index), DISC * cell);
    return textAt(letters[index] ?? '', { x, y: y + DOWN * LETTER * cell }, LETTER * cell);
  });
  const { width, height, data } = canvas;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${texts.join('')}</svg>`;
  put({ width, height, pixels: data }, rasterOf(svg), 0, 0, { left: 0, top: 0, width, height });
}

/** The shorter side of a cell around a point, in pixels. */
function cellAt(map: Homography, { x, y }: Point): number {
  const distance = (from: Point, to: Point) => Math.hypot(to.x - from.x, to.y - from.y);
  return Math.min(
    distance(mapPoint(map, x - 0.5, y), mapPoint(map, x + 0.5, y)),
    distance(mapPoint(map, x, y - 0.5), mapPoint(map, x, y + 0.5)),
  );
}

/** The SVG text of one letter. Labels from the reader are letters, so nothing is escaped. */
const textAt = (letter: string, { x, y }: Point, size: number): string =>
  `<text x="${x.toFixed(2)}" y="${y.toFixed(2)}" font-size="${size.toFixed(2)}" font-weight="700" text-anchor="middle" fill="${INK}">${letter}</text>`;
