// The hash table of the packed engines of 128 and 256 bits: open addressing with linear probing. A slot holds a state's
// number, all ones where it is empty, and above the number a part of the key's hash, so that few keys are compared.
//
//     slot 0x48000007   state 7, whose hash has 01001 in that part
//
// States are looked up some hundred at a time: all slots are read before the first is needed, and then the states that they
// name. So the memory, which in a large search is far from the processor, works at many of them at once.

import { BATCH, HASHES } from '../packed/field-memory';
import { hashOf, sameKey } from './long-key.as';
import { STATE, bits, lastOfTable, queueAt, tableAt } from './room.as';

const EMPTY: u32 = 0xffffffff;
/** The part of a slot that is not a state's number. */
const TAG: u32 = 0xf8000000;

// @ts-ignore: decorator
@inline function tagOf(hash: u64): u32 { return <u32>(hash >> 8) & TAG; }
// @ts-ignore: decorator
@inline function slotOf(hash: u64): u32 { return <u32>(hash >> <u64>(64 - bits)) << 2; }

/** Keeps what is read ahead of its use, so that it is read. */
let touched: u64 = 0;

/** Enters at most BATCH states, all of which are new. */
export function insertNumbers(first: u32, end: u32): void {
  const queue = queueAt();
  const table = tableAt();
  const last = lastOfTable();
  let seen: u64 = 0;
  let hashes: u32 = HASHES;
  for (let state = first; state < end; state++) {
    const hash = hashOf(queue + state * STATE);
    store<u64>(hashes, hash);
    hashes += 8;
    seen += load<u32>(table + slotOf(hash));
  }
  touched = seen;
  hashes = HASHES;
  for (let state = first; state < end; state++) {
    const hash = load<u64>(hashes);
    hashes += 8;
    let slot = slotOf(hash);
    while (load<u32>(table + slot) != EMPTY) slot = (slot + 4) & last;
    store<u32>(table + slot, tagOf(hash) | state);
  }
}

/**
 * Looks the candidates up that stand behind the last state, and moves those that are new to their places; returns the number
 * of states.
 */
export function settle(count: u32, candidates: u32): u32 {
  const queue = queueAt();
  const table = tableAt();
  const last = lastOfTable();
  let to = queue + count * STATE;
  let seen: u64 = 0;
  let hashes: u32 = HASHES;
  for (let at = to; at < candidates; at += STATE) {
    const hash = hashOf(at);
    store<u64>(hashes, hash);
    hashes += 8;
    seen += load<u32>(table + slotOf(hash));
  }
  for (let at: u32 = HASHES; at < hashes; at += 8) {
    const number = load<u32>(table + slotOf(load<u64>(at))) & ~TAG;
    seen += load<u64>(queue + (number < count ? number : 0) * STATE);
  }
  touched = seen;
  hashes = HASHES;
  for (let at = to; at < candidates; at += STATE) {
    const hash = load<u64>(hashes);
    hashes += 8;
    const tag = tagOf(hash);
    let slot = slotOf(hash);
    let found = load<u32>(table + slot);
    while (found != EMPTY && ((found & TAG) != tag || !sameKey(queue + (found & ~TAG) * STATE, at))) {
      slot = (slot + 4) & last;
      found = load<u32>(table + slot);
    }
    if (found != EMPTY) continue;
    store<u32>(table + slot, tag | count);
    if (to != at) for (let i: u32 = 0; i < STATE; i += 8) store<u64>(to + i, load<u64>(at + i));
    to += STATE;
    count++;
  }
  return count;
}
