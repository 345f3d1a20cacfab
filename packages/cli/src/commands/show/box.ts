// Where the pieces of a board lie, in cells.
import type { Board } from '@unjam/core';
import { cellsOf } from '@unjam/core/board';

/** A rectangle in cells: the cell in the top left corner of the board is from 0 to 1. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The rectangle that a vehicle covers. */
export function boxOf(vehicle: Board['vehicles'][number], columns: number): Box {
  const cells = cellsOf(vehicle, columns);
  const [first = 0] = cells;
  const { left, top } = boxOfCell(first, columns);
  const { right, bottom } = boxOfCell(cells.at(-1) ?? first, columns);
  return { left, top, right, bottom };
}

/** The square of a cell. */
export function boxOfCell(cell: number, columns: number): Box {
  const [left, top] = [cell % columns, Math.floor(cell / columns)];
  return { left, top, right: left + 1, bottom: top + 1 };
}

/** A smaller box, by the same distance on each side. */
export const inset = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left + by,
  top: top + by,
  right: right - by,
  bottom: bottom - by,
});
