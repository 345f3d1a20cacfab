// Searches a state without one of its pieces: the piece's lane gets the group that remains, the search runs, and the
// lane gets its own group back.
//
//     row 3 = A A B B, without B:  the group of one car, in the placement in which A stands
import { isSolvedWithin } from './bounded-search.as';
import {
  COLUMN_DIGIT,
  COLUMN_DIGIT_BITS,
  COLUMN_PIECES,
  COLUMN_SHARE,
  ROW_DIGIT,
  ROW_DIGIT_BITS,
  ROW_SHARE,
  SET_BYTES,
  WALL_PIECES,
} from './layout.as';
import {
  ColumnChoice,
  COLUMN_WITHOUT,
  DIGITS,
  GROUP_FIRST,
  ROW_FIRST,
  ROW_GROUP_PLACES,
  ROW_PLACES,
  ROW_WALLS,
  ROW_WITHOUT,
  WALLS,
} from './memory.as';
import { columnsOf, configurationOf, placementOfColumn, placementOfRow, setAt } from './state.as';

/** Whether the state without a piece is solved in at most `limit` moves. */
export function isShorterWithout(piece: u32, state: u64, limit: u32): bool {
  const here = configurationOf(state);
  let rows = load<u32>(here, DIGITS);
  let columns = columnsOf(state);
  if (piece < COLUMN_PIECES || piece >= WALL_PIECES) {
    const wall = WALLS + ((piece - WALL_PIECES) << 1);
    const y: u32 = piece < COLUMN_PIECES ? piece >> ROW_SHARE : load<u8>(wall);
    const first = load<u8>(ROW_FIRST + y);
    const places = setAt(ROW_PLACES, y);
    const walls = load<u8>(ROW_WALLS + y);
    if (piece < COLUMN_PIECES) {
      const p = placementOfRow(rows, y);
      const without = ROW_WITHOUT + ((((first + p) << ROW_SHARE) | (piece & ((1 << ROW_SHARE) - 1))) << 1);
      store<u8>(ROW_FIRST + y, load<u8>(without));
      rows = (rows & ~(ROW_DIGIT_BITS << (ROW_DIGIT * y))) | ((<u32>load<u8>(without, 1)) << (ROW_DIGIT * y));
    } else store<u8>(ROW_WALLS + y, walls & ~(1 << load<u8>(wall, 1)));
    setPlaces(y, setAt(ROW_GROUP_PLACES, load<u8>(ROW_FIRST + y)));
    const is = isSolvedWithin(rows, columns, limit, true, y);
    store<u8>(ROW_FIRST + y, first);
    setPlaces(y, places);
    store<u8>(ROW_WALLS + y, walls);
    return is;
  }
  const x = (piece - COLUMN_PIECES) >> COLUMN_SHARE;
  const group = load<u8>(ColumnChoice.groups + x);
  const p = placementOfColumn(columns, x);
  const vehicle = (piece - COLUMN_PIECES) & ((1 << COLUMN_SHARE) - 1);
  const without = COLUMN_WITHOUT + ((((load<u8>(GROUP_FIRST + group) + p) << COLUMN_SHARE) | vehicle) << 1);
  store<u8>(ColumnChoice.groups + x, load<u8>(without));
  columns = (columns & ~(COLUMN_DIGIT_BITS << (COLUMN_DIGIT * x))) | ((<u32>load<u8>(without, 1)) << (COLUMN_DIGIT * x));
  const is = isSolvedWithin(rows, columns, limit, false, x);
  store<u8>(ColumnChoice.groups + x, group);
  return is;
}

// @ts-ignore: decorator
@inline
function setPlaces(y: u32, places: u32): void {
  store<PlacementSet>(ROW_PLACES + y * SET_BYTES, <PlacementSet>places);
}
