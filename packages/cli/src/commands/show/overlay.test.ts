import { parseBoard } from '@unjam/core';
import { decode } from 'fast-png';
import { expect, test } from 'vitest';
import { overlayOf } from './overlay.ts';

/** The overlay of a grey picture of 400 by 400 pixels whose grid of 4 by 4 cells ends so many pixels before its right edge. */
function drawn(margin: number) {
  const picture = { width: 400, height: 400, data: new Uint8ClampedArray(400 * 400 * 4).fill(128) };
  const [left, right, top, bottom] = [10, 400 - margin, 10, 390];
  const png = overlayOf({
    picture,
    reading: {
      kind: 'read',
      board: parseBoard('..../XX../..../....'),
      corners: [
        { x: left, y: top },
        { x: right, y: top },
        { x: right, y: bottom },
        { x: left, y: bottom },
      ],
      confidence: 1,
      cells: new Array<number>(16).fill(1),
      turns: 0,
      upright: 1,
      runnersUp: [],
      others: [],
    },
  });
  if (!png.ok) throw new Error(png.error);
  const { data } = decode(png.value);
  /** Whether there is red in the column `x` in the upper half of the lane. */
  return (x: number): boolean =>
    Array.from({ length: 30 }, (_, i) => (150 - i) * 400 + x).some(
      (at) => (data[at * 4] ?? 0) - (data[at * 4 + 1] ?? 0) > 150,
    );
}

test('the arrow at the exit is beside the board, or as far inside as the picture needs', () => {
  const roomy = drawn(110);
  const narrow = drawn(4);
  // the edge of the board at the exit
  expect([roomy(290), narrow(396)]).toEqual([true, true]);
  // the head of the arrow
  expect([roomy(330), narrow(380)]).toEqual([true, true]);
  // the last cell of the lane, which only the arrow beside a narrow margin covers
  expect([roomy(274), narrow(375)]).toEqual([false, true]);
});
