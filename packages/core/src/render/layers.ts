import { check, checkBoard, positive } from '../basics/arguments.ts';
import { type Board, vehicleAt } from '../board/board.ts';
import { backgroundOf } from './background-of.ts';
import { backgroundPicture, FRAME, pictureSide, viewBox } from './board-background.ts';
import { lookOf, vehiclePicture } from './vehicle-picture.ts';
import { CELL } from './vehicle-shape.ts';

/** A picture as one SVG document; places and sizes in pixels, fractions allowed. */
export interface Layer {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/**
 * The picture of a board in parts, for programs that move the vehicles: each part is drawn once and then only moved.
 */
export interface BoardLayers {
  /** Everything that never moves. Its corners are round, and transparent outside. */
  readonly background: Layer;
  /** In the board's order. */
  readonly vehicles: readonly Layer[];
  /** The place of a vehicle's layer on the background for an offset of the vehicle, which may be a fraction. */
  placeOf(vehicle: number, offset: number): { readonly x: number; readonly y: number };
}

/** Free space around a vehicle in its layer, for parts that stick out of its cells. */
const PAD = 4;

/**
 * The layers of a board whose picture is `width` pixels wide.
 *
 * @param board - the board
 * @param width - the width of the picture in pixels
 * @throws RangeError for a width that is not a number above 0
 *
 * @example
 * const { background, vehicles } = boardLayers(board, 400);
 */
export function boardLayers(board: Board, width: number): BoardLayers {
  checkBoard(board);
  check(width, 'width', positive);
  const scale = width / pictureSide(board.width);
  const layer = (content: string, box: string, columns: number, rows: number, beyond: number): Layer => {
    const pixels = (cells: number): number => (cells * CELL + 2 * beyond) * scale;
    const [w, h] = [pixels(columns), pixels(rows)];
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${w}" height="${h}">${content}</svg>`;
    return { svg, width: w, height: h };
  };
  return {
    background: layer(
      backgroundPicture(backgroundOf(board)),
      viewBox(board.width, board.height),
      board.width,
      board.height,
      FRAME,
    ),
    vehicles: board.vehicles.map(({ orientation, length }, index) => {
      const [columns, rows] = orientation === 'horizontal' ? [length, 1] : [1, length];
      const box = `${-PAD} ${-PAD} ${columns * CELL + 2 * PAD} ${rows * CELL + 2 * PAD}`;
      return layer(vehiclePicture(lookOf(board, index)), box, columns, rows, PAD);
    }),
    placeOf(index, offset) {
      const { orientation, lane } = vehicleAt(board, index);
      const [column, row] = orientation === 'horizontal' ? [offset, lane] : [lane, offset];
      return {
        x: (FRAME + column * CELL - PAD) * scale,
        y: (FRAME + row * CELL - PAD) * scale,
      };
    },
  };
}
