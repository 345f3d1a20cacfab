// Writes the record of one cluster, which becomes a row of the atlas: its distances, its hardest states and its
// canonical board. A cluster whose hardest state is not minimal gets no record.
//
// Boards compare by the integer of their horizontal cells, walls included, then of their vertical cells; the
// top-left cell is the lowest bit. So the left one of these two is less:
//
//     A A .      . A A
//     . . B      B . .
//     . . B      B . .
//
// Source: the published database of Michael Fogleman, for what counts as a puzzle and how boards compare.
import { countSolutions } from './count-solutions.as';
import { levelAt, measure } from './distances.as';
import { forgetStates } from './found-states.as';
import { cellsOfColumns } from './half-lane-masks.as';
import {
  align,
  Cluster,
  ColumnChoice,
  COLUMN_SLIDES,
  COLUMN_STEPS,
  DIGITS,
  HISTOGRAM,
  reach,
  ROW_FIRST,
  ROW_MASKS,
  ROW_SLIDES,
  ROW_STEPS,
  Size,
  STEP_HISTOGRAM,
} from './memory.as';
import { isMinimal } from './minimal.as';
import { rankStates } from './rank-states.as';
import { ENTRY, storeDistances, unpack } from './packed-entries.as';
import { columnsOf, configurationOf, placementOfRow } from './state.as';

/** The host's function that reads the record of a cluster which belongs in the atlas. */
// @ts-ignore: decorator
@external('host', 'found')
declare function found(): void;

/**
 * The record, 32 bits each: states, greatest distance in moves, in steps; placements of the rows and of the columns
 * of the canonical board, of the hardest in moves, of the hardest in steps; then at 40 the number of shortest
 * solutions of the hardest in moves, 64 bits.
 */
export const RECORD: usize = memory.data(64, 8);

/** Measures the cluster whose components are in the arena, and reports it to the host if it is minimal. */
export function recordCluster(): void {
  rankStates();
  const moves = measure(ROW_SLIDES, COLUMN_SLIDES, 0, HISTOGRAM);
  if (moves == 0) return;
  const hardest = leastOf(levelAt(moves), Cluster.queueEnd);
  if (!isMinimal(hardest, moves)) return;
  ColumnChoice.distance = ColumnChoice.scratch;
  reach(<u64>ColumnChoice.distance + ColumnChoice.states + 64);
  ColumnChoice.scratch = align(ColumnChoice.distance + ColumnChoice.states);
  for (let distance: u32 = 0; distance <= moves; distance++) storeDistances(levelAt(distance), levelAt(distance + 1), <u8>distance);
  store<u32>(RECORD, Cluster.size);
  store<u32>(RECORD, moves, 4);
  storeBoard(RECORD + 12, leastOf(ColumnChoice.queue, Cluster.queueEnd));
  storeBoard(RECORD + 20, hardest);
  const states = ColumnChoice.scratch;
  reach(<u64>states + ((<u64>Cluster.size) << 3));
  const statesEnd = unpack(ColumnChoice.queue, Cluster.queueEnd, states);
  store<u64>(RECORD, countSolutions(hardest, moves, states, statesEnd), 40);
  forgetStates();
  const steps = measure(ROW_STEPS, COLUMN_STEPS, 1, STEP_HISTOGRAM);
  store<u32>(RECORD, steps, 8);
  storeBoard(RECORD + 28, leastOf(levelAt(steps), Cluster.queueEnd));
  found();
}

function storeBoard(to: usize, state: u64): void {
  store<u32>(to, load<u32>(configurationOf(state), DIGITS));
  store<u32>(to, columnsOf(state), 4);
}

/** The least state of these entries. */
function leastOf(from: usize, end: usize): u64 {
  let leastRows: u64 = ~0;
  let leastHere: usize = 0;
  let known: usize = 0;
  for (let at = from; at < end; at += ENTRY) {
    const here = configurationOf(load<u64>(at));
    if (here == known) continue;
    known = here;
    const rows = rowsOf(load<u32>(here, DIGITS));
    if (rows >= leastRows) continue;
    leastRows = rows;
    leastHere = here;
  }
  const states = ColumnChoice.scratch;
  // the states of one word
  reach(<u64>states + (64 << 3));
  let least: u64 = 0;
  let leastColumns: u64 = ~0;
  for (let entry = from; entry < end; entry += ENTRY) {
    if (configurationOf(load<u64>(entry)) != leastHere) continue;
    const statesEnd = unpack(entry, entry + ENTRY, states);
    for (let at = states; at < statesEnd; at += 8) {
      const state = load<u64>(at);
      const columns = cellsOfColumns(ColumnChoice.columnCells, columnsOf(state));
      if (columns >= leastColumns) continue;
      least = state;
      leastColumns = columns;
    }
  }
  return least;
}

/** The cells of horizontal vehicles, row by row; walls are the same in all states of a cluster. */
function rowsOf(digits: u32): u64 {
  let cells: u64 = 0;
  for (let y: u32 = 0; y < Size.height; y++) {
    const mask = load<u8>(ROW_MASKS + load<u8>(ROW_FIRST + y) + placementOfRow(digits, y));
    cells |= (<u64>mask) << (<u64>(ROW_CELLS * y));
  }
  return cells;
}
