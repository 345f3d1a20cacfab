import { expect, it } from 'vitest';
import { relettered } from '../../../../scripts/scenes/boards.mjs';
import { makeScene } from '../../../../scripts/scenes/scenes.mjs';
import { rowsOf } from '../testing/lettered-rows.ts';
import type { Picture } from './image/picture.ts';
import { readPicture } from './read-picture.ts';

type Point = { readonly x: number; readonly y: number };

/** The part of a picture inside the corners of its grid, whose sides run along those of the picture. */
function croppedTo(corners: readonly Point[], { width, data }: Picture): Picture {
  const [xs, ys] = [corners.map(({ x }) => Math.round(x)), corners.map(({ y }) => Math.round(y))];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const rows = Array.from({ length: bottom - top }, (_, y) => {
    const start = (y + top) * width * 4;
    return Array.from({ length: (right - left) * 4 }, (_, i) => data[start + left * 4 + i]!);
  });
  return { width: right - left, height: bottom - top, data: Uint8ClampedArray.from(rows.flat()) };
}

it('a screenshot that is cropped to its grid is read without doubt', () => {
  const { image, rows, corners } = makeScene('wood screen', 700_003);
  const reading = readPicture(croppedTo(corners, image));
  expect(reading.kind === 'read' && rowsOf(reading.board)).toBe(relettered(rows));
  expect(reading.kind === 'read' && reading.confidence).toBeGreaterThan(0.9);
});

it('a board of which a column is cut off is doubtful', () => {
  const { image, corners } = makeScene('screen', 700_010);
  const [left, right] = [Math.min(...corners.map(({ x }) => x)), image.width];
  const cell = (Math.max(...corners.map(({ x }) => x)) - left) / 6;
  const part = [
    { x: left + 0.65 * cell, y: 0 },
    { x: right, y: image.height },
  ];
  const reading = readPicture(croppedTo(part, image));
  expect(reading.kind === 'read' && reading.confidence).toBeLessThan(0.8);
});
