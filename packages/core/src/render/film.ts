import { amount, callback, check, checkBoard, checkList, checkParts, positive } from '../basics/arguments.ts';
import type { Board } from '../board/board.ts';
import type { Solution } from '../board/moves.ts';
import { checkSlides } from '../board/read-move.ts';
import { animate } from './animation.ts';
import type { BoardLayers } from './layers.ts';

/** A rectangle of whole pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** One picture of a film. The first scene is the whole picture; every other scene is the part of it that changes. */
export interface Scene {
  /** The part of the picture that changes. */
  readonly box: Box;
  /** The places of the vehicles' pixels on the whole picture, not in the box, in the board's order. */
  readonly vehicles: readonly Box[];
  readonly milliseconds: number;
}

const size = { width: positive, height: positive };

/** Width and height in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The scenes of a legal solution, for programs that draw the layers of a board in pixels:
 *
 *     scene 1   box: whole picture        scene 2   box: around both places of the car that slides
 *     +---------+                         +---------+
 *     |[==]  #  |                         | :[==]#  |    the program draws the background and all vehicles in the box
 *     |      #  |                         |      #  |
 *     +---------+                         +---------+
 *
 * @param board - the board
 * @param solution - moves in order, from the board itself
 * @param layers - the layers of the board's picture, which give the place of a vehicle
 * @param whole - the size of the background in pixels
 * @param vehicles - the size of every vehicle's layer in pixels, in the board's order
 * @param between - at most this many scenes in a slide before its last one
 *
 * @example
 * const layers = boardLayers(board, 80);
 * const sizes = layers.vehicles.map(() => ({ width: 20, height: 20 }));
 * const [first] = filmOf(board, solution, layers, { width: 80, height: 80 }, sizes);
 * first?.box // { left: 0, top: 0, width: 80, height: 80 }
 */
export function* filmOf(
  board: Board,
  solution: Solution,
  layers: BoardLayers,
  whole: Size,
  vehicles: readonly Size[],
  between = Number.POSITIVE_INFINITY,
): Generator<Scene, void> {
  checkBoard(board);
  checkSlides(board, solution, 'solution');
  checkParts(layers, 'layers', { placeOf: callback });
  checkParts(whole, 'whole', size);
  checkList(vehicles, 'vehicles', size);
  check(between, 'between', amount);
  // a picture of a library may have its size in getters, which a spread leaves out
  const { width: wholeWidth, height: wholeHeight } = whole;
  let before: readonly Box[] = [];
  for (const { offsets, milliseconds } of animate(board, solution, between)) {
    const places = vehicles.map(({ width, height }, index) => {
      const { x, y } = layers.placeOf(index, offsets[index] ?? 0);
      return { left: Math.round(x), top: Math.round(y), width, height };
    });
    const moved = places.flatMap((place, index) => {
      const from = before[index];
      return from && (from.left !== place.left || from.top !== place.top) ? [from, place] : [];
    });
    const box =
      before.length === 0
        ? { left: 0, top: 0, width: wholeWidth, height: wholeHeight }
        : inside(whole, around(moved));
    before = places;
    yield { box, vehicles: places, milliseconds };
  }
}

/** The smallest box around others; one pixel in the corner if there are none. */
function around(boxes: readonly Box[]): Box {
  if (boxes.length === 0) return { left: 0, top: 0, width: 1, height: 1 };
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** The part of a box that is inside the picture. */
function inside(whole: Size, { left, top, width, height }: Box): Box {
  const [x, y] = [Math.max(left, 0), Math.max(top, 0)];
  const right = Math.min(left + width, whole.width);
  const bottom = Math.min(top + height, whole.height);
  return { left: x, top: y, width: right - x, height: bottom - y };
}
