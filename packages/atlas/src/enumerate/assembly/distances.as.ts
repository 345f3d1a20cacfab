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
import { placesInBox } from './boxes.as';
import { cellsOfColumns, tabulateColumns } from './halves.as';
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
/** The first lane that is a column, where `last` is compared. */
const COLUMNS: u64 = 6 << 3;
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
 * The moves of rows that depend on the last move, of column x out of some cells: those that pass one of them. In
 * other rows nothing has changed that they could notice.
 */
// @ts-ignore: decorator
@inline
function dependentMoves(rowTable: usize, x: u32, left: u32, digits: u32, taken: u64): u64 {
  let moves: u64 = 0;
  for (let rows = left; rows; rows &= rows - 1) {
    const y = ctz(rows);
    const across = <u32>(taken >> (6 * y)) & 63;
    const slides = rowTable + ((<usize>load<u8>(ROW_FIRST + y) + ((digits >> (3 * y)) & 7)) << 6);
    moves |= (<u64>(load<u8>(slides + across) & ~load<u8>(slides + (across | (1 << x))))) << (6 * y);
  }
  return moves;
}

/**
 * Fills the distances of the cluster whose boxes are in the arena; metric 0 is moves, 1 steps. Returns the
 * greatest one. States of a distance d follow each other in the queue; `histogram` counts them.
 */
