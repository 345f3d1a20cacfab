// A picture of a board is read however it lies; one of its turns is tried by `npm test`.
import { expect, it } from 'vitest';
import { relettered } from '../../../../scripts/scenes/boards.mjs';
import { makeScene } from '../../../../scripts/scenes/scenes.mjs';
import type { Picture } from '../../src/picture/image/picture.ts';
import { readPicture } from '../../src/picture/read-picture.ts';
import { rowsOf } from '../../src/testing/lettered-rows.ts';
import { turned } from '../../src/testing/turned-picture.ts';

it.each([0, 2, 3])('a screenshot of our own making is read after %d quarter turns', (turns) => {
  const { image, rows } = makeScene('screen', 3);
  let picture: Picture = image;
  for (let i = 0; i < turns; i++) picture = turned(picture);
  const reading = readPicture(picture);
  expect(reading.kind === 'read' ? rowsOf(reading.board) : reading.kind).toBe(relettered(rows));
  expect(reading.kind === 'read' && reading.turns).toBe((4 - turns) % 4);
});
