// What the enumerator keeps in memory: tables that TypeScript writes before the first row group and before each
// one, and an arena that is laid out anew for each row group and for each choice of column groups.
//
// A lane index is x for columns and y for rows; a board smaller than 6x6 has empty lanes at its end. Masks of a
// lane have bit i for its cell i, always in strides of 6 bits; placements of a lane's group are digits of 3 bits.

// --- written once for a board size

/** Column tables: entry `(placement number << 6) | taken` is the set of placements that one slide leads to. */
export const COLUMN_SLIDES: usize = memory.data(2048, 8);
export const COLUMN_STEPS: usize = memory.data(2048, 8);
export const ROW_SLIDES: usize = memory.data(2048, 8);
export const ROW_STEPS: usize = memory.data(2048, 8);
/** The cells of each placement number, one byte. */
export const COLUMN_MASKS: usize = memory.data(32, 8);
export const ROW_MASKS: usize = memory.data(32, 8);
/**
 * Taking a vehicle away: entry `(placement number << 1) | vehicle` is two bytes, the group that remains (for rows
 * its first placement number, for columns its place among the groups of the build) and its placement.
 */
export const COLUMN_WITHOUT: usize = memory.data(128, 8);
export const ROW_WITHOUT: usize = memory.data(128, 8);
/** Entry `(placement number << 3) | placement`: the cells a move between the two passes and leaves free. */
export const COLUMN_LEFT: usize = memory.data(256, 8);
/** The offset of each vehicle: entry `(placement number << 1) | vehicle`. */
export const COLUMN_OFFSETS: usize = memory.data(64, 8);
export const ROW_OFFSETS: usize = memory.data(64, 8);
/** The set of all placements of a row's group, by its first placement number. */
export const ROW_GROUP_PLACES: usize = memory.data(32, 8);
/** The column groups of the build, by group: first placement number, placements, vehicles. */
export const GROUP_FIRST: usize = memory.data(8, 8);
export const GROUP_PLACEMENTS: usize = memory.data(8, 8);
export const GROUP_VEHICLES: usize = memory.data(8, 8);

// A piece is a set of placements of a column that are connected under the row configuration's cells in it.
// Entry `(group << 6) | cells` counts placements and pieces; `((group << 6 | cells) << 2) | piece` is a piece.
export const PLACES: usize = memory.data(512, 8);
export const PIECES: usize = memory.data(512, 8);
/** Entry `(group << 6) | cells`: the set of placements that the cells leave. */
export const PLACE_SET: usize = memory.data(512, 8);
export const PIECE_SET: usize = memory.data(2048, 8);
/**
 * Entry `(piece entry << 3) | y`. Where cell y is taken: the piece that this one becomes part of when it is left.
 * Where it is free: the set of pieces that this one falls apart into when it is taken.
 */
export const PIECE_CHANGE: usize = memory.data(16384, 8);
/** Entry `(piece entry << 3) | y`: which of the column's vehicles can stand on cell y, a bit each. */
export const PIECE_COVERS: usize = memory.data(16384, 8);
/** Entry `(piece entry << 1) | vehicle`: the taken cells that a vehicle can stand next to, one byte. */
export const PIECE_TOUCHES: usize = memory.data(4096, 8);
/** Entry `piece entry`: whether the column's two vehicles can stand side by side. */
export const PIECE_PAIRS: usize = memory.data(2048, 8);

// --- written for each row group, strides of 8 entries a row

