import { type Board, isSolved, type State, startOf } from '../board/board.ts';
import { apply, countSolution, type Metric, type Move, roomOf, type Solution } from '../board/moves.ts';

/*
 * A puzzle and everything that has been played on it. Nothing is ever lost: to start again is an entry of the
 * history like a move, so that it can be undone too.
 *
 *     history  []   [A]   [A B]   []   [C]        two moves, a new start, another move
 *                                      ^ cursor   after one undo: the game stands at the start
 */
export interface Game {
  readonly board: Board;
  /** The moves from the board's start to each position, in the order in which the positions came about. */
  readonly history: readonly Solution[];
  /** The position in which the game stands. */
  readonly cursor: number;
}

export const beginGame = (board: Board): Game => ({ board, history: [[]], cursor: 0 });

/** The moves made since the last start. */
export const movesMade = ({ history, cursor }: Game): Solution => history[cursor] as Solution;

/** Where every vehicle stands. */
export const stateOfGame = (game: Game): State => movesMade(game).reduce(apply, startOf(game.board));

/** What has been played, in both metrics. */
export const countOfGame = (game: Game): Record<Metric, number> => countSolution(movesMade(game));

export const isWon = (game: Game): boolean => isSolved(game.board, stateOfGame(game));

/** Slides a vehicle as far as it can go, at most as far as asked; the same game where it cannot move that way. */
export function slide(game: Game, { vehicle, by }: Move): Game {
  if (by === 0) return game;
  const room = roomOf(game.board, stateOfGame(game), vehicle, Math.sign(by));
  const way = Math.sign(by) * Math.min(Math.abs(by), room);
  return room === 0 ? game : advance(game, [...movesMade(game), { vehicle, by: way }]);
}

/** Back to the start; the same game where it stands there. */
export const restart = (game: Game): Game => (movesMade(game).length === 0 ? game : advance(game, []));

/** The position before; the same game where there is none. */
export const undo = (game: Game): Game => (game.cursor === 0 ? game : { ...game, cursor: game.cursor - 1 });

/** The position that was undone last; the same game where there is none. */
export const redo = (game: Game): Game =>
  game.cursor + 1 === game.history.length ? game : { ...game, cursor: game.cursor + 1 };

/** What could have been redone is forgotten. */
const advance = ({ board, history, cursor }: Game, moves: Solution): Game => ({
  board,
  history: [...history.slice(0, cursor + 1), moves],
  cursor: cursor + 1,
});
