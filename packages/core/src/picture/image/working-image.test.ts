import { describe, expect, test } from 'vitest';
import { LONGEST_SIDE, toWorkingImage } from './working-image.ts';

type Pixel = readonly [red: number, green: number, blue: number, alpha: number];

/** A picture whose pixels repeat a row of these. */
const pictureOf = (width: number, height: number, ...pixels: readonly Pixel[]) => ({
  width,
  height,
  data: Uint8ClampedArray.from({ length: width * height * 4 }, (_, i) => {
    const column = Math.floor(i / 4) % width;
    return pixels[column % pixels.length]?.[i % 4] ?? 0;
  }),
});

/** The three values of the first pixel. */
const first = (...pixels: readonly Pixel[]): number[] =>
  toWorkingImage(pictureOf(pixels.length, 1, ...pixels)).planes.map((plane) => plane[0] ?? Number.NaN);

describe('the colour space', () => {
  // published values of CIE 1976 L*a*b* for the corners of sRGB, white point D65
  test.each<[string, Pixel, number[]]>([
    ['white', [255, 255, 255, 255], [100, 0, 0]],
    ['black', [0, 0, 0, 255], [0, 0, 0]],
    ['red', [255, 0, 0, 255], [53.24, 80.09, 67.2]],
    ['green', [0, 255, 0, 255], [87.73, -86.18, 83.18]],
    ['blue', [0, 0, 255, 255], [32.3, 79.19, -107.86]],
  ])('%s', (_, pixel, expected) => {
    for (const [plane, value] of first(pixel).entries())
      expect(Math.abs(value - (expected[plane] ?? 0)), `plane ${plane}`).toBeLessThan(0.2);
  });
});

test('what is transparent stands over white', () => {
  expect(first([10, 90, 200, 0])).toEqual(first([255, 255, 255, 255]));
  // 51 of 255 is a fifth: four fifths are white
  expect(first([255, 5, 105, 51])).toEqual(first([255, 205, 225, 255]));
  expect(first([0, 255, 55, 51])).toEqual(first([204, 255, 215, 255]));
});

test('a picture that is not too large keeps its pixels', () => {
  const { width, height, scale, planes } = toWorkingImage(
    pictureOf(3, 2, [0, 0, 0, 255], [255, 255, 255, 255], [0, 0, 0, 255]),
  );
  expect({ width, height, scale }).toEqual({ width: 3, height: 2, scale: 1 });
  expect([...planes[0]].map((lightness) => lightness > 99)).toEqual([false, true, false, false, true, false]);
});

test('a larger one is made smaller, each pixel the mean of those it stands for', () => {
  const { width, height, scale, planes } = toWorkingImage(
    pictureOf(2 * LONGEST_SIDE, 4, [20, 20, 20, 255], [200, 200, 200, 255]),
  );
  expect({ width, height, scale }).toEqual({ width: LONGEST_SIDE, height: 2, scale: 2 });
  const [grey = 0] = first([110, 110, 110, 255]);
  expect(new Set(planes[0])).toEqual(new Set([grey]));
  expect(toWorkingImage(pictureOf(4, 2 * LONGEST_SIDE, [0, 0, 0, 255]))).toMatchObject({
    width: 2,
    height: LONGEST_SIDE,
  });
});
