// The states of the packed engines of 128 and 256 bits in their hash table (numbered-slots.as.ts).
//
// Some hundred states are looked up together. One loop reads all their slots, the next one reads the states that the slots
// name, before any of them is compared. In a large search each read waits for the main memory; in such loops many reads wait
// at the same time.

import { FOUND, HASHES } from './field-memory';
import { hashOf } from './long-key.as';
import { EMPTY, enterNumber, findNumberedSlot, firstNumberedSlot, tagOf } from './numbered-slots.as';
import { STATE, bits, lastOfTable, queueAt, tableAt } from './room.as';

/** The part of a slot that is not a state's number. */
const TAG: u32 = 0xf8000000;

// @ts-ignore: decorator
@inline function slotOf(hash: u64): u32 { return firstNumberedSlot(hash, bits); }

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
    const isLikely = number < states && (found & TAG) == tagOf(load<u64>(i << 3, HASHES), TAG);
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
    enterNumber(table, hash, bits, last, TAG, state);
  }
}

/**
 * Looks up the candidates, which are stored behind the last state, and moves the new ones to their places; returns the number
 * of states.
 */
export function settleNumbers(count: u32, candidates: u32): u32 {
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
    const slot = findNumberedSlot(table, hash, bits, last, TAG, at, queue, STATE);
    if (load<u32>(slot) != EMPTY) continue;
    store<u32>(slot, tagOf(hash, TAG) | count);
    if (to != at) for (let i: u32 = 0; i < STATE; i += 8) store<u64>(to + i, load<u64>(at + i));
    to += STATE;
    count++;
  }
  return count;
}
