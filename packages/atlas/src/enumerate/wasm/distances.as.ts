// Distances of all states of a cluster to its nearest solved state, in moves or in steps.
//
// Breadth-first from all solved states at once. A state is a row configuration and a rank among the states of that
// configuration, without gaps: the sum of what each column's placement adds. So what has been reached is one byte
// a state, without a hash. Any move but the primary's leads from a solved state to a solved one, so of the first
// level only the primary's moves are made; and once every state of the cluster has been found, nothing is left to
// do. In moves the next two levels are known as well: at distance 1 nothing is in the primary's way, at distance 2
// one vehicle that can leave at once. From there only those moves are made that can put an end to this: a vehicle
// moves into the way; of distance 2 also what crosses the lane of the vehicle in the way, that itself, the primary.
//
// Moves that commute are tried in one order only, rows from the top before columns from the left: after a move in
// one lane the lanes before it are tried again only if the two moves depend on each other, which a row's and a
// column's do at the cell where they cross. In moves the lane itself is left out too where it has one vehicle.
//
//     . . . .   solved: distance 0        . . . .   one move before, or two steps
//     . . A A                             A A . .
//
// Guarantee: every state's distance is least, the histogram is exact, the queue ends with the states of the
// greatest distance. No state is lost by the order: of all predecessors of a state that are one nearer, the one whose
// move is in the last lane makes it. Were that move left out, the predecessor was itself reached by a move in a later
// lane, and the two commute: so there would be a predecessor with a still later lane.
import { placesInBox } from './components.as';
import { cellsOfColumns, tabulateColumns } from './half-lane-masks.as';
import {
  CELLS,
  CELLS_BITS,
  COLUMN_LEFT,
  COLUMN_MASKS,
  CONFIGURATION,
  DIGITS,
  GOAL,
  GROUP_FIRST,
  GROUP_PLACEMENTS,
  GROUP_VEHICLES,
  Now,
  NUMBER_AT,
  PLACE_SET,
  RANK,
  RANKED,
  ROW_FIRST,
  ROW_MASKS,
  ROW_OFFSET,
  ROW_PLACES,
  ROW_VEHICLES,
  ROW_WALLS,
  STATE_BASE,
  STATES,
} from './memory.as';

// a state in the queue: placements of the columns (18 bits), the lane that moved last and where it was (7),
// configuration (16), rank (16)
const LAST_AT: u64 = 18;
const CONFIGURATION_AT: u64 = 25;
const RANK_AT: u64 = 41;
const LAST_BITS: u64 = 127;
const LAST_NONE: u64 = 15 << 3;
export const UNKNOWN: u8 = 255;

/** The moves of later lanes, in rows and in columns: 16 bytes a lane, first in moves, then in steps. */
const KEEP: usize = memory.data(512, 8);
/** For bit 6x + placement of a set of moves: what it adds to a state's columns, the lane that moved included. */
const ADDED: usize = memory.data(36 * 8, 8);
/** For bit 6y + placement of a set of moves: what it adds to the number of a configuration. */
const ROW_ADDED: usize = memory.data(36 * 4, 8);
/** Of each bit's lane: where its placement stands among the digits of all lanes. */
const DIGIT_AT: usize = memory.data(64, 8);
const LANE: usize = memory.data(64, 8);
/** For each placement of the primary: the cells of its row right of it, and the column moves that end there. */
const AHEAD: usize = memory.data(8, 8);
const ENTERING: usize = memory.data(64, 8);
/** For each column: the moves of rows that end in it, and all of the primary's. */
const CROSSING: usize = memory.data(64, 8);
/** Six times each bit's lane. */
const LANE_BITS: usize = memory.data(64, 8);

// @ts-ignore: decorator
@inline
export function columnsOf(state: u64): u32 {
  return <u32>state & 0x3ffff;
}

// @ts-ignore: decorator
@inline
export function configurationOf(state: u64): usize {
  return Now.table + (<usize>(state >> CONFIGURATION_AT) & 0xffff) * CONFIGURATION;
}

