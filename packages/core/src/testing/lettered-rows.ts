// Boards as rows of letters that depend on nothing but where the vehicles stand, to compare what was read from pictures
// with the rows that `relettered` (scripts/scenes/boards.mjs) gives.

import type { Board } from '../board/board.ts';
import { cellsOf } from '../board/vehicle.ts';

/** The board as rows, with the labels of its vehicles; a board from a picture has `X` on the red car. */
export function rowsOf(board: Board): string {
  const cells = new Array<string>(board.width * board.height).fill('.');
  for (const wall of board.walls) cells[wall] = '#';
  for (const vehicle of board.vehicles)
    for (const cell of cellsOf(vehicle, board.width)) cells[cell] = vehicle.label;
  return Array.from({ length: board.height }, (_, row) =>
    cells.slice(row * board.width, (row + 1) * board.width).join(''),
  ).join('|');
}
