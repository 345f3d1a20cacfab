import { expect, it } from 'vitest';
import type { WorkingImage } from '../image/working-image.ts';
import { coloursOf } from './cell-colours.ts';
import { flatten, labOf } from './flat-board.ts';

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