/** The number of a state among all states of the chosen groups: where its distance lies. */
// @ts-ignore: decorator
@inline
export function indexOf(state: u64): usize {
  return <usize>load<u32>(configurationOf(state), STATE_BASE) + <usize>(state >> RANK_AT);
}

/** The state that has these columns in the configuration of this number; it must exist. */
export function stateAt(number: u32, columns: u32): u64 {
  const index = load<u16>(Now.locate + (number << 1));
  const ranks = Now.table + <usize>index * CONFIGURATION + RANK;
  let rank: u32 = 0;
  for (let x: u32 = 0; x < 6; x++) rank += load<u16>(ranks + ((6 * x + ((columns >> (3 * x)) & 7)) << 1));
  return (<u64>columns) | ((<u64>index) << CONFIGURATION_AT) | ((<u64>rank) << RANK_AT);
}

/** Gives the states of the cluster's configurations their ranks, and forgets their distances. */
export function rankStates(): void {
  if (!Now.tabulated) {
    tabulateColumns();
    tabulateOrder();
  }
  for (let box = Now.boxes; box < Now.boxesEnd; box += 8) {
    const configuration = Now.table + <usize>load<u16>(box) * CONFIGURATION;
    if (load<u32>(configuration, RANKED)) continue;
    store<u32>(configuration, 1, RANKED);
    const cells = load<u64>(configuration, CELLS);
    let to = configuration + RANK;
    let stride: u32 = 1;
    for (let x: u32 = 0; x < 6; x++) {
      let set: u32 = load<u8>(PLACE_SET + (load<u8>(Now.group + x) << 6) + (<u32>(cells >> (6 * x)) & 63));
      let rank: u32 = 0;
      for (; set; set &= set - 1) {
        store<u16>(to + (ctz(set) << 1), <u16>rank);
        rank += stride;
      }
      stride = rank;
      to += 12;
    }
    memory.fill(Now.distance + load<u32>(configuration, STATE_BASE), UNKNOWN, load<u32>(configuration, STATES));
  }
}

function tabulateOrder(): void {
  for (let bit: u32 = 0; bit < 36; bit++) {
    const lane = bit / 6;
    const p = bit % 6;
    store<u8>(LANE + bit, <u8>lane);
    store<u8>(DIGIT_AT + bit, <u8>(3 * lane));
    store<u8>(LANE_BITS + bit, <u8>(6 * lane));
    store<u64>(ADDED + (bit << 3), ((<u64>p) << (3 * lane)) | ((<u64>(6 + lane)) << (LAST_AT + 3)));
    store<u32>(ROW_ADDED + (bit << 2), load<u16>(ROW_OFFSET + (((lane << 3) + p) << 1)));
  }
  tabulateWay();
  for (let metric: u32 = 0; metric < 2; metric++) {
    for (let last: u32 = 0; last < 16; last++) {
      let rows: u64 = CELLS_BITS;
      let columns: u64 = CELLS_BITS;
      if (last < 6) rows = keptAfter(last, metric == 0 && load<u8>(ROW_VEHICLES + last) < 2);
      else if (last < 12) {
        const vehicles = load<u8>(GROUP_VEHICLES + load<u8>(Now.group + last - 6));
        columns = keptAfter(last - 6, metric == 0 && vehicles < 2);
      }
      store<u64>(KEEP + (metric << 8) + (last << 4), rows);
      store<u64>(KEEP + (metric << 8) + (last << 4), columns, 8);
    }
  }
}

