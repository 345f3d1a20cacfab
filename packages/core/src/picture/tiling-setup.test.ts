import { expect, it } from 'vitest';
import { setupOf } from './tiling-setup.ts';
import type { Tiling } from './tilings/tilings.ts';

/** The drawing on top of tiling-setup.ts, with a wall at the lower left. */
const tiling: Tiling = {
  pieces: [
    { cell: 0, length: 2, orientation: 'horizontal' },
    { cell: 2, length: 2, orientation: 'vertical' },
    { cell: 3, length: 1, orientation: 'horizontal' },
  ],
  primary: 0,
  score: 0,
};
const at = (row: number, column: number) => ({ row, column });

it('the primary is X, and the other vehicle is B', () => {
  expect(setupOf(tiling, 3, 2, { turns: 0, exit: 'right' })).toEqual({
    width: 3,
    height: 2,
    vehicles: [
      { label: 'B', squares: [at(0, 2), at(1, 2)] },
      { label: 'X', squares: [at(0, 0), at(0, 1)], primary: true },
    ],
    walls: [at(1, 0)],
    exit: 'right',
  });
});

it('turned by a quarter, the columns are rows', () => {
  expect(setupOf(tiling, 3, 2, { turns: 1, exit: 'bottom' })).toEqual({
    width: 2,
    height: 3,
    vehicles: [
      { label: 'B', squares: [at(2, 0), at(2, 1)] },
      { label: 'X', squares: [at(0, 1), at(1, 1)], primary: true },
    ],
    walls: [at(0, 0)],
    exit: 'bottom',
  });
});
