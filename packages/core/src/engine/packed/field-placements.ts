// A board as the packed engines for boards beyond 8×8 see it: for each row and column all placements that its vehicles may
// come to, and the moves between them. Each board has its own: lanes of up to 16 cells have too many groups for a table.
//
//     . A A . | .    A may stand at offsets 0, 1 and 2: placements 0, 1, 2, and a field of two bits of the key

import { at } from '../../basics/at.ts';
import type { Board } from '../../board/board.ts';
import type { Metric } from '../../board/moves.ts';
import type { LaneGroup, LaneMove } from '../lanes/lane-tables.ts';
import { ReachableRanges } from '../pruning/reachable-ranges.ts';
import { UsefulOffsets } from '../pruning/useful-offsets.ts';
import { ReadBoard } from './read-board.ts';

export const LONGEST_SIDE = 16;
const LANES = 2 * LONGEST_SIDE;
/** The bits of a digit of several lanes, and of a word of the key. */
const DIGIT_BITS = 8;
const WORD_BITS = 64;

/** A part of the key that is looked up at once: its first bit, how many it has, and which lanes. */
interface Digit {
  readonly first: number;
  readonly bits: number;
  readonly lanes: readonly number[];
}

/** How lanes are packed: a field for each, and for rows and columns the digits that hold the fields. */
interface Packed {
  readonly fields: readonly Field[];
  readonly rows: readonly Digit[];
  readonly columns: readonly Digit[];
  readonly bits: number;
}

/** Where the field of a lane lies in the key: in which word of 64 bits, from which bit on, and how many bits it has. */
interface Field {
  readonly word: number;
  readonly shift: number;
  readonly bits: number;
}

/** Reused for one board after the other. */
export class FieldPlacements extends ReadBoard {
  /** For each lane its placements; the moves are those that the search may make. */
  groups: readonly LaneGroup[] = [];
  /** For each lane the placement in which it stands. */
  placements: readonly number[] = [];
  packed: Packed = packingOf([]);
  /** How many placements all lanes have. */
  count = 0;
  readonly #ranges = new ReachableRanges(this.lanes);
  readonly #finder = new UsefulOffsets(this.lanes);

  constructor() {
    super(LONGEST_SIDE);
  }

  /** Finds the placements that a search needs, after `readLeavingRight` of the same board. */
  keepUsefulOffsets(metric: Metric): void {
    this.#place(this.#finder.find(metric), {
      isSearch: true,
      farthest: metric === 'steps' ? 1 : LONGEST_SIDE,
    });
  }

  /** Finds all placements that can be reached, with unit steps between them, after the same board was read. */
  keepReachable(): void {
    this.#ranges.begin();
    this.#ranges.find();
    this.#place(this.#ranges.useful, { isSearch: false, farthest: 1 });
  }

  /** How many bits the key of a board needs at most, whatever is searched for. */
  bitsFor(board: Board): number {
    this.readAsItStands(board);
    this.#ranges.begin();
    this.#ranges.find();
    const counts = this.#vehiclesByLane().map((vehicles) =>
      countPlacements(this.#allowed(vehicles, this.#ranges.useful)),
    );
    return packingOf(counts).bits;
  }

  groupAt(lane: number): LaneGroup {
    return at(this.groups, lane);
  }

  /** For each lane its vehicles from left or top. */
  #vehiclesByLane(): number[][] {
    const lanes = Array.from({ length: LANES }, (): number[] => []);
    for (let vehicle = 0; vehicle < this.lanes.count; vehicle++)
      at(lanes, this.laneOf(vehicle)).push(vehicle);
    const offsets = this.lanes.offsets;
    for (const vehicles of lanes) vehicles.sort((one, other) => offsets[one]! - offsets[other]!);
    return lanes;
  }

  #allowed(vehicles: readonly number[], offsets: Int32Array): LaneVehicle[] {
    return vehicles.map((vehicle) => {
      const length = this.lanes.lengths[vehicle]!;
      const start = this.lanes.offsets[vehicle]!;
      const useful = offsets[vehicle]!;
      return { length, start, useful, offsets: useful | (1 << start) };
    });
  }

  /**
   * `isSearch`: a vehicle alone in its lane does not go back to where it started unless that is useful; `farthest`: how many
   * cells a move may have.
   */
  #place(
    offsets: Int32Array,
    { isSearch, farthest }: { readonly isSearch: boolean; readonly farthest: number },
  ): void {
    const placements: number[] = [];
    this.count = 0;
    this.groups = this.#vehiclesByLane().map((vehicles, id) => {
      const allowed = this.#allowed(vehicles, offsets);
      const [only, another] = allowed;
      const alone = only && !another ? only.useful : -1;
      const group = groupOf({ id, first: this.count, alone: isSearch ? alone : -1, farthest }, allowed);
      this.count += group.placements.length;
      placements.push(
        group.placements.findIndex((each) => each.every((offset, i) => offset === allowed[i]?.start)),
      );
      return group;
    });
    this.placements = placements;
    this.packed = packingOf(this.groups.map((group) => group.placements.length));
  }
}

let reader: FieldPlacements | undefined;

