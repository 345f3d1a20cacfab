// PNG files. The places of the size and the chunks in the file are those of the Portable Network Graphics (PNG) Specification, third
// edition.
import { Readable } from 'node:stream';
import { createInflate } from 'node:zlib';
import { drawn } from './drawn.ts';
import { hasText, type PictureFile, type Size } from './picture-file.ts';

export const png: PictureFile = {
  name: 'PNG',
  begins: (bytes) => hasText(bytes, '\x89PNG\r\n\x1a\n'),
  sizeOf: pngSize,
  exifOf: (bytes) => [...chunksOf(bytes, 'eXIf')][0],
  async decode(bytes, size) {
    await checkPixels(bytes, size);
    return drawn(bytes, 'png', size);
  },
};

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.length);

function pngSize(bytes: Uint8Array): Size | undefined {
  if (bytes.length < 24) return undefined;
  const view = viewOf(bytes);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** What the chunks of one type hold. */
function* chunksOf(bytes: Uint8Array, type: string): Generator<Uint8Array, void> {
  const view = viewOf(bytes);
  for (let at = 8; at + 8 <= bytes.length; at += 12 + view.getUint32(at)) {
    if (hasText(bytes, type, at + 4)) yield bytes.subarray(at + 8, at + 8 + view.getUint32(at));
  }
}

/**
 * Throws if pixels are missing, or if they unpack to more than a picture of this size needs: a small file can hold
 * gigabytes, for which the decoder would need minutes.
 */
async function checkPixels(bytes: Uint8Array, { width, height }: Size): Promise<void> {
  // at most 8 bytes a pixel, and one for each row; an interlaced picture has its rows in seven parts
  const most = 8 * width * height + 7 * height;
  let length = 0;
  for await (const window of Readable.from(chunksOf(bytes, 'IDAT')).pipe(
    createInflate({ chunkSize: 1 << 18 }),
  )) {
    length += window.length;
    if (length > most) throw new Error('more pixels than the size says');
  }
}
