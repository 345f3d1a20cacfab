// A board as the packed engines see it: rows and columns of six cells, or of eight, the primary in a row, its exit to
// the right. A board that stands otherwise is turned (rows become columns) and mirrored in thought; what a
// smaller board lacks is walls.
//
//     a primary in column 2 with its exit at the top  ->  in row 2, its exit at the left  ->  mirrored

import { type Board, exitOffset, laneLength, primaryOf } from '../../board/board.ts';
import type { Metric, Move } from '../../board/moves.ts';
import type { Vehicle } from '../../board/vehicle.ts';
import { UsefulOffsets } from '../pruning/useful-offsets.ts';
import { type LaneGroup, type LaneTables, laneTables } from './lane-tables.ts';

/** The cells of a lane: the engine for boards up to 6×6 has lanes of six, the other lanes of eight. */
export type Side = 6 | 8;

/** No lane of eight holds more vehicles. */
const MOST_IN_LANE = 4;

export const fitsLanes = ({ width, height }: Board, side: Side = 6): boolean =>
  width <= side && height <= side;

/** Reused for one board after the other. Rows are lanes 0 to `side - 1`, columns follow. */
export class BoardLanes {
  readonly side: Side;
  readonly tables: LaneTables;
  /** The placement of each lane at the start, numbered among all groups. */
  readonly placements: Uint8Array;
  /** How many placements the group of each lane has. */
  readonly counts: Uint8Array;
  /** The walls of each row, column i as bit i. */
  readonly walls: Uint8Array;
  /** For each lane the placements of its group that a move may end in, placement i as bit i; see stops.ts. */
  readonly kept: Uint16Array;
  primaryLane = 0;
  /** The index of the primary among the vehicles of its lane, and its offset at the exit. */
  primaryIndex = 0;
  goal = 0;
  #mirrored = false;
  #width = 0;
  readonly #finder = new UsefulOffsets();
  readonly #starts: Uint8Array;
  readonly #cells: Uint8Array;
  /** The lane and the offset of each vehicle; a vehicle has two cells at least. */
  readonly #lanes: Uint8Array;
  readonly #offsets: Uint8Array;
  /** Entry `MOST_IN_LANE * lane + i` is the vehicle with i others before it in that lane. */
  readonly #vehicles: Uint8Array;

  constructor(side: Side) {
    const lanes = 2 * side;
    const mostVehicles = (side * side) / 2;
    this.side = side;
    this.tables = laneTables(side);
    this.placements = new Uint8Array(lanes);
    this.counts = new Uint8Array(lanes);
    this.walls = new Uint8Array(side);
    this.kept = new Uint16Array(lanes);
    this.#starts = new Uint8Array(lanes);
    this.#cells = new Uint8Array(lanes);
    this.#lanes = new Uint8Array(mostVehicles);
    this.#offsets = new Uint8Array(mostVehicles);
    this.#vehicles = new Uint8Array(lanes * MOST_IN_LANE);
  }

