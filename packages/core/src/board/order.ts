import { at } from '../basics/at.ts';
import { type Board, type State, startOf } from './board.ts';
import { cellsOf } from './vehicle.ts';

/*
 * A total order of boards of one size, so that every cluster has one smallest board. Boards are compared by two
 * integers: first by the cells of horizontal vehicles and walls, cell i as bit i (row-major, the top-left cell lowest),
 * then by the cells of vertical vehicles.
 *
 *     aa.    0b000011 = 3   comes before   .aa    0b000110 = 6
 *     ...                                  ...
 */

/**
 * The two integers in one list, a number for each row, the most significant row first. Boards of one size have lists of
 * equal length, which are compared item by item.
 */
export function orderOf(board: Board, state: State = startOf(board)): number[] {
  const { width, height, vehicles, walls } = board;
  const rows = new Array<number>(2 * height).fill(0);
  const set = (cell: number, from: number): void => {
    const row = from + height - 1 - Math.floor(cell / width);
    rows[row] = at(rows, row) | (1 << (cell % width));
  };
  for (const wall of walls) set(wall, 0);
  vehicles.forEach((vehicle, index) => {
    const from = vehicle.orientation === 'horizontal' ? 0 : height;
    for (const cell of cellsOf(vehicle, width, state[index])) set(cell, from);
  });
  return rows;
}

/** Negative where `a` comes before `b`, positive where it comes after, 0 if they are equal. */
export function compareOrder(a: readonly number[], b: readonly number[]): number {
  const first = a.findIndex((row, i) => row !== b[i]);
  return first < 0 ? 0 : at(a, first) - at(b, first);
}

/**
 * The least of one or more boards of one size.
 *
 * @param boards - the boards
 */
export function leastBoard(boards: readonly Board[]): Board {
  const orders = boards.map((board) => orderOf(board));
  let least = 0;
  for (let index = 1; index < orders.length; index++)
    if (compareOrder(at(orders, index), at(orders, least)) < 0) least = index;
  return at(boards, least);
}