/** What bears on the primary's way out. */
function tabulateWay(): void {
  const row = Now.primaryRow;
  for (let p: u32 = 0; p < 6; p++) {
    const primary: u32 = load<u8>(ROW_MASKS + load<u8>(ROW_FIRST + row) + p);
    store<u8>(AHEAD + p, <u8>(63 & ~(primary | (primary - 1))));
    let entering: u64 = 0;
    for (let x: u32 = 0; x < Now.width; x++) {
      if (primary >> x) continue;
      const group = load<u8>(Now.group + x);
      for (let q: u32 = 0; q < load<u8>(GROUP_PLACEMENTS + group); q++) {
        const mask: u32 = load<u8>(COLUMN_MASKS + load<u8>(GROUP_FIRST + group) + q);
        if ((mask >> row) & 1) entering |= (<u64>1) << (6 * x + q);
      }
    }
    store<u64>(ENTERING + (p << 3), entering);
  }
  for (let x: u32 = 0; x < Now.width; x++) {
    let crossing: u64 = 63 << (6 * row);
    for (let y: u32 = 0; y < Now.height; y++) {
      for (let q: u32 = 0; q < 6; q++) {
        if (((load<u8>(ROW_PLACES + y) >> q) & 1) == 0) continue;
        const mask: u32 = load<u8>(ROW_MASKS + load<u8>(ROW_FIRST + y) + q);
        if ((mask >> x) & 1) crossing |= (<u64>1) << (6 * y + q);
      }
    }
    store<u64>(CROSSING + (x << 3), crossing);
  }
}

function keptAfter(lane: u32, itself: bool): u64 {
  const from = itself ? lane + 1 : lane;
  return from > 5 ? 0 : CELLS_BITS & ~(((<u64>1) << (6 * from)) - 1);
}

/** Writes all states of a box to the queue, at distance 0. */
function pushBox(box: u64, tail: usize): usize {
  const index = <usize>(box & 0xffff);
  const configuration = Now.table + index * CONFIGURATION;
  const cells = load<u64>(configuration, CELLS);
  let end = tail + 8;
  store<u64>(tail, ((<u64>index) << CONFIGURATION_AT) | (LAST_NONE << LAST_AT));
  for (let x: u32 = 0; x < Now.width; x++) {
    const ranks = configuration + RANK + 12 * x;
    const places = placesInBox(x, cells, box);
    const filled = end;
    for (let others = places & (places - 1); others; others &= others - 1) {
      const p = ctz(others);
      const added = ((<u64>load<u16>(ranks + (p << 1))) << RANK_AT) | ((<u64>p) << (3 * x));
      for (let at = tail; at < filled; at += 8, end += 8) store<u64>(end, load<u64>(at) + added);
    }
    const p = ctz(places);
    const added = ((<u64>load<u16>(ranks + (p << 1))) << RANK_AT) | ((<u64>p) << (3 * x));
    if (added) for (let at = tail; at < filled; at += 8) store<u64>(at, load<u64>(at) + added);
  }
  const distance = Now.distance + load<u32>(configuration, STATE_BASE);
  for (let at = tail; at < end; at += 8) store<u8>(distance + <usize>(load<u64>(at) >> RANK_AT), 0);
  return end;
}

/** The set of moves of a column, at bit 6x. */
// @ts-ignore: decorator
@inline
function columnMoves(table: usize, x: u32, columns: u32, cells: u64): u64 {
  const p = (x < 2 ? columns << (6 - 3 * x) : columns >> (3 * x - 6)) & 0x1c0;
  return (<u64>load<u8>(table + p + (<u32>(cells >> (6 * x)) & 63))) << (6 * x);
}

// @ts-ignore: decorator
@inline
function rowMoves(table: usize, y: u32, digits: u32, taken: u64): u64 {
  return columnMoves(table, y, digits, taken);
}

/**
 * Fills the distances of the cluster whose boxes are in the arena; metric 0 is moves, 1 steps. Returns the
 * greatest one. States of a distance d follow each other in the queue; `histogram` counts them.
 */
export function measure(rowTable: usize, columnTable: usize, metric: u32, histogram: usize): u32 {
  const queue = Now.queue;
  let head = queue;
  for (let box = Now.boxes; box < Now.boxesEnd; box += 8) {
    const entry = load<u64>(box);
    if (load<u64>(Now.table + (<usize>(entry & 0xffff)) * CONFIGURATION, CELLS) & GOAL) head = pushBox(entry, head);
  }
  store<u32>(histogram, <u32>((head - queue) >> 3));
  let tail = leaveExit(rowTable, queue, head);
  if (tail == head) {
    Now.queueEnd = tail;
    Now.hardest = queue;
    return 0;
  }
  const all = queue + ((<usize>Now.size) << 3);
  const keep = KEEP + (metric << 8);
  // of one distance, the states reached by columns come first
  let byRows = head;
  let distance: u32 = 1;
  for (;;) {
    const end = tail;
    store<u32>(histogram + (distance << 2), <u32>((end - head) >> 3));
    if (end == all) break;
    const near = metric == 0 && distance <= 2 ? distance : 0;
    const found = <u8>(distance + 1);
    tail = tryColumns(head, end, tail, found, columnTable, keep, near);
    const nextByRows = tail;
    if (near != 1) {
      tail = tryDependentRows(head, byRows, tail, found, rowTable, near);
      tail = tryRows(byRows, end, tail, found, rowTable, keep, near);
    }
    // there are states left to find, so a level without any contradicts the flood
    if (tail == end || ++distance == UNKNOWN) unreachable();
    head = end;
    byRows = nextByRows;
  }
  Now.queueEnd = tail;
  Now.hardest = head;
  return distance;
}

