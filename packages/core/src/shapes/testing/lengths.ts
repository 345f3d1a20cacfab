// What a test compares of a text that is read by its shape: the lengths of its boards.
import type { Board } from '../../board/board.ts';
import { solve } from '../../engine/solve.ts';
import type { Length, ShapeOptions } from '../parts/answer.ts';
import { readShapes } from '../read-shapes.ts';

/** The length of a shortest solution in moves, and that of one in steps. */
export function lengthOf(board: Board): Length {
  const [moves, steps] = [solve(board, { metric: 'moves' }), solve(board, { metric: 'steps' })];
  return moves.kind === 'solved' && steps.kind === 'solved'
    ? { moves: moves.moves, steps: steps.steps }
    : 'unsolvable';
}

/** Moves and steps of each board that is read; the kind of the answer where none is. */
export function lengthsIn(text: string, options: ShapeOptions = {}): unknown {
  const answer = readShapes(text, { solve: lengthOf, ...options });
  if (answer.kind !== 'read') return answer.kind;
  return answer.boards.map(({ board }) => {
    const length = lengthOf(board);
    return length === 'unsolvable' ? length : [length.moves, length.steps];
  });
}
