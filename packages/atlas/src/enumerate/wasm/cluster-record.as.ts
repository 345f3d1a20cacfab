// Charts one cluster: its distances, its hardest state, whether that is minimal; and what a row of the atlas says.
//
// Boards compare by the integer of their horizontal cells, walls included, then of their vertical cells; the
// top-left cell is the lowest bit. So of these two the left one is less:
//
//     A A .      . A A
//     . . B      B . .
//     . . B      B . .
import { cellsOfColumns } from './half-lane-masks.as';
import { columnsOf, configurationOf, indexOf, measure, rankStates, stateAt, UNKNOWN, wallCells } from './distances.as';
import {
  align,
  CELLS,
  COLUMN_SLIDES,
  COLUMN_STEPS,
  DIGITS,
  GROUP_FIRST,
  HISTOGRAM,
  Now,
  NUMBER_AT,
  reach,
  ROW_FIRST,
  ROW_MASKS,
  ROW_OFFSET,
  ROW_SLIDES,
  ROW_STEPS,
  STEP_HISTOGRAM,
} from './memory.as';
import { isMinimal } from './minimal.as';

/** Takes the record of a cluster that belongs in the atlas. */
// @ts-ignore: decorator
@external('host', 'found')
declare function found(): void;

/**
 * The record, 32 bits each: states, greatest distance in moves, in steps; placements of the rows and of the columns
 * of the canonical board, of the hardest in moves, of the hardest in steps; then at 40 the number of shortest
 * solutions of the hardest in moves, 64 bits.
 */
export const RECORD: usize = memory.data(64, 8);

/** Charts the cluster whose boxes are in the arena, and reports it if it is minimal. */
export function chart(): void {
  rankStates();
  const moves = measure(ROW_SLIDES, COLUMN_SLIDES, 0, HISTOGRAM);
  if (moves == 0) return;
  const hardest = leastOf(Now.hardest);
  if (!isMinimal(hardest, moves)) return;
  store<u32>(RECORD, Now.size);
  store<u32>(RECORD, moves, 4);
  storeBoard(RECORD + 12, leastOf(Now.queue));
  storeBoard(RECORD + 20, hardest);
  store<u64>(RECORD, countSolutions(hardest, moves), 40);
  forget();
  store<u32>(RECORD, measure(ROW_STEPS, COLUMN_STEPS, 1, STEP_HISTOGRAM), 8);
  storeBoard(RECORD + 28, leastOf(Now.hardest));
  found();
}

function storeBoard(to: usize, state: u64): void {
  store<u32>(to, load<u32>(configurationOf(state), DIGITS));
  store<u32>(to, columnsOf(state), 4);
}

/** The least state from this place in the queue to its end. */
function leastOf(from: usize): u64 {
  let least: u64 = 0;
  let leastRows: u64 = ~0;
  let leastColumns: u64 = ~0;
  let rows: u64 = 0;
  let known: usize = 0;
  for (let at = from; at < Now.queueEnd; at += 8) {
    const state = load<u64>(at);
    const configuration = configurationOf(state);
    if (configuration != known) {
      known = configuration;
      rows = rowsOf(load<u32>(configuration, DIGITS));
    }
    if (rows > leastRows) continue;
    const columns = cellsOfColumns(Now.columnCells, columnsOf(state));
    if (rows < leastRows || columns < leastColumns) {
      least = state;
      leastRows = rows;
      leastColumns = columns;
    }
  }
  return least;
}

/** The cells of horizontal vehicles, row by row; walls are the same in all states of a cluster. */
function rowsOf(digits: u32): u64 {
  let cells: u64 = 0;
  for (let y: u32 = 0; y < Now.height; y++) {
    const p = (digits >> (3 * y)) & 7;
    cells |= (<u64>load<u8>(ROW_MASKS + load<u8>(ROW_FIRST + y) + p)) << (6 * y);
  }
  return cells;
}

/** Makes every distance of the cluster unknown again. */
function forget(): void {
  for (let at = Now.queue; at < Now.queueEnd; at += 8) store<u8>(Now.distance + indexOf(load<u64>(at)), UNKNOWN);
}

/**
 * The number of shortest solutions in moves, counted downhill level by level; the greatest number of 64 bits
 * where there are more.
 */
function countSolutions(start: u64, moves: u32): u64 {
  // a number for each state of the cluster's configurations, then the states of a level and of the next
  const counts = align(Now.scratch);
  const queue = align(counts + ((Now.queue - Now.distance) << 3));
  reach(queue + ((<usize>Now.size) << 3) + 64);
  for (let at = Now.queue; at < Now.queueEnd; at += 8) store<u64>(counts + (indexOf(load<u64>(at)) << 3), 0);
  store<u64>(queue, start);
  store<u64>(counts + (indexOf(start) << 3), 1);
  const walls = wallCells();
  let head = queue;
  let tail = queue + 8;
  let solutions: u64 = 0;
  for (let left = moves; left > 0; left--) {
    for (const levelEnd = tail; head < levelEnd; head += 8) {
      const state = load<u64>(head);
      const ways = load<u64>(counts + (indexOf(state) << 3));
      const here = configurationOf(state);
      const columns = columnsOf(state);
      const cells = load<u64>(here, CELLS);
      const digits = load<u32>(here, DIGITS);
      const number = <u32>(cells >> NUMBER_AT) & 0xffff;
      const taken = cellsOfColumns(Now.columnCells, columns) | walls;
      for (let lane: u32 = 0; lane < 12; lane++) {
        const inRow = lane < 6;
        const i = inRow ? lane : lane - 6;
        if (i >= (inRow ? Now.height : Now.width)) continue;
        const p = ((inRow ? digits : columns) >> (3 * i)) & 7;
        const across = <u32>((inRow ? taken : cells) >> (6 * i)) & 63;
        const first: usize = inRow ? load<u8>(ROW_FIRST + i) : load<u8>(GROUP_FIRST + load<u8>(Now.group + i));
        let set: u32 = load<u8>((inRow ? ROW_SLIDES : COLUMN_SLIDES) + ((first + p) << 6) + across);
        for (; set; set &= set - 1) {
          const q = ctz(set);
          const next = inRow
            ? stateAt(number - offsetOf(i, p) + offsetOf(i, q), columns)
            : stateAt(number, columns - (p << (3 * i)) + (q << (3 * i)));
          const index = indexOf(next);
          if (load<u8>(Now.distance + index) != left - 1) continue;
          if (left == 1) {
            solutions = sum(solutions, ways);
            continue;
          }
          const before = load<u64>(counts + (index << 3));
          if (before == 0) {
            store<u64>(tail, next);
            tail += 8;
          }
          store<u64>(counts + (index << 3), sum(before, ways));
        }
      }
    }
  }
  return solutions;
}

// @ts-ignore: decorator
@inline
function offsetOf(y: u32, p: u32): u32 {
  return load<u16>(ROW_OFFSET + (((y << 3) + p) << 1));
}

// @ts-ignore: decorator
@inline
function sum(a: u64, b: u64): u64 {
  return a + b < a ? ~0 : a + b;
}
