// Makes the moves of rows from the entries of one distance: each moves all states of a word at once.
//
//     . . B    A right: the same word, but for the bits where a packed column stands on a cell that A passes. Where B is
//     A A B    packed and has a placement lower down, A moves in the states that have it
//     . . .
//
// The lane that moved last decides which moves are tried next: move-order.as.ts.
import { foundStates, push } from './found-states.as';
import { cellsOfColumns } from './half-lane-masks.as';
import {
  COLUMNS,
  COLUMN_DIGIT,
  COLUMN_DIGIT_BITS,
  ROWS,
  ROW_CELL_BITS,
  ROW_DIGIT,
  ROW_DIGIT_BITS,
  ROW_PLACEMENTS,
  SET_BYTES,
  SEVENTH,
  SEVENTH_APART,
  WORD_BYTES,
} from './layout.as';
import {
  Cluster,
  ColumnChoice,
  COLUMN_LEFT,
  CONFIGURATION,
  DIGITS,
  GROUP_FIRST,
  RowGroup,
  ROW_FIRST,
  ROW_PLACES,
  Size,
} from './memory.as';
import { KEEP_SEVENTH, LAST_PACKED, PASSED_AT, ROW_AT, ROW_DIGIT_AT, ROW_MOVE } from './move-order.as';
import { cellsOfAll, freeOf, OTHERS, Packed } from './packed-columns.as';
import { ENTRY, rankAt, rankOfClass } from './packed-entries.as';
import {
  cellsInRow,
  columnsOf,
  configurationOf,
  CONFIGURATION_AT,
  HAS_RANK,
  LAST_AT,
  LAST_LANE_AT,
  numberOf,
  placementOfColumn,
  placementOfRow,
  RANK_AT,
  rowSets,
  setAt,
  wallCells,
} from './state.as';
import { AHEAD, CROSSING, CROSSING_SEVENTH } from './way-out.as';

/** The set of moves of a row, from its place in the table of slides or steps; its first bit is `firstBit`. */
// @ts-ignore: decorator
@inline
function rowMoves(table: usize, y: u32, firstBit: u32, digits: u32, taken: u64): u64 {
  // the row's digit, moved to where it stands in an entry
  const at: i32 = ROW_DIGIT * y;
  const digit = at < ROW_CELLS ? digits << (ROW_CELLS - at) : digits >> (at - ROW_CELLS);
  const entry = (digit & (ROW_DIGIT_BITS << ROW_CELLS)) + (<u32>(taken >> (ROW_CELLS * y)) & ROW_CELL_BITS);
  return (<u64>load<PlacementSet>(table + entry * SET_BYTES)) << firstBit;
}

/** Where a table of slides or steps has the group of a row; beyond the last row, the table itself. */
// @ts-ignore: decorator
@inline
function setsOfRow(table: usize, y: u32): usize {
  return y < ROWS ? rowSets(table, load<u8>(ROW_FIRST + y)) : table;
}

/** Makes the moves of rows from these entries. */
export function tryRows(from: usize, end: usize, to: usize, slides: usize, keep: usize, near: u32): usize {
  let movable: u32 = 0;
  for (let y: u32 = 0; y < Size.height; y++) movable |= u32(popcnt<u32>(setAt(ROW_PLACES, y)) > 1) << y;
  const cellsTable = ColumnChoice.otherCells;
  const primaryRow = Size.primaryRow;
  const walls = wallCells();
  const r0 = setsOfRow(slides, 0);
  const r1 = setsOfRow(slides, 1);
  const r2 = setsOfRow(slides, 2);
  const r3 = setsOfRow(slides, 3);
  const r4 = setsOfRow(slides, 4);
  const r5 = setsOfRow(slides, 5);
  const r6 = setsOfRow(slides, 6);
  const ofPacked = crossingPacked(CROSSING);
  const seventhOfPacked = crossingPacked(CROSSING + CROSSING_SEVENTH);
  const size = Cluster.size;
  let tail = to;
  for (let head = from; head < end && foundStates < size; head += ENTRY) {
    const entry = load<u64>(head);
    const columns = columnsOf(entry);
    const here = configurationOf(entry);
    const digits = load<u32>(here, DIGITS);
    const word = load<u64>(head, 8);
    let taken = cellsOfColumns(cellsTable, columns) | walls;
    const last = <u32>(entry >> LAST_LANE_AT) & 15;
    let moves: u64;
    let ofSeventh: u64 = 0;
    if (last >= ROWS && last < LAST_PACKED) {
      // for the rows that do not pass a cell that the column left, nothing has changed
      const x = last - ROWS;
      const first = <u32>load<u8>(GROUP_FIRST + load<u8>(ColumnChoice.groups + x));
      const before = first + (<u32>(entry >> LAST_AT) & COLUMN_DIGIT_BITS);
      moves = 0;
      let rows: u32 = load<u8>(COLUMN_LEFT + (before << COLUMN_DIGIT) + placementOfColumn(columns, x)) & movable;
      for (; rows; rows &= rows - 1) {
        const y = ctz(rows);
        const across = cellsInRow(taken, y);
        const sets = rowSets(slides, load<u8>(ROW_FIRST + y) + placementOfRow(digits, y));
        const set = <u64>(setAt(sets, across) & ~setAt(sets, across | (1 << x)));
        if (SEVENTH_APART && y == SEVENTH) ofSeventh = set;
        else moves |= set << (<u64>(ROW_PLACEMENTS * y));
      }
    } else {
      taken |= cellsOfAll(word);
      moves =
        rowMoves(r0, 0, ROW_PLACEMENTS * 0, digits, taken) |
        rowMoves(r1, 1, ROW_PLACEMENTS * 1, digits, taken) |
        rowMoves(r2, 2, ROW_PLACEMENTS * 2, digits, taken) |
        rowMoves(r3, 3, ROW_PLACEMENTS * 3, digits, taken) |
        rowMoves(r4, 4, ROW_PLACEMENTS * 4, digits, taken) |
        rowMoves(r5, 5, ROW_PLACEMENTS * 5, digits, taken);
      if (ROWS > 6 && !SEVENTH_APART) moves |= rowMoves(r6, 6, ROW_PLACEMENTS * 6, digits, taken);
      moves &= load<u64>(keep + (last << 4));
      if (SEVENTH_APART) ofSeventh = rowMoves(r6, 6, 0, digits, taken) & load<u64>(keep + (last << 4), KEEP_SEVENTH);
    }
    if (near) {
      const inTheWay = cellsInRow(taken, primaryRow) & load<u8>(AHEAD + placementOfRow(digits, primaryRow));
      moves &= inTheWay ? load<u64>(CROSSING + (ctz(inTheWay) << 3)) : ofPacked;
      if (SEVENTH_APART) ofSeventh &= inTheWay ? load<u64>(CROSSING + (ctz(inTheWay) << 3), CROSSING_SEVENTH) : seventhOfPacked;
    }
    if (moves) tail = addRowMoves(moves, 0, entry, word, columns, here, digits, last == LAST_PACKED, tail);
    if (SEVENTH_APART && ofSeventh) {
      tail = addRowMoves(ofSeventh, SEVENTH * ROW_PLACEMENTS, entry, word, columns, here, digits, last == LAST_PACKED, tail);
    }
  }
  return tail;
}

