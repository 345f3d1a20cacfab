// The present attempt as signals, and everything that can be done to it.

import { batch, computed } from '@preact/signals';
import { type Board, boardAt, type Slide, type State } from '@unjam/core';
import { compactText } from '@unjam/core/formats';
import {
  beginHistory,
  countOfGame,
  type History,
  canRedo as hasFuture,
  canUndo as hasPast,
  isWon,
  movesAhead,
  redo,
  replayGame,
  stateOfGame,
  undo,
} from '@unjam/core/game';
import { askToPersist } from '../device/kept.ts';
import { type Attempt, beginAttempt, countHint, playMove, restartAttempt } from './attempt.ts';
import { clockTime, resetClock, setSolved } from './clock.ts';
import { tell } from './events.ts';
import { lessonById } from './lessons.ts';
import { type Position, writeLink } from './link.ts';
import { remember, rememberDaily } from './progress.ts';
import { isDay } from './puzzle-id.ts';
import { attempts, marked, pointed, visit, watching } from './state.ts';

export const attempt = computed(() => attempts.value.present);
export const state = computed(() => stateOfGame(attempt.value));
export const counts = computed(() => countOfGame(attempt.value));
export const won = computed(() => isWon(attempt.value));
export const canUndo = computed(() => hasPast(attempts.value));
export const canRedo = computed(() => hasFuture(attempts.value));
/** The puzzle as text; its best result is stored under this text. */
export const boardText = computed(() => compactText(attempt.value.board));
/** The board after the moves so far. */
export const boardNow = computed(() => boardAt(attempt.value.board, state.value));

/** The state that the lab shows on the present board; undefined is its start. */
export const visited = computed(() =>
  visit.value?.board === attempt.value.board ? visit.value.state : undefined,
);

export const visitState = (state: State | undefined): void => {
  visit.value = state && { board: attempt.value.board, state };
};

/** The attempt as a link holds it, including the moves that redo would bring back. */
export const position = computed<Position>(() => {
  const { board, puzzle, moves } = attempt.value;
  return { board, puzzle, moves: [...moves, ...movesAhead(attempts.value)], cursor: moves.length };
});

function set(next: History<Attempt>): void {
  batch(() => {
    pointed.value = undefined;
    marked.value = [];
    attempts.value = next;
  });
  setSolved(isWon(next.present));
}

/** Plays a move: the player's, or the app's while it is watched. */
export function makeMove(move: Slide): void {
  const time = clockTime();
  const next = playMove(attempts.value, move, watching.value, time);
  if (next === attempts.value) return;
  set(next);
  const { present } = next;
  const made = present.moves.at(-1);
  if (made) tell({ kind: 'move', move: made }, present, time);
  if (!isWon(present)) return;
  keepResult(present, time);
  tell({ kind: 'solved' }, present, time);
}

/** Stores the result of a puzzle that the player has solved; whoever watched has not solved it. */
function keepResult(solved: Attempt, time: number): void {
  const { board, puzzle, watched, hints } = solved;
  if (watched || lessonById(puzzle ?? '')) return;
  const result = {
    ...countOfGame(solved),
    alone: hints === 0,
    seconds: Math.max(1, Math.round(time / 1000)),
  };
  remember(compactText(board), result);
  askToPersist();
  if (puzzle && isDay(puzzle)) rememberDaily(puzzle, result);
}

/** Counts a hint that the player asked for. */
export function noteHint(): void {
  attempts.value = countHint(attempts.value);
}

export function stepBack(): void {
  watching.value = false;
  set(undo(attempts.value));
}

export function stepForth(): void {
  set(redo(attempts.value));
}

export function startAgain(): void {
  watching.value = false;
  const next = restartAttempt(attempts.value, clockTime());
  if (next === attempts.value) return;
  tell({ kind: 'restart' }, attempt.value, clockTime());
  set(next);
}

/** Opens a puzzle. */
export function open(board: Board, name: string, puzzle?: string): void {
  show(beginHistory(beginAttempt(board, name, puzzle)));
}

/** Shows another puzzle than the present one. */
function show(next: History<Attempt>): void {
  watching.value = false;
  if (!won.value) tell({ kind: 'gave-up' }, attempt.value, clockTime());
  resetClock();
  set(next);
  tell({ kind: 'open' }, next.present, 0);
}

/** Opens the attempt of a link; each of its moves can be undone or redone. */
export function openPosition(
  { board, puzzle, moves, cursor }: Position,
  name: string,
  watched = false,
): void {
  show(replayGame({ ...beginAttempt(board, name, puzzle), watched }, moves, cursor));
}

/** Gives the present attempt another name, for example when its board is found in the catalogue. */
export function rename(name: string, puzzle: string | undefined): void {
  const { past, present, future } = attempts.value;
  const renamed = (one: Attempt): Attempt => ({ ...one, name, puzzle });
  attempts.value = { past: past.map(renamed), present: renamed(present), future: future.map(renamed) };
}

/** Whether a link's attempt is the present one. */
export const sameAsNow = (other: Position): boolean =>
  writeLink('play', { ...other, puzzle: undefined }) ===
  writeLink('play', { ...position.value, puzzle: undefined });
