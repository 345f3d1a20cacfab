// Finds clusters by flooding boxes, and drops those in which some piece can never matter.
//
// With the rows fixed the columns are independent, and each column's placements fall into pieces that are
// connected. A box is a row configuration with one piece for each column: all its states are connected. One step
// of a row vehicle leads from box to box: the column it enters may lose placements or fall apart, the column it
// leaves may gain some. Each cluster is flooded from one of its boxes that has the primary at the exit.
//
//     . . . C        C on the column's upper two cells or on its lower two: one piece, one box
//     A A . C        A one step to the right: the same box of another configuration
//     . . . .        A at the exit: taking the column's second cell leaves C only the last two cells
//     . . . .
//
// A piece of the board matters only if it can stand in the way of the primary's way out, or in the way of a piece
// that matters. What can stand next to what is gathered over the cluster and closed backwards from the primary:
// a piece outside cannot change any distance, so the cluster is not minimal. Source: DESIGN, "The cluster
// explorer and the enumerator". Guarantee: every solvable minimal cluster is passed on, with its exact size.
import { chart } from './cluster-record.as';
import {
  ABSENT,
  BOX_BASE,
  BOXES,
  CELLS,
  COLUMN_PIECES,
  CONFIGURATION,
  DIGITS,
  Now,
  NUMBER_AT,
  PIECE_CHANGE,
  PIECE_COVERS,
  PIECE_PAIRS,
  PIECE_SET,
  PIECE_TOUCHES,
  PIECES,
  ROW_NEXT,
  ROW_OWNER,
  ROW_UNIT,
  ROW_VEHICLES,
  STATES,
} from './memory.as';

// a box in the queue: configuration (low 16 bits), pieces of the columns, 2 bits each (from bit 16)
const PIECES_AT: u64 = 16;

/** What can stand in the way of each vehicle, by its number. */
const BLOCKERS: usize = memory.data(96, 8);
/** What can stand right of the primary. */
let ahead: u32 = 0;

/** Finds the cluster of a box, and has it charted if every piece may matter. */
export function flood(configuration: u32, box: u32): void {
  const table = Now.table;
  const locate = Now.locate;
  const firstBox = Now.firstBox;
  const visited = Now.visited;
  const width = Now.width;
  const height = Now.height;
  memory.fill(BLOCKERS, 0, 96);
  ahead = 0;
  let matters = false;
  let size: u32 = 0;
  let examined: u32 = 0;
  let nextClosure: u32 = 1;
  const queue = Now.boxes;
  let tail = queue;
  const start = table + <usize>configuration * CONFIGURATION;
  store<u64>(tail, (<u64>configuration) | (<u64>piecesOf(start, box) << PIECES_AT));
  store<u8>(visited + load<u32>(start, BOX_BASE) + box, 1);
  tail += 8;
  for (let head = queue; head < tail; head += 8) {
    const entry = load<u64>(head);
    const here = table + (<usize>(entry & 0xffff)) * CONFIGURATION;
    const pieces = <u32>(entry >> PIECES_AT);
    const cells = load<u64>(here, CELLS);
    const digits = load<u32>(here, DIGITS);
    const number = <u32>(cells >> NUMBER_AT) & 0xffff;
    size += load<u32>(here, BOXES) == 1 ? load<u32>(here, STATES) : sizeOf(cells, pieces);
    if (!matters) {
      gather(cells, pieces, digits);
      if (++examined == nextClosure) {
        nextClosure = examined << 1;
        matters = allMatter();
      }
    }
    for (let y: u32 = 0; y < height; y++) {
      const units = ROW_UNIT + (((y << 3) | ((digits >> (3 * y)) & 7)) << 5);
      const unitsEnd = units + 4 + (load<u32>(units) << 2);
      for (let at = units + 4; at < unitsEnd; at += 4) {
        const next = number + <u32>(<i32>load<i16>(at));
        const first = load<u32>(firstBox + (next << 2));
        if (first == ABSENT) continue;
        const base = visited + (first >> 1);
        const alone = (first & 1) == 0;
        if (alone && load<u8>(base)) continue;
        const taken = <u32>load<u8>(at, 3);
        let apart: u32 = load<u8>(PIECE_CHANGE + (pieceEntry(taken, cells, pieces) << 3) + y);
        if (apart == 0) continue;
        const index = load<u16>(locate + (next << 1));
        if (alone) {
          store<u8>(base, 1);
          store<u64>(tail, <u64>index);
          tail += 8;
          continue;
        }
        const cellsThere = load<u64>(table + <usize>index * CONFIGURATION, CELLS);
        const left = <u32>load<u8>(at, 2);
        const joined = <u32>load<u8>(PIECE_CHANGE + (pieceEntry(left, cells, pieces) << 3) + y);
        const rest = (pieces & ~((3 << (2 * left)) | (3 << (2 * taken)))) | (joined << (2 * left));
        for (; apart; apart &= apart - 1) {
          const piecesThere = rest | (ctz(apart) << (2 * taken));
          const boxThere = base + boxOf(cellsThere, piecesThere, width);
          if (load<u8>(boxThere)) continue;
          store<u8>(boxThere, 1);
          store<u64>(tail, (<u64>index) | ((<u64>piecesThere) << PIECES_AT));
          tail += 8;
        }
      }
    }
  }
  Now.touched += size;
  if (matters || allMatter()) {
    Now.boxesEnd = tail;
    Now.size = size;
    chart();
  }
}

