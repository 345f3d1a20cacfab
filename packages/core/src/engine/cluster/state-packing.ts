// The states of a board of at most 6×6 as the keys of the packed engine, and back to the offsets of the vehicles.
//
// Source: the packing of packed32.ts, where it is proved to fit: three lanes a byte, rows before columns. A search
// turns and mirrors a board for its loop (lane-placements.ts); a cluster does not care, so here it stays as it stands,
// and every key leads back to a state of the board.
//
//     .AABB.   group 2,2 in placement 3; with a car above it at offset 1 and a truck below it at offset 0 the
//              first byte of the key is 1 + 5 × (3 + 6 × 0)

import { at } from '../../basics/at.ts';
import type { Board } from '../../board/board.ts';
import { type LaneGroup, offsetsOf } from '../lanes/lane-tables.ts';
import type { BytePlacements } from '../packed/byte-placements.ts';

const LANES_IN_BYTE = 3;

interface PackedLane {
  readonly group: LaneGroup;
  /** The board's vehicles on it, from left or top. */
  readonly vehicles: readonly number[];
  /** How far its byte lies from the low end of the key, and what its placements are multiplied by there. */
  readonly shift: number;
  readonly stride: number;
}

export class StatePacking {
  /** Which byte of a key tells whether a state is solved, and for each of its values whether it is. */
  readonly solvedByte: number;
  readonly solved = new Uint8Array(256);
  readonly #lanes: readonly PackedLane[];
  readonly #vehicles: number;

  /** `placements` has read the board as it stands. */
  constructor(board: Board, placements: BytePlacements) {
    this.#vehicles = board.vehicles.length;
    let stride = 1;
    this.#lanes = Array.from(placements.placements, (_, lane) => {
      const group = placements.groupAt(lane);
      if (lane % LANES_IN_BYTE === 0) stride = 1;
      const packed = {
        group,
        vehicles: group.lengths.map((_, index) => placements.vehicleAt(lane, index)),
        shift: 8 * Math.floor(lane / LANES_IN_BYTE),
        stride,
      };
      stride *= group.placements.length;
      return packed;
    });
    const home = at(this.#lanes, placements.primaryLane);
    this.solvedByte = home.shift / 8;
    for (let value = 0; value < this.solved.length; value++) {
      const offsets = offsetsIn(value << home.shift, home);
      this.solved[value] = offsets[placements.primaryIndex] === placements.goal ? 1 : 0;
    }
  }

  /** The vehicle, by its number in the board, that a step of the compiled loops moves; cluster-memory.ts has its bits. */
  vehicleOf(step: number): number {
    return this.#lanes[(step >> 3) & 15]?.vehicles[(step >> 1) & 3] ?? 0;
  }

  /** The offsets of all vehicles, in the board's order. */
  state(key: number): number[] {
    const offsets = new Array<number>(this.#vehicles).fill(0);
    for (const lane of this.#lanes) {
      if (lane.vehicles.length === 0) continue;
      const placed = offsetsIn(key, lane);
      for (let i = 0; i < placed.length; i++) offsets[lane.vehicles[i]!] = placed[i]!;
    }
    return offsets;
  }
}

function offsetsIn(key: number, { group, shift, stride }: PackedLane): readonly number[] {
  return offsetsOf(group, Math.floor(((key >>> shift) & 255) / stride) % group.placements.length);
}
