/*
 * The form of all cells of one glyph: whether they can be a vehicle.
 *
 *     A A . B      A: one vehicle      B: one cell alone: a wall, or nothing
 *     . C C C      C: bent             .: bent
 *     . C . .
 */

import { at } from '../basics/at.ts';
import { connectedCells } from '../board/connected-cells.ts';

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
  const pieces = connectedCells(cells, width);
  if (pieces.length > 2) return [];
  const steps = pieces.map((piece) => stepOf(piece, width));
  if (steps.includes(0)) return [];
  return pieces.length === 2 && steps[0] === steps[1] ? [] : pieces;
}

/** 1 for cells side by side in a row, the width for cells in a column, 0 for all others. */
function stepOf(piece: readonly number[], width: number): number {
  if (piece.length < 2) return 0;
  const step = at(piece, 1) - at(piece, 0);
  if (step !== 1 && step !== width) return 0;
  return piece.every((cell, i) => i === 0 || cell - at(piece, i - 1) === step) ? step : 0;
}