/** The entry of a column's piece in the tables of pieces. */
// @ts-ignore: decorator
@inline
function pieceEntry(x: u32, cells: u64, pieces: u32): usize {
  const column = <u32>(cells >> (6 * x)) & 63;
  return (((load<u8>(Now.group + x) << 6) | column) << 2) | ((pieces >> (2 * x)) & 3);
}

/** The set of placements of a column in a box of the queue. */
// @ts-ignore: decorator
@inline
export function placesInBox(x: u32, cells: u64, box: u64): u32 {
  return load<u8>(PIECE_SET + pieceEntry(x, cells, <u32>(box >> PIECES_AT)));
}

function sizeOf(cells: u64, pieces: u32): u32 {
  let size: u32 = 1;
  for (let x: u32 = 0; x < Now.width; x++) size *= popcnt<u32>(load<u8>(PIECE_SET + pieceEntry(x, cells, pieces)));
  return size;
}

/** The number of a box among those of its configuration. */
// @ts-ignore: decorator
@inline
function boxOf(cells: u64, pieces: u32, width: u32): u32 {
  let box: u32 = 0;
  let stride: u32 = 1;
  for (let x: u32 = 0; x < width; x++) {
    box += ((pieces >> (2 * x)) & 3) * stride;
    stride *= load<u8>(PIECES + (load<u8>(Now.group + x) << 6) + (<u32>(cells >> (6 * x)) & 63));
  }
  return box;
}

/** The pieces of a box by its number: the inverse of `boxOf`. */
function piecesOf(configuration: usize, box: u32): u32 {
  const cells = load<u64>(configuration, CELLS);
  let pieces: u32 = 0;
  for (let x: u32 = 0; x < Now.width; x++) {
    const count: u32 = load<u8>(PIECES + (load<u8>(Now.group + x) << 6) + (<u32>(cells >> (6 * x)) & 63));
    pieces |= box % count << (2 * x);
    box /= count;
  }
  return pieces;
}

/** Adds what can stand next to what, somewhere in a box. */
function gather(cells: u64, pieces: u32, digits: u32): void {
  for (let y: u32 = 0; y < Now.height; y++) {
    const p = (digits >> (3 * y)) & 7;
    const vehicles: u32 = load<u8>(ROW_VEHICLES + y);
    for (let i: u32 = 0; i < vehicles; i++) {
      const next: u32 = load<u8>(ROW_NEXT + ((y << 4) | (p << 1) | i));
      const right = standsOn(next >> 4, y, p, cells, pieces);
      const blockers = BLOCKERS + ((2 * y + i) << 2);
      store<u32>(blockers, load<u32>(blockers) | right | standsOn(next & 15, y, p, cells, pieces));
      if (y == Now.primaryRow) ahead |= right;
    }
  }
  for (let x: u32 = 0; x < Now.width; x++) {
    const entry = pieceEntry(x, cells, pieces);
    const touches: u32 = load<u16>(PIECE_TOUCHES + (entry << 1));
    const blockers = BLOCKERS + ((COLUMN_PIECES + 2 * x) << 2);
    if (load<u8>(PIECE_PAIRS + entry)) {
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
function standsOn(x: u32, y: u32, p: u32, cells: u64, pieces: u32): u32 {
  if (x == 15) return 0;
  const owner: u32 = load<u8>(ROW_OWNER + ((y << 6) | (p << 3) | x));
  if (owner) return 1 << (owner - 1);
  return (<u32>load<u8>(PIECE_COVERS + (pieceEntry(x, cells, pieces) << 3) + y)) << (COLUMN_PIECES + 2 * x);
}

/** Whether every piece can be in the way of the primary, directly or through others. */
function allMatter(): bool {
  let found = ahead;
  let open = found;
  while (open) {
    const piece = ctz(open);
    open &= open - 1;
    if (piece >= 24) continue;
    const more = load<u32>(BLOCKERS + (piece << 2)) & ~found;
    found |= more;
    open |= more;
  }
  return (found & Now.pieces) == Now.pieces;
}
