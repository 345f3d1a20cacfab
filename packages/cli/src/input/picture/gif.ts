// GIF files: the first picture of an animation.
import { checkDrawable, drawn } from './drawn.ts';
import { hasText, type PictureFile, type Size } from './picture-file.ts';

export const gif: PictureFile = {
  name: 'GIF',
  begins: (bytes) => hasText(bytes, 'GIF87a') || hasText(bytes, 'GIF89a'),
  sizeOf: gifSize,
  decode(bytes, size) {
    // a few bytes may state millions of pixels
    checkDrawable(bytes, 'gif', size);
    return drawn(bytes, 'gif', size);
  },
};

function gifSize(bytes: Uint8Array): Size | undefined {
  if (bytes.length < 10) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
}
