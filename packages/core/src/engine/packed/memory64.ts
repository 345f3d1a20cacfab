// Where everything lies in the memory of the compiled packed engine for boards up to 8×8: byte addresses, read by
// TypeScript and by AssemblyScript alike (so: plain constants only).

// The board, written by TypeScript before `start`.

/** The placement of each of the 16 lanes, a byte each. */
export const START = 0x0000;
/** The walls of each of the 8 rows, a byte each, column i as bit i. */
export const WALLS = 0x0010;
/** For each placement of the primary's lane, numbered in its group, four bytes: the cells ahead of the primary, its steps to the exit << 8. */
export const AHEAD = 0x0020;

/** For each lane two bytes: the placements of its group that a move may end in, placement i as bit i. */
export const KEPT = 0x0060;

// Tables of one board, made by `start`.

/** For each lane four bytes: where the sets of its group's placement 0 lie, less SLIDES. */
export const SETS_AT = 0x0080;
/** For each lane that moved last, and for none of them, four words of eight bytes: the successors to try. */
export const KEEP = 0x0100;
/** 8 × 256 values of a key's bytes, eight bytes each: the cells of its two lanes as the crossing lanes see them. */
export const CROSSING = 0x1000;

/** 8 rows × 16 placements before × 16 after, a byte each: the columns, as bits, whose cells the move left or passed. */
export const LEFT = 0x7000;

// Constant tables, written once (module64.ts).

/** For each of the 128 placements a byte: its cells. */
export const MASKS = 0x5000;
/** Its group's placement 0. */
export const FIRSTS = 0x5080;
/** How many placements its group has. */
export const COUNTS = 0x5100;
/** Whether its group holds exactly one vehicle. */
export const SINGLES = 0x5180;
/** 8 rows × 128 placements, two bytes each: the placements of the group, placement i as bit i, that leave the row. */
export const LEAVING = 0x5800;
/** 256 sets of cells, eight bytes each: bit i of the set as bit 8i. */
export const SPREAD = 0x6000;
/** 128 placements × 256 sets of taken cells, two bytes each: `slides` of lane-tables.ts. */
export const SLIDES = 0x10000;
/** The same of `steps`. */
export const STEPS = 0x20000;

// The states, from TABLE (table-memory.ts) on: the hash table, which has two slots of eight bytes for each state of the
// capacity; then the queue; 32 bytes for each state of the capacity.

/** States for which there is room at first. */
export const FIRST_CAPACITY = 0x4000;
/** The most states. */
export const LARGEST_CAPACITY = 0x1000000;
/** The lane that moved last takes five bits, the parent's number those below. */
export const LANE_BIT = 27;
// The queue lies at TABLE + 16 * capacity. Sixteen bytes a state: its key; then, four bytes each, lane << LANE_BIT |
// parent and the placement which the lane had in the parent.
