import { at } from '@unjam/core/basics';
import { type LaneGroup, laneTables } from '@unjam/core/engine';
import { PRIMARY_ROW } from '../enumerate/row-groups.ts';
import { groupsThatFit, type RowKind } from '../enumerate/row-kinds.ts';

/** The boards of a census, which have no walls. */
export interface CensusSize {
  /** Columns and rows, 3 to 6. */
  readonly width: number;
  readonly height: number;
}

/** The unit of work: the vehicles of every row, numbered from 0 within its size. */
export interface CensusRows {
  readonly number: number;
  /** From the top. */
  readonly rows: readonly RowKind[];
  /** Whether the atlas allows such rows: none is full, and the primary is alone in its row. */
  readonly inAtlas: boolean;
  /** How many choices of vehicles it stands for, because a full row is the same whatever its vehicles. */
  readonly standsFor: number;
}

/** A row or a column for the enumerator, and the choices of vehicles that it stands for. */
interface Lane {
  readonly group: LaneGroup;
  readonly inAtlas: boolean;
  readonly standsFor: number;
}

const CAR = 2;
const TRUCK = 3;

/** In how many ways cars and trucks, in their order, fill a lane from end to end. */
export const waysToFill = (length: number): number =>
  length < CAR ? Number(length === 0) : waysToFill(length - CAR) + waysToFill(length - TRUCK);

/**
 * The groups of a lane: those of the atlas, then one for all that fill the lane. None of these ever moves, so one vehicle as
 * long as the lane stands for them.
 */
function lanesOf(length: number): Lane[] {
  const open = groupsThatFit(length).map((group) => ({ group, inAtlas: true, standsFor: 1 }));
  return [...open, fullLane(length, waysToFill(length))];
}

/** The groups of the primary's row: the primary, which is the last of its vehicles, and those left of it. */
function primaryLanesOf(length: number): Lane[] {
  const open = groupsThatFit(length)
    .filter(({ lengths }) => lengths.at(-1) === CAR)
    .map((group) => ({ group, inAtlas: group.lengths.length === 1, standsFor: 1 }));
  const ways = waysToFill(length - CAR);
  return ways > 0 ? [...open, fullLane(length, ways)] : open;
}

function fullLane(length: number, standsFor: number): Lane {
  const group = laneTables(length).groups.find(
    ({ lengths }) => lengths.length === 1 && lengths[0] === length,
  );
  if (!group) throw new RangeError(`a lane of ${length} cells has no vehicle of its length`);
  return { group, inAtlas: false, standsFor };
}

/** The groups of columns for the enumerator. */
export const censusColumns = (height: number): LaneGroup[] => lanesOf(height).map(({ group }) => group);

const censusLanes = ({ width, height }: CensusSize): Lane[][] =>
  Array.from({ length: height }, (_, y) => (y === PRIMARY_ROW ? primaryLanesOf(width) : lanesOf(width)));

/** How many units of work a size has. */
export const countCensusRows = (size: CensusSize): number =>
  censusLanes(size).reduce((product, lanes) => product * lanes.length, 1);

/** The units of work whose number leaves the remainder `shard` when divided by `shards`, in ascending order. */
export function* censusRows(size: CensusSize, shard = 0, shards = 1): Generator<CensusRows, void> {
  const lanes = censusLanes(size);
  const count = countCensusRows(size);
  for (let number = shard; number < count; number += shards) {
    let rest = number;
    const chosen = lanes.map((choices) => {
      const lane = at(choices, rest % choices.length);
      rest = Math.floor(rest / choices.length);
      return lane;
    });
    yield {
      number,
      rows: chosen.map(({ group }) => openRow(group)),
      inAtlas: chosen.every((lane) => lane.inAtlas),
      standsFor: chosen.reduce((product, lane) => product * lane.standsFor, 1),
    };
  }
}

/** A row without walls, with every placement of its group. */
const openRow = (group: LaneGroup): RowKind => ({
  group,
  walls: 0,
  wallCount: 0,
  placements: group.placements.map((_, placement) => placement),
});
