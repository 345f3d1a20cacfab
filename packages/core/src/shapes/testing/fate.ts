// What became of a random board that was printed in some shape and read again.
import { randomFrom } from '../../basics/random.ts';
import type { Board } from '../../board/board.ts';
import { readShapes } from '../read-shapes.ts';
import { randomBoard, sameAs } from './random-boards.ts';
import type { Printed, Shape } from './shape.ts';
import { allShapes } from './shapes.ts';

/**
 * What became of a board: `right`; `guessed`, with a primary that is said to be a guess; `asked`; `refused`; or `wrong`,
 * read as another board without a word.
 */
export type Fate = 'right' | 'guessed' | 'asked' | 'refused' | 'wrong';

export interface PrintedBoard extends Printed {
  readonly shape: Shape;
  readonly board: Board;
}

/** The board of an index, the same whenever it is asked for, in the shape of its turn. */
export function printedBoard(seed: number, index: number): PrintedBoard {
  const shape = allShapes[index % allShapes.length];
  if (!shape) throw new RangeError(`there is no board ${index}`);
  return printedIn(shape, seed * 1_000_003 + index);
}

export function printedIn(shape: Shape, seed: number): PrintedBoard {
  const random = randomFrom(seed);
  const board = randomBoard(random, shape.wanted);
  return { shape, board, ...shape.print(board, random) };
}

/** Reads a printed board. */
export function fate({ board, text, primary }: PrintedBoard): Fate {
  const answer = readShapes(text, primary === undefined ? {} : { primary });
  if (answer.kind !== 'read') return answer.kind === 'question' ? 'asked' : 'refused';
  const [only, second] = answer.boards;
  if (!only || second || answer.failed.length > 0) return 'wrong';
  // a primary that is guessed, and said to be, may be another one
  const isGuess = only.primaryGuessed !== undefined;
  if (sameAs(only.board, !isGuess) !== sameAs(board, !isGuess)) return 'wrong';
  return isGuess ? 'guessed' : 'right';
}
