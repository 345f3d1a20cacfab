// The states of a board of at most 6×6 as the keys of the packed engine, and back to the offsets of the vehicles.
//
// Source: the packing of packed32.ts, where it is proved to fit: three lanes a byte, rows before columns. A search
// turns and mirrors a board for its loop (board-lanes.ts); a cluster does not care, so here it stays as it stands,
// and every key leads back to a state of the board.
//
//     .AABB.   group 2,2 in placement 3; with a car above it at offset 1 and a truck below it at offset 0 the
//              first byte of the key is 1 + 5 × (3 + 6 × 0)

import { type Board, exitOffset } from '../../board/board.ts';
import type { Vehicle } from '../../board/vehicle.ts';
import { type LaneGroup, laneTables } from '../lanes/lane-tables.ts';

const SIDE = 6;
const LANES = 2 * SIDE;
const LANES_IN_BYTE = 3;
const ALL_CELLS = (1 << SIDE) - 1;

interface PackedLane {
  readonly group: LaneGroup;
  /** The board's vehicles on it, from left or top. */
  readonly vehicles: readonly number[];
  /** How far its byte lies from the low end of the key, and what its placements are multiplied by there. */
  readonly shift: number;
  readonly stride: number;
}

export class StatePacking {
  /** The placement of each lane, numbered among all groups; rows are lanes 0 to 5, columns 6 to 11. */
  readonly placements = new Uint8Array(LANES);
  /** The walls of each row, and what a smaller board lacks; column i as bit i. */
  readonly walls = new Uint8Array(SIDE);
  /** Which byte of a key tells whether a state is solved, and for each of its values whether it is. */
  readonly solvedByte: number;
  readonly solved = new Uint8Array(256);
  readonly #lanes: readonly PackedLane[];
  readonly #vehicles: number;

  constructor(board: Board) {
    const { vehicles, walls, width, height } = board;
    this.#vehicles = vehicles.length;
    const on = Array.from({ length: LANES }, (): number[] => []);
    const starts = new Uint8Array(LANES);
    const cells = new Uint8Array(LANES);
    vehicles.forEach(({ orientation, lane: number, offset, length }, index) => {
      const lane = orientation === 'horizontal' ? number : SIDE + number;
      on[lane]?.push(index);
      starts[lane] = (starts[lane] as number) | (1 << offset);
      cells[lane] = (cells[lane] as number) | (((1 << length) - 1) << offset);
    });
    const { groupOf, placementOf } = laneTables(SIDE);
    const offsetOf = (index: number): number => (vehicles[index] as Vehicle).offset;
    let stride = 1;
    this.#lanes = on.map((unordered, lane) => {
      const entry = ((starts[lane] as number) << SIDE) | (cells[lane] as number);
      const placement = placementOf[entry] as number;
      this.placements[lane] = placement;
      const group = groupOf[placement] as LaneGroup;
      if (lane % LANES_IN_BYTE === 0) stride = 1;
      const packed = {
        group,
        vehicles: unordered.sort((a, b) => offsetOf(a) - offsetOf(b)),
        shift: 8 * Math.floor(lane / LANES_IN_BYTE),
        stride,
      };
      stride *= group.placements.length;
      return packed;
    });
    const outside = ALL_CELLS & ~((1 << width) - 1);
    for (let row = 0; row < SIDE; row++) this.walls[row] = row < height ? outside : ALL_CELLS;
    for (const wall of walls) {
      const row = Math.floor(wall / width);
      this.walls[row] = (this.walls[row] as number) | (1 << (wall % width));
    }
    const home = this.#lanes.find((lane) => lane.vehicles.includes(board.primary)) as PackedLane;
    this.solvedByte = home.shift / 8;
    const goal = exitOffset(board);
    const at = home.vehicles.indexOf(board.primary);
    for (let value = 0; value < this.solved.length; value++) {
      this.solved[value] = offsetsIn(value << home.shift, home)[at] === goal ? 1 : 0;
    }
  }

  /** The offsets of all vehicles, in the board's order. */
  state(key: number): number[] {
    const offsets = new Array<number>(this.#vehicles).fill(0);
    for (const lane of this.#lanes) {
      if (lane.vehicles.length === 0) continue;
      const placed = offsetsIn(key, lane);
      for (let i = 0; i < placed.length; i++) offsets[lane.vehicles[i] as number] = placed[i] as number;
    }
    return offsets;
  }
}

function offsetsIn(key: number, { group: { placements }, shift, stride }: PackedLane): readonly number[] {
  const placement = Math.floor(((key >>> shift) & 255) / stride) % placements.length;
  return placements[placement] as readonly number[];
}
