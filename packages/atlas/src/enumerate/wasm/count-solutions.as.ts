// Counts the shortest solutions of a state, once the distances of its cluster are known.
//
// It goes from the state towards the exit, level by level: the number of ways to a state of the next distance is the
// sum of those of all states that have a move to it.
//
//     distance 2      1 way          every move from distance d to d - 1 is on a shortest solution
//     distance 1    1     1
//     distance 0      2 ways
//
// Source: path counting in the graph of shortest paths. Guarantee: exact below 2^64.
import { cellsOfColumns } from './half-lane-masks.as';
import { COLUMN_DIGIT } from './layout.as';
import { align, CELLS, Cluster, ColumnChoice, DIGITS, reach, Size } from './memory.as';
import {
  columnsOf,
  configurationOf,
  indexOf,
  numberOf,
  offsetOf,
  placementOfColumn,
  placementOfRow,
  slidesOfColumn,
  slidesOfRow,
  stateAt,
  wallCells,
} from './state.as';

/**
 * The number of shortest solutions in moves of a state whose distance is `moves`; the greatest number of 64 bits if
 * there are more. All states of the cluster are in memory from `states` to `end`.
 */
export function countSolutions(start: u64, moves: u32, states: usize, end: usize): u64 {
  // a number for each state of the cluster's configurations, then the states of a level and of the next
  const counts = align(end);
  const countsBytes = (<u64>ColumnChoice.states) << 3;
  reach(<u64>counts + countsBytes + ((<u64>Cluster.size) << 3) + 128);
  const queue = align(counts + <usize>countsBytes);
  for (let at = states; at < end; at += 8) store<u64>(counts + (indexOf(load<u64>(at)) << 3), 0);
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
      const number = numberOf(here);
      const taken = cellsOfColumns(ColumnChoice.columnCells, columns) | walls;
      for (let lane: u32 = 0; lane < Size.height + Size.width; lane++) {
        const inRow = lane < Size.height;
        const i = inRow ? lane : lane - Size.height;
        const p = inRow ? placementOfRow(digits, i) : placementOfColumn(columns, i);
        let set = inRow ? slidesOfRow(i, p, taken) : slidesOfColumn(i, p, cells);
        for (; set; set &= set - 1) {
          const q = ctz(set);
          const next = inRow
            ? stateAt(number - offsetOf(i, p) + offsetOf(i, q), columns)
            : stateAt(number, columns - (p << (COLUMN_DIGIT * i)) + (q << (COLUMN_DIGIT * i)));
          const index = indexOf(next);
          if (load<u8>(ColumnChoice.distance + index) != left - 1) continue;
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
function sum(a: u64, b: u64): u64 {
  return a + b < a ? ~0 : a + b;
}
