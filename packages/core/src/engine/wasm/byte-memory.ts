// Where everything lies in the memory of the packed engines of 32 and 64 bits: byte addresses, read by TypeScript and by
// AssemblyScript alike (so: plain constants only). Both widths share one map, in which each table has the room of the
// wider one. Placements are numbered in their group, unless it says "of all groups".
//
//     0x0000 the board    0x0100 constants    0x1000 tables of the board    SLIDES, STEPS constants    TABLE the states

// The board, written by TypeScript before `start`. Rows are the first half of the lanes, columns the second.

/** The placement of each lane, of all groups: a byte each. */
export const START = 0x0000;
/** The walls of each row, a byte each, column i as bit i. */
export const WALLS = 0x0010;
/** For each lane two bytes: the placements of its group that a move may end in, placement i as bit i. */
export const KEPT = 0x0020;
/**
 * For each placement of the primary's lane eight bytes: the cells ahead of the primary, its steps to the exit << 8; 32 bits:
 * above those four bytes the successors of all columns ahead.
 */
export const AHEAD = 0x0040;

// Constants, written once: by packed-module.ts, some by the module itself.

/** For each placement of all groups a byte: its cells. */
export const MASKS = 0x0100;
/** Its group's placement 0, of all groups. */
export const FIRSTS = 0x0180;
/** How many placements its group has. */
export const COUNTS = 0x0200;
/** The length of its vehicle where its group holds exactly one, otherwise 0. */
export const SINGLES = 0x0280;
/** 32 bits: for each successor bit of a state a byte, the place of its lane in FIELD. */
export const FIELD_AT = 0x0300;
/** 32 bits: for each successor bit four bytes, where its change lies when the lane's placement is 0. */
export const CHANGE_AT = 0x0340;
/** 256 sets of cells, eight bytes each: bit i of the set as bit `side * i`. */
export const SPREAD = 0x0800;

// Tables of one board, made by `start`.

/** 32 bits: the open state's four FIELDS. */
export const FIELD = 0x00c0;
/** For each lane 16 placements, a byte each: the successors that leave the primary's row. Columns only. */
export const LEAVING = 0x0500;
/** What the last move makes needless: byte-tables.as.ts. */
export const KEEP = 0x1000;
/** 256 values of each of a key's bytes, eight bytes each: the cells of its lanes as the crossing lanes see them. */
export const CROSSING = 0x2000;
/** 32 bits: 256 values of each of a key's bytes, eight bytes each: placement << 6 of its three lanes, 16 bits each. */
export const FIELDS = 0x6400;
/**
 * For each lane 2,048 bytes, in equal parts for its placements: the change that each successor makes. 32 bits: eight
 * placements of eight successors of eight bytes, the change of the key, signed, plus the kind of move << 56. 64 bits: 16
 * placements of eight successors of 16 bytes, the change of the key and the upper half of the state's origin.
 */
export const CHANGES = 0x8400;
/**
 * For each lane its placements' part of SLIDES or STEPS, a byte for each set of taken cells, without the successors in
 * which no move may end. Lanes do not lie a power of two apart: then they would drive each other out of the cache.
 */
export const SETS = 0x10400;

/** For each placement of all groups and each set of taken cells a byte: its successors in moves. */
export const SLIDES = 0x21000;
/** The same in steps. */
export const STEPS = 0x29000;
/**
 * For each placement of all groups and each of at most eight successors four bytes: its placement, and which of the
 * lane's vehicles moves << 4; the cells that the lane covers before or during the move; and, as a set of successors of that placement, what need not be tried after it: in
 * moves the successors that move the same vehicle, in steps the one that leads back. NO_SUCCESSOR stands after the last.
 */
export const MOVES = 0x31000;
export const NO_SUCCESSOR = 255;
