/*
 * The form of all cells of one glyph: whether they can be a vehicle.
 *
 *     A A . B      A: one vehicle      B: one cell alone: a wall, or nothing
 *     . C C C      C: bent             .: bent
 *     . C . .
 */

import { at } from '../../basics/at.ts';
import { connectedCells } from '../../board/connected-cells.ts';

export interface Form {
  readonly glyph: string;
  /** `row * width + column`, ascending. */
  readonly cells: readonly number[];
  /** The vehicles, if the cells can be one vehicle, or one across and one down with the same label; otherwise empty. */
  readonly vehicles: readonly (readonly number[])[];
}

export function formsOf(rows: readonly (readonly { readonly glyph: string }[])[]): Form[] {
  const width = rows[0]?.length ?? 0;
  const cells = new Map<string, number[]>();
  rows.forEach((row, r) => {
    row.forEach(({ glyph }, column) => {
      const known = cells.get(glyph);
      if (known) known.push(r * width + column);
      else cells.set(glyph, [r * width + column]);
    });
  });
  return [...cells].map(([glyph, held]) => ({ glyph, cells: held, vehicles: vehiclesIn(held, width) }));
}

/** The most cells of one glyph that are looked at as vehicles: two vehicles across the largest board. */
const MOST_CELLS = 32;

function vehiclesIn(cells: readonly number[], width: number): number[][] {
  if (cells.length < 2 || cells.length > MOST_CELLS) return [];
  if (stepOf(cells, width) !== 0) return [[...cells]];
  if (!mayBeTwo(cells, width)) return [];
  const pieces = connectedCells(cells, width);
  const steps = pieces.map((piece) => stepOf(piece, width));
  return pieces.length === 2 && steps[0] !== steps[1] && !steps.includes(0) ? pieces : [];
}

/** Whether one row alone has several of the cells, as with a vehicle across and one down. */
function mayBeTwo(cells: readonly number[], width: number): boolean {
  let rows = 0;
  let last = -1;
  for (let i = 1; i < cells.length; i++) {
    const row = Math.floor(at(cells, i) / width);
    if (row === last || row !== Math.floor(at(cells, i - 1) / width)) continue;
    last = row;
    rows++;
  }
  return rows === 1;
}

/** 1 for cells side by side in a row, the width for cells in a column, 0 for all others. */
function stepOf(piece: readonly number[], width: number): number {
  if (piece.length < 2) return 0;
  const step = at(piece, 1) - at(piece, 0);
  if (step !== width && (step !== 1 || at(piece, 0) % width === width - 1)) return 0;
  for (let i = 2; i < piece.length; i++) {
    const cell = at(piece, i);
    if (cell - at(piece, i - 1) !== step || (step === 1 && cell % width === 0)) return 0;
  }
  return step;
}
