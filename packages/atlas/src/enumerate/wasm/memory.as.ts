// What the enumerator keeps in memory: tables that TypeScript writes before the first row group and before each
// one, and an arena that is laid out anew for each row group and for each choice of column groups.
//
// Words: a piece is a vehicle or a wall. A placement says where the vehicles of one lane stand; the placements of a
// lane with the same vehicles are its group. A row configuration is one placement for each row. The cells that it
// takes in a column separate that column's placements into column components: sets of placements that lead to each
// other step by step. A component is a row configuration with one column component for each column; all its states
// are connected by moves of the columns alone.
//
// Lanes, digits and the most of everything: layout.as.ts.
import {
  COLUMN_CELL_BITS,
  COLUMN_DIGIT,
  COLUMN_GROUPS,
  COLUMN_NUMBERS,
  COLUMN_PLACEMENTS,
  COLUMN_SHARE,
  COLUMNS,
  ROW_CELL_BITS,
  ROW_DIGIT,
  ROW_NUMBERS,
  ROW_SHARE,
  ROWS,
  SET_BYTES,
  WORD_BYTES,
} from './layout.as';

const COLUMN_MASKS_OF_LANE: u32 = COLUMN_CELL_BITS + 1;
const ROW_MASKS_OF_LANE: u32 = ROW_CELL_BITS + 1;
const COLUMN_ENTRIES: u32 = COLUMN_GROUPS * COLUMN_MASKS_OF_LANE;

/** The bytes of one row's placement in ROW_UNIT: a count and up to two steps for each vehicle. */
export const UNIT_BYTES: u32 = ROW_SHARE > 1 ? 64 : 40;
export const UNIT: u32 = 8;

// --- written once for a board size

/** Entry `(placement number << cells of the lane) | taken` is the set of placements that one slide or step leads to. */
export const COLUMN_SLIDES: usize = memory.data(COLUMN_NUMBERS * COLUMN_MASKS_OF_LANE * SET_BYTES, 8);
export const COLUMN_STEPS: usize = memory.data(COLUMN_NUMBERS * COLUMN_MASKS_OF_LANE * SET_BYTES, 8);
export const ROW_SLIDES: usize = memory.data(ROW_NUMBERS * ROW_MASKS_OF_LANE * SET_BYTES, 8);
export const ROW_STEPS: usize = memory.data(ROW_NUMBERS * ROW_MASKS_OF_LANE * SET_BYTES, 8);
/** The cells of each placement number, one byte. */
export const COLUMN_MASKS: usize = memory.data(COLUMN_NUMBERS, 8);
export const ROW_MASKS: usize = memory.data(ROW_NUMBERS, 8);
/**
 * What remains when a vehicle is removed: entry `(placement number << share) | vehicle` is two bytes, the remaining
 * group (for rows its first placement number, for columns its place among the groups of the build) and its placement.
 */
export const COLUMN_WITHOUT: usize = memory.data((COLUMN_NUMBERS << COLUMN_SHARE) << 1, 8);
export const ROW_WITHOUT: usize = memory.data((ROW_NUMBERS << ROW_SHARE) << 1, 8);
/** Entry `(placement number << COLUMN_DIGIT) | placement`: the cells that a move between the two passes and leaves free. */
export const COLUMN_LEFT: usize = memory.data(COLUMN_NUMBERS << COLUMN_DIGIT, 8);
/** Entry `(placement number << ROW_DIGIT) | placement`: the cells that a move between the two passes. */
export const ROW_PASSED: usize = memory.data(ROW_NUMBERS << ROW_DIGIT, 8);
/** The offset of each vehicle: entry `(placement number << share) | vehicle`. */
export const COLUMN_OFFSETS: usize = memory.data(COLUMN_NUMBERS << COLUMN_SHARE, 8);
export const ROW_OFFSETS: usize = memory.data(ROW_NUMBERS << ROW_SHARE, 8);
/** The set of all placements of a row's group, by its first placement number. */
export const ROW_GROUP_PLACES: usize = memory.data(ROW_NUMBERS * SET_BYTES, 8);
/** The column groups of the build, by group: first placement number, placements, vehicles. */
export const GROUP_FIRST: usize = memory.data(COLUMN_GROUPS, 8);
export const GROUP_PLACEMENTS: usize = memory.data(COLUMN_GROUPS, 8);
export const GROUP_VEHICLES: usize = memory.data(COLUMN_GROUPS, 8);

