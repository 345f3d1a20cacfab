// Opens and reads pictures in a worker, so that the page stays responsive. The worker keeps the picture: while corners are
// dragged, only the corners are sent. The page sends a request after the answer to the one before (picture-worker.ts). No library
// is used, since the size of this file is limited.
import type { Setup } from '@unjam/core';
import {
  CERTAIN,
  otherGrids,
  type Picture,
  type PictureReading,
  type ReadOptions,
  readSetup,
  SURE,
} from '@unjam/core/picture';
import type { CloserRequest } from './closer-worker.ts';
import { labelledByColour } from './seen-colours.ts';
import { smallDrawing } from './small-drawing.ts';

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

/**
 * Decodes a picture. Of a large JPEG it decodes only as much as is needed, in a third of the time, where the browser can do that.
 */
async function decode(file: Blob): Promise<ImageBitmap> {
  if (file.type === 'image/jpeg') {
    try {
      // Chromium takes the largest of 1/8 to 8/8 of the picture that has no more pixels than this
      const size = { desiredWidth: 2 * LONGEST, desiredHeight: 2 * LONGEST };
      const decoder = new ImageDecoder({ data: file.stream(), type: file.type, ...size });
      const { image } = await decoder.decode();
      try {
        // Firefox distorts any picture to a square
        if (image.displayWidth !== image.displayHeight) return await createImageBitmap(image);
      } finally {
        image.close();
      }
    } catch {
      // the file is opened as any other one
    }
  }
  return createImageBitmap(file, { imageOrientation: 'from-image' });
}

/** Decodes a picture and makes it small at once, so that few pixels are copied. */
async function open(file: Blob): Promise<ImageBitmap> {
  const bitmap = await decode(file);
  const shrink = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * shrink));
  const height = Math.max(1, Math.round(bitmap.height * shrink));
  const canvas = new OffscreenCanvas(width, height);
  // a browser that gives no context throws an error in the next line, and then the file counts as one that cannot be opened
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  picture = context.getImageData(0, 0, width, height);
  return canvas.transferToImageBitmap();
}

async function answer(request: Request): Promise<Answer> {
  if ('open' in request) return { opened: await open(request.open) };
  return picture ? { reading: inColour(await read(picture, request.read), picture) } : {};
}

/** The worker with the closer look; undefined until a picture needs it. */
let closer: Worker | undefined;

/**
 * Reads a picture, with the closer look if it is doubtful without it. Once a picture has loaded the closer look, all others are read
 * with it from the start, which takes less time than reading a picture twice.
 */
async function read(seen: Picture, options: ReadOptions): Promise<PictureReading<Setup>> {
  if (closer) return (await readCloser(seen, options)) ?? readSetup(seen, options, otherGrids);
  const reading = readSetup(seen, options, otherGrids);
  return (isDoubtful(reading) && (await readCloser(seen, options))) || reading;
}

/** The reading with the closer look; undefined if its script cannot be loaded. */
const readCloser = (seen: Picture, options: ReadOptions): Promise<PictureReading<Setup> | undefined> =>
  new Promise((resolve) => {
    closer ??= new Worker(new URL('./closer-worker.ts', import.meta.url), { type: 'module' });
    closer.onmessage = ({ data }: MessageEvent<PictureReading<Setup>>) => resolve(data);
    closer.onerror = () => {
      closer = undefined;
      resolve(undefined);
    };
    const { width, height, data } = seen;
    const request: CloserRequest = { seen: { width, height, data }, options };
    closer.postMessage(request);
  });

const isDoubtful = (reading: PictureReading<Setup>): boolean =>
  reading.kind !== 'read' || reading.confidence < SURE || reading.cells.some((cell) => cell < CERTAIN);

/** What was read, with labels that give each vehicle a paint like its colour in the picture. */
function inColour(reading: PictureReading<Setup>, seen: Picture): PictureReading<Setup> {
  if (reading.kind === 'no grid') return reading;
  return { ...reading, board: labelledByColour(reading.board, reading.corners, seen) };
}

/** Whether nothing was asked for yet. */
let idle = true;

addEventListener('message', async ({ data }: MessageEvent<Request>) => {
  idle = false;
  postMessage(await answer(data).catch(() => ({})));
});

/** How many readings are made before the first request: the browser compiles the code step by step. */
const WARM_UPS = 4;

/**
 * Reads a small drawing of a board as long as nothing was asked for. The browser compiles the reader's code meanwhile, so that the
 * first picture mostly takes 0.7 to 0.9 of the time.
 */
function warmUp(times: number): void {
  if (!idle || times === 0) return;
  readSetup(smallDrawing());
  setTimeout(() => warmUp(times - 1));
}

setTimeout(() => warmUp(WARM_UPS));
