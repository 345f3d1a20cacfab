import { expect, test } from 'vitest';
import type { CellColour } from '../flat-board/cell-colours.ts';
import { meanChroma, redness, strongestRed } from './redness.ts';

/** A colour of some lightness, with a hue in degrees and a chroma. */
const colour = (hue: number, chroma: number): CellColour => [
  50,
  chroma * Math.cos((hue * Math.PI) / 180),
  chroma * Math.sin((hue * Math.PI) / 180),
];
const RED = colour(36, 85);
const ORANGE = colour(44, 85);
const SALMON = colour(38, 36);
const GREY = colour(36, 2);

/** A row of three cars. */
const row = (...cars: CellColour[]): CellColour[] => cars.flatMap((car) => [car, car]);
const car = (cell: number) => ({ cell, length: 2, orientation: 'horizontal' as const });

test('a red car is redder than an orange one', () => {
  const colours = row(ORANGE, RED, GREY);
  expect(redness(6, colours, car(2))).toBeGreaterThan(redness(6, colours, car(0)) + 0.5);
});

test('a car of pale red has less chroma than the strongest red', () => {
  const colours = row(SALMON, GREY, RED);
  const strongest = strongestRed(colours);
  expect(strongest).toBeCloseTo(85);
  expect(meanChroma(6, colours, strongest, car(4))).toBeCloseTo(85);
  expect(meanChroma(6, colours, strongest, car(0))).toBeCloseTo(36);
});

test('in poor light no red is strong, and a pale car may be the red one', () => {
  const colours = row(SALMON, GREY, GREY);
  const strongest = strongestRed(colours);
  expect(strongest).toBe(38);
  expect(meanChroma(6, colours, strongest, car(0))).toBeCloseTo(36);
});

test('redness is 0 at most and -40 at least', () => {
  const colours = row(colour(33, 60), colour(213, 60), GREY);
  expect(redness(6, colours, car(0))).toBeCloseTo(0);
  expect(redness(6, colours, car(2))).toBe(-40);
});
