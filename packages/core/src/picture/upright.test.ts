import { expect, it } from 'vitest';
import type { Piece } from './tilings.ts';
import { turnCell, turnsToUpright } from './upright.ts';

const red = (cell: number, orientation: Piece['orientation']): Piece => ({ cell, length: 2, orientation });

it.each([
  ['on the third row', red(13, 'horizontal'), 0, 13],
  ['on the fourth row', red(19, 'horizontal'), 2, 16],
  ['down the third column', red(8, 'vertical'), 1, 16],
  ['down the fourth column', red(9, 'vertical'), 3, 13],
  ['on the first row', red(1, 'horizontal'), 0, 1],
])('a red car %s stands on the third row once turned', (_, piece, turns, cell) => {
  expect(turnsToUpright(piece, 6, 6)).toBe(turns);
  expect(turnCell(piece.cell, 6, 6, turnsToUpright(piece, 6, 6))).toBe(cell);
});
