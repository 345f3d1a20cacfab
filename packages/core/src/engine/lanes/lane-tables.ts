// Lanes: everything that depends on one row or column alone, worked out once for all boards.
//
// A lane is a row or a column of at most eight cells. The vehicles on it never change their order, so they are
// known by their lengths from left (or top): the lane's group. A group has few placements (on six cells at most
// six), and each has few moves, which depend only on the cells that vehicles of the crossing lanes and walls take.
//
//     group 2,2 on six cells: AABB..  AA.BB.  AA..BB  .AABB.  .AA.BB  ..AABB
//     a move of AA.BB.: BB to the end, legal where nothing else takes the last cell
//
// Guarantee: the tables hold every placement of every group that fits, and of each every move. Source: ours.

import { at } from '../../basics/at.ts';

/** The longest lane that has tables. */
const LONGEST_LANE = 8;

/** One vehicle of a lane moves. */
export interface LaneMove {
  /** The placement that it leads to. */
  readonly to: number;
  /** Which of the lane's vehicles, from left or top. */
  readonly vehicle: number;
  /** The cells that the whole lane covers before or during the move: it is legal where nothing else takes one of them. */
  readonly swept: number;
  /** How many cells the vehicle moves. */
  readonly by: number;
}

/** The vehicles of one lane, by their lengths, and every way to place them. */
export interface LaneGroup {
  readonly id: number;
  /** From left or top; empty for a lane without vehicles. */
  readonly lengths: readonly number[];
  /** The offset of each vehicle, for each placement; in ascending order, the first vehicle's offset first. */
  readonly placements: readonly (readonly number[])[];
  /** The cells that each placement covers, cell i of the lane as bit i. */
  readonly masks: readonly number[];
  /** The moves from each placement, on an otherwise empty board, by the placements that they lead to. */
  readonly moves: readonly (readonly LaneMove[])[];
  /** The number of its placement 0 among the placements of all groups, in which the tables are indexed. */
  readonly first: number;
}

/** The tables of all lanes of one length. */
export interface LaneTables {
  readonly length: number;
  readonly groups: readonly LaneGroup[];
  /** The group of each placement of all groups. */
  readonly groupOf: readonly LaneGroup[];
  /**
   * Entry `starts << length | cells` is the number, among all groups, of the placement whose vehicles begin at
   * the bits of `starts` and cover those of `cells`; NO_PLACEMENT where there is none.
   */
  readonly placementOf: Uint8Array;
}

export const NO_PLACEMENT = 255;

// Not by at.ts: the engines ask this for every lane of every board, and what is asked for is always there.

/** The group of a placement that is numbered among all groups. */
export const groupOfPlacement = ({ groupOf }: LaneTables, placement: number): LaneGroup =>
  groupOf[placement] as LaneGroup; // a number that came from the same tables

/** The offsets of the vehicles in a placement that is numbered in its group. */
export const offsetsOf = ({ placements }: LaneGroup, placement: number): readonly number[] =>
  placements[placement] as readonly number[]; // a number that came from the same group

const built = new Map<number, LaneTables>();

/**
 * The tables of lanes of 1 to 8 cells; built at the first call, the same object afterwards.
 *
 * @param length - cells of the lane, 1 to 8
 */
export function laneTables(length: number): LaneTables {
  let tables = built.get(length);
  if (!tables) {
    tables = build(length);
    built.set(length, tables);
  }
  return tables;
}

function build(length: number): LaneTables {
  if (!(Number.isInteger(length) && length >= 1 && length <= LONGEST_LANE)) {
    throw new RangeError(`a lane of ${length} cells has no tables`);
  }
  const groups: LaneGroup[] = [];
  let first = 0;
  for (const lengths of lengthsThatFit(length)) {
    const placements = placementsOf(lengths, length);
    const masks = placements.map((offsets) => maskOf(lengths, offsets));
    const moves = placements.map((_, from) => movesFrom(lengths, placements, masks, from));
    groups.push({ id: groups.length, lengths, placements, masks, moves, first });
    first += placements.length;
  }
  const placementOf = new Uint8Array(1 << (2 * length)).fill(NO_PLACEMENT);
  for (const { placements, masks, first } of groups) {
    placements.forEach((offsets, placement) => {
      const starts = offsets.reduce((mask, offset) => mask | (1 << offset), 0);
      placementOf[(starts << length) | at(masks, placement)] = first + placement;
    });
  }
  return {
    length,
    groups,
    groupOf: groups.flatMap((group) => group.placements.map(() => group)),
    placementOf,
  };
}

/** Every list of vehicle lengths of two cells or more that fits, the empty one first. */
function lengthsThatFit(cells: number): number[][] {
  const lists: number[][] = [[]];
  for (let length = 2; length <= cells; length++) {
    for (const rest of lengthsThatFit(cells - length)) lists.push([length, ...rest]);
  }
  return lists;
}

function placementsOf(lengths: readonly number[], cells: number, from = 0): number[][] {
  const [length, ...rest] = lengths;
  if (length === undefined) return [[]];
  const placements: number[][] = [];
  for (let offset = from; offset + length <= cells; offset++) {
    for (const others of placementsOf(rest, cells, offset + length)) placements.push([offset, ...others]);
  }
  return placements;
}

const cellsFrom = (offset: number, length: number): number => ((1 << length) - 1) << offset;

const maskOf = (lengths: readonly number[], offsets: readonly number[]): number =>
  offsets.reduce((mask, offset, i) => mask | cellsFrom(offset, at(lengths, i)), 0);

function movesFrom(
  lengths: readonly number[],
  placements: LaneGroup['placements'],
  masks: readonly number[],
  from: number,
): LaneMove[] {
  const before = at(placements, from);
  return placements.flatMap((after, to) => {
    const moved = after.flatMap((offset, i) => (offset === before[i] ? [] : [i]));
    const [vehicle, another] = moved;
    if (vehicle === undefined || another !== undefined) return [];
    const low = Math.min(at(before, vehicle), at(after, vehicle));
    const by = Math.abs(at(after, vehicle) - at(before, vehicle));
    const swept = at(masks, from) | cellsFrom(low, at(lengths, vehicle) + by);
    return [{ to, vehicle, swept, by }];
  });
}
