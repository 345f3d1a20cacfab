import { Resvg } from '@resvg/resvg-js';
import { type Box, outlineText } from '@unjam/core/render';

/** A picture in pixels: red, green, blue, alpha, row by row; colours multiplied by their alpha. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** Draws SVG `width` pixels wide. Letters are lines, so no font of the machine is looked for. */
function draw(svg: string, width?: number) {
  const fitTo =
    width === undefined ? { mode: 'original' as const } : { mode: 'width' as const, value: width };
  return new Resvg(outlineText(svg), { fitTo, font: { loadSystemFonts: false } }).render();
}

/** SVG as a PNG file. */
export const pngOf = (svg: string, width: number): Uint8Array => draw(svg, width).asPng();

/** SVG in its own size. */
export function rasterOf(svg: string): Raster {
  const image = draw(svg);
  return { width: image.width, height: image.height, pixels: image.pixels };
}

/** A copy of a picture on white. */
export function onWhite({ width, height, pixels }: Raster): Raster {
  const opaque = new Uint8Array(pixels.length);
  for (let i = 0; i < pixels.length; i += 4) {
    const through = 255 - (pixels[i + 3] as number);
    for (let c = 0; c < 3; c++) opaque[i + c] = (pixels[i + c] as number) + through;
    opaque[i + 3] = 255;
  }
  return { width, height, pixels: opaque };
}

/** Puts a picture onto an opaque one at whole pixels, as far as it lies in a box of that one. */
export function put(ground: Raster, picture: Raster, left: number, top: number, within: Box): void {
  const [right, bottom] = [within.left + within.width, within.top + within.height];
  for (let y = Math.max(top, within.top); y < Math.min(top + picture.height, bottom); y++) {
    for (let x = Math.max(left, within.left); x < Math.min(left + picture.width, right); x++) {
      const from = ((y - top) * picture.width + x - left) * 4;
      const through = 255 - (picture.pixels[from + 3] as number);
      if (through === 255) continue;
      const to = (y * ground.width + x) * 4;
      for (let c = 0; c < 3; c++) {
        const under = ground.pixels[to + c] as number;
        ground.pixels[to + c] = (picture.pixels[from + c] as number) + Math.round((under * through) / 255);
      }
    }
  }
}

/** The pixels in a box. */
export function cut({ width, pixels }: Raster, box: Box): Uint8Array {
  const part = new Uint8Array(box.width * box.height * 4);
  for (let y = 0; y < box.height; y++) {
    const from = ((box.top + y) * width + box.left) * 4;
    part.set(pixels.subarray(from, from + box.width * 4), y * box.width * 4);
  }
  return part;
}
