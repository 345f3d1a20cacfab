// Tables: the moves that need not be tried after a move, and what a move adds to a state.
//
// Moves that commute are tried in one order only, rows from the top before columns from the left: after a move in
// one lane the lanes before it are tried again only if the two moves depend on each other, which a row's and a
// column's do at the cell where they cross. In moves the lane itself is left out too if it has one vehicle.
//
//     A A . .    A right and B down lead to the same state in either order. The row comes before the column, so A is
//     . . . B    not tried after B
//     . . . B
//     . . . .
//
// Guarantee: no state is lost by the order. Among all predecessors of a state that are one nearer to the exit, take the
// one whose move is in the last lane. If that move were left out, its predecessor was reached by a move in a later
// lane, and the two moves commute. So the state would have a predecessor with a still later lane, a contradiction.
import { CELLS_BITS, ColumnChoice, GROUP_VEHICLES, ROW_OFFSET, ROW_VEHICLES } from './memory.as';
import { LAST_AT } from './state.as';

/** The moves of later lanes, in rows and in columns: 16 bytes a lane, first in moves, then in steps. */
export const KEEP: usize = memory.data(512, 8);
/** For bit 6x + placement of a set of moves: what it adds to a state's columns, the lane that moved included. */
export const ADDED: usize = memory.data(36 * 8, 8);
/** For bit 6y + placement of a set of moves: what it adds to the number of a configuration. */
export const ROW_ADDED: usize = memory.data(36 * 4, 8);
/** Of each bit's lane: where its placement stands among the digits of all lanes. */
export const DIGIT_AT: usize = memory.data(64, 8);
export const LANE: usize = memory.data(64, 8);
/** Six times each bit's lane. */
export const LANE_BITS: usize = memory.data(64, 8);

/** Fills the tables for the chosen column groups. */
export function tabulateMoveOrder(): void {
  for (let bit: u32 = 0; bit < 36; bit++) {
    const lane = bit / 6;
    const p = bit % 6;
    store<u8>(LANE + bit, <u8>lane);
    store<u8>(DIGIT_AT + bit, <u8>(3 * lane));
    store<u8>(LANE_BITS + bit, <u8>(6 * lane));
    store<u64>(ADDED + (bit << 3), ((<u64>p) << (3 * lane)) | ((<u64>(6 + lane)) << (LAST_AT + 3)));
    store<u32>(ROW_ADDED + (bit << 2), load<u16>(ROW_OFFSET + (((lane << 3) + p) << 1)));
  }
  for (let metric: u32 = 0; metric < 2; metric++) {
    for (let last: u32 = 0; last < 16; last++) {
      let rows: u64 = CELLS_BITS;
      let columns: u64 = CELLS_BITS;
      if (last < 6) rows = keptAfter(last, metric == 0 && load<u8>(ROW_VEHICLES + last) < 2);
      else if (last < 12) {
        const vehicles = load<u8>(GROUP_VEHICLES + load<u8>(ColumnChoice.groups + last - 6));
        columns = keptAfter(last - 6, metric == 0 && vehicles < 2);
      }
      store<u64>(KEEP + (metric << 8) + (last << 4), rows);
      store<u64>(KEEP + (metric << 8) + (last << 4), columns, 8);
    }
  }
}

/** All moves of lanes from this one on, or of later ones where the lane itself need not move again. */
function keptAfter(lane: u32, itself: bool): u64 {
  const from = itself ? lane + 1 : lane;
  return from > 5 ? 0 : CELLS_BITS & ~(((<u64>1) << (6 * from)) - 1);
}
