// The layers of a breadth-first search, and how one of 128 or 256 bits goes on when its memory is full: it forgets layers.
//
// A layer holds the states at one depth. A move can be taken back, so a successor of a state at depth d is at depth d - 1, d
// or d + 1: to tell which successors are new, these three layers suffice. Besides them the first layers are kept, up to a
// sixteenth of the memory; in a state of a later layer the number of its parent gives way to that of its ancestor in the last
// of the first layers.
//
//     depth   0 1 2 3 | 4 5 6 7 8 | 9 10 11       0 to 3 are kept, 4 to 8 forgotten while states of depth 10 are expanded:
//                   ^---------------'             a state at depth 11 knows the state at depth 3 through which it was reached
//
// Some moves cannot be taken back, since a search leaves out placements at which no vehicle needs to stop
// (../pruning/useful-offsets.ts), but for the one at which it stands at the start. So a successor may be one that was
// forgotten; it is expanded once more. That costs time and never goes on for ever: a vehicle leaves such a start only once.
// Its depth is then too large, and every other state still is found at its true depth: the proof in
// ../packed/packed32.ts looks at the first time that a state is reached alone.
//
// Source: frontier search (Korf, Zhang, Thayer and Hohwald, 2005); forgetting only when the memory is full is sparse-memory
// graph search (Zhou and Hansen, 2003), whose relay layer is the last of the first layers here.

import { fillTable } from './growth.as';
import { mostBytes } from './memory.as';
import { IS_WIDE, KEY, STATE, queueAt } from './room.as';

/** A state's parent in its origin. */
const PARENT: u64 = 0x7ffffff;
/** The first layers take at most a sixteenth of the memory, as a shift. */
const KEPT_SHIFT: u64 = 4;
/** Forgetting is of no use where it frees less than a sixteenth of the states, as a shift. */
const FREED_SHIFT: u32 = 4;

/** Where the layers before the open one, the open one, and the one after it begin. */
let before: u32 = 0;
let open: u32 = 0;
let after: u32 = 0;
/** How many states the first layers have. */
export let kept: u32 = 0;
/** How many states were forgotten. */
export let forgotten: f64 = 0;

/** The layer of the start is open. */
export function beginLayers(): void {
  before = 0;
  open = 0;
  after = 1;
  kept = 1;
  forgotten = 0;
}

/** Where the open layer ends. */
// @ts-ignore: decorator
@inline export function endOfLayer(): u32 { return after; }

/** The next layer is open, which ends here. */
export function nextLayer(end: u32): void {
  before = open;
  open = after;
  after = end;
  if (IS_WIDE && forgotten == 0 && <u64>end * STATE <= mostBytes() >> KEPT_SHIFT) kept = end;
}

/** Where a state has its origin. */
// @ts-ignore: decorator
@inline function originAt(state: u32): u32 { return queueAt() + state * STATE + KEY; }

/** The state among the first layers through which a state was reached; itself, if it is one of them. */
export function ancestorOf(state: u32): u32 {
  while (state >= kept) state = <u32>(load<u64>(originAt(state)) & PARENT);
  return state;
}

/**
 * Forgets the layers that are no longer needed.
 *
 * @param tail how many states there are
 * @returns by how much the numbers of the later states become smaller; 0 if that would be too little
 */
export function forgetLayers(tail: u32): u32 {
  const freed = before > kept ? before - kept : 0;
  if (freed <= tail >> FREED_SHIFT) return 0;
  for (let state = kept; state < tail; state++) {
    const origin = load<u64>(originAt(state));
    const parent = <u32>(origin & PARENT);
    if (parent >= kept) store<u64>(originAt(state), (origin & ~PARENT) | (load<u64>(originAt(parent)) & PARENT));
  }
  const queue = queueAt();
  memory.copy(queue + kept * STATE, queue + before * STATE, (tail - before) * STATE);
  before -= freed;
  open -= freed;
  after -= freed;
  forgotten += freed;
  fillTable(tail - freed);
  return freed;
}
