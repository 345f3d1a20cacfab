// The steps of a state of 128 or 256 bits in the cluster explorer. The states that they lead to are first written behind the
// last state, and all their slots are read before the first is needed.

import { ENTRY_SHIFT, SLIDES } from './cluster-memory';
import { HASHES, MOVING } from './field-memory';
import { KEY, bits, entriesAt, firstsAt, keysAt, slotsAt } from './cluster-room.as';
import { TAG, lastSlot } from './cluster-table.as';
import { changeAt, open, placementOf, successors, takenIn, wordOf } from './field-packing.as';
import { hashOf } from './long-key.as';
import { EMPTY, findNumberedSlot, firstNumberedSlot, tagOf } from './numbered-slots.as';

/** Keeps what is read ahead of its use, so that it is read. */
let touched: u64 = 0;

/**
 * Writes the steps of a state, and the states that are new behind the last one.
 *
 * @param from the number of the state
 * @param end how many states there are
 * @returns how many states there are then
 */
// @ts-ignore: decorator
@inline export function wideSteps(from: u32, end: u32): u32 {
  const last = lastSlot();
  const keys = keysAt();
  const slots = slotsAt();
  const list = entriesAt();
  const firsts = firstsAt() + (from << 2);
  const state = keys + from * KEY;
  const first = keys + end * KEY;
  let candidate = first;
  let found: u32 = 0;
  let seen: u64 = 0;
  open(state);
  for (let lanes = load<u32>(MOVING); lanes != 0; lanes &= lanes - 1) {
    const lane = ctz(lanes);
    const word = wordOf(lane);
    const placement = placementOf(lane, state);
    for (let set = successors(placement, takenIn(lane)); set != 0; set &= set - 1) {
      const change = changeAt(placement, ctz(set));
      for (let i: u32 = 0; i < KEY; i += 8) store<u64>(candidate + i, load<u64>(state + i));
      store<u64>(candidate + word, load<u64>(state + word) + load<u64>(change));
      const hash = hashOf(candidate);
      store<u64>(HASHES + (found << 3), hash);
      // what need not be tried after a move does not matter here: in its place stands which slide it is
      store<u32>(SLIDES + (found << 2), <u32>load<u16>(change, 14));
      seen += load<u32>(slots + firstNumberedSlot(hash, bits));
      candidate += KEY;
      found++;
    }
  }
  touched = seen;
  let to = load<u32>(firsts);
  for (let i: u32 = 0; i < found; i++) {
    const hash = load<u64>(HASHES + (i << 3));
    const key = first + i * KEY;
    const slot = findNumberedSlot(slots, hash, bits, last, TAG, key, keys, KEY);
    let known = load<u32>(slot);
    if (known == EMPTY) {
      known = end;
      store<u32>(slot, tagOf(hash, TAG) | end);
      for (let j: u32 = 0; j < KEY; j += 8) store<u64>(keys + end * KEY + j, load<u64>(key + j));
      end++;
    }
    store<u32>(list + (to << 2), ((known & ~TAG) << ENTRY_SHIFT) | load<u32>(SLIDES + (i << 2)));
    to++;
  }
  store<u32>(firsts, to, 4);
  return end;
}