// Entry `(group << COLUMN_CELLS) | cells` is for a column's group beside the cells that a row configuration takes in
// the column; `(entry << 2) | number` is one of the column components there.

/** How many placements the cells leave, and how many column components these form. */
export const PLACEMENT_COUNT: usize = memory.data(COLUMN_ENTRIES, 8);
export const COMPONENT_COUNT: usize = memory.data(COLUMN_ENTRIES, 8);
/** The set of placements that the cells leave. */
export const PLACEMENT_SET: usize = memory.data(COLUMN_ENTRIES * SET_BYTES, 8);
/** By column component: its set of placements. */
export const COMPONENT_SET: usize = memory.data((COLUMN_ENTRIES << 2) * SET_BYTES, 8);
/**
 * Entry `(column component << 3) | y`. Where cell y is taken: the component that this one becomes part of when a row
 * leaves the cell. Where it is free: the set of components that this one separates into when a row takes the cell.
 */
export const COMPONENT_CHANGE: usize = memory.data(COLUMN_ENTRIES << 5, 8);
/** Entry `(column component << 3) | y`: which of the column's vehicles can stand on cell y, a bit each. */
export const COMPONENT_COVERS: usize = memory.data(COLUMN_ENTRIES << 5, 8);
/** Entry `(column component << COLUMN_SHARE) | vehicle`: the taken cells that a vehicle can stand next to, one byte. */
export const COMPONENT_TOUCHES: usize = memory.data((COLUMN_ENTRIES << 2) << COLUMN_SHARE, 8);
/** By column component: bit i says whether the column's vehicles i and i + 1 can stand side by side. */
export const COMPONENT_PAIRS: usize = memory.data(COLUMN_ENTRIES << 2, 8);

// --- written for each row group, strides of 8 entries a row

/** First placement number of each row's group. */
export const ROW_FIRST: usize = memory.data(8, 8);
/** Cells of each row's walls. */
export const ROW_WALLS: usize = memory.data(8, 8);
/** Number of vehicles of each row. */
export const ROW_VEHICLES: usize = memory.data(8, 8);
/** Entry `(y << ROW_DIGIT) | placement`: what it adds to the number of a row configuration; unused where walls forbid it. */
export const ROW_OFFSET: usize = memory.data((8 << ROW_DIGIT) * WORD_BYTES, 8);
/** The set of placements of each row. */
export const ROW_PLACES: usize = memory.data(8 * SET_BYTES, 8);
/**
 * Steps of each placement, entry `(y << ROW_DIGIT) | placement` of UNIT_BYTES: their count (32 bits), then for each the
 * change of number (32 bits), the cell left and the cell taken.
 */
export const ROW_UNIT: usize = memory.data((ROWS << ROW_DIGIT) * UNIT_BYTES, 8);
/** Entry `(((y << ROW_DIGIT) | placement) << 3) | x`: the number of the piece on the cell, plus 1; 0 for none. */
export const ROW_OWNER: usize = memory.data((8 << ROW_DIGIT) << 3, 8);
/**
 * Entry `(((y << ROW_DIGIT) | placement) << ROW_SHARE) | vehicle`: the cells left and right of it, 4 bits each; 15 beyond
 * the edge.
 */
export const ROW_NEXT: usize = memory.data((ROWS << ROW_DIGIT) << ROW_SHARE, 8);
/** Row and column of each wall, two bytes. */
export const WALLS: usize = memory.data(32, 8);

// Whether a configuration's components are still to be found. One that has been found is as good as absent.
export const ABSENT: u8 = 0;
export const ALONE: u8 = 1;
/** It has several components, and some of them are to be found: `visited` tells which. */
export const SEVERAL: u8 = 2;

// --- a row configuration of the chosen column groups: CONFIGURATION bytes

