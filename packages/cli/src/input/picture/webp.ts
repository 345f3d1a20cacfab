// WebP files, decoded by libwebp, which @cwasm/webp compiled to WebAssembly. Its chunks: RFC 9649, WebP Image Format.
import type { Picture } from '@unjam/core/picture';
import { hasText, type PictureFile, type Size } from './picture-file.ts';

export const webp: PictureFile = {
  name: 'WebP',
  begins: (bytes) => hasText(bytes, 'RIFF') && hasText(bytes, 'WEBP', 8),
  sizeOf: webpSize,
  refusalOf: (bytes) => (isAnimated(bytes) ? 'an animated WebP file; expected a single picture' : undefined),
  exifOf,
  decode: fromWebp,
};

/** The size in the header of the first chunk: lossy, lossless, or extended, which tells the size of the whole canvas. */
function webpSize(bytes: Uint8Array): Size | undefined {
  if (bytes.length < 30) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  if (hasText(bytes, 'VP8 ', 12))
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (hasText(bytes, 'VP8L', 12)) {
    const bits = view.getUint32(21, true);
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
  }
  if (hasText(bytes, 'VP8X', 12))
    return {
      width: 1 + (view.getUint32(24, true) & 0xff_ffff),
      height: 1 + (view.getUint32(26, true) >>> 8),
    };
  return undefined;
}

/** Of an extended file: whether its canvas shows one picture after the other. */
const isAnimated = (bytes: Uint8Array): boolean => hasText(bytes, 'VP8X', 12) && (bytes[20]! & 2) !== 0;

/** The chunk `EXIF` of an extended file. */
function exifOf(bytes: Uint8Array): Uint8Array | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let at = 12; at + 8 <= bytes.length; ) {
    const length = view.getUint32(at + 4, true);
    if (hasText(bytes, 'EXIF', at)) return bytes.subarray(at + 8, at + 8 + length);
    // chunks begin at even places
    at += 8 + length + (length % 2);
  }
  return undefined;
}

async function fromWebp(bytes: Uint8Array): Promise<Picture> {
  // it compiles its module when it is loaded
  const { decode } = await import('@cwasm/webp');
  const { width, height, data } = decode(bytes);
  return { width, height, data };
}
