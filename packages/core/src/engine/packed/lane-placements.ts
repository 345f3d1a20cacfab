// A board as the packed engines see it: the placement of each of its rows and columns in the tables of their length,
// six cells or eight. What a smaller board lacks is walls.
//
//     .AABB.    this row has the group 2,2 and stands in its placement 3; see lane-tables.ts

import type { Board } from '../../board/board.ts';
import type { Metric, Move } from '../../board/moves.ts';
import { BoardLanes, FIRST_COLUMN } from '../lanes/board-lanes.ts';
import {
  groupOfPlacement,
  type LaneGroup,
  type LaneTables,
  laneTables,
  offsetsOf,
} from '../lanes/lane-tables.ts';
import { UsefulOffsets } from '../pruning/useful-offsets.ts';

/** The cells of a lane: six for boards up to 6×6, eight for those up to 8×8. */
export type Side = 6 | 8;

/** No lane of eight holds more vehicles. */
const MOST_IN_LANE = 4;

export const fitsLanes = ({ width, height }: Board, side: Side): boolean => width <= side && height <= side;

/** Reused for one board after the other. Rows are lanes 0 to `side - 1`, columns follow. */
export class LanePlacements {
  readonly side: Side;
  readonly tables: LaneTables;
  /** The placement of each lane at the start, numbered among all groups. */
  readonly placements: Uint8Array;
  /** How many placements the group of each lane has. */
  readonly counts: Uint8Array;
  /** The walls of each row, column i as bit i. */
  readonly walls: Uint8Array;
  /** For each lane the placements of its group that a move may end in, placement i as bit i; see useful-offsets.ts. */
  readonly kept: Uint16Array;
  /** The lane of the primary, its index among the vehicles there, and its offset at the exit. */
  primaryLane = 0;
  primaryIndex = 0;
  goal = 0;
  #mirrored = false;
  readonly #board = new BoardLanes();
  readonly #finder = new UsefulOffsets();
  /** Entry `MOST_IN_LANE * lane + i` is the vehicle with i others before it in that lane. */
  readonly #vehicles: Uint8Array;
  /** The vehicles of the board read last, for their labels. */
  #named: Board['vehicles'] = [];

  constructor(side: Side) {
    const lanes = 2 * side;
    this.side = side;
    this.tables = laneTables(side);
    this.placements = new Uint8Array(lanes);
    this.counts = new Uint8Array(lanes);
    this.walls = new Uint8Array(side);
    this.kept = new Uint16Array(lanes);
    this.#vehicles = new Uint8Array(lanes * MOST_IN_LANE);
  }

  /**
   * Reads a board, turned and mirrored so that the primary leaves its row to the right; returns whether something that
   * never leaves that row stands between primary and exit.
   */
  readLeavingRight(board: Board): boolean {
    const turned = board.exit === 'top' || board.exit === 'bottom';
    this.#read(board, turned, board.exit === 'left' || board.exit === 'top');
    return this.#board.shutIn;
  }

  /** Reads a board as it stands. */
  readAsItStands(board: Board): void {
    this.#read(board, false, false);
  }

  #read(board: Board, turned: boolean, mirrored: boolean): void {
    const lanes = this.#board;
    lanes.read(board, turned, mirrored);
    this.#mirrored = mirrored;
    this.#named = board.vehicles;
    this.goal = lanes.goal;
    this.primaryLane = this.#laneOf(lanes.primary);
    this.primaryIndex = this.#indexInLane(lanes.primary);
    for (let i = 0; i < lanes.count; i++) {
      this.#vehicles[MOST_IN_LANE * this.#laneOf(i) + this.#indexInLane(i)] = i;
    }
    const { side } = this;
    for (let lane = 0; lane < 2 * side; lane++) {
      const from = lane < side ? lane : FIRST_COLUMN + lane - side;
      const entry = ((lanes.starts[from] ?? 0) << side) | (lanes.cells[from] ?? 0);
      this.placements[lane] = this.tables.placementOf[entry] ?? 0;
      this.counts[lane] = this.groupAt(lane).masks.length;
    }
    const allCells = (1 << side) - 1;
    const outside = allCells & ~((1 << lanes.width) - 1);
    for (let row = 0; row < side; row++) {
      this.walls[row] = row < lanes.height ? outside | (lanes.walls[row] ?? 0) : allCells;
    }
  }

  /** Fills `kept`, after `readLeavingRight` of the same board. */
  keepUsefulOffsets(board: Board, metric: Metric): void {
    const useful = this.#finder.find(board, metric);
    for (let lane = 0; lane < this.kept.length; lane++) {
      const { lengths, placements } = this.groupAt(lane);
      let kept = 0xffff;
      for (let i = 0; i < lengths.length; i++) {
        const vehicle = this.vehicleAt(lane, i);
        const offsets = this.#asRead(lane, lengths[i] ?? 0, useful[vehicle] ?? 0);
        // where one vehicle of several moves, the others may still stand at their starts
        const start = 1 << (this.#board.offsets[vehicle] ?? 0);
        kept &= lengths.length === 1 ? offsets : placedAt(placements, i, offsets | start);
      }
      this.kept[lane] = kept;
    }
  }

  /** Offsets in a lane of the board as it stands, in the same lane as it was read. */
  #asRead(lane: number, length: number, offsets: number): number {
    if (!this.#mirrored || lane >= this.side) return offsets;
    const { width } = this.#board;
    let mirrored = 0;
    for (let offset = 0; offset + length <= width; offset++) {
      mirrored |= ((offsets >> offset) & 1) << (width - length - offset);
    }
    return mirrored;
  }

  #laneOf(vehicle: number): number {
    const lane = this.#board.lanes[vehicle] ?? 0;
    return lane < FIRST_COLUMN ? lane : lane - FIRST_COLUMN + this.side;
  }

  /** How many vehicles stand before this one in its lane. */
  #indexInLane(vehicle: number): number {
    const { starts, lanes, offsets } = this.#board;
    const before = (starts[lanes[vehicle] ?? 0] ?? 0) & ((1 << (offsets[vehicle] ?? 0)) - 1);
    let count = 0;
    for (let rest = before; rest !== 0; rest &= rest - 1) count++;
    return count;
  }

  /** The group of a lane. */
  groupAt(lane: number): LaneGroup {
    return groupOfPlacement(this.tables, this.placements[lane] ?? 0);
  }

  /** The vehicle of a lane that has so many others before it there. */
  vehicleAt(lane: number, index: number): number {
    return this.#vehicles[MOST_IN_LANE * lane + index] ?? 0;
  }

  /** The move of the board itself that takes a lane from one placement of its group to another. */
  moveOf(lane: number, group: LaneGroup, from: number, to: number): Move {
    const before = offsetsOf(group, from);
    const after = offsetsOf(group, to);
    let index = 0;
    while (before[index] === after[index]) index++;
    const by = (after[index] ?? 0) - (before[index] ?? 0);
    const vehicle = this.vehicleAt(lane, index);
    const label = this.#named[vehicle]?.label ?? '';
    return { vehicle, label, by: this.#mirrored && lane < this.side ? -by : by };
  }
}

/** The placements in which the vehicle with this index stands at one of the offsets. */
function placedAt(placements: LaneGroup['placements'], index: number, offsets: number): number {
  let set = 0;
  for (let i = 0; i < placements.length; i++) set |= ((offsets >> (placements[i]?.[index] ?? 0)) & 1) << i;
  return set;
}
