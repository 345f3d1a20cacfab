// Decides whether every piece of a cluster may matter.
//
// A piece matters only if it can be in the way of the primary, or in the way of a piece that matters. The components of
// the cluster tell which pieces can stand next to which. From the primary this is followed to the pieces that block it,
// then to the pieces that block those, and so on. A piece that is not reached cannot change any distance, so the
// cluster is not minimal and need not be searched.
//
//     A A . B    B can stand right of A, and C below B: both matter
//     . . . B
//     D D x .    D and the wall are in no vehicle's way: the cluster is dropped
//     C C . .
//
// Source: our own. Guarantee: a cluster that is dropped is not minimal; one that is kept may be minimal or not.
import {
  COLUMN_PIECES,
  COLUMN_SHARE,
  PIECES_BYTES,
  ROW_DIGIT,
  ROW_SHARE,
  WALL_PIECES,
} from './layout.as';
import {
  ColumnChoice,
  COMPONENT_COVERS,
  COMPONENT_PAIRS,
  COMPONENT_TOUCHES,
  ROW_NEXT,
  ROW_OWNER,
  ROW_VEHICLES,
  Size,
} from './memory.as';
import { columnComponent, placementOfRow } from './state.as';

/** The value in ROW_NEXT for a cell beyond the edge. */
const BEYOND: u32 = 15;

/** The pieces that can block each vehicle, by its number. */
const BLOCKERS: usize = memory.data(WALL_PIECES * PIECES_BYTES, 8);
/** The pieces that can stand to the right of the primary. */
let ahead: Pieces = 0;

/** Begins a new cluster, about which nothing is known. */
// @ts-ignore: decorator
@inline
export function forgetBlockers(): void {
  memory.fill(BLOCKERS, 0, WALL_PIECES * PIECES_BYTES);
  ahead = 0;
}

/** Adds which pieces can stand next to which in a component. */
export function gatherBlockers(cells: u64, columns: u32, digits: u32): void {
  for (let y: u32 = 0; y < Size.height; y++) {
    const p = placementOfRow(digits, y);
    const vehicles: u32 = load<u8>(ROW_VEHICLES + y);
    for (let i: u32 = 0; i < vehicles; i++) {
      const next: u32 = load<u8>(ROW_NEXT + ((((y << ROW_DIGIT) | p) << ROW_SHARE) | i));
      const right = piecesOn(next >> 4, y, p, cells, columns);
      addBlockers((y << ROW_SHARE) + i, right | piecesOn(next & 15, y, p, cells, columns));
      if (y == Size.primaryRow) ahead |= right;
    }
  }
  for (let x: u32 = 0; x < Size.width; x++) {
    const entry = columnComponent(x, cells, columns);
    const first = COLUMN_PIECES + (x << COLUMN_SHARE);
    for (let pairs: u32 = load<u8>(COMPONENT_PAIRS + entry); pairs; pairs &= pairs - 1) {
      const vehicle = first + ctz(pairs);
      addBlockers(vehicle, <Pieces>1 << (vehicle + 1));
      addBlockers(vehicle + 1, <Pieces>1 << vehicle);
    }
    // a byte for each vehicle of the column
    const touches = COMPONENT_TOUCHES + (entry << COLUMN_SHARE);
    for (let all: u32 = COLUMN_SHARE > 1 ? load<u32>(touches) : load<u16>(touches); all; all &= all - 1) {
      const y = ctz(all) & 7;
      const owner: u32 = load<u8>(ROW_OWNER + ((((y << ROW_DIGIT) | placementOfRow(digits, y)) << 3) | x));
      addBlockers(first + (ctz(all) >> 3), <Pieces>1 << (owner - 1));
    }
  }
}

// @ts-ignore: decorator
@inline
function addBlockers(piece: u32, more: Pieces): void {
  const blockers = BLOCKERS + piece * PIECES_BYTES;
  store<Pieces>(blockers, load<Pieces>(blockers) | more);
}

/** The pieces that can stand on a cell of a row: the row's own, or the vehicles of the column that can cover it. */
// @ts-ignore: decorator
@inline
function piecesOn(x: u32, y: u32, p: u32, cells: u64, columns: u32): Pieces {
  if (x == BEYOND) return 0;
  const owner: u32 = load<u8>(ROW_OWNER + ((((y << ROW_DIGIT) | p) << 3) | x));
  if (owner) return <Pieces>1 << (owner - 1);
  return (<Pieces>load<u8>(COMPONENT_COVERS + (columnComponent(x, cells, columns) << 3) + y)) << (COLUMN_PIECES + (x << COLUMN_SHARE));
}

/** Whether every piece can be in the way of the primary, directly or through others. */
export function allMatter(): bool {
  let found = ahead;
  let open = found;
  while (open) {
    const piece = <u32>ctz(open);
    open &= open - 1;
    if (piece >= WALL_PIECES) continue;
    const more = load<Pieces>(BLOCKERS + piece * PIECES_BYTES) & ~found;
    found |= more;
    open |= more;
  }
  return (found & ColumnChoice.pieces) == ColumnChoice.pieces;
}
