// The packed engine for boards beyond 8×8: breadth-first search over states packed into 128 bits.
//
// Source: the packed engine (packed32.ts, packed64.ts), with a field of the key for each lane that is as wide as the board
// needs it. Guarantee: complete, and shortest in the metric asked for. Uses at most 512 MB unless the request's limit says
// otherwise, at most 32 bytes a state, and at most 4 GB; a search that would need more forgets layers (../wasm/layers.as.ts), and
// where that does not help ends with the limit `memory`. A memory of up to 160 MB is kept for the next board, a larger one
// is given back. It refuses boards beyond 12×12, those whose states do not fit, and all where the host has no WebAssembly.
//
//     . A A . . . . . .     alone in its row, A has up to 8 placements: 3 bits of the key; where a vehicle that never moves
//     . . . . # . . . .     or a wall leaves it fewer, fewer
//
// Which states fit. A lane has a placement for each way in which its vehicles can stand within their ranges
// (reachable-ranges.ts); a lane with n placements takes log2 n bits, rounded up, and no field lies in two words of 64
// bits. Boards of 9×9 with 25 vehicles need some 60 bits, those of 12×12 with 45 some 90. Where 63 bits are enough the key is
// one word: then a state takes 16 bytes of the queue in place of 24, and a slot of the hash table holds the key itself.
//
// Successors. A lane of up to twelve cells has at most 16 successors: two vehicles leave at most eight cells free, and
// each free cell is at most two moves. A table of every set of taken cells would be large; but a move is legal if each of
// its cells is free, so the successors for a set are those for its first six cells and for its last six.
//
// Canonical order, look-ahead, useful offsets: as in packed64.ts; in a lane with several vehicles also between these
// (needless.ts).
//
// Candidates. A state that has been reached is kept where it was found, behind the last one, until some hundred are
// there; then they are looked up together, in the order in which they were found, and those that are known are dropped.
// So the slots of the hash table, which lie anywhere in a large memory, are fetched many at a time. A slot has the state's
// number and five bits of its hash, or a key of 64 bits. Each depth is looked up to its end before the next begins: nothing
// else depends on it.

import { binary as binary64 } from '../wasm/fields64.wasm.ts';
import { binary as binary128 } from '../wasm/packed128.wasm.ts';
import { fieldPool } from './field-module.ts';
import { bitsFor } from './field-placements.ts';
import { searchForgetting } from './forgetting-search.ts';
import { packedEngine, upTo } from './packed-engine.ts';
import type { PackedPool } from './packed-module.ts';

/** A compiled loop, and the most bits that a state may need in it. */
interface Loop {
  readonly most: number;
  readonly pool: PackedPool;
}

/** A key of 64 ones would mean an empty slot. */
export const keysOf64: Loop = { most: 63, pool: fieldPool(binary64, { bits: 64, side: 12 }) };
export const keysOf128: Loop = { most: 128, pool: fieldPool(binary128, { bits: 128, side: 12 }) };

const fits = upTo(12);

/** The engine with these loops, narrowest first. Tests take one alone, to see each search boards that the narrowest takes. */
export const withLoops = (...loops: readonly Loop[]) =>
  packedEngine({
    id: 'packed128',
    title: 'Packed engine, 128 bits',
    source: 'breadth-first search over lanes packed into 128 bits, for boards up to 12×12',
    poolFor(board) {
      if (!fits(board)) return undefined;
      const bits = bitsFor(board);
      return loops.find(({ most }) => bits <= most)?.pool;
    },
    expected: 'at most 12×12, with states that fit into 128 bits',
    search: searchForgetting,
  });

export const packed128 = withLoops(keysOf64, keysOf128);
