import type { LaneGroup } from '@unjam/core/engine';
import type { AtlasRow } from './atlas-row.ts';
import { readRow } from './atlas-row.ts';
import { writeBoardTables } from './board-tables.ts';
import { Machine } from './machine.ts';
import { type AtlasSize, type RowGroup, rowGroups } from './row-groups.ts';
import { MOST_WALLS, writeRowTables } from './row-tables.ts';

export interface ShardOptions extends AtlasSize {
  /** Which of the shards, from 0, and how many there are; default all in one. */
  readonly shard?: number;
  readonly shards?: number;
}

/** The result of enumerating one row group. */
export interface RowGroupResult {
  readonly rowGroup: RowGroup;
  /** In a fixed order. */
  readonly rows: readonly AtlasRow[];
  /** How many states of solvable clusters the search visited. */
  readonly states: number;
}

/**
 * Enumerates a shard, one row group at a time: every solvable, minimal cluster of the size, under the rules of the
 * published database, exactly once over all shards. The rows of a shard and their order depend only on the options. To
 * cancel, leave the loop: most row groups take well under a second, the longest of 6x6 about ten seconds.
 *
 * @param options - the size, its walls, and which shard
 * @returns the result of each row group, in the order of their numbers
 * @throws RangeError for a size, wall range or shard that does not exist
 *
 * @example
 * [...enumerateShard({ width: 4, height: 4, minWalls: 0, maxWalls: 0 })].flatMap(({ rows }) => rows).length // 32
 */
export function* enumerateShard(options: ShardOptions): Generator<RowGroupResult, void> {
  checkOptions(options);
  const { width, height, shard = 0, shards = 1 } = options;
  yield* new Enumerator(width, height).run(rowGroups(options, shard, shards));
}

/**
 * Enumerates row groups of one board size. Keep it for the next shard of the same size, because making one takes time.
 */
export class Enumerator {
  readonly width: number;
  readonly height: number;
  readonly #machine: Machine;
  readonly #columnGroups: readonly LaneGroup[];
  #found: () => void = () => {};

  /**
   * @param width - columns of the boards
   * @param height - rows of the boards
   * @param lanes - the most cells of rows and columns for which the compiled enumerator has room; given only to test
   *   that it makes no difference
   */
  constructor(width: number, height: number, lanes = { rowCells: width, columnCells: height }) {
    this.width = width;
    this.height = height;
    this.#machine = new Machine(lanes.rowCells, lanes.columnCells, () => this.#found());
    this.#columnGroups = writeBoardTables(this.#machine, width, height);
  }

  /** Enumerates row groups in the order given. */
  *run(groups: Iterable<RowGroup>): Generator<RowGroupResult, void> {
    const machine = this.#machine;
    for (const rowGroup of groups) {
      const { configurations, walls } = writeRowTables(machine, rowGroup, this.width);
      const rows: AtlasRow[] = [];
      this.#found = () => rows.push(readRow(machine, rowGroup, this.#columnGroups, this.width));
      const before = machine.exports.touched();
      const chosen = machine.exports.groupsChosen();
      for (const [x, group] of rowGroup.leftmost.entries()) {
        machine.view().setUint8(chosen + x, this.#columnGroups.indexOf(group));
      }
      machine.exports.enumerateRowGroup(configurations, walls, rowGroup.leftmost.length);
      yield { rowGroup, rows, states: Number(machine.exports.touched() - before) };
    }
  }
}

/**
 * Checks what can be enumerated.
 *
 * @throws RangeError for a size, wall range or shard that does not exist
 */
export function checkOptions({
  width,
  height,
  minWalls,
  maxWalls,
  shard = 0,
  shards = 1,
}: ShardOptions): void {
  const isCount = (value: number, from: number, to: number) =>
    Number.isInteger(value) && value >= from && value <= to;
  if (!(isCount(width, 3, 7) && isCount(height, 3, 7))) {
    throw new RangeError(`a board of ${width}x${height} cells cannot be enumerated, only 3x3 to 7x7`);
  }
  if (minWalls > maxWalls)
    throw new RangeError(`walls: ${minWalls}..${maxWalls} runs backwards; expected ${maxWalls}..${minWalls}`);
  if (!(isCount(maxWalls, 0, MOST_WALLS) && isCount(minWalls, 0, maxWalls))) {
    const upTo = maxWalls === Number.MAX_SAFE_INTEGER ? ' or more' : ` to ${maxWalls}`;
    throw new RangeError(
      `${minWalls}${minWalls === maxWalls ? '' : upTo} walls cannot be enumerated, only 0 to ${MOST_WALLS}`,
    );
  }
  if (!(isCount(shards, 1, Number.MAX_SAFE_INTEGER) && isCount(shard, 0, shards - 1))) {
    throw new RangeError(`there is no shard ${shard} of ${shards}`);
  }
}
