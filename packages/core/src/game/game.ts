import {
  board as aBoard,
  check,
  checkBoard,
  checkList,
  checkParts,
  type Kind,
  list,
  object,
  whole,
} from '../basics/arguments.ts';
import { type Board, isSolved, type State, startOf } from '../board/board.ts';
import {
  apply,
  countSolution,
  labelled,
  type Metric,
  roomOf,
  type Slide,
  type Solution,
} from '../board/moves.ts';
import { checkSlide, checkSlides } from '../board/read-move.ts';
import type { History } from './history.ts';

/**
 * A board and the moves made on it since its start. A game is never changed: a move gives another game. A program that
 * lets people play keeps a `History<Game>`, in which every move and every restart can be undone.
 *
 *     let history = beginHistory(beginGame(board));
 *     history = record(history, slide(history.present, move));
 *     history = undo(history);
 */
export interface Game {
  readonly board: Board;
  /** Legal from the board's start, in order. */
  readonly moves: Solution;
}

/**
 * A game at its start.
 *
 * @param board - the board that is played
 *
 * @example
 * beginGame(board).moves // []
 */
export function beginGame(board: Board): Game {
  checkBoard(board);
  return { board, moves: [] };
}

const checkGame = (game: Game, name = 'game'): void => checkParts(game, name, gameParts);
const boardOfGame: Kind = (value) =>
  aBoard(value) && 'the board of a game that beginGame made; a history has its game as `present`';
const gameParts = { board: boardOfGame, moves: list };

/**
 * Where every vehicle stands after the moves: its offset in its lane, in the board's order.
 *
 * @param game - the game; it is not changed
 *
 * @example
 * stateOfGame(slide(game, { vehicle: 0, by: 2 })) // [ 2, 0 ]
 */
export function stateOfGame(game: Game): State {
  checkGame(game);
  return game.moves.reduce(apply, startOf(game.board));
}

/**
 * The length of the play so far in both metrics; consecutive slides of one vehicle in one direction count as one move.
 *
 * @param game - the game; it is not changed
 *
 * @example
 * countOfGame(slide(game, { vehicle: 0, by: 2 })) // { moves: 1, steps: 2 }
 */
export function countOfGame(game: Game): Record<Metric, number> {
  checkGame(game);
  return countSolution(game.moves);
}

/**
 * Whether the primary touches the exit.
 *
 * @param game - the game; it is not changed
 *
 * @example
 * isWon(game) // false
 */
export function isWon(game: Game): boolean {
  const state = stateOfGame(game);
  return isSolved(game.board, state);
}

/**
 * The game after a vehicle has slid as far as it can, but no farther than the move says; the same game if it cannot
 * slide that way. Other properties of the object are kept.
 *
 * @param game - the game; it is not changed
 * @param move - the vehicle, and by how many cells it slides
 * @throws RangeError for a move that is not one of the board's vehicles; `readMove` reads moves from outside
 *
 * @example
 * slide(game, { vehicle: 0, by: 2 }).moves // [ { vehicle: 0, label: 'A', by: 2 } ]
 */
export function slide<G extends Game>(game: G, move: Slide): G {
  checkGame(game);
  checkSlide(game.board, move, 'move');
  const { vehicle, by } = move;
  const room = by === 0 ? 0 : roomOf(game.board, stateOfGame(game), vehicle, Math.sign(by));
  if (room === 0) return game;
  const made = Math.abs(by) <= room ? move : { ...move, by: Math.sign(by) * room };
  return { ...game, moves: [...game.moves, ...labelled(game.board, [made])] };
}

/**
 * The game at its board's start; the same game if it is there already.
 *
 * @param game - the game; it is not changed
 *
 * @example
 * restart(slide(game, { vehicle: 0, by: 2 })).moves // []
 */
export function restart<G extends Game>(game: G): G {
  checkGame(game);
  return game.moves.length === 0 ? game : { ...game, moves: [] };
}

/**
 * The history of moves that were made before: each can be undone or redone, and the game stands after the first
 * `cursor` of them.
 *
 * @param start - the game at its board's start
 * @param slides - moves that are legal from there, in order
 * @param cursor - 0 to the number of moves; default: all of them
 *
 * @example
 * countOfGame(replayGame(game, [{ vehicle: 0, by: 2 }], 1).present) // { moves: 1, steps: 2 }
 */
export function replayGame<G extends Game>(
  start: G,
  slides: readonly Slide[],
  cursor = slides?.length,
): History<G> {
  checkGame(start, 'start');
  checkSlides(start.board, slides, 'slides');
  check(
    cursor,
    'cursor',
    (value) => (whole(value) || cursor > slides.length) && `a whole number from 0 to ${slides.length}`,
  );
  const moves = labelled(start.board, slides);
  const after = (count: number): G => ({ ...start, moves: moves.slice(0, count) });
  const counts = Array.from({ length: moves.length + 1 }, (_, count) => count);
  return {
    past: counts.slice(0, cursor).map(after),
    present: after(cursor),
    future: counts.slice(cursor + 1).map(after),
  };
}

/**
 * The moves that redo would bring back, up to a restart or another board.
 *
 * @param history - the history; it is not changed
 *
 * @example
 * movesAhead(undo(record(beginHistory(game), slide(game, { vehicle: 0, by: 2 })))) // [ { vehicle: 0, label: 'A', by: 2 } ]
 */
export function movesAhead(history: History<Game>): Solution {
  checkParts(history, 'history', { present: object, future: list });
  const { present, future } = history;
  checkGame(present, 'history.present');
  checkList(future, 'history.future', gameParts);
  let last = present;
  for (const game of future) {
    if (!continues(game, last)) break;
    last = game;
  }
  return last.moves.slice(present.moves.length);
}

/** Whether a game is an earlier game with one more move. */
const continues = (game: Game, earlier: Game): boolean =>
  game.board === earlier.board &&
  game.moves.length === earlier.moves.length + 1 &&
  earlier.moves.every((move, index) => move === game.moves[index]);
