// The present attempt as signals, and everything that can be done to it.

import { computed, effect, signal } from '@preact/signals';
import { type Board, boardAt, type Problem, type Slide, tryParseBoard } from '@unjam/core';
import { compactText, isPuzzleId } from '@unjam/core/formats';
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
import { remember } from '../device/progress.ts';
import { isRecord, load, save } from '../device/storage.ts';
import { type Position, readLink, writeLink } from '../link.ts';
import { type Attempt, beginAttempt, playMove, restartAttempt } from './attempt.ts';

/** The puzzle of a first visit. Source: puzzle 1 of the Prolog solver, see docs/sources.md. */
const FIRST_BOARD = 'OAAooPOooQoPOXXQoPoooQooBoooCCBoDDDo';

const firstVisit = (): History<Attempt> => beginHistory(beginAttempt(boardOrThrow(FIRST_BOARD), 'First jam'));

function boardOrThrow(text: string): Board {
  const board = tryParseBoard(text);
  if (!board.ok) throw new Error(board.error.message);
  return board.value;
}

export const attempts = signal<History<Attempt>>(restored() ?? firstVisit());

/** The move that a hint points out, until the next change. */
export const pointed = signal<Slide | undefined>(undefined);

/** Whether the app is playing moves. */
export const watching = signal(false);

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

/** The attempt as a link holds it, including the moves that redo would bring back. */
export const position = computed<Position>(() => {
  const { board, puzzle, moves } = attempt.value;
  return { board, puzzle, moves: [...moves, ...movesAhead(attempts.value)], cursor: moves.length };
});

function set(next: History<Attempt>): void {
  pointed.value = undefined;
  attempts.value = next;
}

/** Plays a move: the player's, or the app's while it is watched. */
export function makeMove(move: Slide): void {
  const next = playMove(attempts.value, move, watching.value);
  set(next);
  if (isWon(next.present) && !next.present.watched)
    remember(compactText(next.present.board), countOfGame(next.present));
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
  set(restartAttempt(attempts.value));
}

/** Opens a puzzle. */
export function open(board: Board, name: string, puzzle?: string): void {
  watching.value = false;
  set(beginHistory(beginAttempt(board, name, puzzle)));
}

/** Opens the attempt of a link; each of its moves can be undone or redone. */
export function openPosition(
  { board, puzzle, moves, cursor }: Position,
  name: string,
  watched = false,
): void {
  watching.value = false;
  set(replayGame({ ...beginAttempt(board, name, puzzle), watched }, moves, cursor));
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

/** Why the link of the address could not be opened. */
export const linkProblem = signal<Problem | undefined>(undefined);

function restored(): History<Attempt> | undefined {
  const kept = load('game');
  if (!isRecord(kept) || typeof kept.link !== 'string') return undefined;
  const link = readLink(kept.link, () => undefined);
  if (!link.ok || !link.value.position) return undefined;
  const { board, moves, cursor } = link.value.position;
  const name = typeof kept.name === 'string' ? kept.name.slice(0, 80) : '';
  const puzzle = typeof kept.puzzle === 'string' && isPuzzleId(kept.puzzle) ? kept.puzzle : undefined;
  return replayGame({ ...beginAttempt(board, name, puzzle), watched: kept.watched === true }, moves, cursor);
}

effect(() => {
  save('game', {
    // with the board itself: the catalogue is not there when the app starts
    link: writeLink('play', { ...position.value, puzzle: undefined }),
    name: attempt.value.name,
    puzzle: attempt.value.puzzle,
    watched: attempt.value.watched,
  });
});
