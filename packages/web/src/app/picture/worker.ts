// Opens and reads pictures in a worker, so that the page stays responsive. The worker keeps the picture: while corners are
// dragged, only the corners are sent. The page sends a request after the answer to the one before (picture-worker.ts). No library
// is used, since the size of this file is limited.
import type { Setup } from '@unjam/core';
import {
  otherGrids,
  type Picture,
  type PictureReading,
  type ReadOptions,
  readSetup,
} from '@unjam/core/picture';

/** What the page asks for: to open a picture, or to read the picture opened last. */
export type Request = { readonly open: Blob } | { readonly read: ReadOptions };

/** What the worker answers; neither if that failed. */
export interface Answer {
  /** The picture as it is read, so that the page need not decode the whole file to show it; corners are points of it. */
  readonly opened?: ImageBitmap;
  readonly reading?: PictureReading<Setup>;
}

/** The longest side of the picture that is read, in pixels: the reader looks at no more. */
const LONGEST = 800;

let picture: Picture | undefined;

/** Decodes a picture and makes it small at once, so that few pixels are copied. */
async function open(file: Blob): Promise<ImageBitmap> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const shrink = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * shrink));
  const height = Math.max(1, Math.round(bitmap.height * shrink));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('this browser draws no pictures');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  picture = context.getImageData(0, 0, width, height);
  return canvas.transferToImageBitmap();
}

async function answer(request: Request): Promise<Answer> {
  if ('open' in request) return { opened: await open(request.open) };
  return picture ? { reading: readSetup(picture, request.read, otherGrids) } : {};
}

/** Whether nothing was asked for yet. */
let idle = true;

addEventListener('message', async ({ data }: MessageEvent<Request>) => {
  idle = false;
  postMessage(await answer(data).catch(() => ({})));
});

/** Reads a board of a few lines: the browser compiles the reader's code meanwhile, and the first picture takes a fifth less. */
function warmUp(): void {
  const cell = 20;
  const side = 8 * cell;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let pixel = 0; pixel < side * side; pixel++) {
    const [x, y] = [pixel % side, Math.floor(pixel / side)];
    const isCar = Math.floor(y / cell) === 3 && x > cell && x < 3 * cell;
    if (x % cell < 2 || y % cell < 2) data.fill(0, pixel * 4, pixel * 4 + 3);
    else if (isCar) data.fill(0, pixel * 4 + 1, pixel * 4 + 3);
  }
  readSetup({ width: side, height: side, data });
}

setTimeout(() => {
  if (idle) warmUp();
});
