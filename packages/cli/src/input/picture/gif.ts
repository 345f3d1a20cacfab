// GIF files: the first picture of a film, drawn by the library that draws the command's own pictures.
import { Resvg } from '@resvg/resvg-js';
import type { Picture } from '@unjam/core/picture';
import { hasText, type PictureFile, type Size } from './picture-file.ts';

export const gif: PictureFile = {
  name: 'GIF',
  begins: (bytes) => hasText(bytes, 'GIF87a') || hasText(bytes, 'GIF89a'),
  sizeOf: gifSize,
  decode: fromGif,
};

function gifSize(bytes: Uint8Array): Size | undefined {
  if (bytes.length < 10) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
}

function fromGif(bytes: Uint8Array): Picture {
  const { width, height } = gifSize(bytes)!;
  const base64 = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('base64');
  const size = `width="${width}" height="${height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><image ${size} href="data:image/gif;base64,${base64}"/></svg>`;
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  // a picture that cannot be decoded is left out of the drawing
  if (!pixels.some((value) => value > 0)) throw new Error('its first picture cannot be drawn');
  return { width, height, data: new Uint8ClampedArray(pixels) };
}
