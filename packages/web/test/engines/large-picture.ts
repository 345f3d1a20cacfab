// A large photograph that was held upright, drawn in the page: browsers differ in how they decode a part of its pixels.

import { expect } from 'vitest';
import type { Player } from './player.ts';

/** In the page: chooses a JPEG of 1800 by 2700 pixels that shows an empty board with the red car on its third row. */
const CHOOSE = `async () => {
  const [width, height, cell] = [1800, 2700, 240];
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d');
  const paint = (colour, x, y, across, down) => {
    pen.fillStyle = colour;
    pen.fillRect(x, y, across, down);
  };
  const [left, top] = [(width - 6 * cell) / 2, (height - 6 * cell) / 2];
  paint('#3c3c3c', 0, 0, width, height);
  for (let i = 0; i < 36; i++)
    paint('#e6e6e6', left + (i % 6) * cell + 6, top + Math.floor(i / 6) * cell + 6, cell - 12, cell - 12);
  paint('#dc3c3c', left + 24, top + 2 * cell + 24, 2 * cell - 48, cell - 48);
  const blob = await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  const files = new DataTransfer();
  files.items.add(new File([blob], 'large.jpg', { type: 'image/jpeg' }));
  const input = document.querySelector('.picture-panel input[type=file]');
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}`;

/** Reads such a picture in the editor, and expects its board, and the picture in its own proportions. */
export async function readLargePicture(player: Player): Promise<void> {
  await player.click('link', 'Make');
  await player.see('Solvable in 1 move.');
  await player.click('button', 'From a picture');
  await player.see('Or paste a picture');
  await player.ask(CHOOSE);
  await player.see(/\d% sure/);
  const shown = await player.ask<readonly number[]>(`() => {
    const { width, height } = document.querySelector('.picture-view canvas');
    return [width, height];
  }`);
  expect(shown).toEqual([533, 800]);
  expect(await player.ask<number>(`() => document.querySelectorAll('.draft .piece').length`)).toBe(1);
}
