// A solution as an animation to hand on, made on the device.

import type { Board, Solution } from '@unjam/core';
import { animate, type BoardLayers, boardLayers, type Layer } from '@unjam/core/render';
import type { MadeFile } from './pictures.ts';
import { canvasOf, imageOf } from './raster.ts';

/** Pixels across. */
const ANIMATION = 480;

/** Colours of an animation, and the one that stands for "as before". */
const COLOURS = 127;
const SAME = 0;

/** The solution as a GIF, for ever anew; of every frame only what has changed is written. */
export async function animation(board: Board, solution: Solution): Promise<MadeFile> {
  const { GIFEncoder, quantize, applyPalette } = await import('gifenc');
  const gif = GIFEncoder();
  const layers = boardLayers(board, ANIMATION);
  const background = await imageOf(layers.background.svg);
  const vehicles = await Promise.all(layers.vehicles.map(({ svg }) => imageOf(svg)));
  const canvas = canvasOf(layers.background.width, layers.background.height);
  const { width, height } = canvas.canvas;
  const screen = new Uint8Array(width * height);
  let colours: number[][] = [];
  let before: readonly number[] | undefined;
  for (const { offsets, milliseconds } of animate(board, solution)) {
    canvas.fillStyle = '#ffffff';
    canvas.fillRect(0, 0, width, height);
    canvas.drawImage(background, 0, 0, width, height);
    for (const [index, offset] of offsets.entries()) {
      const { x, y } = layers.placeOf(index, offset);
      canvas.drawImage(vehicles[index] as HTMLImageElement, Math.round(x), Math.round(y));
    }
    const first = before === undefined;
    const box = changedBox(layers, before, offsets, width, height);
    before = offsets;
    const { data } = canvas.getImageData(box.left, box.top, box.width, box.height);
    // the vehicles keep their colours wherever they go
    if (first) colours = quantize(data, COLOURS);
    const frame = new Uint8Array(screen.length).fill(SAME);
    for (const [i, colour] of applyPalette(data, colours).entries()) {
      const at = (box.top + Math.floor(i / box.width)) * width + box.left + (i % box.width);
      if (screen[at] === colour + 1) continue;
      screen[at] = colour + 1;
      frame[at] = colour + 1;
    }
    gif.writeFrame(frame, width, height, {
      ...(first && { palette: [[0, 0, 0], ...colours] }),
      delay: milliseconds,
      transparent: true,
      transparentIndex: SAME,
      dispose: KEEP,
    });
  }
  gif.finish();
  return { name: 'unjam-solution.gif', content: new Blob([gif.bytes() as BlobPart], { type: 'image/gif' }) };
}

/** The next frame is drawn over this one. */
const KEEP = 1;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The part of the picture that vehicles left or entered, in pixels; at first all of it. */
function changedBox(
  { vehicles, placeOf }: BoardLayers,
  before: readonly number[] | undefined,
  offsets: readonly number[],
  width: number,
  height: number,
): Box {
  if (!before) return { left: 0, top: 0, width, height };
  const corners = offsets.flatMap((offset, index) => {
    const was = before[index] as number;
    const size = vehicles[index] as Layer;
    if (was === offset) return [];
    return [was, offset].flatMap((each) => {
      const { x, y } = placeOf(index, each);
      return [
        { x, y },
        { x: x + size.width, y: y + size.height },
      ];
    });
  });
  const bound = (value: number, most: number) => Math.max(0, Math.min(most, value));
  const [left, right] = [
    bound(Math.floor(Math.min(...corners.map(({ x }) => x))) - 1, width - 1),
    bound(Math.ceil(Math.max(...corners.map(({ x }) => x))) + 1, width),
  ];
  const [top, bottom] = [
    bound(Math.floor(Math.min(...corners.map(({ y }) => y))) - 1, height - 1),
    bound(Math.ceil(Math.max(...corners.map(({ y }) => y))) + 1, height),
  ];
  return { left, top, width: right - left, height: bottom - top };
}
