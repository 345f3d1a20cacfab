// The cells that the rows or the columns of a state take, from two tables of half a state each.
//
// Three lanes of 3 bits make a code of 9 bits; the cells of the three lanes are looked up by code. Codes that hold no
// placement of their group are never looked up and not filled.
//
//     columns 0 1 2 of a state, placements 1 0 2: code 2 << 6 | 0 << 3 | 1
import {
  ColumnChoice,
  COLUMN_MASKS,
  GROUP_FIRST,
  GROUP_PLACEMENTS,
  RowGroup,
  ROW_FIRST,
  ROW_MASKS,
  ROW_PLACES,
  ROW_WALLS,
  Size,
} from './memory.as';

export const HALF_CODES: u32 = 512;

/** Moves bit i of a lane's mask to bit 6i. */
// @ts-ignore: decorator
@inline
function spread(mask: u64): u64 {
  return (
    (mask & 1) |
    ((mask & 2) << 5) |
    ((mask & 4) << 10) |
    ((mask & 8) << 15) |
    ((mask & 16) << 20) |
    ((mask & 32) << 25)
  );
}

/** Fills the table of one half: lanes `first` to `first + 2`. */
export function fillHalf(table: usize, columns: bool, first: u32): void {
  for (let p0: u32 = 0; p0 < 6; p0++) {
    if (!isPlacement(columns, first, p0)) continue;
    const cells0 = cellsOf(columns, first, p0);
    for (let p1: u32 = 0; p1 < 6; p1++) {
      if (!isPlacement(columns, first + 1, p1)) continue;
      const cells1 = cells0 | cellsOf(columns, first + 1, p1);
      for (let p2: u32 = 0; p2 < 6; p2++) {
        if (!isPlacement(columns, first + 2, p2)) continue;
        store<u64>(table + (((p2 << 6) | (p1 << 3) | p0) << 3), cells1 | cellsOf(columns, first + 2, p2));
      }
    }
  }
}

/** Whether a lane's group has the placement p; lanes beyond the board have placement 0 alone. */
// @ts-ignore: decorator
@inline
function isPlacement(columns: bool, lane: u32, p: u32): bool {
  if (lane >= (columns ? Size.width : Size.height)) return p == 0;
  if (columns) return p < load<u8>(GROUP_PLACEMENTS + load<u8>(ColumnChoice.groups + lane));
  return ((load<u8>(ROW_PLACES + lane) >> p) & 1) != 0;
}

// @ts-ignore: decorator
@inline
function cellsOf(columns: bool, lane: u32, p: u32): u64 {
  if (lane >= (columns ? Size.width : Size.height)) return 0;
  const mask = columns
    ? load<u8>(COLUMN_MASKS + load<u8>(GROUP_FIRST + load<u8>(ColumnChoice.groups + lane)) + p)
    : load<u8>(ROW_MASKS + load<u8>(ROW_FIRST + lane) + p) | load<u8>(ROW_WALLS + lane);
  return spread(mask) << lane;
}

/** Fills the table of the cells that columns take, row by row. */
export function tabulateColumns(): void {
  fillHalf(ColumnChoice.columnCells, true, 0);
  fillHalf(ColumnChoice.columnCells + (HALF_CODES << 3), true, 3);
  ColumnChoice.tabulated = true;
}

/** Fills the table of the cells that rows take, column by column, walls included. */
export function tabulateRows(): void {
  fillHalf(RowGroup.rowCells, false, 0);
  fillHalf(RowGroup.rowCells + (HALF_CODES << 3), false, 3);
}

/** The cells of all columns, row by row in strides of 6 bits; `columns` is 18 bits of placements. */
// @ts-ignore: decorator
@inline
export function cellsOfColumns(table: usize, columns: u32): u64 {
  return load<u64>(table + ((columns & 511) << 3)) | load<u64>(table + ((columns >> 9) << 3), 4096);
}
