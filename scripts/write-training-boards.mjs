// Writes boards of generated scenes, flattened, for scripts/train-board-network.py. Run after a build:
// node scripts/write-training-boards.mjs FOLDER [scenes of each kind, 300] [first seed, 0] [kind ...]
//
// FOLDER/boards-SEED.bin   for each scene SIDE * CELL by SIDE * CELL points, three bytes each: lightness and the two colours of
//                          CIE Lab, as 2.55 L, a + 128, b + 128; then 36 bytes, the letters of its cells; then
//                          the row whose exit the picture shows, at the right, counted from 1, or 0 if it shows none.
//                          One scene in six shows a board of another size, and the points are those of 6 by 6 cells within it or
//                          around it, with "?" for all letters, since there the network is to see no board
import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { homographyTo } from '../packages/core/dist/picture/image/homography.js';
import { sampleImage } from '../packages/core/dist/picture/image/sample-image.js';
import { toWorkingImage } from '../packages/core/dist/picture/image/working-image.js';
import { readOptions } from './read-options.mjs';
import { otherSize } from './scenes/boards.mjs';
import { createRandom } from './scenes/random.mjs';
import { makeScene, sceneKinds } from './scenes/scenes.mjs';

/** The board and what lies around it, in cells; points along a cell. */
const SIDE = 11;
const CELL = 16;
const BOARD = 6;

/** Photographs take longest to make, so they are made at this share of their size. */
const SHARE = 0.55;

/** Scenes of each kind for every one that is asked for, if no kinds are named. */
const WEIGHTS = { above: 1.5, oblique: 1.5, screen: 1, 'wood screen': 0.5, card: 0.5, 'own drawing': 1 };

/** One scene in so many has a board of another size. */
const OTHER_SIZE = 6;

/** The first of the 6 columns or rows that are taken of so many: within the board, or around it. */
const startWithin = (random, count) => random.whole(Math.min(0, count - BOARD), Math.max(0, count - BOARD));

/** The points of 6 by 6 cells and what lies around them; `left` and `top` are the first column and row of these cells. */
function flattened({ image: picture, corners, rows }, left = 0, top = 0) {
  const image = toWorkingImage(picture);
  const scaled = corners.map(({ x, y }) => ({ x: x / image.scale, y: y / image.scale }));
  const map = homographyTo(scaled, rows[0].length, rows.length);
  const points = SIDE * CELL;
  const margin = (SIDE - BOARD) / 2;
  const bytes = new Uint8ClampedArray(points * points * 3);
  const colours = new Float32Array(3);
  for (let y = 0; y < points; y++) {
    for (let x = 0; x < points; x++) {
      const sum = [0, 0, 0];
      for (let part = 0; part < 4; part++) {
        const u = (x + 0.25 + 0.5 * (part & 1)) / CELL - margin + left;
        const v = (y + 0.25 + 0.5 * (part >> 1)) / CELL - margin + top;
        sampleImage(image, map, u, v, colours, 0);
        for (let c = 0; c < 3; c++) sum[c] += colours[c] / 4;
      }
      const at = (y * points + x) * 3;
      bytes[at] = sum[0] * 2.55;
      bytes[at + 1] = sum[1] + 128;
      bytes[at + 2] = sum[2] + 128;
    }
  }
  return bytes;
}

const [folder, count = '300', first = '0', ...kinds] = readOptions(import.meta.url, {
  allowPositionals: true,
}).positionals;
mkdirSync(folder, { recursive: true });
const file = openSync(`${folder}/boards-${first}.bin`, 'w');
let written = 0;
for (let i = 0; i < Number(count); i++) {
  for (const kind of kinds.length > 0 ? kinds : sceneKinds) {
    const weight = kinds.length > 0 ? 1 : WEIGHTS[kind];
    const copies = Math.floor((i + 1) * weight) - Math.floor(i * weight);
    for (let copy = 0; copy < copies; copy++) {
      const seed = 2 * (Number(first) + i) + copy;
      const random = createRandom(seed * 31 + sceneKinds.indexOf(kind));
      if (random.whole(1, OTHER_SIZE) === 1) {
        const size = otherSize(random);
        const scene = makeScene(kind, seed, SHARE, size);
        writeSync(file, flattened(scene, startWithin(random, size.width), startWithin(random, size.height)));
        writeSync(file, Buffer.from('?'.repeat(BOARD * BOARD) + String.fromCharCode(0)));
      } else {
        const scene = makeScene(kind, seed, SHARE);
        const exit = scene.exitShown ? scene.rows.findIndex((row) => row.includes('A')) + 1 : 0;
        writeSync(file, flattened(scene));
        writeSync(file, Buffer.from(`${scene.rows.join('')}${String.fromCharCode(exit)}`));
      }
      written++;
    }
  }
  if (i % 10 === 9) process.stderr.write(`${written} boards\n`);
}
closeSync(file);
