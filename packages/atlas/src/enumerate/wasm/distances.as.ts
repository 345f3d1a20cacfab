// Finds the distances of all states of a cluster to the nearest solved state, in moves or in steps.
//
// Breadth-first from all solved states at once. Every move of another vehicle leads from a solved state to a solved
// one, so the first level makes only the primary's moves. Once every state of the cluster has been found, the search
// ends.
//
//     . . . .   solved: distance 0        . . . .   one move before, or two steps
//     . . A A                             A A . .
//
// Source: breadth-first search. Guarantee: every state's distance is least, the histogram is exact, the queue ends with
// the states of the greatest distance. Some moves are not tried; move-order.as.ts and way-out.as.ts say which, and why
// no state is missed.
import { tryColumns } from './column-moves.as';
import { cellsOfColumns } from './half-lane-masks.as';
import { COLUMN_DIGIT, COLUMN_PLACEMENTS, WORD_BYTES } from './layout.as';
import {
  CELLS,
  Cluster,
  ColumnChoice,
  CONFIGURATION,
  DIGITS,
  GOAL,
  RANK,
  ROW_FIRST,
  ROW_WALLS,
  Size,
  STATE_BASE,
} from './memory.as';
import { KEEP } from './move-order.as';
import { tryDependentRows, tryRows } from './row-moves.as';
import {
  cellsInRow,
  columnsOf,
  COMPONENT_CONFIGURATION_BITS,
  CONFIGURATION_AT,
  configurationOf,
  HAS_RANK,
  indexOf,
  LAST_LANE_AT,
  LAST_NONE,
  numberOf,
  offsetOf,
  placementOfRow,
  placementsIn,
  rankOf,
  RANK_AT,
  rowSets,
  setAt,
  stateAt,
  UNKNOWN,
} from './state.as';

/**
 * Fills the distances of the cluster whose components are in the arena; metric 0 is moves, 1 steps. Returns the
 * greatest one. States of a distance d follow each other in the queue; `histogram` counts them.
 */
export function measure(rowTable: usize, columnTable: usize, metric: u32, histogram: usize): u32 {
  const queue = ColumnChoice.queue;
  let head = queue;
  for (let at = ColumnChoice.components; at < Cluster.componentsEnd; at += 8) {
    const component = load<u64>(at);
    if (load<u64>(ColumnChoice.table + (<usize>component & COMPONENT_CONFIGURATION_BITS) * CONFIGURATION, CELLS) & GOAL) {
      head = pushComponent(component, head);
    }
  }
  store<u32>(histogram, <u32>((head - queue) >> 3));
  let tail = leaveExit(rowTable, queue, head);
  if (tail == head) {
    Cluster.queueEnd = tail;
    Cluster.hardest = queue;
    return 0;
  }
  const all = queue + ((<usize>Cluster.size) << 3);
  const keep = KEEP + (metric << 8);
  // of one distance, the states reached by columns come first
  let byRows = head;
  let distance: u32 = 1;
  for (;;) {
    const end = tail;
    store<u32>(histogram + (distance << 2), <u32>((end - head) >> 3));
    if (end == all) break;
    const near = metric == 0 && distance <= 2 ? distance : 0;
    const found = <u8>(distance + 1);
    tail = tryColumns(head, end, tail, found, columnTable, keep, near);
    const nextByRows = tail;
    if (near != 1) {
      tail = tryDependentRows(head, byRows, tail, found, rowTable, near);
      tail = tryRows(byRows, end, tail, found, rowTable, keep, near);
    }
    // states are left to be found, so an empty level would contradict the flood
    if (tail == end || ++distance == UNKNOWN) unreachable();
    head = end;
    byRows = nextByRows;
  }
  Cluster.queueEnd = tail;
  Cluster.hardest = head;
  return distance;
}

/** Writes all states of a component to the queue, at distance 0. */
function pushComponent(component: u64, tail: usize): usize {
  const index = <usize>component & COMPONENT_CONFIGURATION_BITS;
  const configuration = ColumnChoice.table + index * CONFIGURATION;
  const cells = load<u64>(configuration, CELLS);
  let end = tail + 8;
  store<u64>(tail, ((<u64>index) << CONFIGURATION_AT) | (LAST_NONE << LAST_LANE_AT));
  for (let x: u32 = 0; x < Size.width; x++) {
    const ranks = configuration + RANK + COLUMN_PLACEMENTS * WORD_BYTES * x;
    const places = placementsIn(component, x, cells);
    const filled = end;
    for (let others = places & (places - 1); others; others &= others - 1) {
      const p = ctz(others);
      const added = addedBy(p, x, ranks);
      for (let at = tail; at < filled; at += 8, end += 8) store<u64>(end, load<u64>(at) + added);
    }
    const p = ctz(places);
    const added = addedBy(p, x, ranks);
    if (added) for (let at = tail; at < filled; at += 8) store<u64>(at, load<u64>(at) + added);
  }
  const distance = ColumnChoice.distance + load<u32>(configuration, STATE_BASE);
  for (let at = tail; at < end; at += 8) store<u8>(distance + <usize>rankOf(load<u64>(at), configuration), 0);
  return end;
}

/** What the placement of a column adds to a state. */
// @ts-ignore: decorator
@inline
function addedBy(placement: u32, x: u32, ranks: usize): u64 {
  const digit = (<u64>placement) << (<u64>(COLUMN_DIGIT * x));
  return HAS_RANK ? ((<u64>load<Word>(ranks + placement * WORD_BYTES)) << RANK_AT) | digit : digit;
}

/** Makes the primary's moves from every solved state; each leads to a state of its own. */
function leaveExit(rowTable: usize, queue: usize, solvedEnd: usize): usize {
  const row = Size.primaryRow;
  const first = <u32>load<u8>(ROW_FIRST + row);
  const walls: u32 = load<u8>(ROW_WALLS + row);
  let tail = solvedEnd;
  for (let head = queue; head < solvedEnd; head += 8) {
    const entry = load<u64>(head);
    const here = configurationOf(entry);
    const columns = columnsOf(entry);
    const p = placementOfRow(load<u32>(here, DIGITS), row);
    const taken = cellsInRow(cellsOfColumns(ColumnChoice.columnCells, columns), row) | walls;
    const base = numberOf(load<u64>(here, CELLS)) - offsetOf(row, p);
    for (let moves = setAt(rowSets(rowTable, first + p), taken); moves; moves &= moves - 1) {
      const next = stateAt(base + offsetOf(row, ctz(moves)), columns);
      store<u8>(ColumnChoice.distance + indexOf(next), 1);
      store<u64>(tail, next | ((<u64>row) << LAST_LANE_AT));
      tail += 8;
    }
  }
  return tail;
}
