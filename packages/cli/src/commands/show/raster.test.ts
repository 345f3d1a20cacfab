import { expect, test } from 'vitest';
import { cut, onWhite, put, type Raster } from './raster.ts';

/** A picture of these pixels, each `RRGGBBAA`. */
const rasterOf = (...rows: readonly string[]): Raster => ({
  width: (rows[0]?.split(' ') ?? []).length,
  height: rows.length,
  pixels: Buffer.from(rows.join('').replaceAll(' ', ''), 'hex'),
});
const rowsOf = (pixels: Uint8Array, width: number): string[] =>
  (
    Buffer.from(pixels)
      .toString('hex')
      .match(new RegExp(`.{${8 * width}}`, 'g')) ?? []
  ).map((row) => (row.match(/.{8}/g) ?? []).join(' '));

test('what is transparent becomes white, each pixel by its own alpha', () => {
  const picture = rasterOf('10203080 00000000', '102030ff 0a0000f0');
  const { width, height, pixels } = onWhite(picture);
  expect({ width, height }).toEqual({ width: 2, height: 2 });
  expect(rowsOf(pixels, 2)).toEqual(['8f9fafff ffffffff', '102030ff 190f0fff']);
});

const ground = () => rasterOf(...Array.from({ length: 3 }, () => '646464ff 646464ff 646464ff 646464ff'));
const all = { left: 0, top: 0, width: 4, height: 3 };

test('a picture is drawn at its place, over what is below it', () => {
  const below = ground();
  put(below, rasterOf('ff0000ff 00000000', '10203080 0000ffff'), 1, 1, all);
  expect(rowsOf(below.pixels, 4)).toEqual([
    '646464ff 646464ff 646464ff 646464ff',
    '646464ff ff0000ff 646464ff 646464ff',
    '646464ff 425262ff 0000ffff 646464ff',
  ]);
});

test('nothing is drawn outside of the box', () => {
  const below = ground();
  const blue = Array.from({ length: 5 }, () => '0000ffff 0000ffff 0000ffff 0000ffff 0000ffff');
  put(below, rasterOf(...blue), -1, -1, { left: 1, top: 1, width: 2, height: 1 });
  expect(rowsOf(below.pixels, 4)).toEqual([
    '646464ff 646464ff 646464ff 646464ff',
    '646464ff 0000ffff 0000ffff 646464ff',
    '646464ff 646464ff 646464ff 646464ff',
  ]);
  put(below, rasterOf('ff0000ff'), 3, 2, { left: 1, top: 1, width: 2, height: 1 });
  expect(rowsOf(below.pixels, 4)[2]).toBe('646464ff 646464ff 646464ff 646464ff');
});

test('the pixels in a box', () => {
  const picture = rasterOf('01010101 02020202 03030303', '04040404 05050505 06060606');
  expect(rowsOf(cut(picture, { left: 1, top: 0, width: 2, height: 2 }), 2)).toEqual([
    '02020202 03030303',
    '05050505 06060606',
  ]);
  expect(rowsOf(cut(picture, { left: 0, top: 1, width: 1, height: 1 }), 1)).toEqual(['04040404']);
});
