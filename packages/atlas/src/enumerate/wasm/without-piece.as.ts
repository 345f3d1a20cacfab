// Searches a state without one of its pieces: the piece's lane gets the group that remains, the search runs, and the
// lane gets its own group back.
//
//     row 3 = A A B B, without B:  the group of one car, in the placement in which A stands
import { isSolvedWithin } from './bounded-search.as';
import {
  ColumnChoice,
  COLUMN_PIECES,
  COLUMN_WITHOUT,
  DIGITS,
  GROUP_FIRST,
  ROW_FIRST,
  ROW_GROUP_PLACES,
  ROW_PLACES,
  ROW_WALLS,
  ROW_WITHOUT,
  WALL_PIECES,
  WALLS,
} from './memory.as';
import { columnsOf, configurationOf } from './state.as';

/** Whether the state without a piece is solved in at most `limit` moves. */
export function isShorterWithout(piece: u32, state: u64, limit: u32): bool {
  const here = configurationOf(state);
  let rows = load<u32>(here, DIGITS);
  let columns = columnsOf(state);
  if (piece < COLUMN_PIECES || piece >= WALL_PIECES) {
    const wall = WALLS + ((piece - WALL_PIECES) << 1);
    const y: u32 = piece < COLUMN_PIECES ? piece >> 1 : load<u8>(wall);
    const first = load<u8>(ROW_FIRST + y);
    const places = load<u8>(ROW_PLACES + y);
    const walls = load<u8>(ROW_WALLS + y);
    if (piece < COLUMN_PIECES) {
      const p = (rows >> (3 * y)) & 7;
      const without = ROW_WITHOUT + ((((first + p) << 1) | (piece & 1)) << 1);
      store<u8>(ROW_FIRST + y, load<u8>(without));
      rows = (rows & ~(7 << (3 * y))) | ((<u32>load<u8>(without, 1)) << (3 * y));
    } else store<u8>(ROW_WALLS + y, walls & ~(1 << load<u8>(wall, 1)));
    store<u8>(ROW_PLACES + y, load<u8>(ROW_GROUP_PLACES + load<u8>(ROW_FIRST + y)));
    const is = isSolvedWithin(rows, columns, limit, true, y);
    store<u8>(ROW_FIRST + y, first);
    store<u8>(ROW_PLACES + y, places);
    store<u8>(ROW_WALLS + y, walls);
    return is;
  }
  const x = (piece - COLUMN_PIECES) >> 1;
  const group = load<u8>(ColumnChoice.groups + x);
  const p = (columns >> (3 * x)) & 7;
  const without = COLUMN_WITHOUT + ((((load<u8>(GROUP_FIRST + group) + p) << 1) | (piece & 1)) << 1);
  store<u8>(ColumnChoice.groups + x, load<u8>(without));
  columns = (columns & ~(7 << (3 * x))) | ((<u32>load<u8>(without, 1)) << (3 * x));
  const is = isSolvedWithin(rows, columns, limit, false, x);
  store<u8>(ColumnChoice.groups + x, group);
  return is;
}
