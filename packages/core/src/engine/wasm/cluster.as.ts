// The loops of the cluster explorer: all states of a board, and how far each is from the exit. What the memory holds:
// ./cluster-memory.ts and, for the tables, byte-memory.ts and field-memory.ts. What is done and why it is
// right: ../cluster/flood.ts.
//
// WIDTH, the bits of a key, and HAS_FIELDS, whether each lane has a field of its own in it, are constants of the compilation:
// 32 bits without fields for boards up to 6×6, 128 and 256 bits with them for others.

import { START } from './field-memory';
import { firstKey, makeConstants, makeTables } from './byte-tables.as';
import { fillDistances } from './cluster-distances.as';
import {
  KEY, MOST_NEW, capacity, doubleEntries, doubleStates, entries, entriesAt, firstsAt, keysAt, makeFirstRoom, placeStates,
  resetRoom,
} from './cluster-room.as';
import { fillTable } from './cluster-table.as';
import { makePlacements } from './field-packing.as';
import { limitMemory } from './memory.as';
import { narrowSteps } from './narrow-steps.as';
import { wideSteps } from './wide-steps.as';

export { distancesAt, entriesAt, firstsAt, keysAt, queueAt } from './cluster-room.as';
export { limitMemory };

const RUNNING: u32 = 0;
const FINISHED: u32 = 1;
const OUT_OF_MEMORY: u32 = 2;

/** How many states are expanded, and how many there are. */
export let head: u32 = 0;
export let tail: u32 = 0;

/** Once, before everything else. */
export function initialize(): void {
  makeFirstRoom();
}

/** 32 bits: once, after the constants of so many placements have been written. */
export function prepare(placements: u32): void {
  if (!HAS_FIELDS) makeConstants(placements);
}

/** Lane fields: where to write so many placements; 0 if there is no room for them. */
export function inputAt(placements: u32): u32 {
  return HAS_FIELDS && placeStates(placements) ? keysAt() : 0;
}

/** Makes the tables of the board and its first state; `placements` for lane fields, how many have been written. */
export function start(placements: u32): void {
  if (HAS_FIELDS) makePlacements(keysAt(), placements, 0);
  else makeTables(0, true, true);
  resetRoom();
  if (HAS_FIELDS) memory.copy(keysAt(), START, KEY);
  else store<u32>(keysAt(), firstKey<u32>());
  store<u32>(firstsAt(), 0);
  fillTable(1);
  head = 0;
  tail = 1;
}

/** How many steps are written: as many as lie before those of the next state. */
// @ts-ignore: decorator
@inline function stepsBefore(state: u32): u32 { return load<u32>(firstsAt() + (state << 2)); }

/** Doubles the room for states, and moves what lies behind it. */
function growStates(): bool {
  const steps = stepsBefore(head);
  const oldEntries = entriesAt();
  const oldFirsts = firstsAt();
  if (!doubleStates()) return false;
  memory.copy(entriesAt(), oldEntries, steps << 2);
  memory.copy(firstsAt(), oldFirsts, (head + 1) << 2);
  fillTable(tail);
  return true;
}

/** Makes room for the steps of one more state. */
function grow(): bool {
  while (tail + MOST_NEW > capacity) if (!growStates()) return false;
  while (stepsBefore(head) + MOST_NEW > entries) if (!doubleEntries()) return false;
  return true;
}

/** Whether the steps of one more state surely have room. */
// @ts-ignore: decorator
@inline function hasRoom(state: u32, end: u32): bool {
  return end + MOST_NEW <= capacity && stepsBefore(state) + MOST_NEW <= entries;
}

/** Expands at most so many states. */
export function flood(count: u32): u32 {
  const stop = head + count;
  while (head < stop) {
    if (head == tail) return FINISHED;
    if (!hasRoom(head, tail) && !grow()) return OUT_OF_MEMORY;
    expand(min(stop, tail));
  }
  return RUNNING;
}

/** Expands states up to this one, as long as there is room. */
function expand(stop: u32): void {
  let state = head;
  let end = tail;
  while (state < stop && hasRoom(state, end)) {
    end = HAS_FIELDS ? wideSteps(state, end) : narrowSteps(state, end);
    state++;
  }
  head = state;
  tail = end;
}

/** Fills the distances and the queue, nearest states first; how many of them are reached. */
export function measure(solvedAt: u32, moves: bool): u32 {
  // no step leads on from a state that is not expanded
  const steps = stepsBefore(head);
  for (let state = head; state < tail; state++) store<u32>(firstsAt() + (state << 2), steps, 4);
  return fillDistances(tail, solvedAt, moves);
}
