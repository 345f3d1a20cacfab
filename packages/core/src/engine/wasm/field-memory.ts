// Where everything lies in the memory of the packed engines for boards beyond 8×8: byte addresses, read by TypeScript and
// by AssemblyScript alike (so: plain constants only). Rows are lanes 0 to 15, columns 16 to 31.
//
//     0x0000 the board   0x0b00 the open state   0x1000 work   PLACEMENTS its placements, one record each; its digits; the states

// The board, written by TypeScript before `start`.

/**
 * For each lane 16 bytes: where the word of its field begins in a key, the field's shift and mask, its first placement.
 * A lane more, of which the loop asks when there is none left, has one placement and no successors.
 */
export const FIELDS = 0x0000;
/** The cells that are always taken: two bytes for each row, then for each column. */
export const WALLS = 0x0b80;
/** For each placement of the primary's lane four bytes: the cells ahead of the primary, its steps to the exit << 16. */
export const AHEAD = 0x0240;
/** The key of the start. */
export const START = 0x0a40;
/** The lanes that can move at all, lane i as bit i. */
export const MOVING = 0x0a60;

// Made by `start`.

/** For each lane that moved last four bytes: the lanes to try, without the columns that it left or passed. */
export const TO_TRY = 0x0a80;
/** The taken cells of the open state: two bytes for each row, then for each column. */
export const TAKEN = 0x0b00;
/** How many digits rows have; then, four bytes on, how many columns have. */
export const DIGIT_COUNTS = 0x0bf0;
/**
 * For each digit of the key, those of rows first, 16 bytes: its first byte; its mask and its first bit there, two bytes each; its
 * lanes, lane i as bit i; and, made by `start`, where its table lies.
 */
export const DIGITS = 0x0c00;
/** The hashes of states that are not looked up yet, eight bytes each. */
export const HASHES = 0x1000;
/** What the slots of these hashes hold in the hash table, four bytes each. */
export const FOUND = 0x3000;
/** States that are looked up together. */
export const BATCH = 0x400;
/** The placements of all lanes, as `start` makes them; it reads them from where `inputAt` says. */
export const PLACEMENTS = 0x8000;

/**
 * What TypeScript writes for each placement: its cells (two bytes), how many successors it has (two bytes), four bytes
 * unused; and for each successor its placement, the cells that the lane covers before or during the move, and the
 * successors of that placement that need not be tried after it, two bytes each, and two bytes unused.
 */
export const INPUT_BYTES = 200;
/** The most successors of a placement: two vehicles on a lane of 16 cells leave twelve, and each is two moves at most. */
export const MOST_SUCCESSORS = 24;
