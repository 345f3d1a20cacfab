// The queue of a breadth-first search, and the set of all states that were ever in it: a hash table with open
// addressing and linear probing, whose empty slots hold all ones.
//
//     slot 5   state a        insert(b), whose hash is 5 as well: slot 6 is empty, b goes there
//     slot 6   empty
//
// The search engines of @unjam/core have a hash table of their own: AssemblyScript has no packages, so a source of one
// package cannot import one of another, and theirs keeps keys of other widths with other values beside them.
import { align, ColumnChoice, reach } from './memory.as';

// a state of the search: placements of the rows (18 bits), of the columns (18), the lane that moved last (4)

export const STATE_BITS: u64 = 0xfffffffff;
export const LAST_LANE_AT: u64 = 36;
const EMPTY: u64 = ~0;
/** The set begins with 2 to this many slots. */
const FIRST_BITS: u32 = 10;
/** No state has more moves than this: before a state is expanded, the queue has room for this many states. */
export const MOST_MOVES: usize = 64;

let tableAt: usize = 0;
let tableShift: u64 = 0;
/** The address of the queue, and how many bytes it may take. */
export let queueAt: usize = 0;
export let queueCapacity: usize = 0;

/** Empties the set and the queue. */
export function openStateQueue(): void {
  const slots: usize = 1 << FIRST_BITS;
  tableAt = align(ColumnChoice.scratch);
  tableShift = 64 - FIRST_BITS;
  queueAt = tableAt + (slots << 3);
  queueCapacity = slots << 2;
  reach(queueAt + queueCapacity + 1024);
  memory.fill(tableAt, 0xff, slots << 3);
}

/** Adds a state to the end of the queue if it is new; gives the new end. */
// @ts-ignore: decorator
@inline
export function insert(state: u64, last: u64, tail: usize): usize {
  const mask = ((<usize>1) << (64 - <usize>tableShift)) - 1;
  let slot = <usize>((state * 0x9e3779b97f4a7c15) >> tableShift);
  let known = load<u64>(tableAt + (slot << 3));
  while (known != state && known != EMPTY) {
    slot = (slot + 1) & mask;
    known = load<u64>(tableAt + (slot << 3));
  }
  store<u64>(tableAt + (slot << 3), state);
  store<u64>(tail, state | (last << LAST_LANE_AT));
  return tail + ((<usize>(known == EMPTY)) << 3);
}

/** Doubles set and queue; gives the new end of the queue. The queue moves to another address. */
export function enlarge(tail: usize): usize {
  const used = tail - queueAt;
  const slots: usize = (<usize>2) << (64 - <usize>tableShift);
  const queue = tableAt + (slots << 3);
  queueCapacity = slots << 2;
  reach(queue + queueCapacity + 1024);
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
