import { expect, it } from 'vitest';
import type { Piece } from '../tilings/tilings.ts';
import type { ExitEvidence } from './exits.ts';
import { isClassic, primaryScore } from './primary-lane.ts';

const red = (cell: number, orientation: Piece['orientation']): Piece => ({ cell, length: 2, orientation });
const noExit: ExitEvidence = () => 0;

it.each([
  ['the third row', red(13, 'horizontal'), 0],
  ['the fourth row, after half a turn', red(19, 'horizontal'), 2],
  ['the third column, after a quarter', red(8, 'vertical'), 1],
  ['the fourth column, after three quarters', red(9, 'vertical'), 3],
] as const)('%s of 6 by 6 cells is classic', (_, piece, turns) => {
  expect(([0, 1, 2, 3] as const).filter((tried) => isClassic(piece, 6, 6, tried))).toEqual([turns]);
});

it.each([
  ['the third row', red(13, 'horizontal'), undefined, 0],
  ['the fourth row', red(19, 'horizontal'), undefined, -0.7],
  ['the third column', red(8, 'vertical'), undefined, -0.7],
  ['the first row', red(0, 'horizontal'), undefined, -4],
  ['the fourth row, known to be turned by half', red(19, 'horizontal'), 2, 0],
  ['the first row, known to be turned by half', red(0, 'horizontal'), 2, -1],
  ['the third column, known to be turned by half', red(8, 'vertical'), 2, -2],
] as const)('the prior of %s', (_, piece, turns, prior) => {
  expect(primaryScore(piece, 6, 6, noExit, turns)).toBe(prior);
});

it('a truck is less likely than a car', () => {
  expect(primaryScore({ ...red(13, 'horizontal'), length: 3 }, 6, 6, noExit, undefined)).toBe(-3);
});
