// The packed engine: breadth-first search over states packed into 32 bits, for every board of at most 6×6.
//
// Source: breadth-first search as in any textbook, with cuts of our own, proved below.
// Guarantee: complete, and shortest in the metric asked for. Uses at most 134 MB, kept from one board to the next; a
// search that would need more ends with the limit `memory`. It refuses larger boards, and all where the host has no
// WebAssembly. There is room for 4,194,304 states; the largest of 29,000 clusters
// drawn at random from sparse boards, which have the largest, held 184,036.
//
//     .AABB.    its row has group 2,2 and stands in placement 3 of 6; with the rows above and below, which hold a
//               car (5 placements) and a truck (4), it makes one byte of the key: p0 + 5 × (3 + 6 × p2) < 256
//
// Every state fits. A lane of six cells on which k vehicles leave f cells free has (f + k) choose k placements:
// one vehicle leaves at most four, so at most 5; two leave at most two, so at most 6; three leave none, so 1. Three
// lanes have at most 6 × 6 × 6 = 216 placements, so a byte holds three lanes and 32 bits hold twelve. 0xffffffff is
// never a key. Walls and smaller boards only take placements away. Which successors a lane has is a look into
// tables made from lane-tables.ts. They are numbered, at most 4 a lane (one vehicle leaves at most four cells free; two
// leave two, and each free cell is at most two moves), so 48 bits hold those of a state.
//
// Canonical order. When lane L moved last, from state p to state s, a move of lane K from s is not tried
// a) if K is L, and the same vehicle would move again (moves) or the move is back to p (steps);
// b) if K comes after L (rows before columns), the same move was legal in p, and L did not pass K's cells: a car
//    that goes from columns 0 and 1 to columns 3 and 4 passes column 2 and may not do so after column 2 moved. A
//    longer vehicle, or a car that shares its lane, has not the room to pass a cell.
// Proof that every state t is still found at its true distance d + 1, by induction on d. Let s be a state at
// distance d from which a move of lane K leads to t, and let it be cut; s was first reached from p by a move of L.
// In case a) one move of L leads from p to t, or t is p, so t is nearer than d + 1: a contradiction.
// In case b) the move of K leads from p to a state s', and the move of L is legal there: K and L are both rows, or
// both columns, and share no cell; or they share the one cell where they cross. If L covered it in p, K's move,
// legal in p, did not use it; if L covers it in s, K's move, legal in s, did not; L did not pass it; so K's and
// L's moves do not both need it. So L's move leads from s' to t, and as t is at distance d + 1, s' is at distance
// d, is found by induction, and leads to t by a lane before K. If that move is cut too, the same argument gives a
// lane earlier still. The lanes run out, so some move to t is tried. Slides and unit steps are alike in this.
// Lanes are tried in ascending order, so a state is mostly first reached by an early lane, which cuts most: the
// other way round, with K before L, two fifths more successors are made.
//
// Useful offsets. A move that ends where no shortest solution needs to stop (useful-offsets.ts) is not made; that spares
// more than half of the states in moves, a quarter in steps. A lane's placement is left out if one of its vehicles stands at such a
// place, unless that is where it stood at the start and others share the lane, when it may not have moved. The proof
// above holds on: whether a placement is left out depends on nothing but the placement, so the moves that it
// exchanges and joins end where moves may end.
//
// Look-ahead: as in generic.ts. Going one move further, to two vehicles that can both leave at once, spares a twentieth
// of the states and costs more than it saves; so does a bound in steps that counts how far each has to go.

import { binary } from '../wasm/packed32.wasm.ts';
import { bytePool } from './byte-module.ts';
import { packedEngine, upTo } from './packed-engine.ts';

const fits = upTo(6);
const pool = bytePool(binary, { bits: 32, side: 6 });

export const packed32 = packedEngine({
  id: 'packed32',
  title: 'Packed engine, 32 bits',
  source: 'breadth-first search over lanes packed into 32 bits, for boards up to 6×6',
  poolFor: (board) => (fits(board) ? pool : undefined),
  expected: 'at most 6×6',
});
