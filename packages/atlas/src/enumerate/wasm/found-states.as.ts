// The states that a search has found: one word for each class of states, and the queue of entries.
//
//     a class is found with the word 0110: an entry with 0110; then with 0011: an entry with 0001, the part that is new
import { CLASS_BASE, Cluster, ColumnChoice, RowGroup, UNFOUND } from './memory.as';
import { ENTRY, rankOfClass } from './packed-entries.as';
import { configurationOf, numberOf } from './state.as';

/** How many states the search has found. */
export let foundStates: u32 = 0;

/** Begins a search, which has found no state yet. */
export function findNone(): void {
  foundStates = 0;
}

/** Adds what is new of a class's word to the end of the queue. */
// @ts-ignore: decorator
@inline
export function push(configuration: usize, number: u32, rank: u32, word: u64, state: u64, tail: usize): usize {
  const at = ColumnChoice.found + ((<usize>load<u32>(configuration, CLASS_BASE) + rank) << 3);
  const known = load<u64>(at);
  const isNew = word & ~known;
  store<u64>(at, known | isNew);
  store<u64>(tail, state);
  store<u64>(tail, isNew, 8);
  count(<u32>popcnt(isNew), configuration, number);
  return tail + (isNew ? ENTRY : 0);
}

/** Counts states of a configuration as found. */
// @ts-ignore: decorator
@inline
export function count(states: u32, configuration: usize, number: u32): void {
  foundStates += states;
  const left = load<u32>(configuration, UNFOUND) - states;
  store<u32>(configuration, left, UNFOUND);
  store<u8>(RowGroup.full + number, u8(left == 0));
}

/** Makes every state of the cluster one that the search has not found. */
export function forgetStates(): void {
  for (let at = ColumnChoice.queue; at < Cluster.queueEnd; at += ENTRY) {
    const state = load<u64>(at);
    const here = configurationOf(state);
    store<u32>(here, load<u32>(here, UNFOUND) + <u32>popcnt(load<u64>(at, 8)), UNFOUND);
    store<u8>(RowGroup.full + numberOf(here), 0);
    store<u64>(ColumnChoice.found + ((<usize>(load<u32>(here, CLASS_BASE) + rankOfClass(state, here))) << 3), 0);
  }
}
