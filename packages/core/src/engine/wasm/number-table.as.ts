// The hash table of the packed engines of 128 and 256 bits: open addressing with linear probing. A slot holds a state's
// number, all ones where it is empty, and above the number a part of the key's hash, so that few keys are compared.
//
//     slot 0x48000007   state 7, whose hash has 01001 in that part
//
// Some hundred states are looked up together. One loop reads all their slots, the next one reads the states that the slots
// name, before any of them is compared. In a large search each read waits for the main memory; in such loops many reads wait
// at the same time.

import { FOUND, HASHES } from '../packed/field-memory';
import { hashOf, sameKey } from './long-key.as';
import { STATE, bits, lastOfTable, queueAt, tableAt } from './room.as';

const EMPTY: u32 = 0xffffffff;
/** The part of a slot that is not a state's number. */
const TAG: u32 = 0xf8000000;

// @ts-ignore: decorator
@inline function tagOf(hash: u64): u32 { return <u32>(hash >> 8) & TAG; }
// @ts-ignore: decorator
@inline function slotOf(hash: u64): u32 { return <u32>(hash >> <u64>(64 - bits)) << 2; }

/** Stores what is read ahead, so that the compiler does not leave the reads out. */
let touched: u64 = 0;

/** The hashes of the states from one address to another. */
// @ts-ignore: decorator
@inline function takeHashes(from: u32, end: u32): void {
  let hashes: u32 = HASHES;
  for (let at = from; at < end; at += STATE) {
    store<u64>(hashes, hashOf(at));
    hashes += 8;
  }
}

/** Reads the slots of so many hashes and stores what they hold. The loop is short, so that many reads wait at the same time. */
// @ts-ignore: decorator
@inline function readSlots(table: u32, count: u32): void {
  for (let i: u32 = 0; i < count; i += 4) {
    const at = i << 3;
    const found = i << 2;
    const first = load<u32>(table + slotOf(load<u64>(at, HASHES)));
    const second = load<u32>(table + slotOf(load<u64>(at, HASHES + 8)));
    const third = load<u32>(table + slotOf(load<u64>(at, HASHES + 16)));
    const fourth = load<u32>(table + slotOf(load<u64>(at, HASHES + 24)));
    store<u32>(found, first, FOUND);
    store<u32>(found, second, FOUND + 4);
    store<u32>(found, third, FOUND + 8);
    store<u32>(found, fourth, FOUND + 12);
  }
}

/** Reads the states that the slots name, if they may be equal to the candidates. */
// @ts-ignore: decorator
@inline function readStates(queue: u32, count: u32, states: u32): void {
  let seen: u64 = 0;
  for (let i: u32 = 0; i < count; i++) {
    const found = load<u32>(i << 2, FOUND);
    const number = found & ~TAG;
    const isLikely = number < states && (found & TAG) == tagOf(load<u64>(i << 3, HASHES));
    seen += load<u64>(queue + (isLikely ? number : 0) * STATE);
  }
  touched = seen;
}

/** Enters at most BATCH states, all of which are new. */
export function insertNumbers(first: u32, end: u32): void {
  const queue = queueAt();
  const table = tableAt();
  const last = lastOfTable();
  takeHashes(queue + first * STATE, queue + end * STATE);
  readSlots(table, end - first);
  let hashes: u32 = HASHES;
  for (let state = first; state < end; state++) {
    const hash = load<u64>(hashes);
    hashes += 8;
    let slot = slotOf(hash);
    while (load<u32>(table + slot) != EMPTY) slot = (slot + 4) & last;
    store<u32>(table + slot, tagOf(hash) | state);
  }
}

/**
 * Looks up the candidates, which are stored behind the last state, and moves the new ones to their places; returns the number
 * of states.
 */
export function settle(count: u32, candidates: u32): u32 {
  const queue = queueAt();
  const table = tableAt();
  const last = lastOfTable();
  let to = queue + count * STATE;
  takeHashes(to, candidates);
  readSlots(table, (candidates - to) / STATE);
  readStates(queue, (candidates - to) / STATE, count);
  let hashes: u32 = HASHES;
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
