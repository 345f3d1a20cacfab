// Decides whether a state can be solved within a limit of moves, by breadth-first search.
//
// A vehicle in the primary's way is held if it cannot leave the way in one move. A state needs at least one move for each
// vehicle in the way and one for the primary, and one more if any of these vehicles is held. It is dropped if fewer moves
// remain. If no vehicle is held, the bound is exact, because vehicles in different columns do not block each other. If a
// vehicle is held and exactly as many moves remain as the bound says, only two kinds of move can still succeed: those that
// take a vehicle out of the way, and those after which no vehicle is held.
//
//     A A . B . C    B and C must move, then A: 3 moves, at least 4 if B or C is held
//
// Source: breadth-first search with an admissible bound. Guarantee: exact.
import {
  cellsOfRows,
  COLUMN_SECOND,
  fillHalf,
  LARGEST_HALF,
  ROW_SECOND,
} from './half-lane-masks.as';
import {
  COLUMN_DIGIT,
  COLUMN_HALF,
  COLUMNS,
  HALF_LANES,
  ROW_DIGIT,
  ROW_DIGITS,
  ROWS,
  SET_BYTES,
} from './layout.as';
import {
  ColumnChoice,
  COLUMN_LEFT,
  COLUMN_MASKS,
  COLUMN_SLIDES,
  GROUP_FIRST,
  GROUP_PLACEMENTS,
  GROUP_VEHICLES,
  ROW_FIRST,
  RowGroup,
  ROW_MASKS,
  ROW_SLIDES,
  ROW_VEHICLES,
  Size,
} from './memory.as';
import {
  cellsInColumn,
  cellsInRow,
  columnSets,
  LAST_NONE,
  placementOfColumn,
  placementOfRow,
  rowSets,
  setAt,
  wallCells,
} from './state.as';
import {
  enlarge,
  insert,
  LAST_LANE_AT,
  MOST_MOVES,
  openStateQueue,
  queueAt,
  queueCapacity,
  STATE_BITS,
} from './state-queue.as';

/** Half-lane masks of the half that holds the changed lane. */
const CHANGED_HALF: usize = memory.data(LARGEST_HALF, 8);
/** For each column, the placements that leave the primary's row free. */
const FREES: usize = memory.data(8 * SET_BYTES, 8);
/** For each lane, columns after rows: the address of its group's slides. */
const SLIDES: usize = memory.data((ROWS + COLUMNS) * 4, 8);
/** Whether a lane has at most one vehicle: after a move of its own it need not move again. */
const ALONE: usize = memory.data(16, 8);

/**
 * Whether a state is solved in at most `limit` moves. The groups of its lanes are those in the tables; `changed` is the
 * lane, a row or a column, whose group is not the one that the half-lane masks were made for.
 */
export function isSolvedWithin(rows: u32, columns: u32, limit: u32, inRow: bool, changed: u32): bool {
  fillHalf(CHANGED_HALF, !inRow, changed);
  let rowHalf0 = RowGroup.rowCells;
  let rowHalf1 = RowGroup.rowCells + ROW_SECOND;
  let columnHalf0 = ColumnChoice.columnCells;
  let columnHalf1 = ColumnChoice.columnCells + COLUMN_SECOND;
  if (inRow && changed < HALF_LANES) rowHalf0 = CHANGED_HALF;
  else if (inRow) rowHalf1 = CHANGED_HALF;
  else if (changed < HALF_LANES) columnHalf0 = CHANGED_HALF;
  else columnHalf1 = CHANGED_HALF;
  prepare();
  const walls = wallCells();
  const primaryRow = Size.primaryRow;
  const allRows: u32 = (1 << Size.height) - 1;
  const first = <u32>load<u8>(ROW_FIRST + primaryRow);

  openStateQueue();
  let queue = queueAt;
  let tail = queue;
  let head = queue;
  tail = insert((<u64>rows) | ((<u64>columns) << ROW_DIGITS), LAST_NONE, tail);
  for (let depth: u32 = 0; head < tail; depth++) {
    const levelEnd = tail - queue;
    for (; head - queue < levelEnd; head += 8) {
      const entry = load<u64>(head);
      const moved = <u32>(entry >> LAST_LANE_AT);
      const last = moved & 15;
      const byColumn = last >= ROWS && last < ROWS + COLUMNS;
      const state = entry & STATE_BITS;
      const rowDigits = <u32>state & ((1 << ROW_DIGITS) - 1);
      const columnDigits = <u32>(state >> ROW_DIGITS);
      const columnCode = columnDigits & ((1 << COLUMN_HALF) - 1);
      const taken =
        load<u64>(columnHalf0 + (columnCode << 3)) | load<u64>(columnHalf1 + ((columnDigits >> COLUMN_HALF) << 3)) | walls;
      const cells = cellsOfRows(rowHalf0, rowHalf1, rowDigits);

      // the cells that are taken right of the primary
      const p = placementOfRow(rowDigits, primaryRow);
      const primary = <u32>load<u8>(ROW_MASKS + first + p);
      const ahead = cellsInRow(taken, primaryRow) & ~(primary | (primary - 1));
      const least = depth + 1 + popcnt(ahead);
      let held: u32 = 0;
      for (let open = ahead; open; open &= open - 1) {
        const x = ctz(open);
        if ((columnSet(x, columnDigits, cells) & setAt(FREES, x)) == 0) held |= 1 << x;
      }
      if (least + u32(held != 0) > limit) continue;
      if (!held) return true;

      if (tail + MOST_MOVES * 8 - queue > queueCapacity) {
        const headOffset = head - queue;
        tail = enlarge(tail);
        queue = queueAt;
        head = queue + headOffset;
      }
      const noneToSpare = least + 1 == limit;
      const x = last - ROWS;
      let lanes = allRows;
      if (byColumn) lanes = rowsLeft(x, moved >> 4, columnDigits);
      else if (last < ROWS) lanes &= ~((1 << (last + load<u8>(ALONE + last))) - 1);
      for (; lanes; lanes &= lanes - 1) {
        const y = ctz(lanes);
        const p = placementOfRow(rowDigits, y);
        const sets = rowSets(load<u32>(SLIDES + (y << 2)), p);
        const across = cellsInRow(taken, y);
        let set = setAt(sets, across);
        // of a row that a column has left, only the moves that pass the cell are new
        if (byColumn) set &= ~setAt(sets, across | (1 << x));
        if (noneToSpare) set = leaving(y, p, held, set);
        const base = state - ((<u64>p) << (<u64>(ROW_DIGIT * y)));
        for (; set; set &= set - 1) tail = insert(base + ((<u64>ctz(set)) << (<u64>(ROW_DIGIT * y))), y, tail);
      }
      for (let x = byColumn ? last - ROWS + load<u8>(ALONE + last) : 0; x < Size.width; x++) {
        const digitAt = <u64>(COLUMN_DIGIT * x + ROW_DIGITS);
        const before = <u64>placementOfColumn(columnDigits, x);
        const base = state - (before << digitAt);
        const lane = (<u64>(x + ROWS)) | (before << 4);
        let set = columnSet(x, columnDigits, cells);
        if (noneToSpare) set &= helpful(x, ahead, held);
        for (; set; set &= set - 1) {
          tail = insert(base + ((<u64>ctz(set)) << digitAt), lane, tail);
        }
      }
    }
  }
  return false;
}

