// Source: ours. Looks at many grids at once: those that whole cells of a larger grid, the sheet, form.
// Guarantee: all grids of the wanted size on a sheet are given.
//
//    . . . . .      a sheet of 5 by 4 cells holds twelve grids of 2 by 2 cells; the network looks at all cells of the
//    . A A . .      sheet at once, and then says of each grid whether it lies on the cells of a board
//    . A A . .
//    . . . . .

import { cornersOf, homographyTo } from '../image/homography.ts';
import type { Corners } from '../image/picture.ts';
import type { WorkingImage } from '../image/working-image.ts';
import type { Maps } from '../network/network-steps.ts';
import { alignedOfCells, lookAtCells } from './board-network.ts';
import { flatten, MARGIN } from './flat-board.ts';

/** Cells of a plane in the picture, at least as many as a grid has. */
export interface Sheet {
  readonly corners: Corners;
  readonly columns: number;
  readonly rows: number;
}

/** A grid, and how likely it lies on the cells as the network sees it (the logarithm of the odds). */
export interface SeenGrid {
  readonly corners: Corners;
  readonly aligned: number;
}

/** A grid of `columns` by `rows` cells and so many cells around it. */
export function sheetAround(grid: Corners, columns: number, rows: number, beyond: number): Sheet | undefined {
  const map = homographyTo(grid, columns, rows);
  return (
    map && {
      corners: cornersOf(map, -beyond, -beyond, columns + beyond, rows + beyond),
      columns: columns + 2 * beyond,
      rows: rows + 2 * beyond,
    }
  );
}

interface GridOfSheet {
  readonly corners: Corners;
  /** The sheet's cell at its top left. */
  readonly column: number;
  readonly row: number;
}

/** The grids of `columns` by `rows` cells on a sheet. */
export function gridsOfSheet(sheet: Sheet, columns: number, rows: number): GridOfSheet[] {
  const map = homographyTo(sheet.corners, sheet.columns, sheet.rows);
  if (!map) return [];
  const grids: GridOfSheet[] = [];
  for (let row = 0; row <= sheet.rows - rows; row++) {
    for (let column = 0; column <= sheet.columns - columns; column++)
      grids.push({ corners: cornersOf(map, column, row, column + columns, row + rows), column, row });
  }
  return grids;
}

/** The grids of `columns` by `rows` cells on a sheet, as the network sees them. */
export function seenOn(image: WorkingImage, sheet: Sheet, columns: number, rows: number): SeenGrid[] {
  const alignedAt = lookAtSheet(image, sheet);
  if (!alignedAt) return [];
  return gridsOfSheet(sheet, columns, rows).map(({ corners, column, row }) => ({
    corners,
    aligned: alignedAt(column, row, columns, rows),
  }));
}

/**
 * How likely a grid on a sheet lies on the cells, as the network sees it (the logarithm of the odds): for the sheet's cell at the
 * top left of the grid, and the columns and rows of the grid.
 */
export type AlignedAt = (column: number, row: number, columns: number, rows: number) => number;

/** The network's look at a sheet; undefined if its corners lie on a line. */
export function lookAtSheet(image: WorkingImage, sheet: Sheet): AlignedAt | undefined {
  const flat = flatten(image, sheet.corners, sheet.columns, sheet.rows);
  if (!flat) return undefined;
  const cells = lookAtCells(flat.framed ? { ...flat, values: flat.framed } : flat);
  return (column, row, columns, rows) =>
    alignedOfCells(part(cells, column, row, columns + 2 * MARGIN, rows + 2 * MARGIN));
}

/** A part of some maps. */
function part(
  { count, width: across, height: down, values }: Maps,
  left: number,
  top: number,
  width: number,
  height: number,
): Maps {
  const cut = new Float32Array(count * width * height);
  for (let map = 0, to = 0; map < count; map++) {
    for (let y = top; y < top + height; y++, to += width) {
      const start = (map * down + y) * across + left;
      cut.set(values.subarray(start, start + width), to);
    }
  }
  return { count, width, height, values: cut };
}
