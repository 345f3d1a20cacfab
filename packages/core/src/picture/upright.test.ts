import { describe, expect, it } from 'vitest';
import type { ExitEvidence } from './evidence/exits.ts';
import { turnCell } from './image/quarter-turns.ts';
import type { Piece } from './tilings/tilings.ts';
import { standingsOf } from './upright.ts';

const red = (cell: number, orientation: Piece['orientation']): Piece => ({ cell, length: 2, orientation });
const noExit: ExitEvidence = () => 0;
const standingOf = (...given: Parameters<typeof standingsOf>) => {
  const [{ turns, exit }] = standingsOf(...given);
  return { turns, exit };
};
/** The exit is seen at one end of the red car's lane. */
const exitAt =
  (seen: 0 | 1): ExitEvidence =>
  (_orientation, _lane, end) =>
    end === seen ? 2.5 : -0.7;

it.each([
  ['on the third row', red(13, 'horizontal'), 0, 13],
  ['on the fourth row', red(19, 'horizontal'), 2, 16],
  ['down the third column', red(8, 'vertical'), 1, 16],
  ['down the fourth column', red(9, 'vertical'), 3, 13],
])('a red car %s stands on the third row once turned', (_, piece, turns, cell) => {
  expect(standingOf(piece, 6, 6, noExit, {})).toEqual({ turns, exit: 'right' });
  expect(turnCell(piece.cell, 6, 6, standingOf(piece, 6, 6, noExit, {}).turns)).toBe(cell);
});

describe('a board that is not classic stays as seen', () => {
  it.each([
    ['on the first row, no exit seen', red(1, 'horizontal'), noExit, 'right'],
    ['on the first row, exit seen at the left', red(1, 'horizontal'), exitAt(0), 'left'],
    ['on the third row, exit seen at the left', red(13, 'horizontal'), exitAt(0), 'left'],
    ['on the fourth row, exit seen at the right', red(19, 'horizontal'), exitAt(1), 'right'],
    ['down the third column, exit seen at the bottom', red(8, 'vertical'), exitAt(1), 'bottom'],
    ['down the last column, no exit seen', red(5, 'vertical'), noExit, 'bottom'],
  ] as const)('%s', (_, piece, exits, exit) => {
    expect(standingOf(piece, 6, 6, exits, {})).toEqual({ turns: 0, exit });
  });
});

it('on a middle row of 5 by 5 cells the exit that is seen tells which way is up', () => {
  expect(standingOf(red(11, 'horizontal'), 5, 5, exitAt(1), {})).toEqual({ turns: 0, exit: 'right' });
  expect(standingOf(red(11, 'horizontal'), 5, 5, exitAt(0), {})).toEqual({ turns: 2, exit: 'right' });
});

it.each([
  ['row', red(11, 'horizontal'), [0, 2]],
  ['column', red(7, 'vertical'), [1, 3]],
] as const)(
  'in the middle %s of 5 by 5 cells without a visible exit two ways are as likely',
  (_, piece, turns) => {
    const [first, second] = standingsOf(piece, 5, 5, noExit, {});
    expect([first.turns, second?.turns]).toEqual(turns);
    expect(second?.score).toBe(first.score);
  },
);

it.each([
  ['0.5 more is no reason to turn the board, and it is no surer', 0.5, 0, 0],
  ['2 more turns it, but is not enough to be sure', 2, 2, 2 - Math.log(2.5)],
])('on a middle row of 5 by 5 cells an exit at the left whose logarithm is %s', (_, left, turns, lead) => {
  const exits: ExitEvidence = (_orientation, _lane, end) => (end === 0 ? left : 0);
  const [first, second] = standingsOf(red(11, 'horizontal'), 5, 5, exits, {});
  expect(first.turns).toBe(turns);
  expect(first.score - second!.score).toBeCloseTo(lead);
});

describe('what the caller says', () => {
  it.each([
    [{ exit: 'left' }, red(13, 'horizontal'), { turns: 0, exit: 'left' }],
    [{ exit: 'bottom' }, red(8, 'vertical'), { turns: 0, exit: 'bottom' }],
    [{ exit: 'bottom' }, red(13, 'horizontal'), { turns: 1, exit: 'bottom' }],
    [{ exit: 'top' }, red(8, 'vertical'), { turns: 0, exit: 'top' }],
    [{ exit: 'right' }, red(19, 'horizontal'), { turns: 2, exit: 'right' }],
    [{ turns: 2 }, red(13, 'horizontal'), { turns: 2, exit: 'right' }],
    [{ turns: 1, exit: 'top' }, red(13, 'horizontal'), { turns: 1, exit: 'top' }],
    // after no turn a car on a row cannot leave at the top
    [{ turns: 0, exit: 'top' }, red(13, 'horizontal'), { turns: 0, exit: 'right' }],
  ] as const)('%o', (options, piece, standing) => {
    expect(standingOf(piece, 6, 6, noExit, options)).toEqual(standing);
  });

  it('counts more than an exit that is seen elsewhere', () => {
    expect(standingOf(red(13, 'horizontal'), 6, 6, exitAt(1), { exit: 'left' })).toEqual({
      turns: 0,
      exit: 'left',
    });
  });
});