/** The column that holds the only vehicle in the primary's way, at distance 2. */
// @ts-ignore: decorator
@inline
function columnInTheWay(taken: u64, p: u32, primaryCells: u64): u32 {
  return ctz(<u32>(taken >> primaryCells) & load<u8>(AHEAD + p));
}

/** Makes the columns' moves from these states, and adds what is new to the queue; gives its new end. */
function tryColumns(
  from: usize,
  end: usize,
  to: usize,
  found: u8,
  slides: usize,
  keep: usize,
  near: u32,
): usize {
  const table = Now.table;
  const distance = Now.distance;
  const cellsTable = Now.columnCells;
  const primaryDigit = 3 * Now.primaryRow;
  const primaryCells = <u64>(6 * Now.primaryRow);
  const c0 = slides + (<usize>load<u8>(GROUP_FIRST + load<u8>(Now.group)) << 6);
  const c1 = slides + (<usize>load<u8>(GROUP_FIRST + load<u8>(Now.group + 1)) << 6);
  const c2 = slides + (<usize>load<u8>(GROUP_FIRST + load<u8>(Now.group + 2)) << 6);
  const c3 = slides + (<usize>load<u8>(GROUP_FIRST + load<u8>(Now.group + 3)) << 6);
  const c4 = slides + (<usize>load<u8>(GROUP_FIRST + load<u8>(Now.group + 4)) << 6);
  const c5 = slides + (<usize>load<u8>(GROUP_FIRST + load<u8>(Now.group + 5)) << 6);
  let tail = to;
  for (let head = from; head < end; head += 8) {
    const entry = load<u64>(head);
    const columns = <u32>entry & 0x3ffff;
    const here = table + (<usize>(entry >> CONFIGURATION_AT) & 0xffff) * CONFIGURATION;
    const cells = load<u64>(here, CELLS);
    let moves =
      columnMoves(c0, 0, columns, cells) |
      columnMoves(c1, 1, columns, cells) |
      columnMoves(c2, 2, columns, cells) |
      columnMoves(c3, 3, columns, cells) |
      columnMoves(c4, 4, columns, cells) |
      columnMoves(c5, 5, columns, cells);
    moves &= load<u64>(keep + ((<usize>(entry >> (LAST_AT + 3)) & 15) << 4), 8);
    if (near) {
      const p = (load<u32>(here, DIGITS) >> primaryDigit) & 7;
      let allowed = load<u64>(ENTERING + (p << 3));
      if (near == 2) {
        const x = columnInTheWay(cellsOfColumns(cellsTable, columns), p, primaryCells);
        allowed |= (<u64>63) << (6 * x);
      }
      moves &= allowed;
    }
    const state = entry & ~(LAST_BITS << LAST_AT);
    const ranks = here + RANK;
    const distanceHere = distance + load<u32>(here, STATE_BASE);
    while (moves) {
      const bit = <usize>ctz(moves);
      moves &= moves - 1;
      const digitAt = <u32>load<u8>(DIGIT_AT + bit);
      const p = (columns >> digitAt) & 7;
      const rank = <u64>load<u16>(ranks + (bit << 1)) - <u64>load<u16>(ranks + ((load<u8>(LANE_BITS + bit) + p) << 1));
      const next =
        state - ((<u64>p) << digitAt) + ((<u64>p) << LAST_AT) + (rank << RANK_AT) + load<u64>(ADDED + (bit << 3));
      const at = distanceHere + <usize>(next >> RANK_AT);
      const known = load<u8>(at);
      const isNew = known == UNKNOWN;
      store<u8>(at, isNew ? found : known);
      store<u64>(tail, next);
      tail += (<usize>isNew) << 3;
    }
  }
  return tail;
}

