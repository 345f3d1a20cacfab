// The pixels of a picture file, decoded by the library that draws the command's own pictures: it also draws the pictures that
// an SVG document contains.
import { Resvg } from '@resvg/resvg-js';
import type { Picture } from '@unjam/core/picture';
import type { Size } from './picture-file.ts';

/** Makes all of a picture black and opaque. */
const OPAQUE =
  '<filter id="filter"><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1"/></filter>';
/** The width of the drawing that shows whether a picture can be decoded, in pixels. */
const SMALL = 64;

const isEmpty = (pixels: Uint8Array): boolean => !pixels.some((value) => value > 0);

/** The pixels of a file whose image type is `type`, such as `png`; throws if they cannot be decoded. */
export function drawn(bytes: Uint8Array, type: string, size: Size): Picture {
  const { pixels } = drawing(bytes, type, size, size.width);
  if (isEmpty(pixels)) checkDrawable(bytes, type, size);
  return { ...size, data: unmultiplied(pixels) };
}

/** Throws if the pixels of a file cannot be decoded. It draws them in a small size, so that a damaged file is refused at once. */
export function checkDrawable(bytes: Uint8Array, type: string, size: Size): void {
  // resvg leaves out a picture that it cannot decode, even with a filter
  const { pixels } = drawing(bytes, type, size, Math.min(SMALL, size.width), OPAQUE);
  if (isEmpty(pixels)) throw new Error('the picture cannot be drawn');
}

function drawing(bytes: Uint8Array, type: string, { width, height }: Size, across: number, filter = '') {
  const base64 = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('base64');
  const size = `width="${width}" height="${height}"`;
  const image = `<image ${size} ${filter && 'filter="url(#filter)"'} href="data:image/${type};base64,${base64}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${filter}${image}</svg>`;
  const fitTo = { mode: 'width', value: across } as const;
  return new Resvg(svg, { font: { loadSystemFonts: false }, fitTo }).render();
}

/** The pixels with colours that are not multiplied by their alpha. */
function unmultiplied(pixels: Uint8Array): Uint8ClampedArray {
  const result = new Uint8ClampedArray(pixels);
  for (let i = 0; i < result.length; i += 4) {
    const alpha = result[i + 3] ?? 255;
    if (alpha === 0 || alpha === 255) continue;
    for (let c = 0; c < 3; c++) result[i + c] = ((result[i + c] ?? 0) * 255) / alpha;
  }
  return result;
}
