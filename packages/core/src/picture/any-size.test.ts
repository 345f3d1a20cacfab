import { expect, test } from 'vitest';
import { makeScene } from '../../../../scripts/scenes/scenes.mjs';
import { readBoard, trustOf } from './any-size.ts';
import { toWorkingImage } from './image/working-image.ts';
import { type Features, featuresOf } from './lines/features.ts';
import { PALEST } from './one-size.ts';

/**
 * The features of a scene, and how many searches for grids there were: each asks for the views once. The first `blind` searches see
 * no views and find nothing.
 */
function counted(kind: string, seed: number, size?: { width: number; height: number }, blind = 0) {
  const features = featuresOf(toWorkingImage(makeScene(kind, seed, 1, size).image));
  let asked = 0;
  const views: Features['views'] = () => (asked++ < blind ? [] : features.views());
  return { features: { ...features, views }, searches: () => asked };
}

/** The size of the board that was read. */
function sizeOf(features: Features) {
  const reading = readBoard(features, {})?.reading;
  return { columns: reading?.columns, rows: reading?.rows };
}

test('a board of another size is found from the grid of a short search for a classic one', () => {
  const { features, searches } = counted('screen', 98312, { width: 7, height: 7 });
  expect(sizeOf(features)).toEqual({ columns: 7, rows: 7 });
  expect(searches()).toBe(1);
});

test('a classic board whose short reading is doubtful is read on the same cells', () => {
  const { features, searches } = counted('above', 98134);
  expect(sizeOf(features)).toEqual({ columns: 6, rows: 6 });
  expect(searches()).toBe(1);
});

test('a board that the short search does not find is found by a longer one', () => {
  const { features, searches } = counted('screen', 3, undefined, 1);
  expect(sizeOf(features)).toEqual({ columns: 6, rows: 6 });
  expect(searches()).toBe(2);
});

test('a reading without a red car is not trusted, however sure it is', () => {
  const { features } = counted('screen', 98312, { width: 7, height: 7 });
  const sized = readBoard(features, {})!;
  expect(trustOf(sized)).toBe(sized.confidence);
  const signs = { ...sized.reading.signs, redness: PALEST - 1 };
  expect(trustOf({ ...sized, reading: { ...sized.reading, signs } })).toBe(0);
});
