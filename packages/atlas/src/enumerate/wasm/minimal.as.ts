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
import { cellsOfColumns } from './half-lane-masks.as';
import { COLUMN_DIGIT, COLUMN_PIECES, COLUMN_SHARE, ROW_SHARE } from './layout.as';
import {
  CELLS,
  ColumnChoice,
  COLUMN_OFFSETS,
  DIGITS,
  GROUP_FIRST,
  GROUP_VEHICLES,
  ROW_FIRST,
  ROW_OFFSETS,
  Size,
} from './memory.as';
import {
  cellsInRow,
  columnsOf,
  configurationOf,
  indexOf,
  numberOf,
  offsetOf,
  placementOfColumn,
  placementOfRow,
  slidesOfColumn,
  slidesOfRow,
  stateAt,
  UNKNOWN,
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

/** The pieces that move in one shortest solution. Distances below 3 are not stored. */
function movedFrom(start: u64, moves: u32): Pieces {
  let moved: Pieces = 0;
  let state = start;
  for (let left = moves; left > 2; left--) {
    const piece = nextMove(state, left == 3 ? UNKNOWN : <u8>(left - 1));
    moved |= <Pieces>1 << piece;
    state = reachedBy;
  }
  // at distance 2 the vehicle in the primary's way moves, then the primary, which is not among the pieces
  return moves < 2 ? moved : moved | (<Pieces>1 << pieceInTheWay(state));
}

let reachedBy: u64 = 0;

/** Finds a move to a state of this distance and leaves that state in `reachedBy`; gives the vehicle that moves. */
function nextMove(state: u64, distance: u8): u32 {
  const here = configurationOf(state);
  const columns = columnsOf(state);
  const cells = load<u64>(here, CELLS);
  const digits = load<u32>(here, DIGITS);
  const number = numberOf(cells);
  const taken = cellsOfColumns(ColumnChoice.columnCells, columns) | wallCells();
  for (let y: u32 = 0; y < Size.height; y++) {
    const p = placementOfRow(digits, y);
    const first = <u32>load<u8>(ROW_FIRST + y);
    const base = number - offsetOf(y, p);
    for (let set = slidesOfRow(y, p, taken); set; set &= set - 1) {
      const q = ctz(set);
      const next = stateAt(base + offsetOf(y, q), columns);
      if (load<u8>(ColumnChoice.distance + indexOf(next)) != distance) continue;
      reachedBy = next;
      return (y << ROW_SHARE) + mover(ROW_OFFSETS, ROW_SHARE, first + p, first + q);
    }
  }
  for (let x: u32 = 0; x < Size.width; x++) {
    const p = placementOfColumn(columns, x);
    const first = <u32>load<u8>(GROUP_FIRST + load<u8>(ColumnChoice.groups + x));
    for (let set = slidesOfColumn(x, p, cells); set; set &= set - 1) {
      const q = ctz(set);
      const next = stateAt(number, columns - (p << (COLUMN_DIGIT * x)) + (q << (COLUMN_DIGIT * x)));
      if (load<u8>(ColumnChoice.distance + indexOf(next)) != distance) continue;
      reachedBy = next;
      return COLUMN_PIECES + (x << COLUMN_SHARE) + mover(COLUMN_OFFSETS, COLUMN_SHARE, first + p, first + q);
    }
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
