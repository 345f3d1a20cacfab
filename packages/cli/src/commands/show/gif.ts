// An animated GIF of a solution, drawn in Node.
import { type Board, finishTask, type Solution } from '@unjam/core';
import { boardLayers, filmOf, gifTask } from '@unjam/core/render';
import gifenc from 'gifenc';
import { cut, onWhite, put, type Raster, rasterOf } from './raster.ts';

/** A legal solution as an animation `width` pixels wide that repeats for ever. */
export function gifOf(board: Board, solution: Solution, width: number): Uint8Array {
  const layers = boardLayers(board, width);
  const vehicles = layers.vehicles.map(({ svg }) => rasterOf(svg));
  const background = onWhite(rasterOf(layers.background.svg));
  const picture: Raster = { ...background, pixels: new Uint8Array(background.pixels) };
  const whole = { width: background.width, height: background.height };
  const task = gifTask(
    gifenc,
    (between) => filmOf(board, solution, layers, whole, vehicles, between),
    ({ box, vehicles: places }) => {
      put(picture, background, 0, 0, box);
      for (const [index, { left, top }] of places.entries()) {
        const vehicle = vehicles[index];
        if (vehicle) put(picture, vehicle, left, top, box);
      }
      return cut(picture, box);
    },
  );
  return finishTask(task);
}