/** Cells in each column (COLUMN_CELLS bits a column), GOAL. */
export const CELLS: usize = 0;
/** Number of its first state among all states of these column groups. */
export const STATE_BASE: usize = 8;
/** The digits of the rows. */
export const DIGITS: usize = 12;
/** Number of its first component, and how many components and states it has. */
export const COMPONENT_BASE: usize = 16;
export const COMPONENTS: usize = 20;
export const STATES: usize = 24;
/** How many of its states the search has not found; NOT_RANKED until RANK is filled. */
export const UNFOUND: usize = 28;
export const NOT_RANKED: u32 = 0xffffffff;
/** Its number in the row group. */
export const NUMBER: usize = 32;
/** Entry COLUMN_PLACEMENTS * x + placement, a Word: what it adds to the rank of a state among those of this configuration. */
export const RANK: usize = 36;
/** Number of its first class among all classes of these column groups: packed-columns.as.ts. */
export const CLASS_BASE: usize = RANK + COLUMNS * COLUMN_PLACEMENTS * WORD_BYTES;
/** How many of several components have not been found. */
export const OPEN_COMPONENTS: usize = CLASS_BASE + 4;
export const CONFIGURATION: usize = (OPEN_COMPONENTS + 4 + 63) & ~63;

export const GOAL: u64 = 1 << 63;

// --- what is being enumerated; addresses are of the arena

/** The board size. */
export class Size {
  static width: u32 = 0;
  static height: u32 = 0;
  static primaryRow: u32 = 0;
  /** How many column groups there are to choose from. */
  static columnGroups: u32 = 0;
}

/** The row group that is being enumerated. */
export class RowGroup {
  static walls: u32 = 0;
  /** Row configurations of the row group. */
  static configurations: u32 = 0;
  /** How many columns have a given group, from the left. */
  static givenColumns: u32 = 0;
  /** States of solvable clusters so far, over all row groups. */
  static touched: u64 = 0;
  /** For each number of a configuration: its place in the table of the chosen column groups. */
  static places: usize = 0;
  static digits: usize = 0;
  /** For each number of a configuration: ABSENT, ALONE or SEVERAL, one byte. */
  static open: usize = 0;
  /** For each number of a configuration: whether the search has found all its states, one byte. */
  static full: usize = 0;
  /** The lists of configurations, one for each column chosen. */
  static lists: usize = 0;
  /** Half-lane masks of the rows. */
  static rowCells: usize = 0;
}

/** The choice of a group for each column. */
export class ColumnChoice {
  /** The group of each column, one byte each. */
  static groups: usize = memory.data(8, 8);
  /** The configurations that are left, each of CONFIGURATION bytes. */
  static table: usize = 0;
  static tableEnd: usize = 0;
  /** Whether a component has been found, one byte each; only of configurations with SEVERAL. */
  static visited: usize = 0;
  /** The components of the cluster that is being flooded or recorded. */
  static components: usize = 0;
  /** For each class of states: the word of those that the search has found. */
  static found: usize = 0;
  /** The entries of the search, in the order in which they are found: behind the classes that have been ranked. */
  static queue: usize = 0;
  /** The distance of each state, one byte each, of a cluster that is recorded; behind the queue. */
  static distance: usize = 0;
  /** Memory for what lives no longer than one function. */
  static scratch: usize = 0;
  /** How many states the configurations have. */
  static states: u32 = 0;
  /** Half-lane masks of the columns, and of those that are not packed. */
  static columnCells: usize = 0;
  static otherCells: usize = 0;
  /** Whether columnCells holds the chosen groups' cells. */
  static tabulated: bool = false;
  /** The pieces that must matter: every one but the primary. */
  static pieces: Pieces = 0;
}

/** The cluster that is being recorded. */
export class Cluster {
  static componentsEnd: usize = 0;
  static size: u32 = 0;
  static queueEnd: usize = 0;
}

/** Where the entries of each distance begin in the queue. */
export const LEVELS: usize = memory.data(257 * 4, 8);
/** States at each distance in moves, then in steps, 32 bits each. */
export const HISTOGRAM: usize = memory.data(1024, 8);
export const STEP_HISTOGRAM: usize = memory.data(1024, 8);

/** Where memory ends at the latest: an access beyond is an error, before addresses begin anew at 0. */
const LIMIT: u64 = 0xffff0000;

/** Makes memory reach at least to this address, or as far as it can. */
export function reachIfPossible(end: u64): void {
  reach(min(end, LIMIT));
}

/** Makes memory reach at least to this address. */
export function reach(end: u64): void {
  if (end > LIMIT) unreachable();
  const pages = <i32>((end + 0xffff) >> 16);
  const have = memory.size();
  if (pages > have) {
    if (memory.grow(max(pages - have, have >> 2)) < 0 && memory.grow(pages - have) < 0) unreachable();
  }
}

export function align(address: usize): usize {
  return (address + 63) & ~63;
}
