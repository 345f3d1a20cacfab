// PNG files, decoded by fast-png.
import type { Picture } from '@unjam/core/picture';
import { decode as decodePng } from 'fast-png';
import { hasText, type PictureFile, type Size } from './picture-file.ts';

export const png: PictureFile = {
  name: 'PNG',
  begins: (bytes) => hasText(bytes, '\x89PNG\r\n\x1a\n'),
  sizeOf: pngSize,
  decode: fromPng,
};

function pngSize(bytes: Uint8Array): Size | undefined {
  if (bytes.length < 24) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** Grey, colour, palette and transparency of 1 to 16 bits become RGBA of 8 bits. */
function fromPng(bytes: Uint8Array): Picture {
  const { width, height, data, channels, depth, palette, transparency } = decodePng(bytes);
  const rgba = new Uint8ClampedArray(width * height * 4);
  const scale = depth === 16 ? 1 / 257 : 1;
  const bits = Math.min(depth, 8);
  const perRow = Math.ceil((width * channels * bits) / 8);
  const most = depth < 8 ? (1 << depth) - 1 : 255;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const o = (y * width + x) * 4;
      const value = (c: number): number => {
        if (depth >= 8) return data[(y * width + x) * channels + c]!;
        const bit = x * depth;
        return (data[y * perRow + (bit >> 3)]! >> (8 - depth - (bit & 7))) & most;
      };
      if (palette) {
        const [r = 0, g = 0, b = 0, a = 255] = palette[value(0)] ?? [];
        rgba.set([r, g, b, a], o);
        continue;
      }
      const grey = channels < 3;
      const first = value(0);
      const clear =
        transparency &&
        channels % 2 === 1 &&
        Array.from({ length: channels }, (_, c) => value(c)).every((v, c) => v === transparency[c]);
      const alpha = channels % 2 === 0 ? value(channels - 1) * scale : clear ? 0 : 255;
      const step = depth < 8 ? 255 / most : scale;
      rgba[o] = first * step;
      rgba[o + 1] = grey ? first * step : value(1) * scale;
      rgba[o + 2] = grey ? first * step : value(2) * scale;
      rgba[o + 3] = alpha;
    }
  }
  return { width, height, data: rgba };
}