/**
 * The placements of column x to which a move can still succeed if no move is to spare: those that leave the way, if a vehicle
 * of the column is in it and not held; all, if it is the only column that is held.
 */
// @ts-ignore: decorator
@inline
function helpful(x: u32, ahead: u32, held: u32): u32 {
  return ((ahead & ~held) >> x) & 1 ? setAt(FREES, x) : held == <u32>1 << x ? ~0 : 0;
}

/**
 * Of the placements in `set`, to which row y can move from placement p, those that cover no cell of these columns. None if
 * placement p does not cover a cell of every one of them.
 */
function leaving(y: u32, p: u32, columns: u32, set: u32): u32 {
  const masks = ROW_MASKS + load<u8>(ROW_FIRST + y);
  if ((load<u8>(masks + p) & columns) != columns) return 0;
  let left: u32 = 0;
  for (; set; set &= set - 1) if ((load<u8>(masks + ctz(set)) & columns) == 0) left |= set & -set;
  return left;
}

/** The rows with a cell that a column has left. */
// @ts-ignore: decorator
@inline
function rowsLeft(x: u32, before: u32, columns: u32): u32 {
  const first = <u32>load<u8>(GROUP_FIRST + load<u8>(ColumnChoice.groups + x));
  return load<u8>(COLUMN_LEFT + ((first + before) << COLUMN_DIGIT) + placementOfColumn(columns, x));
}

// @ts-ignore: decorator
@inline
function columnSet(x: u32, columns: u32, cells: u64): u32 {
  const sets = columnSets(load<u32>(SLIDES + ((ROWS + x) << 2)), placementOfColumn(columns, x));
  return setAt(sets, cellsInColumn(cells, x));
}

/** Fills the tables of each lane that the search uses, from the current groups. */
function prepare(): void {
  for (let y: u32 = 0; y < Size.height; y++) {
    store<u32>(SLIDES + (y << 2), rowSets(ROW_SLIDES, load<u8>(ROW_FIRST + y)));
    store<u8>(ALONE + y, u8(load<u8>(ROW_VEHICLES + y) < 2));
  }
  for (let x: u32 = 0; x < Size.width; x++) {
    const group = load<u8>(ColumnChoice.groups + x);
    const first = load<u8>(GROUP_FIRST + group);
    store<u32>(SLIDES + ((ROWS + x) << 2), columnSets(COLUMN_SLIDES, first));
    store<u8>(ALONE + ROWS + x, u8(load<u8>(GROUP_VEHICLES + group) < 2));
    let frees: u32 = 0;
    for (let p: u32 = 0; p < load<u8>(GROUP_PLACEMENTS + group); p++) {
      if (((load<u8>(COLUMN_MASKS + first + p) >> (<u8>Size.primaryRow)) & 1) == 0) frees |= 1 << p;
    }
    store<PlacementSet>(FREES + x * SET_BYTES, <PlacementSet>frees);
  }
}
