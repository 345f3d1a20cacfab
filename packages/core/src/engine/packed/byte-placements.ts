// A board as the packed engines of 32 and 64 bits see it: the placement of each of its rows and columns in the tables of
// their length, six cells or eight.
//
//     .AABB.    this row has the group 2,2 and stands in its placement 3; see lane-tables.ts

import type { Board } from '../../board/board.ts';
import type { Metric } from '../../board/moves.ts';
import { FIRST_COLUMN } from '../lanes/board-lanes.ts';
import { groupOfPlacement, type LaneGroup, type LaneTables, laneTables } from '../lanes/lane-tables.ts';
import { UsefulOffsets } from '../pruning/useful-offsets.ts';
import { ReadBoard } from './read-board.ts';

/** Reused for one board after the other. */
export class BytePlacements extends ReadBoard {
  readonly tables: LaneTables;
  /** The placement of each lane at the start, numbered among all groups. */
  readonly placements: Uint8Array;
  /** How many placements the group of each lane has. */
  readonly counts: Uint8Array;
  /** For each lane the placements of its group that a move may end in, placement i as bit i; see useful-offsets.ts. */
  readonly kept: Uint16Array;
  readonly #finder = new UsefulOffsets(this.lanes);

  constructor(side: 6 | 8) {
    super(side);
    const lanes = 2 * side;
    this.tables = laneTables(side);
    this.placements = new Uint8Array(lanes);
    this.counts = new Uint8Array(lanes);
    this.kept = new Uint16Array(lanes);
  }

  protected override read(board: Board, turned: boolean, mirrored: boolean): void {
    super.read(board, turned, mirrored);
    const { lanes, side } = this;
    for (let lane = 0; lane < 2 * side; lane++) {
      const from = lane < side ? lane : FIRST_COLUMN + lane - side;
      const entry = (lanes.starts[from]! << side) | lanes.cells[from]!;
      this.placements[lane] = this.tables.placementOf[entry]!;
      this.counts[lane] = this.groupAt(lane).masks.length;
    }
  }

  /** Fills `kept`, for the board that was read. */
  keepUsefulOffsets(metric: Metric): void {
    const useful = this.#finder.find(metric);
    for (let lane = 0; lane < this.kept.length; lane++) {
      const { lengths, placements } = this.groupAt(lane);
      let kept = 0xffff;
      for (let i = 0; i < lengths.length; i++) {
        const vehicle = this.vehicleAt(lane, i);
        const offsets = useful[vehicle]!;
        // where one vehicle of several moves, the others may still stand at their starts
        const start = 1 << this.lanes.offsets[vehicle]!;
        kept &= lengths.length === 1 ? offsets : placedAt(placements, i, offsets | start);
      }
      this.kept[lane] = kept;
    }
  }

  groupAt(lane: number): LaneGroup {
    return groupOfPlacement(this.tables, this.placements[lane]!);
  }
}

/** The placements in which the vehicle with this index stands at one of the offsets. */
function placedAt(placements: LaneGroup['placements'], index: number, offsets: number): number {
  let set = 0;
  for (let i = 0; i < placements.length; i++) set |= ((offsets >> (placements[i]?.[index] ?? 0)) & 1) << i;
  return set;
}
