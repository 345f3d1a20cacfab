// The steps of a state of 32 bits in the cluster explorer: the states that they lead to are looked up one after another.

import { ENTRY_SHIFT } from './cluster-memory';
import { CHANGE_AT, FIELD, FIELDS, FIELD_AT } from './byte-memory';
import { TABLE } from './table-memory';
import { digit, ofField, takenInColumns, takenInRows } from './byte-packing.as';
import { bits, entriesAt, firstsAt, keysAt, slotsAt } from './cluster-room.as';
import { lastSlot } from './cluster-table.as';
import { findSlot } from './hash-table.as';

/**
 * Writes the steps of a state, and the states that are new behind the last one.
 *
 * @param from the number of the state
 * @param end how many states there are
 * @returns how many states there are then
 */
// @ts-ignore: decorator
@inline export function narrowSteps(from: u32, end: u32): u32 {
  const shift = 32 - bits;
  const last = lastSlot();
  const keys = keysAt();
  const table = slotsAt() - TABLE;
  const list = entriesAt();
  const firsts = firstsAt() + (from << 2);
  const key = load<u32>(keys + (from << 2));
  const inColumns = takenInColumns<u32>(key);
  const inRows = takenInRows<u32>(key);
  const f0 = load<u64>(digit<u32>(key, 0), FIELDS);
  const f1 = load<u64>(digit<u32>(key, 1), FIELDS + 0x800);
  const f2 = load<u64>(digit<u32>(key, 2), FIELDS + 0x1000);
  const f3 = load<u64>(digit<u32>(key, 3), FIELDS + 0x1800);
  let set =
    ofField(0, f0, inRows) | ofField(1, f0, inRows) | ofField(2, f0, inRows) |
    ofField(3, f1, inRows) | ofField(4, f1, inRows) | ofField(5, f1, inRows) |
    ofField(6, f2, inColumns) | ofField(7, f2, inColumns) | ofField(8, f2, inColumns) |
    ofField(9, f3, inColumns) | ofField(10, f3, inColumns) | ofField(11, f3, inColumns);
  store<u64>(FIELD, f0);
  store<u64>(FIELD, f1, 8);
  store<u64>(FIELD, f2, 16);
  store<u64>(FIELD, f3, 24);
  let to = load<u32>(firsts);
  while (set != 0) {
    const bit = <u32>ctz(set);
    set &= set - 1;
    const change = load<u32>(bit << 2, CHANGE_AT) + <u32>load<u16>(<u32>load<u8>(bit, FIELD_AT), FIELD);
    // the change of the key is signed: only the sum has the slide above it
    const sum = <u64>key + load<u64>(change);
    const found = <u32>sum;
    const slot = findSlot<u32, u64>(table, found, shift, last);
    // stored always and counted only if new: no branch to guess
    const fresh = load<u32>(slot, TABLE) != found;
    const state = select<u32>(end, load<u32>(slot, TABLE + 4), fresh);
    store<u64>(slot, <u64>found | (<u64>state << 32), TABLE);
    store<u32>(keys + (end << 2), found);
    end += u32(fresh);
    store<u32>(list + (to << 2), (state << ENTRY_SHIFT) | <u32>(sum >> 56));
    to++;
  }
  store<u32>(firsts, to, 4);
  return end;
}
