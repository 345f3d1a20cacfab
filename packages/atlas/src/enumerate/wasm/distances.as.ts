// Finds the distances of all states of a cluster to the nearest solved state, in moves or in steps.
//
// Breadth-first from all solved states at once, many states in one entry: packed-columns.as.ts. Every move of another
// vehicle leads from a solved state to a solved one, so the first level makes only the primary's moves. Once every state
// of the cluster has been found, the search ends.
//
//     . . . .   solved: distance 0        . . . .   one move before, or two steps
//     . . A A                             A A . .
//
// Source: breadth-first search. Guarantee: every state is in the level of its least distance, the histogram is exact. Some
// moves are not tried; move-order.as.ts and way-out.as.ts say which, and why no state is missed.
import { tryColumns } from './column-moves.as';
import { count, findNone, foundStates } from './found-states.as';
import { COLUMN_DIGIT, COLUMN_PLACEMENTS, COLUMNS, WORD_BYTES } from './layout.as';
import {
  align,
  CELLS,
  CLASS_BASE,
  Cluster,
  ColumnChoice,
  CONFIGURATION,
  GOAL,
  LEVELS,
  RANK,
} from './memory.as';
import { KEEP } from './move-order.as';
import { OTHERS, Packed, wordOf } from './packed-columns.as';
import { ENTRY, rankOfClass } from './packed-entries.as';
import { leaveExit, tryRows } from './row-moves.as';
import {
  COMPONENT_CONFIGURATION_BITS,
  CONFIGURATION_AT,
  HAS_RANK,
  LAST_LANE_AT,
  LAST_NONE,
  numberOf,
  placementsIn,
  RANK_AT,
  UNKNOWN,
} from './state.as';

/** Where the entries of a distance begin in the queue. */
export function levelAt(distance: u32): usize {
  return load<u32>(LEVELS + (distance << 2));
}

/**
 * Finds the distances of the cluster whose components are in the arena; metric 0 is moves, 1 steps. Returns the greatest
 * one. `histogram` counts the states of each distance.
 */
export function measure(rowTable: usize, columnTable: usize, metric: u32, histogram: usize): u32 {
  const queue = ColumnChoice.queue;
  findNone();
  let head = queue;
  for (let at = ColumnChoice.components; at < Cluster.componentsEnd; at += 8) {
    const component = load<u64>(at);
    const configuration = ColumnChoice.table + (<usize>component & COMPONENT_CONFIGURATION_BITS) * CONFIGURATION;
    if (load<u64>(configuration, CELLS) & GOAL) head = pushComponent(component, configuration, head);
  }
  store<u32>(LEVELS, queue);
  store<u32>(LEVELS, head, 4);
  store<u32>(histogram, foundStates);
  let before = foundStates;
  let end = leaveExit(queue, head, head, rowTable);
  endQueue(end);
  if (end == head) return 0;
  const keep = KEEP + (metric << 8);
  let distance: u32 = 1;
  for (;;) {
    store<u32>(histogram + (distance << 2), foundStates - before);
    before = foundStates;
    if (foundStates == Cluster.size) break;
    const near = metric == 0 && distance <= 2 ? distance : 0;
    let tail = tryColumns(head, end, end, columnTable, keep, near);
    if (near != 1 && foundStates < Cluster.size) tail = tryRows(head, end, tail, rowTable, keep, near);
    // states are left to be found, so an empty level would contradict the flood
    if (tail == end || ++distance == UNKNOWN) unreachable();
    store<u32>(LEVELS + (distance << 2), end);
    head = end;
    end = tail;
  }
  store<u32>(LEVELS + ((distance + 1) << 2), end);
  endQueue(end);
  return distance;
}

/** The queue is complete: what is needed next has its place behind it. */
function endQueue(end: usize): void {
  Cluster.queueEnd = end;
  ColumnChoice.scratch = align(end);
}

/** Writes all states of a component to the queue. */
function pushComponent(component: u64, configuration: usize, tail: usize): usize {
  const index = <usize>component & COMPONENT_CONFIGURATION_BITS;
  const cells = load<u64>(configuration, CELLS);
  const word = wordOf(
    placementsIn(component, Packed.inner, cells),
    Packed.outer < COLUMNS ? placementsIn(component, Packed.outer, cells) : 1,
  );
  let end = tail + ENTRY;
  store<u64>(tail, ((<u64>index) << CONFIGURATION_AT) | (LAST_NONE << LAST_LANE_AT));
  for (let i: u32 = 0; i < Packed.others; i++) {
    const x: u32 = load<u8>(OTHERS + i);
    const ranks = configuration + RANK + COLUMN_PLACEMENTS * WORD_BYTES * x;
    const places = placementsIn(component, x, cells);
    const filled = end;
    for (let others = places & (places - 1); others; others &= others - 1) {
      const added = addedBy(ctz(others), x, ranks);
      for (let at = tail; at < filled; at += ENTRY, end += ENTRY) store<u64>(end, load<u64>(at) + added);
    }
    const added = addedBy(ctz(places), x, ranks);
    if (added) for (let at = tail; at < filled; at += ENTRY) store<u64>(at, load<u64>(at) + added);
  }
  const found = ColumnChoice.found + (<usize>load<u32>(configuration, CLASS_BASE) << 3);
  for (let at = tail; at < end; at += ENTRY) {
    store<u64>(at, word, 8);
    const known = found + (<usize>rankOfClass(load<u64>(at), configuration) << 3);
    store<u64>(known, load<u64>(known) | word);
  }
  count(<u32>popcnt(word) * <u32>((end - tail) / ENTRY), configuration, numberOf(configuration));
  return end;
}

/** What the placement of a column adds to a state. */
// @ts-ignore: decorator
@inline
function addedBy(placement: u32, x: u32, ranks: usize): u64 {
  const digit = (<u64>placement) << (<u64>(COLUMN_DIGIT * x));
  return HAS_RANK ? ((<u64>load<Word>(ranks + placement * WORD_BYTES)) << RANK_AT) | digit : digit;
}
