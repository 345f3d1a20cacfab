import { expect, test } from 'vitest';
import { relettered } from '../../../../scripts/scenes/boards.mjs';
import { makeScene } from '../../../../scripts/scenes/scenes.mjs';
import { rowsOf } from '../testing/lettered-rows.ts';
import { readPicture } from './read-picture.ts';
import { readSetup } from './read-setup.ts';

/** Of a scene in which the small network takes two walls for a car. */
const SEEN_BETTER = 500_006;

test('a board that the small network reads wrong is read right once the large one looks at it, too', () => {
  const { image, rows } = makeScene('own drawing', SEEN_BETTER);
  const without = readSetup(image);
  const reading = readPicture(image);
  if (without.kind !== 'read' || reading.kind !== 'read') throw new Error('the scene is not read');
  expect(without.board.vehicles.length).toBeGreaterThan(reading.board.vehicles.length);
  expect(rowsOf(reading.board)).toBe(relettered(rows));
  expect(reading.confidence).toBeGreaterThan(without.confidence);
});
