// Makes the moves of columns from the entries of one distance: each moves all states of a word at once.
//
//     . . B    B down: another class with the same word. A move of a packed column: other bits of the same class
//     A A B
//     . . .
//
// The lane that moved last decides which moves are tried next: move-order.as.ts. The packed columns are one lane of that
// order, before the other columns.
import { foundStates, push } from './found-states.as';
import { cellsOfColumns } from './half-lane-masks.as';
import {
  COLUMNS,
  COLUMN_CELL_BITS,
  COLUMN_DIGIT,
  COLUMN_DIGIT_BITS,
  COLUMN_PLACEMENTS,
  ROWS,
  SET_BYTES,
  SEVENTH,
  SEVENTH_APART,
  WORD_BYTES,
} from './layout.as';
import {
  CELLS,
  Cluster,
  ColumnChoice,
  DIGITS,
  GROUP_FIRST,
  RANK,
  Size,
  UNFOUND,
} from './memory.as';
import { ADDED, COLUMN_DIGIT_AT, COLUMN_FIRST_BIT, KEEP_SEVENTH, LAST_PACKED } from './move-order.as';
import { freeOf, Packed, SPREAD } from './packed-columns.as';
import { ENTRY, rankOfClass } from './packed-entries.as';
import {
  cellsInColumn,
  cellsInRow,
  columnSets,
  columnsOf,
  configurationOf,
  HAS_RANK,
  LAST_AT,
  LAST_BITS,
  LAST_LANE_AT,
  numberOf,
  placementOfRow,
  RANK_AT,
  setAt,
} from './state.as';
import { AHEAD, ENTERING, ENTERING_SEVENTH } from './way-out.as';

/** The set of moves of a column, from its place in the table of slides or steps; its first bit is `firstBit`. */
// @ts-ignore: decorator
@inline
function columnMoves(table: usize, x: u32, firstBit: u32, columns: u32, cells: u64): u64 {
  // the column's digit, moved to where it stands in an entry
  const at: i32 = COLUMN_DIGIT * x;
  const digit = at < COLUMN_CELLS ? columns << (COLUMN_CELLS - at) : columns >> (at - COLUMN_CELLS);
  const entry = (digit & (COLUMN_DIGIT_BITS << COLUMN_CELLS)) + (<u32>(cells >> (COLUMN_CELLS * x)) & COLUMN_CELL_BITS);
  return (<u64>load<PlacementSet>(table + entry * SET_BYTES)) << firstBit;
}

/** Where a table of slides or steps has the group of a column; beyond the last column, the table itself. */
// @ts-ignore: decorator
@inline
function setsOfColumn(table: usize, x: u32): usize {
  return x < COLUMNS ? columnSets(table, load<u8>(GROUP_FIRST + load<u8>(ColumnChoice.groups + x))) : table;
}

/**
 * Makes the moves of columns from these entries; gives the new end of the queue. `near` is the distance of the entries, if
 * it is 1 or 2 and the metric is moves: way-out.as.ts.
 */
