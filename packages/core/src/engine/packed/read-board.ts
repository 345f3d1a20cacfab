// A board read for a packed engine: turned and mirrored so that the primary leaves its row to the right, and its vehicles
// found by their lanes. Rows are lanes 0 to `side - 1`, columns follow. What a smaller board lacks is walls.
//
//     a primary in column 2 with its exit at the top  ->  in row 2, exit at the right; its move by 3 is by -3 of the board

import type { Board } from '../../board/board.ts';
import type { Move } from '../../board/moves.ts';
import { BoardLanes, FIRST_COLUMN } from '../lanes/board-lanes.ts';
import { type LaneGroup, offsetsOf } from '../lanes/lane-tables.ts';

/** The cells of a lane: six for boards up to 6×6, eight for those up to 8×8, sixteen for all. */
export type Side = 6 | 8 | 16;

/** No lane of sixteen cells holds more vehicles. */
const MOST_IN_LANE = 8;

/** Reused for one board after the other. */
export abstract class ReadBoard {
  readonly side: Side;
  /** The walls of each row, column i as bit i. */
  readonly walls: Uint8Array | Uint16Array;
  /** The lane of the primary, its index among the vehicles there, and its offset at the exit. */
  primaryLane = 0;
  primaryIndex = 0;
  goal = 0;
  protected readonly lanes = new BoardLanes();
  #mirrored = false;
  /** Entry `MOST_IN_LANE * lane + i` is the vehicle with i others before it in that lane. */
  readonly #vehicles: Uint8Array;
  /** The vehicles of the board read last, for their labels. */
  #named: Board['vehicles'] = [];

  constructor(side: Side) {
    this.side = side;
    this.walls = side === 16 ? new Uint16Array(side) : new Uint8Array(side);
    this.#vehicles = new Uint8Array(2 * side * MOST_IN_LANE);
  }

  /** The vehicles of a lane, and every way to place them. */
  abstract groupAt(lane: number): LaneGroup;

  /**
   * Reads a board, turned and mirrored so that the primary leaves its row to the right; returns whether something that
   * never leaves that row stands between primary and exit.
   */
  readLeavingRight(board: Board): boolean {
    const turned = board.exit === 'top' || board.exit === 'bottom';
    this.read(board, turned, board.exit === 'left' || board.exit === 'top');
    return this.lanes.shutIn;
  }

  /** Reads a board as it stands. */
  readAsItStands(board: Board): void {
    this.read(board, false, false);
  }

  protected read(board: Board, turned: boolean, mirrored: boolean): void {
    const { lanes, side } = this;
    lanes.read(board, turned, mirrored);
    this.#mirrored = mirrored;
    this.#named = board.vehicles;
    this.goal = lanes.goal;
    this.primaryLane = this.laneOf(lanes.primary);
    this.primaryIndex = this.#indexInLane(lanes.primary);
    for (let i = 0; i < lanes.count; i++) {
      this.#vehicles[MOST_IN_LANE * this.laneOf(i) + this.#indexInLane(i)] = i;
    }
    const allCells = (1 << side) - 1;
    const outside = allCells & ~((1 << lanes.width) - 1);
    for (let row = 0; row < side; row++) {
      this.walls[row] = row < lanes.height ? outside | lanes.walls[row]! : allCells;
    }
  }

  /** The lane of a vehicle. */
  laneOf(vehicle: number): number {
    const lane = this.lanes.lanes[vehicle]!;
    return lane < FIRST_COLUMN ? lane : lane - FIRST_COLUMN + this.side;
  }

  /** How many vehicles stand before this one in its lane. */
  #indexInLane(vehicle: number): number {
    const { starts, lanes, offsets } = this.lanes;
    const before = starts[lanes[vehicle]!]! & ((1 << offsets[vehicle]!) - 1);
    let count = 0;
    for (let rest = before; rest !== 0; rest &= rest - 1) count++;
    return count;
  }

  /** The vehicle of a lane that has so many others before it there. */
  vehicleAt(lane: number, index: number): number {
    return this.#vehicles[MOST_IN_LANE * lane + index]!;
  }

  /** The move of the board itself that takes a lane from one placement of its group to another. */
  moveOf(lane: number, group: LaneGroup, from: number, to: number): Move {
    const before = offsetsOf(group, from);
    const after = offsetsOf(group, to);
    let index = 0;
    while (before[index] === after[index]) index++;
    const by = after[index]! - before[index]!;
    const vehicle = this.vehicleAt(lane, index);
    const label = this.#named[vehicle]?.label ?? '';
    return { vehicle, label, by: this.#mirrored && lane < this.side ? -by : by };
  }
}
