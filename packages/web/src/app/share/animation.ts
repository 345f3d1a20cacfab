// A solution as an animated GIF to share, drawn on a canvas.

import { type Board, run, type Solution } from '@unjam/core';
import { boardLayers, filmOf, gifTask } from '@unjam/core/render';
import type { MadeFile } from './pictures.ts';
import { canvasOf, imageOf } from './raster.ts';

/** Width of the animation in pixels. */
const WIDTH = 480;

/** Milliseconds of work between two breaks in which the page can draw and react. */
const SLICE = 30;

/** A legal solution as a GIF that repeats for ever. */
export async function animation(board: Board, solution: Solution): Promise<MadeFile> {
  const gifenc = await import('gifenc');
  const layers = boardLayers(board, WIDTH);
  const background = await imageOf(layers.background.svg);
  const images = await Promise.all(layers.vehicles.map(({ svg }) => imageOf(svg)));
  const canvas = canvasOf(layers.background.width, layers.background.height);
  const { width, height } = canvas.canvas;
  const sizes = images.map((image) => ({ width: image.naturalWidth + 1, height: image.naturalHeight + 1 }));
  const task = gifTask(
    gifenc,
    (between) => filmOf(board, solution, layers, { width, height }, sizes, between),
    ({ box, vehicles }) => {
      canvas.fillStyle = '#ffffff';
      canvas.fillRect(0, 0, width, height);
      canvas.drawImage(background, 0, 0, width, height);
      for (const [index, { left, top }] of vehicles.entries()) {
        const image = images[index];
        if (image) canvas.drawImage(image, left, top);
      }
      return canvas.getImageData(box.left, box.top, box.width, box.height).data;
    },
  );
  const gif = await run(task, { slice: SLICE });
  return { name: 'unjam-solution.gif', content: new Blob([gif], { type: 'image/gif' }) };
}
