// Makes the moves of columns from the states of one distance.
//
//     . . B    B down: the rows' configuration stays, the rank of the state changes by what column 2 adds to it
//     A A B
//     . . .
import { cellsOfColumns } from './half-lane-masks.as';
import { CELLS, ColumnChoice, CONFIGURATION, DIGITS, GROUP_FIRST, RANK, Size, STATE_BASE } from './memory.as';
import { ADDED, DIGIT_AT, LANE_BITS } from './move-order.as';
import { CONFIGURATION_AT, LAST_AT, LAST_BITS, RANK_AT, UNKNOWN } from './state.as';
import { columnInTheWay, ENTERING } from './way-out.as';

/** The set of moves of a column, at bit 6x. */
// @ts-ignore: decorator
@inline
export function columnMoves(table: usize, x: u32, columns: u32, cells: u64): u64 {
  const p = (x < 2 ? columns << (6 - 3 * x) : columns >> (3 * x - 6)) & 0x1c0;
  return (<u64>load<u8>(table + p + (<u32>(cells >> (6 * x)) & 63))) << (6 * x);
}

/** Makes the columns' moves from these states, and adds what is new to the queue; gives its new end. */
export function tryColumns(
  from: usize,
  end: usize,
  to: usize,
  found: u8,
  slides: usize,
  keep: usize,
  near: u32,
): usize {
  const table = ColumnChoice.table;
  const distance = ColumnChoice.distance;
  const cellsTable = ColumnChoice.columnCells;
  const primaryDigit = 3 * Size.primaryRow;
  const primaryCells = <u64>(6 * Size.primaryRow);
  const c0 = slides + (<usize>load<u8>(GROUP_FIRST + load<u8>(ColumnChoice.groups)) << 6);
  const c1 = slides + (<usize>load<u8>(GROUP_FIRST + load<u8>(ColumnChoice.groups + 1)) << 6);
  const c2 = slides + (<usize>load<u8>(GROUP_FIRST + load<u8>(ColumnChoice.groups + 2)) << 6);
  const c3 = slides + (<usize>load<u8>(GROUP_FIRST + load<u8>(ColumnChoice.groups + 3)) << 6);
  const c4 = slides + (<usize>load<u8>(GROUP_FIRST + load<u8>(ColumnChoice.groups + 4)) << 6);
  const c5 = slides + (<usize>load<u8>(GROUP_FIRST + load<u8>(ColumnChoice.groups + 5)) << 6);
  let tail = to;
  for (let head = from; head < end; head += 8) {
    const entry = load<u64>(head);
    const columns = <u32>entry & 0x3ffff;
    const here = table + (<usize>(entry >> CONFIGURATION_AT) & 0xffff) * CONFIGURATION;
    const cells = load<u64>(here, CELLS);
    let moves =
      columnMoves(c0, 0, columns, cells) |
      columnMoves(c1, 1, columns, cells) |
      columnMoves(c2, 2, columns, cells) |
      columnMoves(c3, 3, columns, cells) |
      columnMoves(c4, 4, columns, cells) |
      columnMoves(c5, 5, columns, cells);
    moves &= load<u64>(keep + ((<usize>(entry >> (LAST_AT + 3)) & 15) << 4), 8);
    if (near) {
      const p = (load<u32>(here, DIGITS) >> primaryDigit) & 7;
      let allowed = load<u64>(ENTERING + (p << 3));
      if (near == 2) {
        const x = columnInTheWay(cellsOfColumns(cellsTable, columns), p, primaryCells);
        allowed |= (<u64>63) << (6 * x);
      }
      moves &= allowed;
    }
    const state = entry & ~(LAST_BITS << LAST_AT);
    const ranks = here + RANK;
    const distanceHere = distance + load<u32>(here, STATE_BASE);
    while (moves) {
      const bit = <usize>ctz(moves);
      moves &= moves - 1;
      const digitAt = <u32>load<u8>(DIGIT_AT + bit);
      const p = (columns >> digitAt) & 7;
      const rank = <u64>load<u16>(ranks + (bit << 1)) - <u64>load<u16>(ranks + ((load<u8>(LANE_BITS + bit) + p) << 1));
      const next =
        state - ((<u64>p) << digitAt) + ((<u64>p) << LAST_AT) + (rank << RANK_AT) + load<u64>(ADDED + (bit << 3));
      const at = distanceHere + <usize>(next >> RANK_AT);
      const known = load<u8>(at);
      const isNew = known == UNKNOWN;
      store<u8>(at, isNew ? found : known);
      store<u64>(tail, next);
      tail += (<usize>isNew) << 3;
    }
  }
  return tail;
}
