import { at } from '@unjam/core/basics';
import type { LaneGroup } from '@unjam/core/engine';
import { groupsThatFit, primaryRowKinds, type RowKind, rowKinds } from './row-kinds.ts';

/** The boards of an atlas: their size and how many walls they may have. */
export interface AtlasSize {
  /** Columns and rows, 3 to 7. */
  readonly width: number;
  readonly height: number;
  /** The fewest and the most walls on a board. */
  readonly minWalls: number;
  readonly maxWalls: number;
}

/** The primary's row, from 0: the third from the top. */
export const PRIMARY_ROW = 2;

/**
 * The unit of work, numbered from 0 within its size: one kind for each row. Where a lane has seven cells that is too
 * much work for one unit, so it is divided into parts, by the vehicles of the leftmost column; on 7x7 by those of the
 * leftmost two.
 */
export interface RowGroup {
  readonly number: number;
  /** From the top. */
  readonly rows: readonly RowKind[];
  /** The groups of the leftmost columns; of the other columns, the row group has every choice. */
  readonly leftmost: readonly LaneGroup[];
}

/** The longest lane with which a row group is one unit of work. */
const LONGEST_UNDIVIDED = 6;

/** How many columns divide each row group of a size into parts. */
export const dividingColumns = ({ width, height }: Pick<AtlasSize, 'width' | 'height'>): number =>
  [width, height].filter((side) => side > LONGEST_UNDIVIDED).length;

/** The parts of each row group of a size in their order: the groups of the leftmost columns. */
export function partsOf(size: Pick<AtlasSize, 'width' | 'height'>): readonly (readonly LaneGroup[])[] {
  const groups = groupsThatFit(size.height);
  let parts: (readonly LaneGroup[])[] = [[]];
  for (let x = 0; x < dividingColumns(size); x++) {
    parts = parts.flatMap((part) => groups.map((group) => [...part, group]));
  }
  return parts;
}

/**
 * Every row group of a size, or those of one shard: the row groups whose number leaves the remainder `shard` when
 * divided by `shards`, in ascending order. The parts of a row group follow each other; of the rows the topmost changes
 * fastest.
 *
 * @param size - columns, rows and the range of walls
 * @param shard - from 0; default 0
 * @param shards - how many shards there are; default 1, which gives all row groups
 */
export function* rowGroups(size: AtlasSize, shard = 0, shards = 1): Generator<RowGroup, void> {
  const { height, minWalls, maxWalls } = size;
  const kinds = kindsOfRows(size);
  const parts = partsOf(size);
  let number = 0;
  function* choose(y: number, below: readonly RowKind[], walls: number): Generator<RowGroup, void> {
    if (y < 0) {
      if (walls < minWalls) return;
      for (const leftmost of parts) {
        if (number % shards === shard) yield { number, rows: below, leftmost };
        number++;
      }
      return;
    }
    for (const kind of at(kinds, y)) {
      if (walls + kind.wallCount > maxWalls) break;
      yield* choose(y - 1, [kind, ...below], walls + kind.wallCount);
    }
  }
  yield* choose(height - 1, [], 0);
}

/** The kinds that each row of a size may have, from the top; fewer walls first. */
export function kindsOfRows({ width, height, maxWalls }: Omit<AtlasSize, 'minWalls'>): RowKind[][] {
  const primary = primaryRowKinds(width, maxWalls);
  const other = rowKinds(width, maxWalls);
  return Array.from({ length: height }, (_, y) => (y === PRIMARY_ROW ? primary : other));
}

/**
 * The row group of a board, found from the pieces on its rows.
 *
 * @param rows - for each row from the top: the lengths and offsets of its vehicles, and its walls, cell x as bit x
 * @returns the whole row group with -1 as its number, which is not computed; undefined if the rules do not allow such a row
 */
export function rowGroupOf(
  rows: readonly {
    readonly lengths: readonly number[];
    readonly offsets: readonly number[];
    readonly walls: number;
  }[],
  width: number,
): RowGroup | undefined {
  const kinds = rows.map(({ lengths, offsets, walls }, y) =>
    (y === PRIMARY_ROW ? primaryRowKinds(width, width) : rowKinds(width, width)).find(
      (kind) =>
        kind.walls === walls &&
        kind.group.lengths.join() === lengths.join() &&
        kind.placements.some((placement) => kind.group.placements[placement]?.join() === offsets.join()),
    ),
  );
  return kinds.every((kind) => kind !== undefined) ? { number: -1, rows: kinds, leftmost: [] } : undefined;
}

/**
 * How many row groups a size has, or parts of them, without listing them.
 *
 * @param size - columns, rows and the range of walls
 */
export function countRowGroups(size: AtlasSize): number {
  const { minWalls, maxWalls } = size;
  // ways[w]: choices for the rows so far with w walls in all
  let ways = [1, ...Array.from({ length: maxWalls }, () => 0)];
  for (const kinds of kindsOfRows(size)) {
    const next = ways.map(() => 0);
    ways.forEach((count, walls) => {
      for (const { wallCount } of kinds) {
        if (walls + wallCount <= maxWalls) next[walls + wallCount] = at(next, walls + wallCount) + count;
      }
    });
    ways = next;
  }
  return partsOf(size).length * ways.slice(minWalls).reduce((sum, count) => sum + count, 0);
}
