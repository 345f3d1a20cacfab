// Draws onto a picture what was read in it: the grid, the pieces, and the cells that are uncertain.
import { err, ok, type Result } from '@unjam/core';
import { cellsOf } from '@unjam/core/board';
import { homographyTo, mapPoint, type Picture, type Point } from '@unjam/core/picture';
import { encode } from 'fast-png';
import type { Seen } from '../../input/picture/see.ts';

/** The longest side of the overlay, in pixels. */
const LONGEST = 1600;
const GRID = [255, 255, 255] as const;
const PIECE = [20, 20, 20] as const;
const PRIMARY = [255, 30, 30] as const;
const UNSURE = [255, 170, 0] as const;
/** Cells less certain than this are marked. */
const CERTAIN = 0.9;

/** The picture with the reading drawn onto it, as PNG; or one line about what was not found. */
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
    box(left + 0.12, top + 0.12, right - 0.12, bottom - 0.12, GRID, size * 2.2);
    box(
      left + 0.12,
      top + 0.12,
      right - 0.12,
      bottom - 0.12,
      index === board.primary ? PRIMARY : PIECE,
      size * 1.2,
    );
  }
  for (const wall of board.walls) {
    const [left, top] = [wall % board.width, Math.floor(wall / board.width)];
    line(left + 0.15, top + 0.15, left + 0.85, top + 0.85, PIECE, size * 1.5);
    line(left + 0.85, top + 0.15, left + 0.15, top + 0.85, PIECE, size * 1.5);
  }
  cells.forEach((certainty, cell) => {
    if (certainty >= CERTAIN) return;
    const [left, top] = [cell % board.width, Math.floor(cell / board.width)];
    box(left + 0.03, top + 0.03, left + 0.97, top + 0.97, UNSURE, size * 1.4);
  });
  const png = encode({
    width: canvas.width,
    height: canvas.height,
    data: canvas.data,
    channels: 4,
    depth: 8,
  });
  return ok(png);
}

interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

function shrunk({ width, height, data }: Picture, by: number): Canvas {
  const [w, h] = [Math.max(1, Math.round(width * by)), Math.max(1, Math.round(height * by))];
  const result = new Uint8Array(w * h * 4);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const from =
        (Math.min(height - 1, Math.floor(y / by)) * width + Math.min(width - 1, Math.floor(x / by))) * 4;
      for (let c = 0; c < 4; c++) result[(y * w + x) * 4 + c] = data[from + c] ?? 0;
    }
  }
  return { width: w, height: h, data: result };
}

/** A straight line with round ends. */
function stroke(canvas: Canvas, from: Point, to: Point, colour: readonly number[], width: number): void {
  const reach = width / 2;
  const length = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
  const left = Math.max(0, Math.floor(Math.min(from.x, to.x) - reach - 1));
  const right = Math.min(canvas.width - 1, Math.ceil(Math.max(from.x, to.x) + reach + 1));
  const top = Math.max(0, Math.floor(Math.min(from.y, to.y) - reach - 1));
  const bottom = Math.min(canvas.height - 1, Math.ceil(Math.max(from.y, to.y) + reach + 1));
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const [px, py] = [x + 0.5 - from.x, y + 0.5 - from.y];
      const along = Math.min(Math.max(px * dx + py * dy, 0), length);
      const cover = Math.min(Math.max(reach + 0.5 - Math.hypot(px - along * dx, py - along * dy), 0), 1);
      if (cover === 0) continue;
      const at = (y * canvas.width + x) * 4;
      for (let c = 0; c < 3; c++) {
        canvas.data[at + c] = (canvas.data[at + c] ?? 0) * (1 - cover) + (colour[c] ?? 0) * cover;
      }
      canvas.data[at + 3] = 255;
    }
  }
}
