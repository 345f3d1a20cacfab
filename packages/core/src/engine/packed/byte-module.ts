// The packed engines of 32 and 64 bits: a byte of a key holds three lanes, or two. Here their constant tables and the board
// go into the memory of the compiled loop, and states come out. What lies where: ../wasm/byte-memory.ts.
//
//     32 bits, a state in two words: key, kind of last move << 24 | parent
//     64 bits, in four: two of key, lane that moved last << 27 | parent, what the move makes needless

import { at } from '../../basics/at.ts';
import type { Metric } from '../../board/moves.ts';
import type { LaneTables } from '../lanes/lane-tables.ts';
import { byteAt, wordAt } from '../typed-arrays.ts';
import {
  AHEAD,
  COUNTS,
  FIRSTS,
  KEPT,
  MASKS,
  MOVES,
  NO_SUCCESSOR,
  SINGLES,
  START,
  WALLS,
} from '../wasm/byte-memory.ts';
import { WasmPool } from '../wasm/wasm-pool.ts';
import { BytePlacements } from './byte-placements.ts';
import { needlessAfter } from './needless.ts';
import type { PackedExports, PackedModule, PackedPool } from './packed-module.ts';
import { aheadOf, type ReachedStates } from './solution.ts';

/** How the loop is compiled: for keys of so many bits and boards with sides up to `side`. */
type BytePacking = { readonly bits: 32; readonly side: 6 } | { readonly bits: 64; readonly side: 8 };

/** Kinds of last move that a lane has in 32 bits. */
const KINDS = 12;
/** In 64 bits the lane that moved last stands above the parent. */
const LANE_BIT = 27;

/** 32 bits: for each set of columns their successors, four bits each. */
const successorsOf = Uint32Array.from({ length: 1 << 6 }, (_, columns) =>
  [0, 1, 2, 3, 4, 5].reduce((set, column) => set | (((columns >> column) & 1) * (15 << (4 * column))), 0),
);

/** The pool of a module, given in hexadecimal digits. */
export const bytePool = (binary: string, packing: BytePacking): PackedPool =>
  new WasmPool(binary, (exports: PackedExports) => new ByteModule(exports, packing));

class ByteModule implements PackedModule {
  readonly exports: PackedExports;
  readonly board: BytePlacements;
  readonly #bits: 32 | 64;
  #bytes: Uint8Array;
  #shorts: Uint16Array;
  #words: Uint32Array;

  constructor(exports: PackedExports, { bits, side }: BytePacking) {
    const { buffer } = exports.memory;
    this.exports = exports;
    this.board = new BytePlacements(side);
    this.#bits = bits;
    this.#bytes = new Uint8Array(buffer);
    this.#shorts = new Uint16Array(buffer);
    this.#words = new Uint32Array(buffer);
    // in 32 bits what is needless is known by the kind of the last move, which does not tell where the lane stood before
    writeConstants(this.#bytes, this.board.tables, bits === 64);
    exports.prepare(this.board.tables.groupOf.length);
  }

  /** Views of a memory are empty once it has grown. */
  #renewViews(): void {
    if (this.#bytes.length > 0) return;
    const { buffer } = this.exports.memory;
    this.#bytes = new Uint8Array(buffer);
    this.#shorts = new Uint16Array(buffer);
    this.#words = new Uint32Array(buffer);
  }

  start(metric: Metric): boolean {
    const { board, exports } = this;
    this.#renewViews();
    board.keepUsefulOffsets(metric);
    this.#bytes.set(board.placements, START);
    this.#bytes.set(board.walls, WALLS);
    this.#shorts.set(board.kept, KEPT >> 1);
    const { length } = board.groupAt(board.primaryLane).placements;
    for (let placement = 0; placement < length; placement++) {
      const { cells, steps } = aheadOf(board, placement);
      this.#words[(AHEAD >> 2) + 2 * placement] = cells | (steps << 8);
      if (this.#bits === 32) this.#words[(AHEAD >> 2) + 2 * placement + 1] = successorsOf[cells]!;
    }
    exports.start(board.primaryLane, metric === 'steps', 0);
    return true;
  }

  states(): ReachedStates {
    this.#renewViews();
    const { board } = this;
    const bytes = this.#bytes;
    const words = this.#words;
    const queue = this.exports.queueAt() >>> 0;
    const first = queue >>> 2;
    if (this.#bits === 32) {
      const originOf = (state: number): number => wordAt(words, first + 2 * state + 1);
      return {
        laneOf: (state) => Math.floor((originOf(state) >>> 24) / KINDS),
        parentOf: (state) => originOf(state) & 0xffffff,
        placementOf: (state, lane) => placementIn(board, wordAt(words, first + 2 * state), lane),
      };
    }
    const originOf = (state: number): number => wordAt(words, first + 4 * state + 2);
    return {
      laneOf: (state) => originOf(state) >>> LANE_BIT,
      parentOf: (state) => originOf(state) & ((1 << LANE_BIT) - 1),
      placementOf: (state, lane) =>
        (byteAt(bytes, queue + 16 * state + (lane >> 1)) >> (4 * (lane & 1))) & 15,
    };
  }
}

/** The placement of a lane in a key of 32 bits, of which a byte holds three lanes. */
function placementIn({ counts }: BytePlacements, key: number, lane: number): number {
  const byte = Math.floor(lane / 3);
  let rest = (key >>> (8 * byte)) & 255;
  for (let before = 3 * byte; before < lane; before++) rest = Math.floor(rest / byteAt(counts, before));
  return rest % byteAt(counts, lane);
}

/** Writes what is known of all placements of lanes of one length; `ordered` as in needless.ts, not in 32 bits. */
export function writeConstants(bytes: Uint8Array, { groups }: LaneTables, ordered: boolean): void {
  for (const { lengths, masks, moves, first } of groups) {
    masks.forEach((mask, placement) => {
      bytes[MASKS + first + placement] = mask;
      bytes[FIRSTS + first + placement] = first;
      bytes[COUNTS + first + placement] = masks.length;
      bytes[SINGLES + first + placement] = lengths.length === 1 ? at(lengths, 0) : 0;
      let entry = MOVES + 32 * (first + placement);
      for (const { to, vehicle, swept } of at(moves, placement)) {
        const inMoves = needlessAfter(moves, placement, { to, vehicle }, { metric: 'moves', ordered });
        const inSteps = needlessAfter(moves, placement, { to, vehicle }, { metric: 'steps', ordered });
        bytes.set([to | (vehicle << 4), swept, inMoves, inSteps], entry);
        entry += 4;
      }
      // no placement has more than eight successors
      if (at(moves, placement).length < 8) bytes[entry] = NO_SUCCESSOR;
    });
  }
}