/** The moves of rows that end in a packed column, and all of the primary's; of the first words or of the second ones. */
// @ts-ignore: decorator
@inline
function crossingPacked(crossing: usize): u64 {
  return load<u64>(crossing + (Packed.inner << 3)) | (Packed.outer < COLUMNS ? load<u64>(crossing + (Packed.outer << 3)) : 0);
}

/** Makes the primary's moves from these entries, which are solved. */
export function leaveExit(from: usize, end: usize, to: usize, slides: usize): usize {
  const row = Size.primaryRow;
  const walls = wallCells();
  let tail = to;
  for (let head = from; head < end; head += ENTRY) {
    const entry = load<u64>(head);
    const columns = columnsOf(entry);
    const here = configurationOf(entry);
    const digits = load<u32>(here, DIGITS);
    const taken = cellsOfColumns(ColumnChoice.otherCells, columns) | walls;
    const sets = rowSets(slides, load<u8>(ROW_FIRST + row) + placementOfRow(digits, row));
    const moves = (<u64>setAt(sets, cellsInRow(taken, row))) << (<u64>(ROW_PLACEMENTS * row));
    if (moves) tail = addRowMoves(moves, 0, entry, load<u64>(head, 8), columns, here, digits, false, tail);
  }
  return tail;
}

/**
 * Adds the states that these moves of rows lead to; bit 0 of the set is the move of this number. If `afterPacked`, a packed column has moved last, and a move that
 * passes no packed column is not made.
 */
// @ts-ignore: decorator
@inline
function addRowMoves(set: u64, firstMove: usize, entry: u64, word: u64, columns: u32, here: usize, digits: u32, afterPacked: bool, to: usize): usize {
  let moves = set;
  let tail = to;
  const table = ColumnChoice.table;
  const places = RowGroup.places;
  const full = RowGroup.full;
  const number = numberOf(here);
  const o0 = rankAt(load<u8>(OTHERS), columns);
  const o1 = rankAt(load<u8>(OTHERS, 1), columns);
  const o2 = rankAt(load<u8>(OTHERS, 2), columns);
  const o3 = rankAt(load<u8>(OTHERS, 3), columns);
  do {
    const bit = firstMove + <usize>ctz(moves);
    moves &= moves - 1;
    const p = (digits >> <u32>load<u8>(ROW_DIGIT_AT + bit)) & ROW_DIGIT_BITS;
    const move = load<u64>(ROW_MOVE + (((bit << ROW_DIGIT) | p) << 3));
    const next = number + <u32>move;
    if (load<u8>(full + next)) continue;
    const y = <u32>(move >> ROW_AT);
    const free = freeOf(y, <u32>(move >> PASSED_AT) & ROW_CELL_BITS);
    if (afterPacked && free == ~0) continue;
    const moved = word & free;
    if (!moved) continue;
    const index = <usize>load<Word>(places + next * WORD_BYTES);
    const there = table + index * CONFIGURATION;
    const rank = HAS_RANK
      ? <u32>load<Word>(there + o0) + load<Word>(there + o1) + load<Word>(there + o2) + load<Word>(there + o3)
      : rankOfClass(entry, there);
    tail = push(
      there,
      next,
      rank,
      moved,
      (<u64>columns) | ((<u64>y) << LAST_LANE_AT) | ((<u64>index) << CONFIGURATION_AT) | (HAS_RANK ? (<u64>rank) << RANK_AT : 0),
      tail,
    );
  } while (moves);
  return tail;
}
