// Where everything lies in the memory of the compiled packed engine: byte addresses, read by TypeScript and by
// AssemblyScript alike (so: plain constants only).

// Constant tables, written once (module32.ts).

/** 32 placements × 64 sets of taken cells, a byte each: `slides` of lane-tables.ts, its sets without the placement's own bit. */
export const SLIDES = 0x0000;
/** The same of `steps`. */
export const STEPS = 0x0800;
/** For each of the 32 placements, a byte: its cells. */
export const MASKS = 0x1000;
/** Its group's placement 0. */
export const FIRSTS = 0x1020;
/** How many placements its group has. */
export const COUNTS = 0x1040;
/** The length of its vehicle where its group holds exactly one, otherwise 0. */
export const SINGLES = 0x1060;
/** 64 sets of cells, eight bytes each: bit i of the set as bit 6i. */
export const SPREAD = 0x1080;
/** Successor bits 0 to 59, four bytes each: where its change lies when the lane's placement is 0. */
export const CHANGE_AT = 0x1900;
/** Successor bits 0 to 59, a byte each: its lane's place in FIELD. */
export const FIELD_AT = 0x1280;

// The board, written by TypeScript before `start`.

/** The placement of each of the 12 lanes, a byte each. */
export const START = 0x1380;
/** The walls of each of the 6 rows, a byte each, column i as bit i. */
export const WALLS = 0x1390;
/**
 * For each placement of the primary's lane eight bytes: the cells ahead of the primary, its steps to the exit,
 * two unused; then, in four bytes, the same cells with five bits for each column.
 */
export const AHEAD = 0x13a0;

/** For each of the 12 lanes a byte: the placements of its group that a move may end in, placement i as bit i. */
export const KEPT = 0xc980;

// Tables of one board, made by `start`.

/** The open state's four FIELDS. */
export const FIELD = 0x1360;
/** 4 × 256 values of a key's bytes, eight bytes each: the cells of its three lanes as the crossing lanes see them. */
export const CROSSING = 0x2000;
/** 4 × 256 values of a key's bytes: placement << 6 of its three lanes, 16 bits each; then the successors that clear the primary's row. */
export const FIELDS = 0x4000;
/** 12 lanes × 32 placements × 8 successors, eight bytes each: the change of the key, signed, plus the kind of move << 56. */
export const CHANGES = 0x6000;

/**
 * For each kind of last move two sets of successors, eight bytes each: which to drop if the parent had them, which
 * to keep at all. Lane L has the kinds from L * KINDS on: in moves, for one vehicle which of the cells 2 and 3 it
 * passed, for two the placement it led to, twice, and 1 for the second vehicle; in steps the successor that leads
 * back. The kind after them all is that of the start.
 */
export const KEEP = 0xc000;
export const KINDS = 12;

/**
 * For each lane the part of SLIDES or STEPS that is its group's, at the same place from SETS + lane * SETS_OF_LANE
 * on, without the placements that no move may end in. Lanes do not lie a power of two apart: then they would drive
 * each other out of the cache.
 */
export const SETS = 0x10000;
export const SETS_OF_LANE = 0x940;

// The states, from TABLE (table-memory.ts) on: the hash table, which has at most four slots for each state of the
// capacity; then the queue; then the successors of each state; 32 bytes for each state of the capacity.

/** States for which there is room at first. */
export const FIRST_CAPACITY = 0x8000;
/** The most states; the kind of move takes the upper byte of the parent's number. */
export const LARGEST_CAPACITY = 0x400000;
// The queue lies at TABLE + 16 * capacity. Eight bytes a state: key, then kind of last move << 24 | parent.
