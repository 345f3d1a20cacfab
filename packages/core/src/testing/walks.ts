import fc from 'fast-check';
import { type Board, startOf } from '../board/board.ts';
import { apply, type Move, moves, type Solution } from '../board/moves.ts';

export interface Walk {
  readonly board: Board;
  /** Legal moves from the board's start, leading anywhere. */
  readonly solution: Solution;
}

/** Boards with random walks on them; a walk ends early if no vehicle can move. */
export const legalWalks = (boards: fc.Arbitrary<Board>, longest = 12): fc.Arbitrary<Walk> =>
  fc
    .record({ board: boards, choices: fc.array(fc.nat(), { maxLength: longest }) })
    .map(({ board, choices }) => ({
      board,
      solution: walk(board, choices),
    }));

function walk(board: Board, choices: readonly number[]): Solution {
  const solution: Move[] = [];
  let state = startOf(board);
  for (const choice of choices) {
    const possible = moves(board, state);
    const move = possible[choice % possible.length];
    if (!move) break;
    solution.push(move);
    state = apply(state, move);
  }
  return solution;
}
