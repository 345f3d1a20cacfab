// The successors of a state whose lanes have fields. They are candidates: states that have been reached but are not looked up yet,
// so that some may be known. Which moves are left out, and why nothing is missed: ../packed/packed64.ts.
//
//     64, 128 bits   those of four lanes are found at a time, 16 bits each: 0x0000_0003_0000_0001 has three in two lanes
//     256 bits       those of two lanes, 32 bits each

import { MOVING, TO_TRY } from './field-memory';
import { changeAt, leftOf, moverOf, ownOf, placementOf, successors, takenIn, wordOf } from './field-packing.as';
import { KEY, STATE } from './room.as';

/** The bits that a lane's successors take. */
const SET_BITS: u32 = WIDTH <= 128 ? 16 : 32;

/** Adds the candidates of the open state at this address; returns where they end. */
// @ts-ignore: decorator
@inline export function expandWide(state: u32, number: u32, origin: u64, candidates: u32): u32 {
  const mover = moverOf(origin);
  const own = ownOf(origin);
  // as many lanes at a time as have their successors in 64 bits
  let lanes = number == 0 ? load<u32>(MOVING) : load<u32>(TO_TRY + (mover << 2));
  while (lanes != 0) {
    let lanesOfSet: u64 = ctz(lanes);
    let set = ofFirst(lanes, state, mover, own);
    lanes = withoutFirst(lanes);
    lanesOfSet |= <u64>ctz(lanes) << 8;
    set |= ofFirst(lanes, state, mover, own) << SET_BITS;
    lanes = withoutFirst(lanes);
    if (WIDTH <= 128) {
      lanesOfSet |= <u64>ctz(lanes) << 16;
      set |= ofFirst(lanes, state, mover, own) << 32;
      lanes = withoutFirst(lanes);
      lanesOfSet |= <u64>ctz(lanes) << 24;
      set |= ofFirst(lanes, state, mover, own) << 48;
      lanes = withoutFirst(lanes);
    }
    candidates = addCandidates(set, lanesOfSet, state, number, candidates);
  }
  // what a column can do without the cells that the row left or passed was tried before the row moved
  for (let left = (leftOf(origin) << 16) & load<u32>(MOVING); left != 0; left = withoutFirst(left)) {
    candidates = addCandidates(ofFirstLeft(left, state, mover), ctz(left), state, number, candidates);
  }
  return candidates;
}

/** The successors of the first of these lanes; none if no lane is left. */
// @ts-ignore: decorator
@inline function ofFirst(lanes: u32, state: u32, mover: u32, own: u32): u64 {
  const lane = ctz(lanes);
  return successors(placementOf(lane, state), takenIn(lane)) & ~(lane == mover ? own : 0);
}

/** The same, without what it could do if the lane that moved last still took their common cell. */
// @ts-ignore: decorator
@inline function ofFirstLeft(lanes: u32, state: u32, mover: u32): u64 {
  const lane = ctz(lanes);
  const placement = placementOf(lane, state);
  const cells = takenIn(lane);
  return successors(placement, cells) & ~successors(placement, cells | (1 << mover));
}

// @ts-ignore: decorator
@inline function withoutFirst(lanes: u32): u32 { return lanes & (lanes - 1); }

/** Adds the successors of some lanes as candidates; returns where they end. */
// @ts-ignore: decorator
@inline function addCandidates(set: u64, lanes: u64, state: u32, parent: u32, end: u32): u32 {
  while (set != 0) {
    const bit = <u32>ctz(set);
    set &= set - 1;
    const lane = <u32>(lanes >> ((bit / SET_BITS) << 3)) & 255;
    const word = wordOf(lane);
    const change = changeAt(placementOf(lane, state), bit % SET_BITS);
    for (let at: u32 = 0; at < KEY; at += 8) store<u64>(end + at, load<u64>(state + at));
    store<u64>(end + word, load<u64>(state + word) + load<u64>(change));
    store<u64>(end + KEY, load<u64>(change, 8) | parent);
    end += STATE;
  }
  return end;
}