export function measure(rowTable: usize, columnTable: usize, metric: u32, histogram: usize): u32 {
  const queue = Now.queue;
  let tail = queue;
  for (let box = Now.boxes; box < Now.boxesEnd; box += 8) {
    const entry = load<u64>(box);
    if (load<u64>(Now.table + (<usize>(entry & 0xffff)) * CONFIGURATION, CELLS) & GOAL) tail = pushBox(entry, tail);
  }
  const solvedEnd = tail;
  store<u32>(histogram, <u32>((solvedEnd - queue) >> 3));
  tail = leaveExit(rowTable, queue, solvedEnd);

  const table = Now.table;
  const locate = Now.locate;
  const distance = Now.distance;
  const cellsTable = Now.columnCells;
  const size = Now.size;
  const all = queue + ((<usize>size) << 3);
  const keep = KEEP + (metric << 8);
  const c0 = columnTable + (<usize>load<u8>(GROUP_FIRST + load<u8>(Now.group)) << 6);
  const c1 = columnTable + (<usize>load<u8>(GROUP_FIRST + load<u8>(Now.group + 1)) << 6);
  const c2 = columnTable + (<usize>load<u8>(GROUP_FIRST + load<u8>(Now.group + 2)) << 6);
  const c3 = columnTable + (<usize>load<u8>(GROUP_FIRST + load<u8>(Now.group + 3)) << 6);
  const c4 = columnTable + (<usize>load<u8>(GROUP_FIRST + load<u8>(Now.group + 4)) << 6);
  const c5 = columnTable + (<usize>load<u8>(GROUP_FIRST + load<u8>(Now.group + 5)) << 6);
  const r0 = rowTable + (<usize>load<u8>(ROW_FIRST) << 6);
  const r1 = rowTable + (<usize>load<u8>(ROW_FIRST + 1) << 6);
  const r2 = rowTable + (<usize>load<u8>(ROW_FIRST + 2) << 6);
  const r3 = rowTable + (<usize>load<u8>(ROW_FIRST + 3) << 6);
  const r4 = rowTable + (<usize>load<u8>(ROW_FIRST + 4) << 6);
  const r5 = rowTable + (<usize>load<u8>(ROW_FIRST + 5) << 6);
  const walls = wallCells();
  const primaryDigit = 3 * Now.primaryRow;
  const primaryCells = <u64>(6 * Now.primaryRow);

  let reached: u32 = 1;
  let head = solvedEnd;
  if (tail == head) {
    Now.queueEnd = tail;
    Now.hardest = queue;
    return 0;
  }
  for (;;) {
    const levelEnd = tail;
    store<u32>(histogram + (reached << 2), <u32>((levelEnd - head) >> 3));
    if (levelEnd == all) break;
    const found = <u8>(reached + 1);
    const near = metric == 0 && reached <= 2;
    for (; head < levelEnd; head += 8) {
      const entry = load<u64>(head);
      const columns = <u32>entry & 0x3ffff;
      const last = (entry >> LAST_AT) & LAST_BITS;
      const kept = keep + ((<usize>last >> 3) << 4);
      const here = table + (<usize>(entry >> CONFIGURATION_AT) & 0xffff) * CONFIGURATION;
      const cells = load<u64>(here, CELLS);
      const digits = load<u32>(here, DIGITS);
      const ranks = here + RANK;
      const taken = cellsOfColumns(cellsTable, columns) | walls;

      let columnsAllowed = CELLS_BITS;
      let rowsAllowed = CELLS_BITS;
      if (near) {
        const p = (digits >> primaryDigit) & 7;
        columnsAllowed = load<u64>(ENTERING + (p << 3));
        rowsAllowed = 0;
        if (reached == 2) {
          const x = ctz(<u32>(taken >> primaryCells) & load<u8>(AHEAD + p));
          columnsAllowed |= (<u64>63) << (6 * x);
          rowsAllowed = load<u64>(CROSSING + (x << 3));
        }
      }

      let moves =
        columnMoves(c0, 0, columns, cells) |
        columnMoves(c1, 1, columns, cells) |
        columnMoves(c2, 2, columns, cells) |
        columnMoves(c3, 3, columns, cells) |
        columnMoves(c4, 4, columns, cells) |
        columnMoves(c5, 5, columns, cells);
      moves &= load<u64>(kept, 8) & columnsAllowed;
      if (moves) {
        const state = entry & ~(LAST_BITS << LAST_AT);
        const distanceHere = distance + load<u32>(here, STATE_BASE);
        do {
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
        } while (moves);
      }

      if (last >= COLUMNS) {
        const x = <u32>(last >> 3) - 6;
        const first = <u32>load<u8>(GROUP_FIRST + load<u8>(Now.group + x));
        const left = load<u8>(COLUMN_LEFT + ((first + (<u32>last & 7)) << 3) + ((columns >> (3 * x)) & 7));
        moves = dependentMoves(rowTable, x, left, digits, taken) & rowsAllowed;
      } else {
        moves =
          rowMoves(r0, 0, digits, taken) |
          rowMoves(r1, 1, digits, taken) |
          rowMoves(r2, 2, digits, taken) |
          rowMoves(r3, 3, digits, taken) |
          rowMoves(r4, 4, digits, taken) |
          rowMoves(r5, 5, digits, taken);
        moves &= load<u64>(kept) & rowsAllowed;
      }
      if (moves) {
        const number = <u32>(cells >> NUMBER_AT) & 0xffff;
        const o0 = RANK + ((columns & 7) << 1);
        const o1 = RANK + 12 + (((columns >> 3) & 7) << 1);
        const o2 = RANK + 24 + (((columns >> 6) & 7) << 1);
        const o3 = RANK + 36 + (((columns >> 9) & 7) << 1);
        const o4 = RANK + 48 + (((columns >> 12) & 7) << 1);
        const o5 = RANK + 60 + ((columns >> 15) << 1);
        do {
          const bit = <usize>ctz(moves);
          moves &= moves - 1;
          const digitAt = <u32>load<u8>(DIGIT_AT + bit);
          const p = (digits >> digitAt) & 7;
          const from = <usize>load<u8>(LANE_BITS + bit) + p;
          const to = number - load<u32>(ROW_ADDED + (from << 2)) + load<u32>(ROW_ADDED + (bit << 2));
          const index = <usize>load<u16>(locate + (to << 1));
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
    }
    // there are states left to find, so a level without any contradicts the flood
    if (tail == levelEnd || ++reached == UNKNOWN) unreachable();
    head = levelEnd;
  }
  Now.queueEnd = tail;
  Now.hardest = head;
  return reached;
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
