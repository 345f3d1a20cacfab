// One run through a series, as values: what the player has solved, and when it ends. The page keeps it, so that a closed app
// goes on where it was; the clock of Rush goes on meanwhile.

import { type Board, isSolved, replay, type Slide } from '@unjam/core';
import { beginGame, countOfGame, type Game, isWon, slide, stateOfGame } from '@unjam/core/game';
import { isRecord } from '../device/is-record.ts';
import { BOARDS, isSeed, type SeriesKind } from './series-kind.ts';

/** How long a Rush takes, in milliseconds, and how much of it a skipped board costs. */
export const RUSH = 180_000;
const SKIP = 10_000;

/** By how much a clock may be set right during a Rush, in milliseconds, without ending it. */
const CORRECTION = 10_000;

export interface Run {
  readonly kind: SeriesKind;
  readonly seed: string;
  /** How many boards the player who sent the link solved. */
  readonly rival?: number | undefined;
  /** When it began, in milliseconds since 1970. */
  readonly began: number;
  /** When a Rush ends; a Streak has no clock. */
  readonly ends?: number | undefined;
  /** The present board's place in the series, from 0. */
  readonly place: number;
  /** The moves on the present board. */
  readonly moves: readonly Slide[];
  /** For each solved board, how many milliseconds after the beginning it was solved. */
  readonly solved: readonly number[];
  readonly over: boolean;
}

export const beginRun = (kind: SeriesKind, seed: string, now: number, rival?: number): Run => ({
  kind,
  seed,
  rival,
  began: now,
  ends: kind === 'rush' ? now + RUSH : undefined,
  place: 0,
  moves: [],
  solved: [],
  over: false,
});

/** When the last board was solved, in milliseconds after the beginning. */
const lastSolved = ({ solved }: Run): number => solved.at(-1) ?? 0;

/**
 * The milliseconds that are left of a Rush. None are left on a clock that was set back to before what was played: nobody knows how
 * much time has passed, and the clock would stand still until the old time comes again.
 */
export function timeLeft(run: Run, now: number): number {
  const { ends, began } = run;
  if (ends === undefined) return Number.POSITIVE_INFINITY;
  if (now < began + lastSolved(run) - CORRECTION) return 0;
  return Math.min(RUSH, Math.max(0, Math.min(ends - now, ends - began)));
}

/** The game on the present board of a run. Moves that the board does not allow are forgotten. */
export function gameOf({ moves }: Run, board: Board): Game {
  const game = beginGame(board);
  return replay(board, moves).ok ? moves.reduce((before, move) => slide(before, move), game) : game;
}

/** The moves on the present board, counted as in the rest of the game. */
export const movesOf = (run: Run, board: Board): number => countOfGame(gameOf(run, board)).moves;

/** Whether the present board is solved; the next one comes with `nextBoard`. */
export const isDone = (run: Run, board: Board): boolean => {
  const game = gameOf(run, board);
  return isSolved(board, stateOfGame(game));
};

/**
 * The run after a move. A Streak is over as soon as a board has taken more than its fewest moves.
 *
 * @param fewest - the length of a shortest solution of the board
 */
export function playOn(run: Run, board: Board, fewest: number, move: Slide, now: number): Run {
  if (run.over || isDone(run, board)) return run;
  if (timeLeft(run, now) === 0) return endRun(run);
  const game = slide(gameOf(run, board), move);
  const missed = run.kind === 'streak' && countOfGame(game).moves > fewest;
  const won = isWon(game) && !missed;
  return {
    ...run,
    moves: game.moves,
    // no board is solved before the one before it, even if the clock was set back
    solved: won ? [...run.solved, Math.max(lastSolved(run), now - run.began)] : run.solved,
    over: missed || (won && run.place + 1 === BOARDS),
  };
}

/** The run at its next board. */
export const nextBoard = (run: Run): Run => ({ ...run, place: run.place + 1, moves: [] });

/** Leaves a board of a Rush unsolved, for ten seconds. */
export function skipBoard(run: Run, board: Board): Run {
  if (!isChangeable(run, board)) return run;
  return run.place + 1 === BOARDS ? endRun(run) : nextBoard({ ...run, ends: (run.ends ?? 0) - SKIP });
}

/** Takes the last move back; a Streak has no undo. */
export const takeBack = (run: Run, board: Board): Run =>
  isChangeable(run, board) ? { ...run, moves: run.moves.slice(0, -1) } : run;

/** Puts the present board of a Rush back as it was. */
export const restartBoard = (run: Run, board: Board): Run =>
  isChangeable(run, board) ? { ...run, moves: [] } : run;

/** A board that is solved and still seen has been counted: solved once more, it would count twice. */
const isChangeable = (run: Run, board: Board): boolean =>
  run.kind === 'rush' && !run.over && !isDone(run, board);

export const endRun = (run: Run): Run => ({ ...run, over: true });

const isWhole = (value: unknown, most: number): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= most;

const isMove = (value: unknown): value is Slide =>
  isRecord(value) && isWhole(value.vehicle, 1000) && Number.isSafeInteger(value.by) && value.by !== 0;

/** A run from anything that was stored; undefined if it is none. */
export function readRun(stored: unknown, kind: SeriesKind): Run | undefined {
  if (!isRecord(stored) || stored.kind !== kind) return undefined;
  const { seed, rival, began, ends, place, moves, solved, over } = stored;
  if (typeof seed !== 'string' || !isSeed(seed)) return undefined;
  if (!isWhole(began, Number.MAX_SAFE_INTEGER) || !isWhole(place, BOARDS - 1)) return undefined;
  if ((kind === 'rush') !== Number.isSafeInteger(ends)) return undefined;
  if (!Array.isArray(moves) || !moves.every(isMove)) return undefined;
  if (!Array.isArray(solved) || solved.length > BOARDS) return undefined;
  if (!solved.every((time) => isWhole(time, Number.MAX_SAFE_INTEGER))) return undefined;
  return {
    kind,
    seed,
    rival: isWhole(rival, BOARDS) ? rival : undefined,
    began,
    ends: kind === 'rush' ? Number(ends) : undefined,
    place,
    moves,
    solved,
    over: over === true,
  };
}
