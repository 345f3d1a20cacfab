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
const MOST_VEHICLES = 18;
const MOST_IN_LANE = 3;
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
  #mirrored = false;
  readonly #starts = new Uint8Array(LANES);
  readonly #cells = new Uint8Array(LANES);
  /** The lane and the offset of each vehicle; a board of 36 cells holds at most 18. */
  readonly #lanes = new Uint8Array(MOST_VEHICLES);
  readonly #offsets = new Uint8Array(MOST_VEHICLES);
  /** Entry `MOST_IN_LANE * lane + i` is the vehicle with i others before it in that lane. */
  readonly #vehicles = new Uint8Array(LANES * MOST_IN_LANE);

  /** Takes a board in; tells whether something that never leaves its row stands between primary and exit. */
  read(board: Board): boolean {
    const primary = primaryOf(board);
    const turned = primary.orientation === 'vertical';
    const width = laneLength(board, primary);
    const goal = exitOffset(board);
    this.#mirrored = board.exit === 'left' || board.exit === 'top';
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

  #readVehicles({ vehicles }: Board, turned: boolean, width: number): void {
    const starts = this.#starts.fill(0);
    const cells = this.#cells.fill(0);
    const mirrored = this.#mirrored;
    for (let i = 0; i < vehicles.length; i++) {
      const { orientation, lane: number, offset: first, length } = vehicles[i] as Vehicle;
      const row = (orientation === 'horizontal') !== turned;
      const offset = row && mirrored ? width - first - length : first;
      const lane = row ? number : SIDE + (mirrored ? width - 1 - number : number);
      starts[lane] = (starts[lane] as number) | (1 << offset);
      cells[lane] = (cells[lane] as number) | (((1 << length) - 1) << offset);
      this.#lanes[i] = lane;
      this.#offsets[i] = offset;
    }
    for (let i = 0; i < vehicles.length; i++) {
      this.#vehicles[MOST_IN_LANE * (this.#lanes[i] as number) + this.#indexInLane(i)] = i;
    }
    const { placementOf } = laneTables(SIDE);
    for (let lane = 0; lane < LANES; lane++) {
      const entry = ((starts[lane] as number) << SIDE) | (cells[lane] as number);
      this.placements[lane] = placementOf[entry] as number;
    }
  }

  #readWalls({ walls, width: columns, height }: Board, turned: boolean, width: number): void {
    const rows = turned ? columns : height;
    const outside = ALL_CELLS & ~((1 << width) - 1);
    for (let row = 0; row < SIDE; row++) this.walls[row] = row < rows ? outside : ALL_CELLS;
    for (let i = 0; i < walls.length; i++) {
      const wall = walls[i] as number;
      const x = wall % columns;
      const y = Math.floor(wall / columns);
      const along = turned ? y : x;
      const row = turned ? x : y;
      this.walls[row] = (this.walls[row] as number) | (1 << (this.#mirrored ? width - 1 - along : along));
    }
  }

  /** How many vehicles stand before this one in its lane: a lane of six holds at most three. */
  #indexInLane(vehicle: number): number {
    const starts = this.#starts[this.#lanes[vehicle] as number] as number;
    const before = starts & ((1 << (this.#offsets[vehicle] as number)) - 1);
    return before === 0 ? 0 : (before & (before - 1)) === 0 ? 1 : 2;
  }

  /** The move of the board itself that takes a lane from one placement of its group to another. */
  moveOf(lane: number, group: LaneGroup, from: number, to: number): Move {
    const before = group.placements[from] as readonly number[];
    const after = group.placements[to] as readonly number[];
    let index = 0;
    while (before[index] === after[index]) index++;
    const by = (after[index] as number) - (before[index] as number);
    const vehicle = this.#vehicles[MOST_IN_LANE * lane + index] as number;
    return { vehicle, by: this.#mirrored && lane < SIDE ? -by : by };
  }
}
