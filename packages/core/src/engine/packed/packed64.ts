// The packed engine for larger boards: breadth-first search over states packed into 64 bits, up to 8×8.
//
// Source: the packed engine (packed32.ts), with wider lanes. Guarantee: complete, and shortest in the metric asked for.
// Uses at most 512 MB unless the request's limit says otherwise, 32 bytes a state, and at most 4 GB; a search that would
// need more ends with the limit `memory`. A memory of up to 160 MB is kept for the next board, a larger one is given
// back. It refuses larger boards, and all where the host has no WebAssembly.
//
//     .AABB...  its row has group 2,2 and stands in placement 5 of 15: four bits of the key, as those of every lane
//
// Every state fits. A lane of eight cells on which k vehicles leave f cells free has (f + k) choose k placements:
// one vehicle leaves at most six, so at most 7; two leave at most four, so at most 15; three leave at most two, so
// at most 10; four leave none, so 1. Sixteen lanes of four bits make 64, and as no lane has a placement 15, all ones
// is never a key. Walls and smaller boards only take placements away: a wall is a cell that is always taken, as are
// the cells that a smaller board lacks. Rows stand in the lower half of the key, columns in the upper. A
// lane has at most 8 successors (one vehicle leaves at most six cells free, two leave four, and each free cell is at most
// two moves), so two words of 64 bits hold those of a state, rows in one, columns in the other.
//
// Canonical order. When lane L moved last, from state p to state s, a move of lane K from s is not tried
// a) if K is L, and the same vehicle would move again (moves) or the move is back to p (steps);
// b) if K comes after L (rows before columns) and is parallel to it, or crosses it and does not need their common cell
//    in case L left or passed it: so if the move were legal with that cell taken.
// Why it is needless: for a) see packed32.ts. In b) the move of K was legal in p as well, and that of L is legal after it.
// Parallel lanes share no cell. If they cross and L's move needed the common cell, it left it, passed it, or covers
// it in s; then the move of K, which is legal in s, does without it. If L's move did not need it, nothing there changed.
// The rest is the proof of packed32.ts, which cuts moves on nearly the same terms with the parent's successors in store.
// Here they would double what a state takes; instead it keeps which columns have cells that L left or passed, and their
// successors are looked up once more with these cells taken.
//
// Useful offsets: as in packed32.ts. Look-ahead: as in generic.ts.

import { binary } from '../wasm/packed64.wasm.ts';
import { bytePool } from './byte-module.ts';
import { packedEngine, upTo } from './packed-engine.ts';

const fits = upTo(8);
const pool = bytePool(binary, { bits: 64, side: 8 });

export const packed64 = packedEngine({
  id: 'packed64',
  title: 'Packed engine, 64 bits',
  source: 'breadth-first search over lanes packed into 64 bits, for boards up to 8×8',
  poolFor: (board) => (fits(board) ? pool : undefined),
  expected: 'at most 8×8',
});
