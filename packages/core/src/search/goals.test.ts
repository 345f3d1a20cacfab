import { expect, test } from 'vitest';
import { type Board, startOf } from '../board/board.ts';
import { boardOf } from '../testing/drawn.ts';
import { type Goal, goalsOf } from './goals.ts';

const label = (board: Board, vehicle: number) => board.vehicles[vehicle]?.label;

/** `X2 (A1 (C-1))`: X two cells, for which A must go one, for which C must go back one. */
function written(board: Board, goals: readonly Goal[]): string {
  return goals
    .map(({ move, blockedBy, ways }) => {
      const below = ways.length > 0 ? ` (${written(board, ways)})` : '';
      return `${label(board, move.vehicle)}${move.by}${blockedBy === undefined ? '' : '!'}${below}`;
    })
    .join(' ');
}

test.each([
  ['a free way', ['....', 'XX..'], 'X1 X2'],
  [
    'a vehicle that can leave either way',
    ['....', '....', '..A.', 'XXA.', '....', '....'],
    'X1! (A-1 A2) X2',
  ],
  ['the drawing of goals.ts', ['..BB', 'XX.A', '...A', '..CC'], 'X1 X2! (A1! (C-1))'],
])('%s', (_, rows, expected) => {
  const board = boardOf(rows);
  expect(written(board, goalsOf(board, startOf(board)))).toBe(expected);
});
