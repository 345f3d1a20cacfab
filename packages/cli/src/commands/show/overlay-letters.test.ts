import { parseBoard } from '@unjam/core';
import { homographyTo } from '@unjam/core/picture';
import { expect, test } from 'vitest';
import type { Canvas } from './canvas.ts';
import { drawLetters } from './overlay-letters.ts';

const [DISC, WHITE] = [
  [20, 20, 20],
  [255, 255, 255],
];

/** A grey canvas with the letters of a board whose cells are 100 pixels a side. */
function lettersOf(text: string): Canvas {
  const board = parseBoard(text);
  const [width, height] = [board.width * 100, board.height * 100];
  const canvas = { width, height, data: new Uint8Array(width * height * 4).fill(128) };
  const corners = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ] as const;
  const map = homographyTo(corners, board.width, board.height);
  if (!map) throw new Error('the corners lie on a line');
  drawLetters(
    canvas,
    board,
    board.vehicles.map(({ label }) => label),
    map,
    () => DISC,
  );
  return canvas;
}

/** The pixels of a square around a point. */
function around({ width, data }: Canvas, x: number, y: number, reach: number): number[][] {
  const pixels: number[][] = [];
  for (let v = y - reach; v < y + reach; v++)
    for (let u = x - reach; u < x + reach; u++) {
      const at = (v * width + u) * 4;
      pixels.push([...data.subarray(at, at + 3)]);
    }
  return pixels;
}

const isOf =
  (colour: readonly number[]) =>
  (pixel: readonly number[]): boolean =>
    pixel.every((value, c) => value === colour[c]);

test('each vehicle has its letter in its middle, in white on a disc', () => {
  const canvas = lettersOf('BBB./...C/XX.C/....');
  for (const [x, y] of [
    [150, 50],
    [350, 200],
    [100, 250],
  ] as const) {
    const pixels = around(canvas, x, y, 22);
    expect(pixels.filter(isOf(WHITE)).length).toBeGreaterThan(80);
    expect(pixels.filter(isOf(DISC)).length).toBeGreaterThan(300);
  }
  expect(around(canvas, 50, 350, 40).every(isOf([128, 128, 128]))).toBe(true);
});

test('the letters differ', () => {
  const letter = (text: string) => around(lettersOf(text), 100, 50, 22);
  const b = letter('BB../..../XX../....');
  expect(letter('BB../..../XX../....')).toEqual(b);
  expect(letter('CC../..../XX../....')).not.toEqual(b);
});
