import { parseBoard } from '@unjam/core';
import type { Corners } from '@unjam/core/picture';
import { decode } from 'fast-png';
import { expect, test } from 'vitest';
import { overlayOf } from './overlay.ts';

const rectangle = (left: number, top: number, right: number, bottom: number): Corners => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
];

/** The overlay of a grey picture of 800 by 800 pixels whose grid of 4 by 4 cells ends so many pixels before its right edge. */
function drawn(margin: number) {
  const picture = { width: 800, height: 800, data: new Uint8ClampedArray(800 * 800 * 4).fill(128) };
  const [left, right, top, bottom] = [20, 800 - margin, 20, 780];
  const png = overlayOf({
    picture,
    reading: {
      kind: 'read',
      board: parseBoard('..../XX../..../....'),
      corners: rectangle(left, top, right, bottom),
      confidence: 1,
      cells: new Array<number>(16).fill(1),
      turns: 0,
      upright: 1,
      primaryBy: 'colour',
      runnersUp: [],
      others: [],
    },
  });
  if (!png.ok) throw new Error(png.error);
  const { data } = decode(png.value);
  /** Whether there is red in the column `x` in the upper half of the lane. */
  return (x: number): boolean =>
    Array.from({ length: 60 }, (_, i) => (300 - i) * 800 + x).some(
      (at) => (data[at * 4] ?? 0) - (data[at * 4 + 1] ?? 0) > 150,
    );
}

test('a small picture is enlarged, so that its letters can be read', () => {
  const picture = { width: 60, height: 50, data: new Uint8ClampedArray(60 * 50 * 4).fill(128) };
  const png = overlayOf({
    picture,
    reading: {
      kind: 'no red car',
      message: '',
      board: parseBoard('..../XX../..../....'),
      corners: rectangle(5, 5, 45, 45),
    },
  });
  if (!png.ok) throw new Error(png.error);
  const { width, height } = decode(png.value);
  expect([width, height]).toEqual([640, 533]);
});

test('the arrow at the exit is beside the board, or as far inside as the picture needs', () => {
  const roomy = drawn(220);
  const narrow = drawn(8);
  // the edge of the board at the exit
  expect([roomy(580), narrow(792)]).toEqual([true, true]);
  // the head of the arrow
  expect([roomy(660), narrow(760)]).toEqual([true, true]);
  // the last cell of the lane, which only the arrow beside a narrow margin covers
  expect([roomy(548), narrow(750)]).toEqual([false, true]);
});
