// Draws onto a picture what was read in it: the grid, the pieces with their letters, the exit, and the doubtful cells.
// Where no red car was seen, there are only the grid and the pieces.
import type { Board, Result } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import { cellsOf } from '@unjam/core/board';
import { CERTAIN, type Homography, homographyTo, mapPoint, type Point } from '@unjam/core/picture';
import { encode } from 'fast-png';
import { lettersOfPieces } from '../../input/picture/pieces-without-red.ts';
import type { Seen, SeenBoard, SeenWithoutRed } from '../../input/picture/see.ts';
import { type Box, boxOf, boxOfCell, inset } from './box.ts';
import { type Canvas, resized, stroke } from './canvas.ts';
import { drawLetters } from './overlay-letters.ts';

/** The least and the most pixels of the longer side of an overlay. Where a picture is smaller or larger, its size is changed. */
const [LEAST, MOST] = [640, 1600];
const GRID = [255, 255, 255] as const;
const PIECE = [20, 20, 20] as const;
const PRIMARY = [255, 30, 30] as const;
const DOUBTFUL = [255, 170, 0] as const;

/** The picture with the reading drawn onto it, as PNG; or one line about what cannot be drawn. */
export function overlayOf({
  picture,
  reading,
}: Seen<SeenBoard | SeenWithoutRed>): Result<Uint8Array, string> {
  const side = Math.max(picture.width, picture.height);
  const scale = Math.min(Math.max(side, LEAST), MOST) / side;
  const canvas = resized(picture, scale);
  const { board, corners } = reading;
  const scaled = ({ x, y }: Point): Point => ({ x: x * scale, y: y * scale });
  const [topLeft, topRight, bottomRight, bottomLeft] = corners;
  const map = homographyTo(
    [scaled(topLeft), scaled(topRight), scaled(bottomRight), scaled(bottomLeft)],
    board.width,
    board.height,
  );
  if (!map) return err('the corners lie on a line');
  const pen = penOn(canvas, map);
  drawGrid(pen, board);
  const isRead = reading.kind === 'read';
  const colourOf = (index: number) => (isRead && index === board.primary ? PRIMARY : PIECE);
  drawPieces(pen, board, colourOf);
  if (isRead) {
    drawDoubtfulCells(pen, board, reading.cells);
    drawExit(pen, board);
  }
  const letters = isRead ? board.vehicles.map(({ label }) => label) : lettersOfPieces(board);
  drawLetters(canvas, board, letters, map, colourOf);
  const { width, height, data } = canvas;
  return ok(encode({ width, height, data, channels: 4, depth: 8 }));
}

type Colour = readonly number[];

/** Draws lines between points in cells of the board; widths are relative to the size of the picture. */
interface Pen {
  line(from: Point, to: Point, colour: Colour, width: number): void;
  box(box: Box, colour: Colour, width: number): void;
  /** Whether a point lies in the picture. */
  shows(point: Point): boolean;
}

/** @param map - from cells to pixels */
function penOn(canvas: Canvas, map: Homography): Pen {
  const size = Math.max(1.5, Math.max(canvas.width, canvas.height) / 400);
  const line: Pen['line'] = (from, to, colour, width) =>
    stroke(canvas, mapPoint(map, from.x, from.y), mapPoint(map, to.x, to.y), colour, size * width);
  return {
    line,
    box({ left, top, right, bottom }, colour, width) {
      const corners = [
        { x: left, y: top },
        { x: right, y: top },
        { x: right, y: bottom },
        { x: left, y: bottom },
      ];
      for (const [index, corner] of corners.entries())
        line(corner, corners[(index + 1) % 4] ?? corner, colour, width);
    },
    shows(point) {
      const { x, y } = mapPoint(map, point.x, point.y);
      return x >= size && y >= size && x < canvas.width - size && y < canvas.height - size;
    },
  };
}

function drawGrid({ line }: Pen, { width, height }: Board): void {
  for (let x = 0; x <= width; x++) line({ x, y: 0 }, { x, y: height }, GRID, 0.6);
  for (let y = 0; y <= height; y++) line({ x: 0, y }, { x: width, y }, GRID, 0.6);
}

/** The vehicles as boxes, and the walls as crosses. */
function drawPieces(
  { line, box }: Pen,
  { vehicles, walls, width }: Board,
  colourOf: (index: number) => Colour,
): void {
  for (const [index, vehicle] of vehicles.entries()) {
    const outline = inset(boxOf(vehicle, width), 0.12);
    box(outline, GRID, 2.2);
    box(outline, colourOf(index), 1.2);
  }
  for (const wall of walls) {
    const { left, top, right, bottom } = inset(boxOfCell(wall, width), 0.15);
    line({ x: left, y: top }, { x: right, y: bottom }, PIECE, 1.5);
    line({ x: right, y: top }, { x: left, y: bottom }, PIECE, 1.5);
  }
}

/** @param certainties - how likely each cell is right */
function drawDoubtfulCells({ box }: Pen, { width }: Board, certainties: readonly number[]): void {
  for (const [cell, certainty] of certainties.entries())
    if (certainty < CERTAIN) box(inset(boxOfCell(cell, width), 0.03), DOUBTFUL, 1.4);
}

function drawExit({ line, shows }: Pen, board: Board): void {
  for (const [colour, width] of [
    [GRID, 3.4],
    [PRIMARY, 2.2],
  ] as const) {
    for (const [from, to] of exitMark(board, shows)) line(from, to, colour, width);
  }
}

/** How long the arrow is, in cells. */
const ARROW = 0.7;

/**
 * The lines that mark the exit, in cells: the edge of the board there, and an arrow outwards. Where the picture ends beside the
 * board, the arrow begins inside the board, so that its tip is seen.
 */
function exitMark(
  { vehicles, primary, width, height, exit }: Board,
  shows: Pen['shows'],
): readonly (readonly [Point, Point])[] {
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
  let reach = ARROW;
  while (reach > 0 && !shows(point(reach, 0))) reach -= 0.05;
  const tip = point(reach, 0);
  return [
    [point(0, -0.5), point(0, 0.5)],
    [point(reach - ARROW, 0), tip],
    [tip, point(reach - 0.25, -0.22)],
    [tip, point(reach - 0.25, 0.22)],
  ];
}
