// Counts states by their distance, over every solvable cluster of a row group: no cluster is dropped, and none recorded.
//
// A column that its vehicles fill from end to end never moves, whatever they are. So one group stands for all of them: one
// vehicle as long as the column. The counts are kept apart by how many columns are full, for the caller to multiply.
//
//     . . . 6    6 stands for two trucks and for three cars: each state counts once with no car above it here, and
//     A A . 6    twice in the counts of those who allow full columns
//     . . . 6
//
// Source: our own. Guarantee: every state of every solvable cluster is counted once, at its distance.
import { measure } from './distances.as';
import { COLUMNS } from './layout.as';
import {
  ColumnChoice,
  COLUMN_SLIDES,
  GROUP_PLACEMENTS,
  GROUP_VEHICLES,
  HISTOGRAM,
  ROW_SLIDES,
  Size,
} from './memory.as';
import { rankStates } from './rank-states.as';

/** Distances that are counted: 0 up to one less than this. */
export const CENSUS_DISTANCES: u32 = 256;
const ENTRIES: u32 = (COLUMNS + 1) * CENSUS_DISTANCES;

// Entry `full columns * CENSUS_DISTANCES + distance`, 64 bits each:

/** States at the distance. */
export const CENSUS_STATES: usize = memory.data(ENTRIES << 3, 8);
/** Solvable clusters whose farthest state is at the distance. */
export const CENSUS_CLUSTERS: usize = memory.data(ENTRIES << 3, 8);
/** Choices of column groups of which the farthest state of all solvable clusters is at the distance. */
export const CENSUS_CHOICES: usize = memory.data(ENTRIES << 3, 8);

/** What is being counted. */
export class Census {
  /** Whether clusters are counted, in place of being recorded. */
  static counting: bool = false;
  /** Full columns of the chosen groups, times CENSUS_DISTANCES. */
  static entry: u32 = 0;
  /** The farthest distance so far of the chosen groups; they have no solvable cluster as long as `hasCluster` is false. */
  static farthest: u32 = 0;
  static hasCluster: bool = false;
}

/** Forgets all counts and begins to count. */
export function beginCensus(): void {
  Census.counting = true;
  memory.fill(CENSUS_STATES, 0, ENTRIES << 3);
  memory.fill(CENSUS_CLUSTERS, 0, ENTRIES << 3);
  memory.fill(CENSUS_CHOICES, 0, ENTRIES << 3);
}

/** Before the clusters of the chosen groups. */
export function beginChoice(): void {
  let full: u32 = 0;
  for (let x: u32 = 0; x < Size.width; x++) {
    const group = load<u8>(ColumnChoice.groups + x);
    full += u32(load<u8>(GROUP_PLACEMENTS + group) == 1 && load<u8>(GROUP_VEHICLES + group) > 0);
  }
  Census.entry = full * CENSUS_DISTANCES;
  Census.farthest = 0;
  Census.hasCluster = false;
}

/** After the clusters of the chosen groups. */
export function endChoice(): void {
  if (Census.hasCluster) add(CENSUS_CHOICES, Census.farthest, 1);
}

/** Counts the cluster whose components are in the arena. */
export function countCluster(): void {
  rankStates();
  const farthest = measure(ROW_SLIDES, COLUMN_SLIDES, 0, HISTOGRAM);
  for (let distance: u32 = 0; distance <= farthest; distance++) {
    add(CENSUS_STATES, distance, load<u32>(HISTOGRAM + (distance << 2)));
  }
  add(CENSUS_CLUSTERS, farthest, 1);
  Census.farthest = max(Census.farthest, farthest);
  Census.hasCluster = true;
}

// @ts-ignore: decorator
@inline
function add(table: usize, distance: u32, count: u32): void {
  const at = table + ((<usize>(Census.entry + distance)) << 3);
  store<u64>(at, load<u64>(at) + count);
}
