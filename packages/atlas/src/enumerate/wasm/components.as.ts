// Finds clusters by flooding components, and drops those in which some piece can never matter.
//
// One step of a row vehicle leads from component to component: in the column that it enters, placements may be lost or
// separated from each other; in the column that it leaves, separate ones may be joined. Each cluster is flooded from
// one of its components that has the primary at the exit.
//
//     . . . C        C on the column's upper two cells or on its lower two: they lead to each other, one component
//     A A . C        A one step to the right: a component of another configuration, with the same columns
//     . . . .        A at the exit: with the column's second cell taken, only the last two cells are left for C
//     . . . .
//
// Source: our own. Guarantee: every solvable minimal cluster is recorded, with its exact number of states.
import { allMatter, forgetBlockers, gatherBlockers } from './blockers.as';
import { Census, countCluster } from './census.as';
import { recordCluster } from './cluster-record.as';
import { ROW_DIGIT, WORD_BYTES } from './layout.as';
import {
  ABSENT,
  ALONE,
  CELLS,
  Cluster,
  ColumnChoice,
  COMPONENT_BASE,
  COMPONENT_CHANGE,
  COMPONENT_COUNT,
  COMPONENTS,
  COMPONENT_SET,
  CONFIGURATION,
  DIGITS,
  OPEN_COMPONENTS,
  RowGroup,
  ROW_UNIT,
  Size,
  STATES,
  UNIT,
  UNIT_BYTES,
} from './memory.as';
import {
  columnComponent,
  COLUMN_COMPONENTS_AT,
  columnEntry,
  COMPONENT_CONFIGURATION_BITS,
  numberOf,
  placementOfRow,
  setAt,
} from './state.as';

/** Finds the cluster of a component, and records it if every piece may matter; a census counts it in any case. */
export function flood(configuration: u32, component: u32): void {
  const table = ColumnChoice.table;
  const places = RowGroup.places;
  const open = RowGroup.open;
  const visited = ColumnChoice.visited;
  const width = Size.width;
  const height = Size.height;
  let size: u32 = 0;
  const queue = ColumnChoice.components;
  let tail = queue;
  const start = table + <usize>configuration * CONFIGURATION;
  store<u64>(tail, (<u64>configuration) | (<u64>columnComponentsOf(start, component) << COLUMN_COMPONENTS_AT));
  if (load<u32>(start, COMPONENTS) == 1) store<u8>(open + numberOf(start), ABSENT);
  else close(start, component, open);
  tail += 8;
  for (let head = queue; head < tail; head += 8) {
    const entry = load<u64>(head);
    const here = table + (<usize>entry & COMPONENT_CONFIGURATION_BITS) * CONFIGURATION;
    const columns = <u32>(entry >> COLUMN_COMPONENTS_AT);
    const cells = load<u64>(here, CELLS);
    const digits = load<u32>(here, DIGITS);
    const number = numberOf(here);
    const isAlone = load<u32>(here, COMPONENTS) == 1;
    size += isAlone ? load<u32>(here, STATES) : sizeOf(cells, columns);
    for (let y: u32 = 0; y < height; y++) {
      const units = ROW_UNIT + ((y << ROW_DIGIT) | placementOfRow(digits, y)) * UNIT_BYTES;
      const unitsEnd = units + UNIT + load<u32>(units) * UNIT;
      for (let unit = units + UNIT; unit < unitsEnd; unit += UNIT) {
        const next = number + load<u32>(unit);
        const isOpen = load<u8>(open + next);
        if (isOpen == ABSENT) continue;
        if (isAlone && isOpen == ALONE) {
          // a column's placements there are among those here, or the reverse: the only component leads to the only one
          store<u8>(open + next, ABSENT);
          store<u64>(tail, <u64>load<Word>(places + next * WORD_BYTES));
          tail += 8;
          continue;
        }
        const taken = <u32>load<u8>(unit, 5);
        let apart: u32 = load<u8>(COMPONENT_CHANGE + (columnComponent(taken, cells, columns) << 3) + y);
        if (apart == 0) continue;
        const index = load<Word>(places + next * WORD_BYTES);
        if (isOpen == ALONE) {
          store<u8>(open + next, ABSENT);
          store<u64>(tail, <u64>index);
          tail += 8;
          continue;
        }
        const there = table + <usize>index * CONFIGURATION;
        const cellsThere = load<u64>(there, CELLS);
        const base = visited + load<u32>(there, COMPONENT_BASE);
        const left = <u32>load<u8>(unit, 4);
        const joined = <u32>load<u8>(COMPONENT_CHANGE + (columnComponent(left, cells, columns) << 3) + y);
        const rest = (columns & ~((3 << (2 * left)) | (3 << (2 * taken)))) | (joined << (2 * left));
        for (; apart; apart &= apart - 1) {
          const columnsThere = rest | (ctz(apart) << (2 * taken));
          const component = componentOf(cellsThere, columnsThere, width);
          if (load<u8>(base + component)) continue;
          close(there, component, open);
          store<u64>(tail, (<u64>index) | ((<u64>columnsThere) << COLUMN_COMPONENTS_AT));
          tail += 8;
        }
      }
    }
  }
  RowGroup.touched += size;
  Cluster.componentsEnd = tail;
  Cluster.size = size;
  if (Census.counting) countCluster();
  else if (everyPieceMatters(queue, tail)) recordCluster();
}

