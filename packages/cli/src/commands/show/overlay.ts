// Draws onto a picture what was read in it: the grid, the pieces with their letters, the exit, and the cells that are uncertain.
import { type Board, err, ok, type Result } from '@unjam/core';
import { cellsOf } from '@unjam/core/board';
import { homographyTo, mapPoint, type Point } from '@unjam/core/picture';
import { encode } from 'fast-png';
import { SURE_CELL } from '../../input/picture/remarks.ts';
import type { Seen } from '../../input/picture/see.ts';
import { shrunk, stroke } from './canvas.ts';
import { drawLetters } from './overlay-letters.ts';

/** The longest side of the overlay, in pixels. */
const LONGEST = 1600;
const GRID = [255, 255, 255] as const;
const PIECE = [20, 20, 20] as const;
const PRIMARY = [255, 30, 30] as const;
const UNSURE = [255, 170, 0] as const;

/** The picture with the reading drawn onto it, as PNG; or one line about what cannot be drawn. */
export function overlayOf({ picture, reading }: Seen): Result<Uint8Array, string> {
  const shrink = Math.min(1, LONGEST / Math.max(picture.width, picture.height));
  const canvas = shrunk(picture, shrink);
  const { board, cells, corners } = reading;
  const scaled = ({ x, y }: Point): Point => ({ x: x * shrink, y: y * shrink });
  const [topLeft, topRight, bottomRight, bottomLeft] = corners;
  const map = homographyTo(
    [scaled(topLeft), scaled(topRight), scaled(bottomRight), scaled(bottomLeft)],
    board.width,
    board.height,
  );
  if (!map) return err('the corners lie on a line');
  const size = Math.max(1.5, Math.max(canvas.width, canvas.height) / 400);
  /** A line from one point to another, in cells of the board. */
  const line = (
    u0: number,
    v0: number,
    u1: number,
    v1: number,
    colour: readonly number[],
    width: number,
  ): void => stroke(canvas, mapPoint(map, u0, v0), mapPoint(map, u1, v1), colour, width);
  const box = (
    left: number,
    top: number,
    right: number,
    bottom: number,
    colour: readonly number[],
    width: number,
  ): void => {
    line(left, top, right, top, colour, width);
    line(right, top, right, bottom, colour, width);
    line(right, bottom, left, bottom, colour, width);
    line(left, bottom, left, top, colour, width);
  };
  for (let column = 0; column <= board.width; column++)
    line(column, 0, column, board.height, GRID, size * 0.6);
  for (let row = 0; row <= board.height; row++) line(0, row, board.width, row, GRID, size * 0.6);
  for (const [index, vehicle] of board.vehicles.entries()) {
    const own = cellsOf(vehicle, board.width);
    const [first = 0] = own;
    const last = own.at(-1) ?? first;
    const [left, top] = [first % board.width, Math.floor(first / board.width)];
    const [right, bottom] = [(last % board.width) + 1, Math.floor(last / board.width) + 1];
    const colour = index === board.primary ? PRIMARY : PIECE;
    box(left + 0.12, top + 0.12, right - 0.12, bottom - 0.12, GRID, size * 2.2);
    box(left + 0.12, top + 0.12, right - 0.12, bottom - 0.12, colour, size * 1.2);
  }
  for (const wall of board.walls) {
    const [left, top] = [wall % board.width, Math.floor(wall / board.width)];
    line(left + 0.15, top + 0.15, left + 0.85, top + 0.85, PIECE, size * 1.5);
    line(left + 0.85, top + 0.15, left + 0.15, top + 0.85, PIECE, size * 1.5);
  }
  cells.forEach((certainty, cell) => {
    if (certainty >= SURE_CELL) return;
    const [left, top] = [cell % board.width, Math.floor(cell / board.width)];
    box(left + 0.03, top + 0.03, left + 0.97, top + 0.97, UNSURE, size * 1.4);
  });
  for (const [colour, width] of [
    [GRID, 3.4],
    [PRIMARY, 2.2],
  ] as const) {
    for (const [from, to] of exitMark(board)) line(from.x, from.y, to.x, to.y, colour, size * width);
  }
  drawLetters(canvas, board, map, (index) => (index === board.primary ? PRIMARY : PIECE));
  const { width, height, data } = canvas;
  return ok(encode({ width, height, data, channels: 4, depth: 8 }));
}

/**
 * The lines that mark the exit, in cells: the edge of the board there, and an arrow outwards. The edge is marked too because
 * the picture may end there, so that the arrow is not seen.
 */
function exitMark({ vehicles, primary, width, height, exit }: Board): readonly (readonly [Point, Point])[] {
  const red = vehicles[primary];
  const [cell = 0] = red ? cellsOf(red, width) : [];
  const lane = { row: Math.floor(cell / width) + 0.5, column: (cell % width) + 0.5 };
  /** The point `out` cells outwards from the edge and `beside` cells beside the middle of the lane. */
  const point = (out: number, beside: number): Point =>
    ({
      right: { x: width + out, y: lane.row + beside },
      left: { x: -out, y: lane.row + beside },
      bottom: { x: lane.column + beside, y: height + out },
      top: { x: lane.column + beside, y: -out },
    })[exit];
  const tip = point(0.7, 0);
  return [
    [point(0, -0.5), point(0, 0.5)],
    [point(0, 0), tip],
    [tip, point(0.45, -0.22)],
    [tip, point(0.45, 0.22)],
  ];
}
