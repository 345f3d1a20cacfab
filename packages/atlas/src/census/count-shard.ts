import { counted } from '@unjam/core/basics';
import { writeBoardTables } from '../enumerate/board-tables.ts';
import { Machine } from '../enumerate/machine.ts';
import { writeRowTables } from '../enumerate/row-tables.ts';
import {
  type CensusRows,
  type CensusSize,
  censusColumns,
  censusRows,
  countCensusRows,
  waysToFill,
} from './census-rows.ts';
import { addCensus, addCounts, type Census, type CensusCounts, nothingCounted } from './counts.ts';

/** A shard of a census to be counted. */
export interface CensusTask extends CensusSize {
  /** Which of the shards, from 0, and how many there are. */
  readonly shard: number;
  readonly shards: number;
}

/** What was counted in a shard. */
export interface CensusShard {
  readonly shard: number;
  readonly counts: Census;
}

/** Counts the boards of one size. Keep it for the next shard of the same size, because making one takes time. */
class Counter {
  readonly size: CensusSize;
  readonly #machine: Machine;

  constructor(size: CensusSize) {
    this.size = size;
    this.#machine = new Machine(size.width, size.height, () => {});
    writeBoardTables(this.#machine, size.width, size.height, censusColumns(size.height));
  }

  /** Counts the states of every solvable cluster with these rows. */
  count(rowGroup: CensusRows): Census {
    const { exports } = this.#machine;
    const { configurations, walls } = writeRowTables(this.#machine, rowGroup, this.size.width);
    exports.beginCensus();
    exports.enumerateRowGroup(configurations, walls, 0);
    const { width, height } = this.size;
    const atlas = this.#read(0);
    let wide = nothingCounted.wide;
    for (let full = 0; full <= width; full++) {
      const counts = full === 0 ? atlas : this.#read(full);
      wide = addCounts(wide, counts, rowGroup.standsFor * waysToFill(height) ** full);
    }
    return { atlas: rowGroup.inAtlas ? atlas : nothingCounted.atlas, wide };
  }

  /** What was counted with so many full columns. */
  #read(full: number): CensusCounts {
    const machine = this.#machine;
    const distances = machine.layout.CENSUS_DISTANCES;
    const read = (table: 'CENSUS_STATES' | 'CENSUS_CLUSTERS' | 'CENSUS_CHOICES') => {
      const start = machine.address(table, 8 * full * distances);
      const counts = Array.from({ length: distances }, (_, distance) =>
        Number(machine.view().getBigUint64(start + 8 * distance, true)),
      );
      return counts.slice(0, counts.findLastIndex((count) => count > 0) + 1);
    };
    return {
      states: read('CENSUS_STATES'),
      clusters: read('CENSUS_CLUSTERS'),
      choices: read('CENSUS_CHOICES'),
    };
  }
}

let kept: Counter | undefined;

/**
 * Counts the states of one shard by distance, over all solvable clusters, minimal or not.
 *
 * @param task - the size, the number of the shard from 0, and how many shards there are
 * @throws RangeError for a size or a shard that does not exist
 *
 * @example
 * countCensusShard({ width: 4, height: 4, shard: 0, shards: 1 }).counts.atlas.states // by distance from 0
 */
export function countCensusShard(task: CensusTask): CensusShard {
  checkCensus(task);
  const { width, height, shard, shards } = task;
  if (kept?.size.width !== width || kept.size.height !== height) kept = new Counter({ width, height });
  let counts = nothingCounted;
  for (const rowGroup of censusRows(task, shard, shards)) counts = addCensus(counts, kept.count(rowGroup));
  return { shard, counts };
}

const LONGEST_LANE = 6;

/**
 * Checks what can be counted.
 *
 * @throws RangeError for a size or a shard that does not exist
 */
export function checkCensus({ width, height, shard, shards }: CensusTask): void {
  const isCount = (value: number, from: number, to: number) =>
    Number.isInteger(value) && value >= from && value <= to;
  if (!(isCount(width, 3, LONGEST_LANE) && isCount(height, 3, LONGEST_LANE)))
    throw new RangeError(`boards of ${width}x${height} cells cannot be counted, only 3x3 to 6x6`);
  const most = countCensusRows({ width, height });
  if (!isCount(shards, 1, most))
    throw new RangeError(`${counted(shards, 'shard')} of ${width}x${height}: expected 1 to ${most}`);
  if (!isCount(shard, 0, shards - 1)) throw new RangeError(`there is no shard ${shard} of ${shards}`);
}
