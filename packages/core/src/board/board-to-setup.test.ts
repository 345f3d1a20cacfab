import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ok } from '../basics/result.ts';
import { legalBoards } from '../testing/arbitraries.ts';
import { boardOf } from '../testing/drawn.ts';
import { boardToSetup } from './board-to-setup.ts';
import { validate } from './validate.ts';

test('lists the squares of vehicles and walls', () => {
  expect(boardToSetup(boardOf(['XX#A', '...A']))).toEqual({
    width: 4,
    height: 2,
    vehicles: [
      {
        label: 'A',
        squares: [
          { row: 0, column: 3 },
          { row: 1, column: 3 },
        ],
      },
      {
        label: 'X',
        squares: [
          { row: 0, column: 0 },
          { row: 0, column: 1 },
        ],
        primary: true,
      },
    ],
    walls: [{ row: 0, column: 2 }],
    exit: 'right',
  });
});

test('every board validates back to itself', () => {
  fc.assert(
    fc.property(legalBoards({ anyOrder: true }), (board) => {
      expect(validate(boardToSetup(board))).toEqual(ok(board));
    }),
  );
});