/**
 * Makes the rows' moves that depend on the last one, which was a column's: those that pass a cell it left. In other
 * rows nothing has changed that they could notice.
 */
function tryDependentRows(from: usize, end: usize, to: usize, found: u8, slides: usize, near: u32): usize {
  let movable: u32 = 0;
  for (let y: u32 = 0; y < Now.height; y++) movable |= u32(popcnt<u32>(load<u8>(ROW_PLACES + y)) > 1) << y;
  const cellsTable = Now.columnCells;
  const walls = wallCells();
  const primaryDigit = 3 * Now.primaryRow;
  const primaryCells = <u64>(6 * Now.primaryRow);
  let tail = to;
  for (let head = from; head < end; head += 8) {
    const entry = load<u64>(head);
    const columns = columnsOf(entry);
    const here = configurationOf(entry);
    const digits = load<u32>(here, DIGITS);
    const taken = cellsOfColumns(cellsTable, columns) | walls;
    const x = (<u32>(entry >> (LAST_AT + 3)) & 15) - 6;
    const first = <u32>load<u8>(GROUP_FIRST + load<u8>(Now.group + x));
    const before = first + (<u32>(entry >> LAST_AT) & 7);
    let moves: u64 = 0;
    let rows: u32 = load<u8>(COLUMN_LEFT + (before << 3) + ((columns >> (3 * x)) & 7)) & movable;
    for (; rows; rows &= rows - 1) {
      const y = ctz(rows);
      const across = <u32>(taken >> (6 * y)) & 63;
      const sets = slides + ((<usize>load<u8>(ROW_FIRST + y) + ((digits >> (3 * y)) & 7)) << 6);
      moves |= (<u64>(load<u8>(sets + across) & ~load<u8>(sets + (across | (1 << x))))) << (6 * y);
    }
    if (near) {
      moves &= load<u64>(CROSSING + (columnInTheWay(taken, (digits >> primaryDigit) & 7, primaryCells) << 3));
    }
    tail = addRowMoves(moves, columns, here, digits, tail, found);
  }
  return tail;
}

/** Makes the rows' moves from states that were reached by a row's. */
function tryRows(from: usize, end: usize, to: usize, found: u8, slides: usize, keep: usize, near: u32): usize {
  const cellsTable = Now.columnCells;
  const walls = wallCells();
  const primaryDigit = 3 * Now.primaryRow;
  const primaryCells = <u64>(6 * Now.primaryRow);
  const r0 = slides + (<usize>load<u8>(ROW_FIRST) << 6);
  const r1 = slides + (<usize>load<u8>(ROW_FIRST + 1) << 6);
  const r2 = slides + (<usize>load<u8>(ROW_FIRST + 2) << 6);
  const r3 = slides + (<usize>load<u8>(ROW_FIRST + 3) << 6);
  const r4 = slides + (<usize>load<u8>(ROW_FIRST + 4) << 6);
  const r5 = slides + (<usize>load<u8>(ROW_FIRST + 5) << 6);
  let tail = to;
  for (let head = from; head < end; head += 8) {
    const entry = load<u64>(head);
    const columns = columnsOf(entry);
    const here = configurationOf(entry);
    const digits = load<u32>(here, DIGITS);
    const taken = cellsOfColumns(cellsTable, columns) | walls;
    let moves =
      rowMoves(r0, 0, digits, taken) |
      rowMoves(r1, 1, digits, taken) |
      rowMoves(r2, 2, digits, taken) |
      rowMoves(r3, 3, digits, taken) |
      rowMoves(r4, 4, digits, taken) |
      rowMoves(r5, 5, digits, taken);
    moves &= load<u64>(keep + ((<usize>(entry >> (LAST_AT + 3)) & 15) << 4));
    if (near) {
      moves &= load<u64>(CROSSING + (columnInTheWay(taken, (digits >> primaryDigit) & 7, primaryCells) << 3));
    }
    tail = addRowMoves(moves, columns, here, digits, tail, found);
  }
  return tail;
}

