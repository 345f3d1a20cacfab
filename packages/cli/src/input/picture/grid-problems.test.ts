import type { Corners } from '@unjam/core/picture';
import { describe, expect, it, test } from 'vitest';
import { noGridMessage, outsideProblem } from './grid-problems.ts';

const picture = { width: 400, height: 300 };
/** Corners whose third is at a place. */
const cornersWith = (x: number, y: number): Corners => [
  { x: 0, y: 0 },
  { x: 300, y: 0 },
  { x, y },
  { x: 0, y: 280 },
];

describe('corners', () => {
  it.each([
    ['in it', 400, 300],
    ['by no more than a tenth of its longer side', 440, 340],
  ])('%s are taken', (_, x, y) => {
    expect(outsideProblem({ corners: cornersWith(x, y) }, picture)).toBeUndefined();
  });

  it.each([
    [441, 300],
    [400, 341],
    [-41, 300],
    [400, -41],
  ])('further out are refused: %i,%i', (x, y) => {
    expect(outsideProblem({ corners: cornersWith(x, y) }, picture)).toBe(
      `--corners ${x},${y} is outside the picture of 400 by 300 pixels; expected a point in it, or at most 40 pixels beside it`,
    );
  });
});

describe('where no grid was found', () => {
  const corners = cornersWith(300, 280);
  const size = { width: 5, height: 7 };
  test.each([
    [
      'nothing is known',
      {},
      'no grid found: no board fits; --corners says where the grid is, and --size its columns and rows',
    ],
    [
      'the corners are given',
      { corners },
      'no grid found: these --corners do not fit a board in the picture',
    ],
    [
      'the size is given',
      { size },
      'no grid found: no board of 5x7 cells fits the lines and colours of the picture',
    ],
    [
      'both are given',
      { corners, size },
      'no grid found: these --corners do not fit a board of 5x7 cells in the picture',
    ],
  ])('and %s', (_, options, message) => {
    expect(noGridMessage('no grid found: no board fits', options)).toBe(message);
  });

  it.each([
    'no grid found: the picture is smaller than 48 pixels a side',
    'no grid found: the pieces seen do not form a legal board',
  ])('the message about another cause stays: %s', (message) => {
    expect(noGridMessage(message, { corners, size })).toBe(message);
  });
});
