// How far each state of a cluster is from the exit: breadth-first search from all solved states, along the steps that the
// explorer has written. In moves, a further step of the same vehicle the same way costs nothing.

import { ENTRY_SHIFT, SOLVED, WIDE_SOLVED } from './cluster-memory';
import { KEY, distancesAt, entriesAt, firstsAt, keysAt, queueAt } from './cluster-room.as';
import { numberOf } from './field-packing.as';

/** The distance of a state that is not reached yet. */
const FAR: u32 = 0xffffffff;

/** Whether the primary stands at the exit; `solvedAt`: 32 bits, the shift of the byte of its lane, else its lane. */
// @ts-ignore: decorator
@inline function isSolved(state: u32, solvedAt: u32): bool {
  const key = keysAt() + state * KEY;
  return HAS_FIELDS ? load<u8>(numberOf(solvedAt, key), WIDE_SOLVED) != 0 : load<u8>((load<u32>(key) >> solvedAt) & 255, SOLVED) != 0;
}

/**
 * Fills the distances and the queue, nearest states first.
 *
 * @param states how many states there are; each has its list of steps, empty if it was not expanded
 * @param solvedAt where a key says whether the primary stands at the exit, as above
 * @param moves whether distances are in moves, else in steps
 * @returns how many states are reached
 */
export function fillDistances(states: u32, solvedAt: u32, moves: bool): u32 {
  const distances = distancesAt();
  const queue = queueAt();
  const list = entriesAt();
  const firsts = firstsAt();
  const slideMask: u32 = (1 << ENTRY_SHIFT) - 1;
  let end: u32 = 0;
  for (let state: u32 = 0; state < states; state++) {
    const solved = u32(isSolved(state, solvedAt));
    store<u32>(distances + (state << 2), solved - 1);
    store<u32>(queue + (end << 2), state);
    end += solved;
  }
  for (let at: u32 = 0; at < end; at++) {
    const state = load<u32>(queue + (at << 2));
    const here = load<u32>(distances + (state << 2));
    let entry = list + (load<u32>(firsts + (state << 2)) << 2);
    const last = list + (load<u32>(firsts + (state << 2), 4) << 2);
    for (; entry < last; entry += 4) {
      let link = load<u32>(entry);
      for (;;) {
        const reached = link >> ENTRY_SHIFT;
        const known = load<u32>(distances + (reached << 2));
        if (known == FAR) {
          store<u32>(distances + (reached << 2), here + 1);
          store<u32>(queue + (end << 2), reached);
          end++;
        } else if (known <= here) break;
        if (!moves) break;
        const slide = link & slideMask;
        let other = list + (load<u32>(firsts + (reached << 2)) << 2);
        const stop = list + (load<u32>(firsts + (reached << 2), 4) << 2);
        while (other < stop && (load<u32>(other) & slideMask) != slide) other += 4;
        if (other == stop) break;
        link = load<u32>(other);
      }
    }
  }
  return end;
}
