import { at } from '@unjam/core/basics';
import { type LaneGroup, laneTables } from '@unjam/core/engine';
import { moveSets } from './move-sets.ts';

/** The vehicle lengths of the published rules: cars and trucks. */
const CAR = 2;
const TRUCK = 3;

/**
 * A kind of row: its walls, its vehicles in order, and the placements that can be reached from one another between the
 * walls if no vehicle of a column is in the way.
 *
 *     ..x..A  and  A.x...  are of different kinds: the car cannot pass the wall
 */
export interface RowKind {
  readonly group: LaneGroup;
  /** The cells of the walls, cell x as bit x. */
  readonly walls: number;
  readonly wallCount: number;
  /** Placements of the group, ascending. */
  readonly placements: readonly number[];
}

/**
 * The groups of cars and trucks that leave a lane of this length at least one free cell beside `walls` walls;
 * fewer vehicles first, then cars before trucks.
 */
export function groupsThatFit(length: number, walls = 0): LaneGroup[] {
  return laneTables(length)
    .groups.filter(
      ({ lengths }) =>
        lengths.every((cells) => cells === CAR || cells === TRUCK) &&
        lengths.reduce((sum, cells) => sum + cells, walls) < length,
    )
    .sort((a, b) => a.lengths.length - b.lengths.length || compareLengths(a.lengths, b.lengths));
}

function compareLengths(a: readonly number[], b: readonly number[]): number {
  const differing = a.findIndex((length, i) => length !== b[i]);
  return differing < 0 ? 0 : at(a, differing) - at(b, differing);
}

/** Every kind of row with at most `maxWalls` walls. Fewer walls come first; those without walls are ordered by group. */
export function rowKinds(width: number, maxWalls: number): RowKind[] {
  return wallSets(width, maxWalls).flatMap(({ walls, wallCount }) =>
    groupsThatFit(width, wallCount).flatMap((group) => kindsOf(width, group, walls, wallCount)),
  );
}

/** Every kind of row that holds the primary, a car, and no other vehicle; walls stand to its left only. */
export function primaryRowKinds(width: number, maxWalls: number): RowKind[] {
  const group = groupsThatFit(width).find(({ lengths }) => lengths.length === 1 && lengths[0] === CAR);
  if (!group) return [];
  const exit = group.placements.length - 1;
  return wallSets(width - CAR, maxWalls).flatMap(({ walls, wallCount }) =>
    // the rules do not allow a row that is full
    wallCount + CAR >= width
      ? []
      : kindsOf(width, group, walls, wallCount).filter(({ placements }) => placements.includes(exit)),
  );
}

function wallSets(cells: number, maxWalls: number): { walls: number; wallCount: number }[] {
  const sets = Array.from({ length: 1 << cells }, (_, walls) => ({ walls, wallCount: bitCount(walls) }));
  return sets
    .filter(({ wallCount }) => wallCount <= maxWalls)
    .sort((a, b) => a.wallCount - b.wallCount || a.walls - b.walls);
}

function bitCount(mask: number): number {
  let count = 0;
  for (let rest = mask; rest; rest &= rest - 1) count++;
  return count;
}

/** One kind for each set of placements that can be reached from one another between the walls. */
function kindsOf(width: number, group: LaneGroup, walls: number, wallCount: number): RowKind[] {
  const { steps } = moveSets(width);
  const kinds: RowKind[] = [];
  let left = group.masks.reduce((set, mask, i) => (mask & walls ? set : set | (1 << i)), 0);
  while (left) {
    const placements = reachable(steps, width, group, walls, 31 - Math.clz32(left & -left));
    for (const placement of placements) left &= ~(1 << placement);
    kinds.push({ group, walls, wallCount, placements });
  }
  return kinds;
}

/**
 * The placements that can be reached step by step.
 *
 * @param steps - the table of steps for lanes of this length
 * @param taken - cells that others take, cell i as bit i
 * @param from - the placement to begin with
 * @returns placements of the group, ascending
 */
export function reachable(
  steps: Uint8Array | Uint16Array,
  length: number,
  group: LaneGroup,
  taken: number,
  from: number,
): number[] {
  let found = 1 << from;
  for (let before = 0; before !== found; ) {
    before = found;
    group.placements.forEach((_, placement) => {
      if ((found >> placement) & 1) found |= at(steps, ((group.first + placement) << length) | taken);
    });
  }
  return group.placements.flatMap((_, placement) => ((found >> placement) & 1 ? [placement] : []));
}
