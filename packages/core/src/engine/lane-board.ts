// A board of at most 6×6 as the lane engine sees it: twelve lanes of six cells, the primary in a row, its exit to
// the right. A board that stands otherwise is turned (rows become columns) and mirrored in thought; what a
// smaller board lacks is walls.
//
//     a primary in column 2 with its exit at the top  ->  in row 2, its exit at the left  ->  mirrored

import { type Board, exitOffset, laneLength, primaryOf } from '../board/board.ts';
import type { Move } from '../board/moves.ts';
import type { Vehicle } from '../board/vehicle.ts';
import { type LaneGroup, laneTables } from './lanes.ts';

export const SIDE = 6;
const LANES = 2 * SIDE;
const ALL_CELLS = (1 << SIDE) - 1;

export const fitsLanes = ({ width, height }: Board): boolean => width <= SIDE && height <= SIDE;

/** Reused for one board after the other. Rows are lanes 0 to 5, columns 6 to 11. */
export class LaneBoard {
  /** The placement of each lane at the start, numbered among all groups. */
  readonly placements = new Uint8Array(LANES);
  /** The walls of each row, column i as bit i. */
  readonly walls = new Uint8Array(SIDE);
  primaryLane = 0;
  /** The index of the primary among the vehicles of its lane, and its offset at the exit. */
  primaryIndex = 0;
  goal = 0;
  #board!: Board;
  #turned = false;
  #mirrored = false;
  /** Columns of the board as it is seen here. */
  #width = SIDE;
  readonly #starts = new Uint8Array(LANES);
  readonly #cells = new Uint8Array(LANES);

  /** Takes a board in; tells whether something that never leaves its row stands between primary and exit. */
  read(board: Board): boolean {
    const primary = primaryOf(board);
    this.#board = board;
    this.#turned = primary.orientation === 'vertical';
    this.#mirrored = board.exit === 'left' || board.exit === 'top';
    this.#width = laneLength(board, primary);
    const goal = exitOffset(board);
    this.goal = this.#mirrored ? this.#width - goal - primary.length : goal;
    this.primaryLane = this.laneOf(primary);
    this.#starts.fill(0);
    this.#cells.fill(0);
    for (const vehicle of board.vehicles) {
      const lane = this.laneOf(vehicle);
      const offset = this.offsetOf(vehicle);
      this.#starts[lane] = (this.#starts[lane] as number) | (1 << offset);
      this.#cells[lane] = (this.#cells[lane] as number) | (((1 << vehicle.length) - 1) << offset);
    }
    const { placementOf } = laneTables(SIDE);
    for (let lane = 0; lane < LANES; lane++) {
      const entry = ((this.#starts[lane] as number) << SIDE) | (this.#cells[lane] as number);
      this.placements[lane] = placementOf[entry] as number;
    }
    this.#readWalls();
    const offset = this.offsetOf(primary);
    const starts = this.#starts[this.primaryLane] as number;
    this.primaryIndex = bitsIn(starts & ((1 << offset) - 1));
    const way = ((1 << this.goal) - 1) & ~((1 << offset) - 1);
    const beyond = way << primary.length;
    const fixed = (this.#cells[this.primaryLane] as number) | (this.walls[this.primaryLane] as number);
    return (beyond & fixed) !== 0;
  }

  #readWalls(): void {
    const { walls, width, height } = this.#board;
    const rows = this.#turned ? width : height;
    const outside = ALL_CELLS & ~((1 << this.#width) - 1);
    for (let row = 0; row < SIDE; row++) this.walls[row] = row < rows ? outside : ALL_CELLS;
    for (const wall of walls) {
      const along = this.#turned ? Math.floor(wall / width) : wall % width;
      const row = this.#turned ? wall % width : Math.floor(wall / width);
      const column = this.#mirrored ? this.#width - 1 - along : along;
      this.walls[row] = (this.walls[row] as number) | (1 << column);
    }
  }

  laneOf({ orientation, lane }: Vehicle): number {
    if ((orientation === 'horizontal') !== this.#turned) return lane;
    return SIDE + (this.#mirrored ? this.#width - 1 - lane : lane);
  }

  offsetOf(vehicle: Vehicle): number {
    const { orientation, offset, length } = vehicle;
    const row = (orientation === 'horizontal') !== this.#turned;
    return row && this.#mirrored ? this.#width - offset - length : offset;
  }

  /** The move of the board itself that takes a lane from one placement of its group to another. */
  moveOf(lane: number, group: LaneGroup, from: number, to: number): Move {
    const before = group.placements[from] as readonly number[];
    const after = group.placements[to] as readonly number[];
    let index = 0;
    while (before[index] === after[index]) index++;
    const by = (after[index] as number) - (before[index] as number);
    return { vehicle: this.#vehicleAt(lane, index), by: this.#mirrored && lane < SIDE ? -by : by };
  }

  /** The vehicle with so many others before it in its lane. */
  #vehicleAt(lane: number, index: number): number {
    const starts = this.#starts[lane] as number;
    const { vehicles } = this.#board;
    for (let vehicle = 0; vehicle < vehicles.length; vehicle++) {
      const candidate = vehicles[vehicle] as Vehicle;
      if (this.laneOf(candidate) !== lane) continue;
      if (bitsIn(starts & ((1 << this.offsetOf(candidate)) - 1)) === index) return vehicle;
    }
    throw new RangeError(`lane ${lane} holds no vehicle ${index}`);
  }
}

function bitsIn(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}
