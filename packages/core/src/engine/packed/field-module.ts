// The packed engines for boards beyond 8×8: each lane has a field of the key, as wide as the board needs it. Here the board goes
// into the memory of the compiled loop, and states come out. What lies where: ../wasm/field-memory.ts.
//
//      64 bits, a state in four words: two of key, and the same two
//     128 bits, a state in six words: four of key, lane that moved last << 27 | parent, what the move makes needless

import { at } from '../../basics/at.ts';
import type { Metric } from '../../board/moves.ts';
import type { LaneGroup, LaneMove } from '../lanes/lane-tables.ts';
import {
  AHEAD,
  DIGIT_COUNTS,
  DIGITS,
  FIELDS,
  INPUT_BYTES,
  MOST_SUCCESSORS,
  MOVING,
  START,
  WALLS,
} from '../wasm/field-memory.ts';
import { WasmPool } from '../wasm/wasm-pool.ts';
import { FieldPlacements, LONGEST_SIDE } from './field-placements.ts';
import { needlessAfter } from './needless.ts';
import type { PackedExports, PackedModule, PackedPool } from './packed-module.ts';
import { aheadOf, type ReachedStates } from './solution.ts';

/** How the loop is compiled: for keys of so many bits and boards with sides up to `side`. */
export interface FieldPacking {
  readonly bits: 64 | 128 | 256;
  readonly side: 12 | 16;
}

const LANE_BIT = 27;

/** The pool of a module, given in hexadecimal digits. */
export const fieldPool = (binary: string, packing: FieldPacking): PackedPool =>
  new WasmPool(binary, (exports: PackedExports) => new FieldModule(exports, packing));

class FieldModule implements PackedModule {
  readonly exports: PackedExports;
  readonly board = new FieldPlacements();
  readonly #keyBytes: number;
  readonly #side: number;

  constructor(exports: PackedExports, { bits, side }: FieldPacking) {
    this.exports = exports;
    this.#side = side;
    this.#keyBytes = bits / 8;
  }

  start(metric: Metric): boolean {
    const { board, exports } = this;
    board.keepUsefulOffsets(metric);
    writeDigits(new DataView(exports.memory.buffer), board.packed);
    const input = exports.inputAt(board.count) >>> 0;
    if (input === 0) return false;
    const view = new DataView(exports.memory.buffer);
    writeFields(view, board, input, {
      side: this.#side,
      note: ({ moves }, from, move) => needlessAfter(moves, from, move, { metric, ordered: true }),
    });
    board.groupAt(board.primaryLane).placements.forEach((_, placement) => {
      const { cells, steps } = aheadOf(board, placement);
      view.setUint32(AHEAD + 4 * placement, cells | (steps << 16), true);
    });
    exports.start(board.primaryLane, metric === 'steps', board.count);
    return true;
  }

  states(): ReachedStates {
    const view = new DataView(this.exports.memory.buffer);
    const queue = this.exports.queueAt() >>> 0;
    const keyBytes = this.#keyBytes;
    const stateAt = (state: number): number => queue + (keyBytes + 8) * state;
    const originOf = (state: number): number => view.getUint32(stateAt(state) + keyBytes, true);
    const { fields } = this.board.packed;
    return {
      laneOf: (state) => originOf(state) >>> LANE_BIT,
      parentOf: (state) => originOf(state) & ((1 << LANE_BIT) - 1),
      placementOf: (state, lane) => {
        const { word, shift, bits } = at(fields, lane);
        const value = view.getBigUint64(stateAt(state) + 8 * word, true) >> BigInt(shift);
        return Number(value & BigInt((1 << bits) - 1));
      },
    };
  }
}

/** What is written about a move of a lane, in two bytes; a search, what need not be tried after it. */
export type Note = (group: LaneGroup, from: number, move: LaneMove, lane: number) => number;

