// The layers of a breadth-first search. When its memory is full, a search with lane fields forgets layers and goes on.
//
// A layer holds the states at one depth. A move can be taken back, so a successor of a state at depth d is at depth d - 1, d
// or d + 1: these three layers are enough to tell which successors are new. Besides them the first layers of the search are
// kept, up to a sixteenth of the memory. Each state of a later layer then stores, instead of the number of its parent, the
// number of its ancestor in the last of the first layers.
//
//     depth   0 1 2 3 | 4 5 6 7 8 | 9 10 11       0 to 3 are kept, 4 to 8 forgotten while states of depth 10 are expanded:
//                   ^---------------'             a state at depth 11 knows the state at depth 3 through which it was reached
//
// There is an exception: a search leaves out placements at which no vehicle needs to stop (../pruning/useful-offsets.ts), but
// a vehicle may stand at such a placement at the start, and the move away from there cannot be taken back. So a successor may
// be a state that was forgotten, which is then expanded again. This costs time but ends, because a vehicle leaves such a
// placement only once. The depth of that state is then too large; every other state is still found at its true depth, because
// the proof in ../packed/packed32.ts uses only the first time that a state is reached.
//
// Source: frontier search (Korf, Zhang, Thayer and Hohwald, 2005); forgetting only when the memory is full is sparse-memory
// graph search (Zhou and Hansen, 2003), whose relay layer is the last of the first layers here.

import { fillTable } from './growth.as';
import { mostBytes } from './memory.as';
import { KEY, STATE, queueAt } from './room.as';

/** A state's parent in its origin. */
const PARENT: u64 = 0x7ffffff;
/** The first layers take at most a sixteenth of the memory, as a shift. */
const KEPT_SHIFT: u64 = 4;
/** Layers are forgotten only if that frees a sixteenth of the states or more, as a shift. */
const FREED_SHIFT: u32 = 4;

/** The first states of the layer before the open one, of the open one, and of the one after it. */
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
  if (HAS_FIELDS && forgotten == 0 && <u64>end * STATE <= mostBytes() >> KEPT_SHIFT) kept = end;
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