/** How many bits the key of a board needs at most, whatever is searched for. */
export function bitsFor(board: Board): number {
  reader ??= new FieldPlacements();
  return reader.bitsFor(board);
}

/** A vehicle of a lane; sets of offsets are bits. */
interface LaneVehicle {
  readonly length: number;
  /** Where it stands on the board. */
  readonly start: number;
  /** The offsets to which it may move. */
  readonly useful: number;
  /** Those, and where it stands on the board. */
  readonly offsets: number;
}

/** How many ways there are to place the vehicles of a lane, in their order, at their offsets. */
function countPlacements(vehicles: readonly LaneVehicle[]): number {
  /** Entry i: how many ways there are to place those before so that the last of them ends before cell i. */
  let ways = new Array<number>(LONGEST_SIDE + 1).fill(1);
  for (const { length, offsets } of vehicles) {
    let sum = 0;
    const next = [];
    for (let end = 0; end <= LONGEST_SIDE; end++) {
      if (end >= length && (offsets >> (end - length)) & 1) sum += ways[end - length]!;
      next.push(sum);
    }
    ways = next;
  }
  return ways.at(-1) ?? 0;
}

/**
 * Packs lanes of so many placements. A digit holds the fields of several lanes in up to eight bits, or that of one lane
 * with more; it holds rows or columns, as those take cells of different lanes. The widest fields come first, each in the first
 * digit that has room for it. Digits follow each other, but none lies in two words.
 */
function packingOf(counts: readonly number[]): Packed {
  const fields: Field[] = counts.map(() => ({ word: 0, shift: 0, bits: 0 }));
  const widths = counts.map((count) => 32 - Math.clz32(count - 1));
  let end = 0;
  const pack = (lanes: readonly number[]): Digit[] => {
    const digits: { bits: number; lanes: number[] }[] = [];
    for (const lane of lanes.toSorted((one, other) => at(widths, other) - at(widths, one))) {
      const bits = at(widths, lane);
      if (bits === 0) continue;
      const digit = digits.find((each) => each.bits + bits <= DIGIT_BITS);
      if (digit) {
        digit.bits += bits;
        digit.lanes.push(lane);
      } else digits.push({ bits, lanes: [lane] });
    }
    return digits.map(({ bits, lanes }) => {
      if ((end % WORD_BITS) + bits > WORD_BITS) end += WORD_BITS - (end % WORD_BITS);
      const first = end;
      for (const lane of lanes) {
        const bits = at(widths, lane);
        fields[lane] = { word: Math.floor(end / WORD_BITS), shift: end % WORD_BITS, bits };
        end += bits;
      }
      return { first, bits, lanes };
    });
  };
  const lanes = [...counts.keys()];
  const rows = pack(lanes.filter((lane) => lane < LONGEST_SIDE));
  const columns = pack(lanes.filter((lane) => lane >= LONGEST_SIDE));
  return { fields, rows, columns, bits: end };
}

/**
 * The placements of a lane and the moves between them. `id`: the lane's number; `first`: how many placements the lanes before it
 * have; `alone`: the offsets to which the only vehicle of a lane may move, all ones where that does not matter; `farthest`: how
 * many cells a move may have.
 */
function groupOf(
  {
    id,
    first,
    alone,
    farthest,
  }: { readonly id: number; readonly first: number; readonly alone: number; readonly farthest: number },
  vehicles: readonly LaneVehicle[],
): LaneGroup {
  const lengths = vehicles.map(({ length }) => length);
  const placements: (readonly number[])[] = [];
  const numbers = new Map<string, number>();
  const place = (offsets: readonly number[], from: number): void => {
    const vehicle = vehicles[offsets.length];
    if (!vehicle) {
      numbers.set(offsets.join(), placements.length);
      placements.push(offsets);
      return;
    }
    for (let offset = from; offset + vehicle.length <= LONGEST_SIDE; offset++) {
      if ((vehicle.offsets >> offset) & 1) place([...offsets, offset], offset + vehicle.length);
    }
  };
  place([], 0);
  const cellsOf = (offset: number, length: number): number => ((1 << length) - 1) << offset;
  const masks = placements.map((offsets) =>
    offsets.reduce((mask, offset, i) => mask | cellsOf(offset, lengths[i]!), 0),
  );
  const moves = placements.map((offsets, from) =>
    vehicles.flatMap(({ length, offsets: allowed }, vehicle): LaneMove[] => {
      const here = at(offsets, vehicle);
      const low = vehicle > 0 ? at(offsets, vehicle - 1) + at(lengths, vehicle - 1) : 0;
      const high = (offsets[vehicle + 1] ?? LONGEST_SIDE) - length;
      const found: LaneMove[] = [];
      for (let offset = low; offset <= high; offset++) {
        if (offset === here || (((allowed & alone) >> offset) & 1) === 0) continue;
        const by = Math.abs(offset - here);
        if (by > farthest) continue;
        const to = numbers.get(offsets.with(vehicle, offset).join());
        if (to === undefined) continue;
        found.push({
          to,
          vehicle,
          swept: at(masks, from) | cellsOf(Math.min(here, offset), length + by),
          by,
        });
      }
      return found;
    }),
  );
  return { id, lengths, placements, masks, moves, first };
}