/** First placement number of each row's group. */
export const ROW_FIRST: usize = memory.data(8, 8);
/** Cells of each row's walls. */
export const ROW_WALLS: usize = memory.data(8, 8);
/** Number of vehicles of each row. */
export const ROW_VEHICLES: usize = memory.data(8, 8);
/** What each placement adds to the number of a row configuration, 16 bits; 65535 where walls forbid it. */
export const ROW_OFFSET: usize = memory.data(128, 8);
/** The set of placements of each row. */
export const ROW_PLACES: usize = memory.data(8, 8);
/** Steps of each placement, five words of 32 bits: count, then change of number (low half), cell left, cell taken. */
export const ROW_UNIT: usize = memory.data(6 * 8 * 32, 8);
/** Entry `(y << 6) | (placement << 3) | x`: the number of the piece that stands on the cell, plus 1; 0 for none. */
export const ROW_OWNER: usize = memory.data(512, 8);
/** Entry `(y << 4) | (placement << 1) | vehicle`: the cells left and right of it, 4 bits each; 15 beyond the edge. */
export const ROW_NEXT: usize = memory.data(96, 8);
/** Row and column of each wall, two bytes. */
export const WALLS: usize = memory.data(32, 8);

export const ABSENT: u32 = 0xffffffff;

// Pieces that must matter are numbered: 2y + i vehicles of rows, 12 + 2x + i of columns, 24 + i walls.
export const COLUMN_PIECES: u32 = 12;
export const WALL_PIECES: u32 = 24;

// --- a row configuration of the chosen column groups: 128 bytes

/** Cells in each column (36 bits), number (16 bits), GOAL. */
export const CELLS: usize = 0;
/** Number of its first state among all states of these column groups. */
export const STATE_BASE: usize = 8;
/** Placement of each row, 18 bits. */
export const DIGITS: usize = 12;
export const BOX_BASE: usize = 16;
export const BOXES: usize = 20;
export const STATES: usize = 24;
/** Whether RANK is filled. */
export const RANKED: usize = 28;
/** Entry 6x + placement, 16 bits: what it adds to the rank of a state among those of this configuration. */
export const RANK: usize = 32;
export const CONFIGURATION: usize = 128;

export const GOAL: u64 = 1 << 63;
export const NUMBER_AT: u64 = 36;
export const CELLS_BITS: u64 = 0xfffffffff;

/** What is under way; the addresses are of the arena. */
export class Now {
  // set by TypeScript's call for the board size and the row group
  static width: u32 = 0;
  static height: u32 = 0;
  static primaryRow: u32 = 0;
  static groups: u32 = 0;
  static walls: u32 = 0;
  /** Row configurations of the row group. */
  static configurations: u32 = 0;
  /** States of solvable clusters so far, over all row groups. */
  static touched: u64 = 0;

  // of the row group
  static locate: usize = 0;
  static digits: usize = 0;
  /** For each number of a configuration: twice the number of its first box, plus 1 if it has more; or ABSENT. */
  static firstBox: usize = 0;
  static lists: usize = 0;
  static rowCells: usize = 0;

  // of the chosen column groups
  static group: usize = memory.data(8, 8);
  static arena: usize = 0;
  static table: usize = 0;
  static visited: usize = 0;
  static boxes: usize = 0;
  static distance: usize = 0;
  static queue: usize = 0;
  static scratch: usize = 0;
  static columnCells: usize = 0;
  /** Whether columnCells holds the chosen groups' cells. */
  static tabulated: bool = false;
  /** The pieces that must matter: every one but the primary. */
  static pieces: u32 = 0;

  // of the cluster
  static boxesEnd: usize = 0;
  static size: u32 = 0;
  static queueEnd: usize = 0;
  /** Where the states of the greatest distance begin in the queue. */
  static hardest: usize = 0;
}

/** States at each distance in moves, then in steps, 32 bits each. */
export const HISTOGRAM: usize = memory.data(1024, 8);
export const STEP_HISTOGRAM: usize = memory.data(1024, 8);

/** Makes memory reach at least to this address. */
export function reach(end: usize): void {
  const pages = <i32>((end + 0xffff) >> 16);
  const have = memory.size();
  if (pages > have) {
    if (memory.grow(max(pages - have, have >> 2)) < 0 && memory.grow(pages - have) < 0) unreachable();
  }
}

export function align(address: usize): usize {
  return (address + 63) & ~63;
}
