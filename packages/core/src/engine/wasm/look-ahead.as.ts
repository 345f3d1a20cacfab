// Whether a vehicle in the primary's way can leave it with one move.
//
//     X X . A    A stands in the way and can go down, out of the primary's row
//     . . . A
//     . . . .

import { LEAVING } from './byte-memory';
import { placement } from './byte-packing.as';
import { BITS, SIDE } from './byte-tables.as';
import { leaving, placementOf, successors, takenIn } from './field-packing.as';

/** 64 bits without fields: whether the vehicle of a column can, given the successors of all columns. */
// @ts-ignore: decorator
@inline export function canLeave<K>(lane: u32, key: K, across: u64): bool {
  return (<u32>(across >> (BITS * (lane % SIDE))) & load<u8>(LEAVING + (lane << 4) + placement<K>(key, lane))) != 0;
}

/** Lane fields: whether the vehicle of a column can in the open state. */
// @ts-ignore: decorator
@inline export function canLeaveWide(lane: u32, state: u32): bool {
  const placement = placementOf(lane, state);
  return (successors(placement, takenIn(lane)) & leaving(placement)) != 0;
}
