// How many bits and bytes the parts of a board take in the enumerator.
//
// The sources are compiled once for boards up to 6x6, where everything is small, once each for boards whose rows and for
// boards whose columns have seven cells, and once for 7x7. These constants of the compilation differ:
//
//     ROW_CELLS, COLUMN_CELLS    the most cells of a row and of a column
//     PlacementSet               a set of placements of one lane, placement i as bit i
//     Pieces                     a set of pieces, piece i as bit i
//     Word                       a number of a row configuration, or a rank among the states of one
//
// On six cells a lane has at most 6 placements of at most two vehicles, on seven cells at most 10 of at most three.

// A lane index is x for columns and y for rows; a smaller board has empty lanes at its end. Masks of a lane have bit i
// for its cell i, always in strides of ROW_CELLS or COLUMN_CELLS bits; the placement of a lane is a digit.

/** The most cells of a lane. */
export const CELLS_OF_ROW: u32 = ROW_CELLS;
export const CELLS_OF_COLUMN: u32 = COLUMN_CELLS;
/** The most lanes. */
export const ROWS: u32 = COLUMN_CELLS;
export const COLUMNS: u32 = ROW_CELLS;

/** Bits of a placement's digit, and a digit with all of them set. */
export const ROW_DIGIT: u32 = ROW_CELLS > 6 ? 4 : 3;
export const COLUMN_DIGIT: u32 = COLUMN_CELLS > 6 ? 4 : 3;
export const ROW_DIGIT_BITS: u32 = (1 << ROW_DIGIT) - 1;
export const COLUMN_DIGIT_BITS: u32 = (1 << COLUMN_DIGIT) - 1;

/** All digits of a state's rows or columns. */
export const ROW_DIGITS: u32 = ROWS * ROW_DIGIT;
export const COLUMN_DIGITS: u32 = COLUMNS * COLUMN_DIGIT;
export const COLUMN_DIGITS_BITS: u32 = (1 << COLUMN_DIGITS) - 1;

/** The most placements of a lane. */
export const ROW_PLACEMENTS: u32 = ROW_CELLS > 6 ? 10 : 6;
export const COLUMN_PLACEMENTS: u32 = COLUMN_CELLS > 6 ? 10 : 6;

/**
 * A set of moves has a bit for each placement that a lane's move can lead to, COLUMN_PLACEMENTS * x + placement in columns,
 * ROW_PLACEMENTS * y + placement in rows. On 7x7 these are 70 bits: there the set has a second word for the seventh lane.
 */
export const SEVENTH_APART: bool = ROW_CELLS > 6 && COLUMN_CELLS > 6;
export const SEVENTH: u32 = 6;

/** Set bits for the cells of one lane. */
export const ROW_CELL_BITS: u32 = (1 << ROW_CELLS) - 1;
export const COLUMN_CELL_BITS: u32 = (1 << COLUMN_CELLS) - 1;

/** A lane has room for 2 to this many vehicles. */
export const ROW_SHARE: u32 = ROW_CELLS > 6 ? 2 : 1;
export const COLUMN_SHARE: u32 = COLUMN_CELLS > 6 ? 2 : 1;

// Pieces are numbered: vehicle i of row y is (y << ROW_SHARE) + i, vehicles of columns and walls follow.
export const COLUMN_PIECES: u32 = ROWS << ROW_SHARE;
export const WALL_PIECES: u32 = COLUMN_PIECES + (COLUMNS << COLUMN_SHARE);

/** Placement numbers among all groups of a lane. */
export const ROW_NUMBERS: u32 = ROW_CELLS > 6 ? 64 : 32;
export const COLUMN_NUMBERS: u32 = COLUMN_CELLS > 6 ? 64 : 32;
/** The most column groups. */
export const COLUMN_GROUPS: u32 = 8;
/** Bytes of a set of placements, of a set of pieces and of a number. */
export const SET_BYTES: u32 = sizeof<PlacementSet>();
export const PIECES_BYTES: u32 = sizeof<Pieces>();
export const WORD_BYTES: u32 = sizeof<Word>();

/** Digits of the first three lanes, and of the others: see half-lane-masks.as.ts. */
export const HALF_LANES: u32 = 3;
export const ROW_HALF: u32 = HALF_LANES * ROW_DIGIT;
export const COLUMN_HALF: u32 = HALF_LANES * COLUMN_DIGIT;
