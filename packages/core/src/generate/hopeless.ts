// Recognises, without a search, boards that cannot be minimal puzzles.
//
// Source: static analysis as in Michael Fogleman, Rush Hour (2018); the fixed point and the proofs are ours
// (engine/pruning/reachable-ranges.ts). Guarantee: a hopeless board is never a minimal puzzle; a board that is not
// hopeless may still not be one.
//
//     . a . . . b     Truck a, in a column of five cells, covers row 3 wherever it stands, so car X never passes.
//     . a . . . b
//     . a X X . .
//     . . . . . .
//     . . . . . .

import { type Board, exitOffset } from '../board/board.ts';
import { BoardLanes } from '../engine/lanes/board-lanes.ts';
import { ReachableRanges } from '../engine/pruning/reachable-ranges.ts';

const lanes = new BoardLanes();
const ranges = new ReachableRanges(lanes);

/** Whether the primary can never reach the exit, or some vehicle can never move or never matter. */
export function isHopeless(board: Board): boolean {
  lanes.read(board);
  ranges.begin();
  ranges.find();
  if (!ranges.reaches(board.primary, exitOffset(board))) return true;
  const relevant = ranges.findRelevant();
  return board.vehicles.some((_, i) => ranges.first[i] === ranges.last[i] || relevant[i] === 0);
}
