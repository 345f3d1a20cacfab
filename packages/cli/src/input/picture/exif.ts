// Source: CIPA DC-008, Exchangeable image file format (Exif) 2.32, tag 274: how the camera was held.
import type { Picture } from '@unjam/core/picture';
import { hasText } from './picture-file.ts';

/** What JPEG files have before an Exif block. */
export const EXIF = 'Exif\0\0';

/**
 * How the camera was held.
 *
 * @param exif - the Exif block of a picture file, a small TIFF file; some programs write "Exif" and two zero bytes before it
 * @returns 1 to 8; 1, upright, if nothing is noted
 */
export function orientationIn(exif: Uint8Array): number {
  const from = hasText(exif, EXIF) ? EXIF.length : 0;
  const tiff = new DataView(exif.buffer, exif.byteOffset + from, exif.length - from);
  if (tiff.byteLength < 14) return 1;
  const little = tiff.getUint16(0) === 0x4949;
  const first = tiff.getUint32(4, little);
  if (first + 2 > tiff.byteLength) return 1;
  const count = tiff.getUint16(first, little);
  for (let i = 0; i < count; i++) {
    const entry = first + 2 + 12 * i;
    if (entry + 12 > tiff.byteLength) return 1;
    if (tiff.getUint16(entry, little) !== 274) continue;
    const value = tiff.getUint16(entry + 8, little);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** The picture turned upright, as the photographer saw it. */
export function turned({ width, height, data }: Picture, orientation: number): Picture {
  if (orientation === 1) return { width, height, data };
  const swaps = orientation > 4;
  const [w, h] = swaps ? [height, width] : [width, height];
  const result = new Uint8ClampedArray(w * h * 4);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const [u, v] = swaps ? [y, x] : [x, y];
      const fromX = [2, 3, 7, 8].includes(orientation) ? width - 1 - u : u;
      const fromY = [3, 4, 6, 7].includes(orientation) ? height - 1 - v : v;
      const from = (fromY * width + fromX) * 4;
      const to = (y * w + x) * 4;
      for (let c = 0; c < 4; c++) result[to + c] = data[from + c]!;
    }
  }
  return { width: w, height: h, data: result };
}
