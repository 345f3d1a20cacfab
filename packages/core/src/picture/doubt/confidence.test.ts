import { expect, test } from 'vitest';
import type { GridReading } from '../evidence/read-grid.ts';
import type { CellColour } from '../flat-board/cell-colours.ts';
import { confidenceNumbers, confidenceOf } from './confidence.ts';
import { confidenceWeights } from './confidence-weights.ts';

/** A plain reading of a board of 6 by 6 cells with one car on cells 14 and 15. */
function readingWith(colours: readonly CellColour[]): GridReading {
  const car = { cell: 14, length: 2, orientation: 'horizontal' as const };
  const nothing = new Float32Array(0);
  return {
    columns: 6,
    rows: 6,
    corners: [
      { x: 0, y: 0 },
      { x: 60, y: 0 },
      { x: 60, y: 60 },
      { x: 0, y: 60 },
    ],
    look: { filled: nothing, right: nothing, below: nothing, exits: nothing, aligned: 8 },
    exits: () => 0,
    tiling: {
      best: [{ pieces: [car], primary: 0, score: -1 }],
      total: -1,
      certainty: new Float64Array(36).fill(1),
    },
    evidence: {
      columns: 6,
      rows: 6,
      empty: nothing,
      filled: nothing,
      right: nothing,
      below: nothing,
      primary: () => 0,
    },
    colours,
    signs: { score: -1, fit: 0.4, aligned: 8, redness: 0 },
  };
}

const GREY: CellColour = [50, 0, 0];
const floorWith = (...odd: number[]): CellColour[] =>
  Array.from({ length: 36 }, (_, cell) => (odd.includes(cell) ? [40, 0, 0] : GREY));

test('there is a weight for each number, and a constant', () => {
  expect(confidenceNumbers(readingWith(floorWith()), 6)).toHaveLength(confidenceWeights.length - 1);
});

test('two cells of floor with another colour than the rest take confidence away', () => {
  const plain = confidenceOf(readingWith(floorWith()), 6);
  expect(plain).toBeGreaterThan(0.95);
  expect(confidenceOf(readingWith(floorWith(3, 4)), 6)).toBeLessThan(0.95);
  // the car may have any colour
  expect(confidenceOf(readingWith(floorWith(14, 15)), 6)).toBe(plain);
});
