// Source: ours; the parts are flat-board.ts and board-network.ts. What the network says of the board inside four corners.
// Guarantee: the network looks at the board once; nothing is kept, so the same corners asked about twice are two looks.
//
//    a----b
//    |    |  ->  flat board  ->  filled? neighbours? exit? does the grid lie on the cells, and how far beside them?
//    d----c

import type { Corners } from '../image/picture.ts';
import type { WorkingImage } from '../image/working-image.ts';
import { lookAtBoard, type SingleLook } from './board-network.ts';
import { flatten } from './flat-board.ts';

/** If the network sees a grid lie on the cells with greater odds (logarithm), it is taken for the grid of a board. */
export const BELIEVED = 2;

/** A grid, and what the network says of the board on it. */
export interface LookedAt {
  readonly corners: Corners;
  readonly look: SingleLook;
}

/** What the network says of the board inside corners; undefined if they lie on a line. */
export function lookAtGrid(
  image: WorkingImage,
  corners: Corners,
  columns: number,
  rows: number,
): LookedAt | undefined {
  const flat = flatten(image, corners, columns, rows);
  return flat && { corners, look: lookAtBoard(flat) };
}

/** The logarithm of the odds that a grid lies on the cells. */
export const alignedOf = (image: WorkingImage, corners: Corners, columns: number, rows: number): number =>
  lookAtGrid(image, corners, columns, rows)?.look.aligned ?? -Infinity;
