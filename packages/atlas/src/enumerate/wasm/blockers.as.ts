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
  ColumnChoice,
  COLUMN_PIECES,
  COMPONENT_COVERS,
  COMPONENT_PAIRS,
  COMPONENT_TOUCHES,
  ROW_NEXT,
  ROW_OWNER,
  ROW_VEHICLES,
  Size,
  WALL_PIECES,
} from './memory.as';
import { columnComponent } from './state.as';

/** The value in ROW_NEXT for a cell beyond the edge. */
const BEYOND: u32 = 15;

/** The pieces that can block each vehicle, by its number. */
const BLOCKERS: usize = memory.data(96, 8);
/** The pieces that can stand to the right of the primary. */
let ahead: u32 = 0;

/** Begins a new cluster, about which nothing is known. */
// @ts-ignore: decorator
@inline
export function forgetBlockers(): void {
  memory.fill(BLOCKERS, 0, 96);
  ahead = 0;
}

/** Adds which pieces can stand next to which in a component. */
export function gatherBlockers(cells: u64, columns: u32, digits: u32): void {
  for (let y: u32 = 0; y < Size.height; y++) {
    const p = (digits >> (3 * y)) & 7;
    const vehicles: u32 = load<u8>(ROW_VEHICLES + y);
    for (let i: u32 = 0; i < vehicles; i++) {
      const next: u32 = load<u8>(ROW_NEXT + ((y << 4) | (p << 1) | i));
      const right = piecesOn(next >> 4, y, p, cells, columns);
      const blockers = BLOCKERS + ((2 * y + i) << 2);
      store<u32>(blockers, load<u32>(blockers) | right | piecesOn(next & 15, y, p, cells, columns));
      if (y == Size.primaryRow) ahead |= right;
    }
  }
  for (let x: u32 = 0; x < Size.width; x++) {
    const entry = columnComponent(x, cells, columns);
    const touches: u32 = load<u16>(COMPONENT_TOUCHES + (entry << 1));
    const blockers = BLOCKERS + ((COLUMN_PIECES + 2 * x) << 2);
    if (load<u8>(COMPONENT_PAIRS + entry)) {
      store<u32>(blockers, load<u32>(blockers) | (1 << (COLUMN_PIECES + 2 * x + 1)));
      store<u32>(blockers, load<u32>(blockers, 4) | (1 << (COLUMN_PIECES + 2 * x)), 4);
    }
    for (let all = touches; all; all &= all - 1) {
      const y = ctz(all) & 7;
      const owner: u32 = load<u8>(ROW_OWNER + ((y << 6) | (((digits >> (3 * y)) & 7) << 3) | x));
      const vehicle = blockers + ((ctz(all) >> 3) << 2);
      store<u32>(vehicle, load<u32>(vehicle) | (1 << (owner - 1)));
    }
  }
}

/** The pieces that can stand on a cell of a row: the row's own, or the vehicles of the column that can cover it. */
// @ts-ignore: decorator
@inline
function piecesOn(x: u32, y: u32, p: u32, cells: u64, columns: u32): u32 {
  if (x == BEYOND) return 0;
  const owner: u32 = load<u8>(ROW_OWNER + ((y << 6) | (p << 3) | x));
  if (owner) return 1 << (owner - 1);
  return (<u32>load<u8>(COMPONENT_COVERS + (columnComponent(x, cells, columns) << 3) + y)) << (COLUMN_PIECES + 2 * x);
}

/** Whether every piece can be in the way of the primary, directly or through others. */
export function allMatter(): bool {
  let found = ahead;
  let open = found;
  while (open) {
    const piece = ctz(open);
    open &= open - 1;
    if (piece >= WALL_PIECES) continue;
    const more = load<u32>(BLOCKERS + (piece << 2)) & ~found;
    found |= more;
    open |= more;
  }
  return (found & ColumnChoice.pieces) == ColumnChoice.pieces;
}
