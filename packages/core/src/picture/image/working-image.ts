// Source: the colour space is CIE 1976 L*a*b* with the white point D65, from sRGB (IEC 61966-2-1).
// Guarantee: no side is longer than LONGEST_SIDE pixels, whatever the size of the picture, so that all later work is
// bounded.
//
//    1600 by 1200 pixels, red green blue  ->  800 by 600 pixels, each the mean of 2 by 2, as lightness and two of colour
import type { Picture } from './picture.ts';

/** The longest side of the picture that all later work is done on, in pixels. */
export const LONGEST_SIDE = 800;

/** A picture made smaller, as three planes: lightness 0 to 100, and two of colour, about -100 to 100. */
export interface WorkingImage {
  readonly width: number;
  readonly height: number;
  /** How many pixels of the picture one pixel here stands for, along a side. */
  readonly scale: number;
  /** Lightness, green to red, blue to yellow. */
  readonly planes: readonly [Float32Array, Float32Array, Float32Array];
}

/** Makes a picture smaller by averaging, over white where it is transparent. */
export function toWorkingImage(picture: Picture): WorkingImage {
  const scale = Math.max(1, Math.max(picture.width, picture.height) / LONGEST_SIDE);
  const width = Math.max(1, Math.floor(picture.width / scale));
  const height = Math.max(1, Math.floor(picture.height / scale));
  const newPlane = () => new Float32Array(width * height);
  const planes: WorkingImage['planes'] = [newPlane(), newPlane(), newPlane()];
  const { data } = picture;
  const lefts = Array.from({ length: width + 1 }, (_, x) => Math.floor(x * scale));
  for (let y = 0; y < height; y++) {
    const top = Math.floor(y * scale);
    const bottom = Math.min(picture.height, Math.max(top + 1, Math.floor((y + 1) * scale)));
    for (let x = 0; x < width; x++) {
      const left = lefts[x]!;
      const right = Math.min(picture.width, Math.max(left + 1, lefts[x + 1]!));
      let [r, g, b] = [0, 0, 0];
      for (let v = top; v < bottom; v++) {
        for (let i = (v * picture.width + left) * 4, end = i + (right - left) * 4; i < end; i += 4) {
          const alpha = data[i + 3]!;
          if (alpha === 255) {
            r += data[i]!;
            g += data[i + 1]!;
            b += data[i + 2]!;
          } else {
            const white = 255 - alpha;
            r += (data[i]! * alpha) / 255 + white;
            g += (data[i + 1]! * alpha) / 255 + white;
            b += (data[i + 2]! * alpha) / 255 + white;
          }
        }
      }
      const count = (bottom - top) * (right - left);
      const R = linear(r / count);
      const G = linear(g / count);
      const B = linear(b / count);
      const fx = root((0.4124 * R + 0.3576 * G + 0.1805 * B) / 0.9505);
      const fy = root(0.2126 * R + 0.7152 * G + 0.0722 * B);
      const fz = root((0.0193 * R + 0.1192 * G + 0.9505 * B) / 1.089);
      const at = y * width + x;
      planes[0][at] = 116 * fy - 16;
      planes[1][at] = 500 * (fx - fy);
      planes[2][at] = 200 * (fy - fz);
    }
  }
  return { width, height, scale, planes };
}

const linearOf = Float32Array.from({ length: 1021 }, (_, i) => {
  const value = i / 4 / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});
const linear = (value: number): number => linearOf[Math.round(value * 4)]!;

const rootOf = Float32Array.from({ length: 4097 }, (_, i) => {
  const value = i / 4096;
  return value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116;
});
const root = (value: number): number => rootOf[Math.min(4096, Math.round(value * 4096))]!;