/** Writes a board that has been read, for a loop that takes sides of so many cells. */
export function writeFields(
  view: DataView,
  board: FieldPlacements,
  input: number,
  { side, note }: { readonly side: number; readonly note: Note },
): void {
  const { groups, placements } = board;
  const { fields } = board.packed;
  let moving = 0;
  new Uint8Array(view.buffer).fill(0, START, START + 32);
  groups.forEach((group, lane) => {
    const { word, shift, bits } = at(fields, lane);
    const entry = FIELDS + 16 * lane;
    [8 * word, shift, (1 << bits) - 1, group.first].forEach((value, i) => {
      view.setUint32(entry + 4 * i, value, true);
    });
    const start = START + 8 * word;
    const placed = BigInt(at(placements, lane)) << BigInt(shift);
    view.setBigUint64(start, view.getBigUint64(start, true) | placed, true);
    if (group.placements.length > 1) moving |= 1 << lane;
    writeGroup(view, group, input, (from, move) => note(group, from, move, lane));
  });
  view.setInt32(MOVING, moving, true);
  writeWalls(view, board, moving, (1 << side) - 1);
}

/** Before the loop is asked where the placements go. */
export function writeDigits(view: DataView, { rows, columns }: FieldPlacements['packed']): void {
  view.setUint32(DIGIT_COUNTS, rows.length, true);
  view.setUint32(DIGIT_COUNTS + 4, columns.length, true);
  [...rows, ...columns].forEach(({ first, bits, lanes }, i) => {
    view.setUint32(DIGITS + 16 * i, first >> 3, true);
    view.setUint16(DIGITS + 16 * i + 4, (1 << bits) - 1, true);
    view.setUint16(DIGITS + 16 * i + 6, first & 7, true);
    view.setUint32(DIGITS + 16 * i + 8, setOf(lanes), true);
  });
}

const setOf = (lanes: readonly number[]): number => lanes.reduce((set, lane) => set | (1 << lane), 0) >>> 0;

function writeGroup(
  view: DataView,
  { masks, moves, first }: LaneGroup,
  input: number,
  note: (from: number, move: LaneMove) => number,
): void {
  masks.forEach((mask, placement) => {
    const from = at(moves, placement).slice(0, MOST_SUCCESSORS);
    const entry = input + INPUT_BYTES * (first + placement);
    view.setUint16(entry, mask, true);
    view.setUint16(entry + 2, from.length, true);
    from.forEach((move, i) => {
      [move.to, move.swept, note(placement, move)].forEach((value, j) => {
        view.setUint16(entry + 8 + 8 * i + 2 * j, value & 0xffff, true);
      });
    });
  });
}

/** The cells that are always taken: walls, and lanes that have one placement alone. */
function writeWalls(view: DataView, board: FieldPlacements, moving: number, allCells: number): void {
  const taken = new Uint16Array(2 * LONGEST_SIDE);
  const take = (row: number, column: number): void => {
    taken[row] = taken[row]! | (1 << column);
    taken[LONGEST_SIDE + column] = taken[LONGEST_SIDE + column]! | (1 << row);
  };
  for (let row = 0; row < LONGEST_SIDE; row++) {
    for (let column = 0; column < LONGEST_SIDE; column++) {
      if ((board.walls[row]! >> column) & 1) take(row, column);
    }
  }
  board.groups.forEach(({ masks }, lane) => {
    if ((moving >> lane) & 1) return;
    const across = lane % LONGEST_SIDE;
    // within the lane itself its vehicles do not count as walls
    const to = lane < LONGEST_SIDE ? LONGEST_SIDE : 0;
    for (let cell = 0; cell < LONGEST_SIDE; cell++) {
      if ((at(masks, 0) >> cell) & 1) taken[to + cell] = taken[to + cell]! | (1 << across);
    }
  });
  taken.forEach((cells, lane) => {
    view.setUint16(WALLS + 2 * lane, cells & allCells, true);
  });
}