export function tryColumns(from: usize, end: usize, to: usize, slides: usize, keep: usize, near: u32): usize {
  const cellsTable = ColumnChoice.otherCells;
  const primaryRow = Size.primaryRow;
  const c0 = setsOfColumn(slides, 0);
  const c1 = setsOfColumn(slides, 1);
  const c2 = setsOfColumn(slides, 2);
  const c3 = setsOfColumn(slides, 3);
  const c4 = setsOfColumn(slides, 4);
  const c5 = setsOfColumn(slides, 5);
  const c6 = setsOfColumn(slides, 6);
  const size = Cluster.size;
  let tail = to;
  for (let head = from; head < end && foundStates < size; head += ENTRY) {
    const entry = load<u64>(head);
    const word = load<u64>(head, 8);
    const columns = columnsOf(entry);
    const here = configurationOf(entry);
    if (load<u32>(here, UNFOUND) == 0) continue;
    const cells = load<u64>(here, CELLS);
    const number = numberOf(here);
    const last = <u32>(entry >> LAST_LANE_AT) & 15;
    let moves =
      columnMoves(c0, 0, COLUMN_PLACEMENTS * 0, columns, cells) |
      columnMoves(c1, 1, COLUMN_PLACEMENTS * 1, columns, cells) |
      columnMoves(c2, 2, COLUMN_PLACEMENTS * 2, columns, cells) |
      columnMoves(c3, 3, COLUMN_PLACEMENTS * 3, columns, cells) |
      columnMoves(c4, 4, COLUMN_PLACEMENTS * 4, columns, cells) |
      columnMoves(c5, 5, COLUMN_PLACEMENTS * 5, columns, cells);
    if (COLUMNS > 6 && !SEVENTH_APART) moves |= columnMoves(c6, 6, COLUMN_PLACEMENTS * 6, columns, cells);
    moves &= load<u64>(keep + (last << 4), 8);
    let ofSeventh: u64 = 0;
    if (SEVENTH_APART) ofSeventh = columnMoves(c6, 6, 0, columns, cells) & load<u64>(keep + (last << 4), KEEP_SEVENTH + 8);
    let entering = false;
    let p: u32 = 0;
    if (near) {
      p = placementOfRow(load<u32>(here, DIGITS), primaryRow);
      let allowed = load<u64>(ENTERING + (p << 3));
      let seventhAllowed = load<u64>(ENTERING + (p << 3), ENTERING_SEVENTH);
      entering = near == 1;
      if (near == 2) {
        const inTheWay = cellsInRow(cellsOfColumns(cellsTable, columns), primaryRow) & load<u8>(AHEAD + p);
        if (inTheWay) {
          entering = true;
          if (SEVENTH_APART && ctz(inTheWay) == SEVENTH) seventhAllowed = ~0;
          else allowed |= (((<u64>1) << COLUMN_PLACEMENTS) - 1) << (<u64>(COLUMN_PLACEMENTS * ctz(inTheWay)));
        }
      }
      moves &= allowed;
      if (SEVENTH_APART) ofSeventh &= seventhAllowed;
    }
    const state = entry & ~(LAST_BITS << LAST_AT);
    const rankHere = rankOfClass(entry, here);
    if (last < ROWS || last >= LAST_PACKED) {
      const moved = packedMoves(word, cells, slides, entering ? load<u8>(AHEAD + p) : 0, entering);
      if (moved) tail = push(here, number, rankHere, moved, state | ((<u64>LAST_PACKED) << LAST_LANE_AT), tail);
    }
    if (moves) tail = addColumnMoves(moves, 0, state, word, columns, here, number, rankHere, tail);
    if (SEVENTH_APART && ofSeventh) {
      tail = addColumnMoves(ofSeventh, SEVENTH * COLUMN_PLACEMENTS, state, word, columns, here, number, rankHere, tail);
    }
  }
  return tail;
}

/** Adds the states that these moves of columns lead to; bit 0 of the set is the move of this number. */
// @ts-ignore: decorator
@inline
function addColumnMoves(set: u64, firstMove: usize, state: u64, word: u64, columns: u32, here: usize, number: u32, rankHere: u32, to: usize): usize {
  const ranks = here + RANK;
  let moves = set;
  let tail = to;
  do {
    const bit = firstMove + <usize>ctz(moves);
    moves &= moves - 1;
    const digitAt = <u32>load<u8>(COLUMN_DIGIT_AT + bit);
    const p = (columns >> digitAt) & COLUMN_DIGIT_BITS;
    const before = load<u8>(COLUMN_FIRST_BIT + bit) + p;
    const rank = <u32>load<Word>(ranks + bit * WORD_BYTES) - <u32>load<Word>(ranks + before * WORD_BYTES);
    let next = state - ((<u64>p) << digitAt) + ((<u64>p) << LAST_AT) + load<u64>(ADDED + (bit << 3));
    if (HAS_RANK) next += (<u64>(<i64>(<i32>rank))) << RANK_AT;
    tail = push(here, number, rankHere + rank, word, next, tail);
  } while (moves);
  return tail;
}

/**
 * The states that moves of the packed columns lead to; if `entering`, only those in which the column that moved stands in the
 * primary's row on one of the cells `ahead`.
 */
// @ts-ignore: decorator
@inline
export function packedMoves(word: u64, cells: u64, slides: usize, ahead: u32, entering: bool): u64 {
  const primaryRow = Size.primaryRow;
  let inner: u64 = 0;
  let outer: u64 = 0;
  const innerAhead = (ahead >> Packed.inner) & 1;
  const outerAhead = (ahead >> Packed.outer) & 1;
  if (!entering || innerAhead) {
    const sets = setsOfColumn(slides, Packed.inner);
    const taken = cellsInColumn(cells, Packed.inner);
    for (let p: u32 = 0; p < Packed.innerPlacements; p++) {
      const from = (word >> (<u64>p)) & Packed.outerBits;
      if (from) inner |= from * (<u64>setAt(sets, (p << COLUMN_CELLS) | taken));
    }
    if (entering) inner &= ~freeOf(primaryRow, 1 << Packed.inner);
  }
  if (Packed.outer < COLUMNS && (!entering || outerAhead)) {
    const sets = setsOfColumn(slides, Packed.outer);
    const taken = cellsInColumn(cells, Packed.outer);
    for (let q: u32 = 0, at: u32 = 0; q < Packed.outerPlacements; q++, at += Packed.innerPlacements) {
      const from = (word >> (<u64>at)) & Packed.innerBits;
      if (!from) continue;
      outer |= from * load<u64>(SPREAD + (<usize>setAt(sets, (q << COLUMN_CELLS) | taken) << 3));
    }
    if (entering) outer &= ~freeOf(primaryRow, 1 << Packed.outer);
  }
  return inner | outer;
}
