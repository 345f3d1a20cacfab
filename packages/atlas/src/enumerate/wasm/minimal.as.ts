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
import {
  CELLS,
  ColumnChoice,
  COLUMN_OFFSETS,
  COLUMN_PIECES,
  COLUMN_SLIDES,
  DIGITS,
  GROUP_FIRST,
  NUMBER_AT,
  ROW_FIRST,
  ROW_OFFSET,
  ROW_OFFSETS,
  ROW_SLIDES,
  Size,
} from './memory.as';
import { columnsOf, configurationOf, indexOf, stateAt, wallCells } from './state.as';
import { isShorterWithout } from './without-piece.as';

/** Whether a state of distance `moves` takes fewer moves without any one of its pieces. */
export function isMinimal(state: u64, moves: u32): bool {
  let unmoved = ColumnChoice.pieces & ~movedFrom(state, moves);
  for (; unmoved; unmoved &= unmoved - 1) {
    if (!isShorterWithout(ctz(unmoved), state, moves - 1)) return false;
  }
  return true;
}

/** The pieces that move in one shortest solution. */
function movedFrom(start: u64, moves: u32): u32 {
  let moved: u32 = 0;
  let state = start;
  for (let left = moves; left > 0; left--) {
    const piece = nextMove(state, <u8>(left - 1));
    moved |= 1 << piece;
    state = reachedBy;
  }
  return moved;
}

let reachedBy: u64 = 0;

/** Finds a move to a state of this distance and leaves that state in `reachedBy`; gives the vehicle that moves. */
function nextMove(state: u64, distance: u8): u32 {
  const here = configurationOf(state);
  const columns = columnsOf(state);
  const cells = load<u64>(here, CELLS);
  const digits = load<u32>(here, DIGITS);
  const number = <u32>(cells >> NUMBER_AT) & 0xffff;
  const taken = cellsOfColumns(ColumnChoice.columnCells, columns) | wallCells();
  for (let y: u32 = 0; y < Size.height; y++) {
    const p = (digits >> (3 * y)) & 7;
    const first = <u32>load<u8>(ROW_FIRST + y);
    const base = number - load<u16>(ROW_OFFSET + (((y << 3) + p) << 1));
    let set: u32 = load<u8>(ROW_SLIDES + ((first + p) << 6) + (<u32>(taken >> (6 * y)) & 63));
    for (; set; set &= set - 1) {
      const q = ctz(set);
      const next = stateAt(base + load<u16>(ROW_OFFSET + (((y << 3) + q) << 1)), columns);
      if (load<u8>(ColumnChoice.distance + indexOf(next)) != distance) continue;
      reachedBy = next;
      return 2 * y + secondMoves(ROW_OFFSETS, first + p, first + q);
    }
  }
  for (let x: u32 = 0; x < Size.width; x++) {
    const p = (columns >> (3 * x)) & 7;
    const first = <u32>load<u8>(GROUP_FIRST + load<u8>(ColumnChoice.groups + x));
    let set: u32 = load<u8>(COLUMN_SLIDES + ((first + p) << 6) + (<u32>(cells >> (6 * x)) & 63));
    for (; set; set &= set - 1) {
      const q = ctz(set);
      const next = stateAt(number, columns - (p << (3 * x)) + (q << (3 * x)));
      if (load<u8>(ColumnChoice.distance + indexOf(next)) != distance) continue;
      reachedBy = next;
      return COLUMN_PIECES + 2 * x + secondMoves(COLUMN_OFFSETS, first + p, first + q);
    }
  }
  return unreachable();
}

/** 1 where the second vehicle of a lane is the one that moves between two placements. */
// @ts-ignore: decorator
@inline
function secondMoves(offsets: usize, from: u32, to: u32): u32 {
  return u32(load<u8>(offsets + (from << 1)) == load<u8>(offsets + (to << 1)));
}
