// A solution as a sequence of pictures in pixels: the first is whole, each other one is the box that changes.
import type { Board, Solution } from '@unjam/core';
import { at } from '@unjam/core/engine';
import { animate, boardLayers } from '@unjam/core/render';
import { type Box, cut, onWhite, put, type Raster, rasterOf } from './raster.ts';

/** The box that changes, and how long the picture is shown. */
export interface Scene {
  readonly box: Box;
  /** Opaque: red, green, blue, alpha, row by row. */
  readonly pixels: Uint8Array;
  readonly milliseconds: number;
}

/**
 * A legal solution as pictures `width` pixels wide. The returned function makes the pictures, as often as it is called,
 * with at most `between` pictures of each slide before its last.
 */
export function filmOf(
  board: Board,
  solution: Solution,
  width: number,
): (between: number) => Generator<Scene, void> {
  const layers = boardLayers(board, width);
  const vehicles = layers.vehicles.map(({ svg }) => rasterOf(svg));
  const background = onWhite(rasterOf(layers.background.svg));
  const picture: Raster = { ...background, pixels: new Uint8Array(background.pixels.length) };
  const boxOf = (offset: number, index: number): Box => {
    const { x, y } = layers.placeOf(index, offset);
    const { width, height } = at(vehicles, index);
    return { left: Math.round(x), top: Math.round(y), width, height };
  };
  const whole: Box = { left: 0, top: 0, width: background.width, height: background.height };
  return function* (between) {
    let before: readonly Box[] = [];
    for (const { offsets, milliseconds } of animate(board, solution, between)) {
      const boxes = offsets.map(boxOf);
      const moved = boxes.flatMap((box, index) => {
        const from = before[index];
        return from && (from.left !== box.left || from.top !== box.top) ? [from, box] : [];
      });
      const box = before.length === 0 ? whole : clip(whole, around(moved));
      before = boxes;
      put(picture, background, 0, 0, box);
      for (const [index, { left, top }] of boxes.entries()) {
        put(picture, at(vehicles, index), left, top, box);
      }
      yield { box, pixels: cut(picture, box), milliseconds };
    }
  };
}

/** The smallest box around others; without any, one pixel in the corner. */
function around(boxes: readonly Box[]): Box {
  if (boxes.length === 0) return { left: 0, top: 0, width: 1, height: 1 };
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** The part of a box that is on the picture. */
function clip(whole: Box, { left, top, width, height }: Box): Box {
  const [x, y] = [Math.max(left, 0), Math.max(top, 0)];
  const right = Math.min(left + width, whole.width);
  const bottom = Math.min(top + height, whole.height);
  return { left: x, top: y, width: right - x, height: bottom - y };
}