/**
 * Whether every piece of the cluster with these components may matter. Neighbours in the list differ little, so components
 * that are far apart are examined first: the first one, then one near the middle, then those halfway between examined ones.
 */
function everyPieceMatters(components: usize, end: usize): bool {
  forgetBlockers();
  const count = end - components;
  let stride: usize = 8;
  while (stride < count) stride <<= 1;
  examine(load<u64>(components));
  while (!allMatter()) {
    if (stride == 8) return false;
    for (let at = stride >> 1; at < count; at += stride) examine(load<u64>(components + at));
    stride >>= 1;
  }
  return true;
}

/** Adds which pieces can stand next to which in a component. */
// @ts-ignore: decorator
@inline
function examine(component: u64): void {
  const configuration = ColumnChoice.table + (<usize>component & COMPONENT_CONFIGURATION_BITS) * CONFIGURATION;
  gatherBlockers(load<u64>(configuration, CELLS), <u32>(component >> COLUMN_COMPONENTS_AT), load<u32>(configuration, DIGITS));
}

/** Notes that one of several components has been found. */
// @ts-ignore: decorator
@inline
function close(configuration: usize, component: u32, open: usize): void {
  store<u8>(ColumnChoice.visited + load<u32>(configuration, COMPONENT_BASE) + component, 1);
  const left = load<u32>(configuration, OPEN_COMPONENTS) - 1;
  store<u32>(configuration, left, OPEN_COMPONENTS);
  if (left == 0) store<u8>(open + numberOf(configuration), ABSENT);
}

/** The number of states of a component. */
function sizeOf(cells: u64, columns: u32): u32 {
  let size: u32 = 1;
  for (let x: u32 = 0; x < Size.width; x++) size *= popcnt<u32>(setAt(COMPONENT_SET, columnComponent(x, cells, columns)));
  return size;
}

/** The number of a component among those of its configuration. */
// @ts-ignore: decorator
@inline
function componentOf(cells: u64, columns: u32, width: u32): u32 {
  let component: u32 = 0;
  let stride: u32 = 1;
  for (let x: u32 = 0; x < width; x++) {
    component += ((columns >> (2 * x)) & 3) * stride;
    stride *= load<u8>(COMPONENT_COUNT + columnEntry(x, cells));
  }
  return component;
}

/** The column components of a component by its number: the inverse of `componentOf`. */
function columnComponentsOf(configuration: usize, component: u32): u32 {
  const cells = load<u64>(configuration, CELLS);
  let columns: u32 = 0;
  let rest = component;
  for (let x: u32 = 0; x < Size.width; x++) {
    const count: u32 = load<u8>(COMPONENT_COUNT + columnEntry(x, cells));
    columns |= rest % count << (2 * x);
    rest /= count;
  }
  return columns;
}
