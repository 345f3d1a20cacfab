// Ranks the states of row configurations: with the rows fixed the columns are independent, so the rank of a state is a
// sum over its columns, and a state is found in an array without a hash.
//
//     column 0 has placements 0 and 2, column 1 has 0, 1 and 3
//     RANK of column 0: 0 -> 0, 2 -> 1; of column 1: 0 -> 0, 1 -> 2, 3 -> 4; placements 2 and 1: rank 1 + 2 = 3
import { tabulateColumns, tabulateOthers } from './half-lane-masks.as';
import { COLUMN_PLACEMENTS, COLUMNS, WORD_BYTES } from './layout.as';
import {
  align,
  CELLS,
  CLASS_BASE,
  Cluster,
  ColumnChoice,
  CONFIGURATION,
  NOT_RANKED,
  PLACEMENT_SET,
  RANK,
  reach,
  reachIfPossible,
  RowGroup,
  STATES,
  UNFOUND,
} from './memory.as';
import { tabulateMoveOrder } from './move-order.as';
import { choosePacked, OTHERS, Packed } from './packed-columns.as';
import { ENTRY } from './packed-entries.as';
import { columnEntry, COMPONENT_CONFIGURATION_BITS, numberOf, setAt } from './state.as';
import { tabulateEntering } from './way-out.as';

/**
 * Room for so many classes is kept before the queue, or for as many as there are states. So in most choices of columns the
 * queues of all clusters have the same place, which stays in the processor's cache.
 */
const ROOM: u32 = 1 << 20;
let room: u32 = 0;

/** Gives the states of the cluster's configurations their ranks. */
export function rankStates(): void {
  if (!ColumnChoice.tabulated) {
    choosePacked();
    tabulateColumns();
    tabulateOthers();
    tabulateMoveOrder();
    tabulateEntering();
    room = min(ROOM, ColumnChoice.states);
    reach(<u64>ColumnChoice.found + ((<u64>room) << 3) + 64);
    ColumnChoice.tabulated = true;
  }
  for (let at = ColumnChoice.components; at < Cluster.componentsEnd; at += 8) {
    const configuration = ColumnChoice.table + (<usize>load<u64>(at) & COMPONENT_CONFIGURATION_BITS) * CONFIGURATION;
    if (load<u32>(configuration, UNFOUND) != NOT_RANKED) continue;
    store<u32>(configuration, load<u32>(configuration, STATES), UNFOUND);
    store<u8>(RowGroup.full + numberOf(configuration), 0);
    const cells = load<u64>(configuration, CELLS);
    let stride: u32 = 1;
    // the packed columns come last: without them the sum is the rank of the class
    for (let i: u32 = 0; i < COLUMNS; i++) {
      if (i == Packed.others) addClasses(configuration, stride);
      const x: u32 = i < Packed.others ? load<u8>(OTHERS + i) : i == Packed.others ? Packed.inner : Packed.outer;
      const to = configuration + RANK + COLUMN_PLACEMENTS * WORD_BYTES * x;
      let set = setAt(PLACEMENT_SET, columnEntry(x, cells));
      let rank: u32 = 0;
      for (; set; set &= set - 1) {
        store<Word>(to + ctz(set) * WORD_BYTES, <Word>rank);
        rank += stride;
      }
      stride = rank;
    }
  }
  ColumnChoice.queue = align(ColumnChoice.found + (max(Packed.classes, room) << 3));
  // an entry has at least one state; one more is written beyond the tail before it is known to be new
  reachIfPossible(<u64>ColumnChoice.queue + <u64>(Cluster.size + 1) * ENTRY);
}

/** Gives a configuration its classes, of which no state has been found. */
// @ts-ignore: decorator
@inline
function addClasses(configuration: usize, count: u32): void {
  store<u32>(configuration, Packed.classes, CLASS_BASE);
  if (Packed.classes + count > room) reach(<u64>ColumnChoice.found + ((<u64>(Packed.classes + count)) << 3) + 64);
  const found = ColumnChoice.found + ((<usize>Packed.classes) << 3);
  for (let i: u32 = 0; i < count; i++) store<u64>(found + (i << 3), 0);
  Packed.classes += count;
}
