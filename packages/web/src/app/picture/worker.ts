// Opens and reads pictures in a worker, so that the page stays responsive. The worker keeps the picture: while corners are
// dragged, only the corners are sent. It answers requests one by one, without a library, since its size is limited.
import { type Picture, type PictureReading, type ReadOptions, readPicture } from '@unjam/core/picture';

/** The size of a picture in which corners are given. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What the page asks for: to open a picture, or to read the picture opened last. */
export type Request = { readonly open: Blob } | { readonly read: ReadOptions };

/** What the worker answers; neither if that failed. */
export interface Answer {
  readonly opened?: Size;
  readonly reading?: PictureReading;
}

/** The longest side of the picture that is read, in pixels: the reader looks at no more. */
const LONGEST = 800;

let picture: Picture | undefined;

/** Decodes a picture and makes it small at once, so that few pixels are copied. */
async function open(file: Blob): Promise<Size> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const shrink = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * shrink));
  const height = Math.max(1, Math.round(bitmap.height * shrink));
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('this browser draws no pictures');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  picture = context.getImageData(0, 0, width, height);
  return { width, height };
}

async function answer(request: Request): Promise<Answer> {
  if ('open' in request) return { opened: await open(request.open) };
  return picture ? { reading: readPicture(picture, request.read) } : {};
}

addEventListener('message', async ({ data }: MessageEvent<Request>) => {
  postMessage(await answer(data).catch(() => ({})));
});
