import { expect, it } from 'vitest';
import type { WorkingImage } from '../image/working-image.ts';
import { coloursOf } from './cell-colours.ts';
import { flatten, labOf, SIDE } from './flat-board.ts';

it('a colour of the picture is that of the cells, whatever the scale of a flat board', () => {
  const plane = (value: number) => new Float32Array(40 * 40).fill(value);
  const image: WorkingImage = { width: 40, height: 40, scale: 1, planes: [plane(70), plane(-12), plane(36)] };
  const at = (x: number, y: number) => ({ x, y });
  const flat = flatten(image, [at(5, 5), at(35, 5), at(35, 35), at(5, 35)], 2, 1);
  if (!flat) throw new Error('the corners do not lie on a line');
  expect([flat.columns, flat.rows, flat.values.length]).toEqual([2, 1, 3 * flat.width * flat.height]);
  expect(flat.values[0]).toBeCloseTo(0.4);
  for (const colour of coloursOf(flat))
    expect(colour).toEqual([70, -12, 36].map((v) => expect.closeTo(v, 4)));
  expect(labOf(-1, 0, 0)).toEqual([0, 0, 0]);
  expect(labOf(1, 1, -1)).toEqual([100, 40, -40]);
});

it('around a board at the edge of the picture is a frame, and only there', () => {
  const plane = (value: number) => new Float32Array(40 * 40).fill(value);
  const image: WorkingImage = { width: 40, height: 40, scale: 1, planes: [plane(70), plane(0), plane(0)] };
  const at = (x: number, y: number) => ({ x, y });
  const inside = flatten(image, [at(10, 10), at(30, 10), at(30, 30), at(10, 30)], 2, 2);
  expect(inside?.framed).toBeUndefined();
  const cropped = flatten(image, [at(0, 10), at(20, 10), at(20, 30), at(0, 30)], 2, 2);
  if (!cropped?.framed) throw new Error('there is no frame');
  const changed = [...cropped.framed].flatMap((value, i) => (value === cropped.values[i] ? [] : [i]));
  const lightness = changed.filter((i) => i < cropped.width * cropped.height);
  // the column of cells to the left of the picture
  expect(lightness.every((i) => i % cropped.width < SIDE)).toBe(true);
  expect(lightness).toHaveLength(SIDE * cropped.height);
});
