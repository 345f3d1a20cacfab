// Distances of all states of a cluster to its nearest solved state, in moves or in steps.
//
// Breadth-first from all solved states at once. A state is a row configuration and a rank among the states of that
// configuration, without gaps: the sum of what each column's placement adds. So what has been reached is one byte
// a state, without a hash. Any move but the primary's leads from a solved state to a solved one, so of the first
// level only the primary's moves are made; and once every state of the cluster has been found, nothing is left to
// do. After a move in a row the rows before it need not be tried, because moves in different rows commute, nor in
// moves that row itself where it has one vehicle; the same for columns.
//
//     . . . .   solved: distance 0        . . . .   one move before, or two steps
//     . . A A                             A A . .
//
// Guarantee: every state's distance is least, the histogram is exact, the queue ends with the states of the
// greatest distance. Of two shortest ways that differ in the order of neighbouring moves in different rows, the
// one in ascending order is never cut off: each cut state has another predecessor at the same distance whose last
// row comes later, and rows end.
import { placesInBox } from './boxes.as';
import { cellsOfColumns, tabulateColumns } from './halves.as';
import {
  CELLS,
  CELLS_BITS,
  CONFIGURATION,
  DIGITS,
  GOAL,
  GROUP_FIRST,
  GROUP_VEHICLES,
  Now,
  NUMBER_AT,
  PLACE_SET,
  RANK,
  RANKED,
  ROW_FIRST,
  ROW_OFFSET,
  ROW_VEHICLES,
  ROW_WALLS,
  STATE_BASE,
  STATES,
} from './memory.as';

// a state in the queue: placements of the columns (18 bits), the lane that moved last (4), configuration (16), rank
const LAST_AT: u64 = 18;
const CONFIGURATION_AT: u64 = 22;
const RANK_AT: u64 = 38;
const LAST_NONE: u64 = 15;
export const UNKNOWN: u8 = 255;

/** The moves worth trying after a move in each lane, in rows and in columns: 16 bytes a lane, moves then steps. */
const KEEP: usize = memory.data(512, 8);
/** For bit 6x + placement of a set of moves: what it adds to a state's columns, the lane that moved included. */
const ADDED: usize = memory.data(36 * 8, 8);
/** The state without the placement of each column. */
const BASE: usize = memory.data(64, 8);
/** The number of its configuration without the placement of each row. */
const ROW_BASE: usize = memory.data(32, 8);
/** For bit 6y + placement of a set of moves: what it adds to the number of a configuration. */
const ROW_ADDED: usize = memory.data(36 * 4, 8);
const LANE: usize = memory.data(64, 8);

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
    store<u64>(ADDED + (bit << 3), ((<u64>p) << (3 * lane)) | ((<u64>(6 + lane)) << LAST_AT));
    store<u32>(ROW_ADDED + (bit << 2), load<u16>(ROW_OFFSET + (((lane << 3) + p) << 1)));
  }
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

/** The state without column x, and without the lane that moved. */
// @ts-ignore: decorator
@inline
function storeBase(x: u32, state: u64, columns: u32, ranks: usize): void {
  const p = (columns >> (3 * x)) & 7;
  const rank = <u64>load<u16>(ranks + ((6 * x + p) << 1));
  store<u64>(BASE + (x << 3), state - (rank << RANK_AT) - ((<u64>p) << (3 * x)));
}

// @ts-ignore: decorator
@inline
function storeRowBase(y: u32, number: u32, digits: u32): void {
  const p = (digits >> (3 * y)) & 7;
  store<u32>(ROW_BASE + (y << 2), number - load<u32>(ROW_ADDED + ((6 * y + p) << 2)));
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
    for (; head < levelEnd; head += 8) {
      const entry = load<u64>(head);
      const columns = <u32>entry & 0x3ffff;
      const kept = keep + ((<usize>(entry >> LAST_AT) & 15) << 4);
      const here = table + (<usize>(entry >> CONFIGURATION_AT) & 0xffff) * CONFIGURATION;
      const cells = load<u64>(here, CELLS);
      const digits = load<u32>(here, DIGITS);
      const taken = cellsOfColumns(cellsTable, columns) | walls;

      let moves =
        columnMoves(c0, 0, columns, cells) |
        columnMoves(c1, 1, columns, cells) |
        columnMoves(c2, 2, columns, cells) |
        columnMoves(c3, 3, columns, cells) |
        columnMoves(c4, 4, columns, cells) |
        columnMoves(c5, 5, columns, cells);
      moves &= load<u64>(kept, 8);
      const ranks = here + RANK;
      if (moves) {
        const state = entry & ~((<u64>15) << LAST_AT);
        storeBase(0, state, columns, ranks);
        storeBase(1, state, columns, ranks);
        storeBase(2, state, columns, ranks);
        storeBase(3, state, columns, ranks);
        storeBase(4, state, columns, ranks);
        storeBase(5, state, columns, ranks);
        const distanceHere = distance + load<u32>(here, STATE_BASE);
        do {
          const bit = <usize>ctz(moves);
          moves &= moves - 1;
          const next =
            load<u64>(BASE + ((<usize>load<u8>(LANE + bit)) << 3)) +
            ((<u64>load<u16>(ranks + (bit << 1))) << RANK_AT) +
            load<u64>(ADDED + (bit << 3));
          const at = distanceHere + <usize>(next >> RANK_AT);
          const known = load<u8>(at);
          const isNew = known == UNKNOWN;
          store<u8>(at, isNew ? found : known);
          store<u64>(tail, next);
          tail += (<usize>isNew) << 3;
        } while (moves);
      }

      moves =
        rowMoves(r0, 0, digits, taken) |
        rowMoves(r1, 1, digits, taken) |
        rowMoves(r2, 2, digits, taken) |
        rowMoves(r3, 3, digits, taken) |
        rowMoves(r4, 4, digits, taken) |
        rowMoves(r5, 5, digits, taken);
      moves &= load<u64>(kept);
      if (moves) {
        const number = <u32>(cells >> NUMBER_AT) & 0xffff;
        storeRowBase(0, number, digits);
        storeRowBase(1, number, digits);
        storeRowBase(2, number, digits);
        storeRowBase(3, number, digits);
        storeRowBase(4, number, digits);
        storeRowBase(5, number, digits);
        const o0 = RANK + ((columns & 7) << 1);
        const o1 = RANK + 12 + (((columns >> 3) & 7) << 1);
        const o2 = RANK + 24 + (((columns >> 6) & 7) << 1);
        const o3 = RANK + 36 + (((columns >> 9) & 7) << 1);
        const o4 = RANK + 48 + (((columns >> 12) & 7) << 1);
        const o5 = RANK + 60 + ((columns >> 15) << 1);
        do {
          const bit = <usize>ctz(moves);
          moves &= moves - 1;
          const y = <usize>load<u8>(LANE + bit);
          const to = load<u32>(ROW_BASE + (y << 2)) + load<u32>(ROW_ADDED + (bit << 2));
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
            (<u64>columns) | ((<u64>y) << LAST_AT) | ((<u64>index) << CONFIGURATION_AT) | ((<u64>rank) << RANK_AT),
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
      store<u64>(tail, next | ((<u64>row) << LAST_AT));
      tail += 8;
    }
  }
  return tail;
}