  /** Takes a board in; tells whether something that never leaves its row stands between primary and exit. */
  read(board: Board): boolean {
    const primary = primaryOf(board);
    const turned = primary.orientation === 'vertical';
    const width = laneLength(board, primary);
    const goal = exitOffset(board);
    this.#mirrored = board.exit === 'left' || board.exit === 'top';
    this.#width = width;
    this.goal = this.#mirrored ? width - goal - primary.length : goal;
    this.#readVehicles(board, turned, width);
    this.#readWalls(board, turned, width);
    const lane = this.#lanes[board.primary] as number;
    const offset = this.#offsets[board.primary] as number;
    this.primaryLane = lane;
    this.primaryIndex = this.#indexInLane(board.primary);
    const way = ((1 << this.goal) - 1) & ~((1 << offset) - 1);
    const fixed = (this.#cells[lane] as number) | (this.walls[lane] as number);
    return ((way << primary.length) & fixed) !== 0;
  }

  /** Fills `kept`; after `read`. */
  keepStops(board: Board, metric: Metric): void {
    const stops = this.#finder.find(board, metric);
    for (let lane = 0; lane < this.kept.length; lane++) {
      const { lengths, placements } = this.groupAt(lane);
      let kept = 0xffff;
      for (let i = 0; i < lengths.length; i++) {
        const vehicle = this.#vehicles[MOST_IN_LANE * lane + i] as number;
        const offsets = this.#inLane(lane, lengths[i] as number, stops[vehicle] as number);
        // where one vehicle of several moves, the other may still stand at its start
        kept &=
          lengths.length === 1
            ? offsets
            : placedAt(placements, i, offsets | (1 << (this.#offsets[vehicle] as number)));
      }
      this.kept[lane] = kept;
    }
  }

  /** Offsets in the board's own lane, as the packed engines see them. */
  #inLane(lane: number, length: number, offsets: number): number {
    if (!this.#mirrored || lane >= this.side) return offsets;
    let mirrored = 0;
    for (let offset = 0; offset + length <= this.#width; offset++) {
      mirrored |= ((offsets >> offset) & 1) << (this.#width - length - offset);
    }
    return mirrored;
  }

  #readVehicles({ vehicles }: Board, turned: boolean, width: number): void {
    const starts = this.#starts.fill(0);
    const cells = this.#cells.fill(0);
    const mirrored = this.#mirrored;
    for (let i = 0; i < vehicles.length; i++) {
      const { orientation, lane: number, offset: first, length } = vehicles[i] as Vehicle;
      const row = (orientation === 'horizontal') !== turned;
      const offset = row && mirrored ? width - first - length : first;
      const lane = row ? number : this.side + (mirrored ? width - 1 - number : number);
      starts[lane] = (starts[lane] as number) | (1 << offset);
      cells[lane] = (cells[lane] as number) | (((1 << length) - 1) << offset);
      this.#lanes[i] = lane;
      this.#offsets[i] = offset;
    }
    for (let i = 0; i < vehicles.length; i++) {
      this.#vehicles[MOST_IN_LANE * (this.#lanes[i] as number) + this.#indexInLane(i)] = i;
    }
    const { placementOf } = this.tables;
    for (let lane = 0; lane < starts.length; lane++) {
      const entry = ((starts[lane] as number) << this.side) | (cells[lane] as number);
      this.placements[lane] = placementOf[entry] as number;
      this.counts[lane] = this.groupAt(lane).masks.length;
    }
  }

  #readWalls({ walls, width: columns, height }: Board, turned: boolean, width: number): void {
    const rows = turned ? columns : height;
    const allCells = (1 << this.side) - 1;
    const outside = allCells & ~((1 << width) - 1);
    for (let row = 0; row < this.side; row++) this.walls[row] = row < rows ? outside : allCells;
    for (let i = 0; i < walls.length; i++) {
      const wall = walls[i] as number;
      const x = wall % columns;
      const y = Math.floor(wall / columns);
      const along = turned ? y : x;
      const row = turned ? x : y;
      this.walls[row] = (this.walls[row] as number) | (1 << (this.#mirrored ? width - 1 - along : along));
    }
  }

  /** How many vehicles stand before this one in its lane. */
  #indexInLane(vehicle: number): number {
    const starts = this.#starts[this.#lanes[vehicle] as number] as number;
    const before = starts & ((1 << (this.#offsets[vehicle] as number)) - 1);
    let count = 0;
    for (let rest = before; rest !== 0; rest &= rest - 1) count++;
    return count;
  }

  /** The group of a lane. */
  groupAt(lane: number): LaneGroup {
    return this.tables.groupOf[this.placements[lane] as number] as LaneGroup;
  }

  /** The move of the board itself that takes a lane from one placement of its group to another. */
  moveOf(lane: number, group: LaneGroup, from: number, to: number): Move {
    const before = group.placements[from] as readonly number[];
    const after = group.placements[to] as readonly number[];
    let index = 0;
    while (before[index] === after[index]) index++;
    const by = (after[index] as number) - (before[index] as number);
    const vehicle = this.#vehicles[MOST_IN_LANE * lane + index] as number;
    return { vehicle, by: this.#mirrored && lane < this.side ? -by : by };
  }
}

/** The placements in which the vehicle with this index stands at one of the offsets. */
function placedAt(placements: LaneGroup['placements'], index: number, offsets: number): number {
  let set = 0;
  for (let i = 0; i < placements.length; i++) {
    set |= ((offsets >> ((placements[i] as readonly number[])[index] as number)) & 1) << i;
  }
  return set;
}
