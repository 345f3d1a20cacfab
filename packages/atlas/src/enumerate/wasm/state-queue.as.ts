// The queue of a breadth-first search, and the set of all states that were ever in it: the hash table of the packed engines of
// @unjam/core (wasm/hash-table.as.ts) with a state as its key. The two lie one behind the other, and move together when they grow.
//
//     tableAt    slots of 8 bytes      a power of two of them
//     queueAt    entries of 8 bytes    half as many
import { insert as addKey } from '../../../../core/src/engine/wasm/hash-table.as';
import { TABLE } from '../../../../core/src/engine/wasm/table-memory';
import { COLUMN_DIGITS, ROW_DIGITS } from './layout.as';
import { align, ColumnChoice, reach } from './memory.as';

// a state of the search: the digits of the rows, those of the columns, the lane that moved last (4 bits), and where it was
// before if it is a column

export const LAST_LANE_AT: u64 = ROW_DIGITS + COLUMN_DIGITS;
export const STATE_BITS: u64 = ((<u64>1) << LAST_LANE_AT) - 1;
/** The set begins with 2 to this many slots. */
const FIRST_BITS: u32 = 8;
/** No state has more moves than this: before a state is expanded, the queue has room for this many states. */
export const MOST_MOVES: usize = ROW_CELLS > 6 || COLUMN_CELLS > 6 ? 128 : 64;

let tableAt: usize = 0;
let tableShift: u64 = 0;
/** The address of the queue, and how many bytes it may take. */
export let queueAt: usize = 0;
export let queueCapacity: usize = 0;

/** Empties the set and the queue. */
export function openStateQueue(): void {
  const slots: usize = 1 << FIRST_BITS;
  // addresses of slots are distances from TABLE, which are not negative
  tableAt = align(max(ColumnChoice.scratch, TABLE));
  tableShift = 64 - FIRST_BITS;
  queueAt = tableAt + (slots << 3);
  queueCapacity = slots << 2;
  reach(<u64>queueAt + queueCapacity + 1024);
  memory.fill(tableAt, 0xff, slots << 3);
}

/** Adds a state to the end of the queue if it is new; gives the new end. */
// @ts-ignore: decorator
@inline
export function insert(state: u64, last: u64, tail: usize): usize {
  const lastSlot = ((<usize>8) << (64 - <usize>tableShift)) - 1;
  const isNew = addKey<u64>(tableAt - TABLE, state, tableShift, lastSlot);
  store<u64>(tail, state | (last << LAST_LANE_AT));
  return tail + ((<usize>isNew) << 3);
}

/** Doubles set and queue; gives the new end of the queue. The queue moves to another address. */
export function enlarge(tail: usize): usize {
  const used = tail - queueAt;
  const slots: usize = (<usize>2) << (64 - <usize>tableShift);
  reach(<u64>tableAt + (<u64>slots) * 12 + 1024);
  const queue = tableAt + (slots << 3);
  queueCapacity = slots << 2;
  memory.copy(queue, queueAt, used);
  queueAt = queue;
  tableShift--;
  memory.fill(tableAt, 0xff, slots << 3);
  let to = queue;
  for (const end = queue + used; to < end; ) {
    const entry = load<u64>(to);
    to = insert(entry & STATE_BITS, entry >> LAST_LANE_AT, to);
  }
  return to;
}
