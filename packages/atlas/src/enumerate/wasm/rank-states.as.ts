// Ranks the states of row configurations: with the rows fixed the columns are independent, so the rank of a state is a
// sum over its columns, and a state is found in an array without a hash.
//
//     column 0 has placements 0 and 2, column 1 has 0, 1 and 3
//     RANK of column 0: 0 -> 0, 2 -> 1; of column 1: 0 -> 0, 1 -> 2, 3 -> 4; placements 2 and 1: rank 1 + 2 = 3
import { tabulateColumns } from './half-lane-masks.as';
import { COLUMN_PLACEMENTS, COLUMNS, WORD_BYTES } from './layout.as';
import {
  CELLS,
  Cluster,
  ColumnChoice,
  CONFIGURATION,
  PLACEMENT_SET,
  RANK,
  RANKED,
  STATE_BASE,
  STATES,
} from './memory.as';
import { tabulateMoveOrder } from './move-order.as';
import { columnEntry, COMPONENT_CONFIGURATION_BITS, setAt, UNKNOWN } from './state.as';
import { tabulateWayOut } from './way-out.as';

/** Gives the states of the cluster's configurations their ranks, and makes their distances unknown. */
export function rankStates(): void {
  if (!ColumnChoice.tabulated) {
    tabulateColumns();
    tabulateMoveOrder();
    tabulateWayOut();
  }
  for (let at = ColumnChoice.components; at < Cluster.componentsEnd; at += 8) {
    const configuration = ColumnChoice.table + (<usize>load<u64>(at) & COMPONENT_CONFIGURATION_BITS) * CONFIGURATION;
    if (load<u32>(configuration, RANKED)) continue;
    store<u32>(configuration, 1, RANKED);
    const cells = load<u64>(configuration, CELLS);
    let to = configuration + RANK;
    let stride: u32 = 1;
    for (let x: u32 = 0; x < COLUMNS; x++) {
      let set = setAt(PLACEMENT_SET, columnEntry(x, cells));
      let rank: u32 = 0;
      for (; set; set &= set - 1) {
        store<Word>(to + ctz(set) * WORD_BYTES, <Word>rank);
        rank += stride;
      }
      stride = rank;
      to += COLUMN_PLACEMENTS * WORD_BYTES;
    }
    memory.fill(ColumnChoice.distance + load<u32>(configuration, STATE_BASE), UNKNOWN, load<u32>(configuration, STATES));
  }
}