/** Adds the states that these moves of rows lead to, where they are new. */
// @ts-ignore: decorator
@inline
function addRowMoves(set: u64, columns: u32, here: usize, digits: u32, to: usize, found: u8): usize {
  let moves = set;
  let tail = to;
  if (moves) {
    const table = Now.table;
    const locate = Now.locate;
    const distance = Now.distance;
    const number = <u32>(load<u64>(here, CELLS) >> NUMBER_AT) & 0xffff;
    const o0 = RANK + ((columns & 7) << 1);
    const o1 = RANK + 12 + (((columns >> 3) & 7) << 1);
    const o2 = RANK + 24 + (((columns >> 6) & 7) << 1);
    const o3 = RANK + 36 + (((columns >> 9) & 7) << 1);
    const o4 = RANK + 48 + (((columns >> 12) & 7) << 1);
    const o5 = RANK + 60 + ((columns >> 15) << 1);
    do {
      const bit = <usize>ctz(moves);
      moves &= moves - 1;
      const p = (digits >> <u32>load<u8>(DIGIT_AT + bit)) & 7;
      const from = <usize>load<u8>(LANE_BITS + bit) + p;
      const next = number - load<u32>(ROW_ADDED + (from << 2)) + load<u32>(ROW_ADDED + (bit << 2));
      const index = <usize>load<u16>(locate + (next << 1));
      const there = table + index * CONFIGURATION;
      const rank =
        <u32>load<u16>(there + o0) +
        load<u16>(there + o1) +
        load<u16>(there + o2) +
        load<u16>(there + o3) +
        load<u16>(there + o4) +
        load<u16>(there + o5);
      const at = distance + load<u32>(there, STATE_BASE) + rank;
      const known = load<u8>(at);
      const isNew = known == UNKNOWN;
      store<u8>(at, isNew ? found : known);
      store<u64>(
        tail,
        (<u64>columns) |
          ((<u64>load<u8>(LANE + bit)) << (LAST_AT + 3)) |
          ((<u64>index) << CONFIGURATION_AT) |
          ((<u64>rank) << RANK_AT),
      );
      tail += (<usize>isNew) << 3;
    } while (moves);
  }
  return tail;
}

/** The cells of walls, row by row. */
export function wallCells(): u64 {
  let cells: u64 = 0;
  for (let y: u32 = 0; y < Now.height; y++) cells |= (<u64>load<u8>(ROW_WALLS + y)) << (6 * y);
  return cells;
}

/** Makes the primary's moves from every solved state; each leads to a state of its own. */
function leaveExit(rowTable: usize, queue: usize, solvedEnd: usize): usize {
  const row = Now.primaryRow;
  const slides = rowTable + (<usize>load<u8>(ROW_FIRST + row) << 6);
  const walls: u32 = load<u8>(ROW_WALLS + row);
  let tail = solvedEnd;
  for (let head = queue; head < solvedEnd; head += 8) {
    const entry = load<u64>(head);
    const here = configurationOf(entry);
    const columns = columnsOf(entry);
    const p = (load<u32>(here, DIGITS) >> (3 * row)) & 7;
    const taken = (<u32>(cellsOfColumns(Now.columnCells, columns) >> (6 * row)) & 63) | walls;
    const number = <u32>(load<u64>(here, CELLS) >> NUMBER_AT) & 0xffff;
    const base = number - load<u16>(ROW_OFFSET + (((row << 3) + p) << 1));
    for (let moves: u32 = load<u8>(slides + (p << 6) + taken); moves; moves &= moves - 1) {
      const next = stateAt(base + load<u16>(ROW_OFFSET + (((row << 3) + ctz(moves)) << 1)), columns);
      store<u8>(Now.distance + indexOf(next), 1);
      store<u64>(tail, next | ((<u64>row) << (LAST_AT + 3)));
      tail += 8;
    }
  }
  return tail;
}
