// Decodes JPEG and PNG files into pixels, turned by the orientation that a JPEG notes. The size that the file states is
// checked before decoding, so that memory stays bounded.
import { err, ok, type Result } from '@unjam/core';
import type { Picture } from '@unjam/core/picture';
import { decode as decodePng } from 'fast-png';
import jpeg from 'jpeg-js';
import { exifOrientation, turned } from './exif.ts';

/** The most pixels of a picture, and the most bytes of its file. */
const MOST_MEGAPIXELS = 50;
export const MOST_BYTES = 64 << 20;

/** The pixels of a JPEG or PNG file; otherwise what is wrong with it, without the file's name. */
export function decodePicture(bytes: Uint8Array): Result<Picture, string> {
  const kind = kindOf(bytes);
  if (kind !== 'JPEG' && kind !== 'PNG')
    return err(
      kind === undefined
        ? 'not a picture; expected a JPEG or PNG file'
        : `${kind}; expected a JPEG or PNG file`,
    );
  const size = kind === 'PNG' ? pngSize(bytes) : jpegSize(bytes);
  if (!size) return err(`a damaged ${kind} file: its size in pixels is missing`);
  const megapixels = (size.width * size.height) / 1e6;
  if (megapixels > MOST_MEGAPIXELS) {
    return err(
      `a picture of ${size.width} by ${size.height} pixels; expected at most ${MOST_MEGAPIXELS} megapixels`,
    );
  }
  if (megapixels === 0) return err(`a damaged ${kind} file: a picture without pixels`);
  try {
    return ok(kind === 'PNG' ? fromPng(bytes) : turned(fromJpeg(bytes), exifOrientation(bytes)));
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
    return err(`a damaged ${kind} file: ${reason}`);
  }
}

/** The kind of a file by its first bytes; its name does not matter. */
function kindOf(bytes: Uint8Array): string | undefined {
  const starts = (text: string, at = 0): boolean =>
    [...text].every((c, i) => bytes[at + i] === c.charCodeAt(0));
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return 'JPEG';
  if (starts('\x89PNG\r\n\x1a\n')) return 'PNG';
  if (starts('GIF8')) return 'a GIF file';
  if (starts('RIFF') && starts('WEBP', 8)) return 'a WebP file';
  if (starts('ftyp', 4)) return 'a HEIC or AVIF file';
  return undefined;
}

const big16 = (bytes: Uint8Array, at: number): number => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);

function pngSize(bytes: Uint8Array): { width: number; height: number } | undefined {
  if (bytes.length < 24) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** The size in the first frame header of a JPEG file. */
function jpegSize(bytes: Uint8Array): { width: number; height: number } | undefined {
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1]!;
    if (marker === 0xff) {
      at++;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: big16(bytes, at + 7), height: big16(bytes, at + 5) };
    at += 2 + big16(bytes, at + 2);
  }
  return undefined;
}

function fromJpeg(bytes: Uint8Array): Picture {
  const { width, height, data } = jpeg.decode(bytes, {
    useTArray: true,
    tolerantDecoding: false,
    maxResolutionInMP: MOST_MEGAPIXELS,
    maxMemoryUsageInMB: 1024,
  });
  return { width, height, data };
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
