// Decides whether a hardest state is minimal: removing any one of its vehicles or walls makes it take fewer moves.
//
// A vehicle that moves in one shortest solution is needed: the board without it is solved by the other moves, which are
// fewer. For every other piece a search of the board without it decides.
//
//     A A . B    one move up frees A; without C it still takes two moves, so the state is not minimal
//     . . . B
//     . . . .
//     C C . .
//
// Source: our own. Guarantee: exact.
import { packedMoves } from './column-moves.as';
import { levelAt } from './distances.as';
import { cellsOfColumns } from './half-lane-masks.as';
import {
  COLUMN_DIGIT,
  COLUMN_DIGITS_BITS,
  COLUMN_PIECES,
  COLUMN_SHARE,
  ROW_DIGIT,
  ROW_SHARE,
} from './layout.as';
import {
  CELLS,
  ColumnChoice,
  COLUMN_OFFSETS,
  COLUMN_SLIDES,
  DIGITS,
  GROUP_FIRST,
  GROUP_VEHICLES,
  ROW_FIRST,
  ROW_OFFSETS,
  Size,
} from './memory.as';
import { bitOf, packedDigits, withoutPacked } from './packed-columns.as';
import { ENTRY } from './packed-entries.as';
import {
  cellsInRow,
  columnsOf,
  configurationOf,
  placementOfColumn,
  placementOfRow,
  slidesOfColumn,
  slidesOfRow,
  wallCells,
} from './state.as';
import { AHEAD } from './way-out.as';
import { isShorterWithout } from './without-piece.as';

/** Whether a state of distance `moves` takes fewer moves without any one of its pieces. */
export function isMinimal(state: u64, moves: u32): bool {
  let unmoved: Pieces = ColumnChoice.pieces & ~movedFrom(state, moves);
  for (; unmoved; unmoved &= unmoved - 1) {
    if (!isShorterWithout(<u32>ctz(unmoved), state, moves - 1)) return false;
  }
  return true;
}

/** The pieces that move in one shortest solution. */
function movedFrom(start: u64, moves: u32): Pieces {
  let moved: Pieces = 0;
  let state = start;
  for (let left = moves; left > 2; left--) {
    const piece = nextMove(state, left - 1);
    moved |= <Pieces>1 << piece;
    state = reachedBy;
  }
  // at distance 2 the vehicle in the primary's way moves, then the primary, which is not among the pieces
  return moves < 2 ? moved : moved | (<Pieces>1 << pieceInTheWay(state));
}

let reachedBy: u64 = 0;

/**
 * Finds a move to a state of this distance and leaves that state, without a rank, in `reachedBy`; gives the piece that moves.
 * It looks among the entries of that distance, which takes less time than to store the distances of all states.
 */
function nextMove(state: u64, distance: u32): u32 {
  const here = configurationOf(state);
  const cells = load<u64>(here, CELLS);
  const digits = load<u32>(here, DIGITS);
  const columns = columnsOf(state);
  const others = withoutPacked(columns);
  const own = bitOf(columns);
  const packed = packedMoves(own, cells, COLUMN_SLIDES, 0, false);
  const taken = cellsOfColumns(ColumnChoice.columnCells, columns) | wallCells();
  const end = levelAt(distance + 1);
  for (let at = levelAt(distance); at < end; at += ENTRY) {
    const entry = load<u64>(at);
    const word = load<u64>(at, 8);
    const there = configurationOf(entry);
    const columnsThere = columnsOf(entry);
    if (there != here) {
      if (columnsThere != others || (word & own) == 0) continue;
      const digitsThere = load<u32>(there, DIGITS);
      const different = digits ^ digitsThere;
      const y = ctz(different) / ROW_DIGIT;
      if (different >> (ROW_DIGIT * (y + 1))) continue;
      const p = placementOfRow(digits, y);
      const q = placementOfRow(digitsThere, y);
      if (((slidesOfRow(y, p, taken) >> q) & 1) == 0) continue;
      reachedBy = (entry & ~(<u64>COLUMN_DIGITS_BITS)) | columns;
      const first = <u32>load<u8>(ROW_FIRST + y);
      return (y << ROW_SHARE) + mover(ROW_OFFSETS, ROW_SHARE, first + p, first + q);
    }
    let next: u32;
    if (columnsThere == others) {
      if ((word & packed) == 0) continue;
      next = columnsThere | packedDigits(<u32>ctz(word & packed));
    } else {
      if ((word & own) == 0) continue;
      next = columnsThere | (columns ^ others);
    }
    const different = columns ^ next;
    const x = ctz(different) / COLUMN_DIGIT;
    if (different >> (COLUMN_DIGIT * (x + 1))) continue;
    const p = placementOfColumn(columns, x);
    const q = placementOfColumn(next, x);
    if (((slidesOfColumn(x, p, cells) >> q) & 1) == 0) continue;
    reachedBy = (entry & ~(<u64>COLUMN_DIGITS_BITS)) | next;
    const first = <u32>load<u8>(GROUP_FIRST + load<u8>(ColumnChoice.groups + x));
    return COLUMN_PIECES + (x << COLUMN_SHARE) + mover(COLUMN_OFFSETS, COLUMN_SHARE, first + p, first + q);
  }
  return unreachable();
}

/** The only vehicle in the primary's way, at distance 2. */
function pieceInTheWay(state: u64): u32 {
  const row = Size.primaryRow;
  const columns = columnsOf(state);
  const p = placementOfRow(load<u32>(configurationOf(state), DIGITS), row);
  const x = ctz(cellsInRow(cellsOfColumns(ColumnChoice.columnCells, columns), row) & <u32>load<u8>(AHEAD + p));
  const group = load<u8>(ColumnChoice.groups + x);
  const offsets = COLUMN_OFFSETS + ((load<u8>(GROUP_FIRST + group) + placementOfColumn(columns, x)) << COLUMN_SHARE);
  let vehicle: u32 = load<u8>(GROUP_VEHICLES + group) - 1;
  while (load<u8>(offsets + vehicle) > <u8>row) vehicle--;
  return COLUMN_PIECES + (x << COLUMN_SHARE) + vehicle;
}

/** Which vehicle of a lane moves between two placements. */
function mover(offsets: usize, share: u32, from: u32, to: u32): u32 {
  let vehicle: u32 = 0;
  while (load<u8>(offsets + (from << share) + vehicle) == load<u8>(offsets + (to << share) + vehicle)) vehicle++;
  return vehicle;
}
