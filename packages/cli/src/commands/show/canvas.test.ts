// A picture that is made larger or smaller, and lines on it.
import { expect, test } from 'vitest';
import { resized, stroke } from './canvas.ts';

/** A picture whose pixels have these amounts of red. */
const picture = (width: number, reds: readonly number[]) => ({
  width,
  height: reds.length / width,
  data: Uint8Array.from(reds.flatMap((red) => [red, 0, 0, 255])),
});
const redsOf = ({ data }: { readonly data: Uint8Array }): number[] => [...data.filter((_, i) => i % 4 === 0)];

test('twice as large: each pixel is four', () => {
  const larger = resized(picture(2, [1, 2, 3, 4]), 2);
  expect([larger.width, larger.height]).toEqual([4, 4]);
  expect(redsOf(larger)).toEqual([1, 1, 2, 2, 1, 1, 2, 2, 3, 3, 4, 4, 3, 3, 4, 4]);
});

test('half as large: every second pixel, and at least one', () => {
  expect(redsOf(resized(picture(4, [1, 2, 3, 4, 5, 6, 7, 8]), 0.5))).toEqual([1, 3]);
  expect(redsOf(resized(picture(1, [7]), 0.1))).toEqual([7]);
});

test('a line covers the pixels around it, and no others', () => {
  const canvas = resized(picture(5, Array(25).fill(0)), 1);
  stroke(canvas, { x: 1.5, y: 2.5 }, { x: 3.5, y: 2.5 }, [200, 0, 0], 1);
  expect(redsOf(canvas).map((red) => (red > 100 ? 1 : 0))).toEqual([
    ...[0, 0, 0, 0, 0],
    ...[0, 0, 0, 0, 0],
    ...[0, 1, 1, 1, 0],
    ...[0, 0, 0, 0, 0],
    ...[0, 0, 0, 0, 0],
  ]);
});
