// The pixels of a picture file, decoded by the library that draws the command's own pictures: it also draws the pictures that
// an SVG document contains.
import { Resvg } from '@resvg/resvg-js';
import type { Picture } from '@unjam/core/picture';
import type { Size } from './picture-file.ts';

/** Makes all of a picture black and opaque. */
const OPAQUE =
  '<filter id="filter"><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1"/></filter>';

const isEmpty = (pixels: Uint8Array): boolean => !pixels.some((value) => value > 0);

/** The pixels of a file whose image type is `type`, such as `png`; throws if they cannot be decoded. */
export function drawn(bytes: Uint8Array, type: string, { width, height }: Size): Picture {
  const base64 = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('base64');
  const size = `width="${width}" height="${height}"`;
  const pixelsWith = (filter = ''): Uint8Array => {
    const image = `<image ${size} ${filter && 'filter="url(#filter)"'} href="data:image/${type};base64,${base64}"/>`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${filter}${image}</svg>`;
    return new Resvg(svg, { font: { loadSystemFonts: false } }).render().pixels;
  };
  const pixels = pixelsWith();
  // resvg leaves out a picture that it cannot decode, even with a filter: if the opaque drawing is empty too, the file is damaged
  if (isEmpty(pixels) && isEmpty(pixelsWith(OPAQUE))) throw new Error('the picture cannot be drawn');
  return { width, height, data: unmultiplied(pixels) };
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
