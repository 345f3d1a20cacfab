// What can be seen of a board without a search.
//
// Source: static analysis as in Michael Fogleman, Rush Hour (2018); the fixed point and the proofs are ours
// (engine/pruning/reachable-ranges.ts). Guarantee: a board that is called hopeless is no minimal puzzle; one that is
// not may still be none.
//
//     . a . . . b     Truck a, on a column of five cells, covers row 3 wherever it stands: so car X never passes.
//     . a . . . b
//     . a X X . .
//     . . . . . .
//     . . . . . .

import { type Board, exitOffset } from '../board/board.ts';
import { ReachableRanges } from '../engine/pruning/reachable-ranges.ts';

const ranges = new ReachableRanges();

/** Whether the exit is out of reach, or some vehicle can never move or never matter. */
export function isHopeless(board: Board): boolean {
  ranges.read(board);
  ranges.find();
  if (!ranges.reaches(board.primary, exitOffset(board))) return true;
  const relevant = ranges.relevantTo(board.primary);
  return board.vehicles.some((_, i) => ranges.first[i] === ranges.last[i] || relevant[i] === 0);
}
