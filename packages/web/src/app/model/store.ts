// The present attempt as signals, and everything that can be done to it.

import { batch, computed } from '@preact/signals';
import { type Board, boardAt, type Slide, type State } from '@unjam/core';
import { compactText } from '@unjam/core/formats';
import {
  countOfGame,
  type History,
  canRedo as hasFuture,
  canUndo as hasPast,
  isWon,
  redo,
  replayGame,
  stateOfGame,
  undo,
} from '@unjam/core/game';
import { nothing } from '../language/language.ts';
import {
  type Attempt,
  beginAttempt,
  changeAll,
  countHint,
  isAlone,
  markSeen,
  playMove,
  restartAttempt,
} from './attempt.ts';
import { clockTime, resetClock, setSolved } from './clock.ts';
import { tell } from './events.ts';
import {
  linkOf,
  positionOf,
  type ReadAttempt,
  readAttempt,
  sharingHelp,
  wasShown,
  withLater,
  writeAttempt,
} from './kept-attempts.ts';
import { lessonById } from './lessons.ts';
import type { Position } from './link.ts';
import { remember, rememberDaily } from './progress.ts';
import { isDay } from './puzzle-id.ts';
import {
  attempts,
  keptAttempts,
  marked,
  message,
  pointed,
  progress,
  thinking,
  unrated,
  visit,
  watching,
} from './state.ts';
import { isRated } from './unrated-results.ts';

export const attempt = computed(() => attempts.value.present);
const board = computed(() => attempt.value.board);
const moves = computed(() => attempt.value.moves);
/** It changes with the moves alone, not with what else is known of the attempt. */
export const state = computed(() => stateOfGame({ board: board.value, moves: moves.value }));
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
export const position = computed<Position>(() => positionOf(attempts.value));

function set(next: History<Attempt>): void {
  batch(() => {
    // what was said of the state before is not true of this one
    message.value = nothing;
    pointed.value = undefined;
    marked.value = [];
    attempts.value = sharingHelp(next, keptAttempts.value);
  });
  setSolved(isWon(next.present));
}

/** Plays a move: the player's, or the app's while it is watched. */
export function makeMove(move: Slide): void {
  const time = clockTime();
  if (watching.value) noteSeen();
  const next = playMove(attempts.value, move, watching.value, time);
  if (next === attempts.value) return;
  set(next);
  const { times, own } = next.present;
  // a link shows its moves
  if (won.value && ((!own && times.includes(null)) || wasShown(keptAttempts.value, next.present)))
    attempts.value = markSeen(attempts.value);
  const present = attempt.value;
  const made = present.moves.at(-1);
  if (made) tell({ kind: 'move', move: made }, present, time);
  if (!isWon(present)) return;
  keepResult(present, time);
  tell({ kind: 'solved' }, present, time);
}

/** Stores the result of a puzzle that the player has solved; one that the player watched is not solved. */
function keepResult(solved: Attempt, time: number): void {
  const { board, puzzle, watched, times } = solved;
  if (watched || lessonById(puzzle ?? '')) return;
  // nobody knows how long the moves of a link took
  const isTimed = !times.includes(null);
  const result = {
    ...countOfGame(solved),
    alone: isAlone(solved),
    ...(isTimed && { seconds: Math.max(1, Math.round(time / 1000)) }),
  };
  const text = compactText(board);
  // a puzzle that was solved before says little about the player
  if (!progress.value[text] && isTimed && isRated(puzzle)) {
    const { hints, seen } = solved;
    unrated.value = [...unrated.value, { at: Date.now(), board: text, seconds: time / 1000, hints, seen }];
  }
  remember(text, result);
  if (puzzle && isDay(puzzle)) rememberDaily(puzzle, result);
  rate();
}

/** Counts first solutions in the player's rating; what that needs may be missing without a network, and is asked for again with one. */
function rate(): void {
  import('./rate-solved.ts')
    .then(({ afterSolved }) => afterSolved())
    .catch(() => addEventListener('online', rate, { once: true }));
}

/** Notes that moves of a solution of the present puzzle were shown, wherever that was. */
export function noteSeen(): void {
  if (won.value) keptAttempts.value = withLater(keptAttempts.value, boardText.value);
  else attempts.value = markSeen(attempts.value);
}

/** Counts a hint that the player asked for. */
export function noteHint(): void {
  attempts.value = countHint(attempts.value);
}

export function stepBack(): void {
  watching.value = false;
  retrace(undo(attempts.value));
}

export function stepForth(): void {
  retrace(redo(attempts.value));
}

/** Goes back or forth in the history, and tells of the slides that lead there: those of a restart may be many. */
function retrace(next: History<Attempt>): void {
  const [before, after, time] = [attempt.value.moves, next.present.moves, clockTime()];
  const differs = before.findIndex(
    (move, i) => move.vehicle !== after[i]?.vehicle || move.by !== after[i]?.by,
  );
  const same = differs < 0 ? before.length : differs;
  set(next);
  const back = before.slice(same).reverse();
  const way = [...back.map(({ vehicle, by }) => ({ vehicle, by: -by })), ...after.slice(same)];
  for (const move of way) tell({ kind: 'retraced', move }, attempt.value, time);
}

export function startAgain(): void {
  watching.value = false;
  const next = restartAttempt(attempts.value, clockTime());
  if (next === attempts.value) return;
  tell({ kind: 'restart' }, attempt.value, clockTime());
  set(next);
}

/** Opens a puzzle where the player left it; after it was solved, from its start. */
export const open = (board: Board, name: string, puzzle?: string): void =>
  openPosition({ board, puzzle, moves: [], cursor: 0 }, name);

/** Keeps the time since the last move with the attempt, unless another tab has gone on with that. */
function keepTime(): void {
  const { link, clock } = writeAttempt(attempts.value, clockTime());
  keptAttempts.value = keptAttempts.value.map((one) => (one.link === link ? { ...one, clock } : one));
}

/** The attempt at a board as the player left it. */
function leftAt(board: Board): ReadAttempt | undefined {
  const text = compactText(board);
  const read = readAttempt(keptAttempts.value.find((one) => one.board === text));
  // a file that was imported may say anything
  return read && compactText(read.history.present.board) === text ? read : undefined;
}

const goOn = ({ history, clock }: ReadAttempt, name: string, puzzle: string | undefined): void =>
  show(
    changeAll(history, (one) => ({ ...one, name, puzzle })),
    clock,
  );

/** Shows another puzzle than the present one. */
function show(next: History<Attempt>, clock = 0): void {
  watching.value = false;
  if (!won.value) tell({ kind: 'gave-up' }, attempt.value, clockTime());
  resetClock(clock);
  thinking.value?.abort();
  batch(() => {
    thinking.value = undefined;
    set(next);
  });
  tell({ kind: 'open' }, next.present, clock);
}

/**
 * Opens the attempt of a link; each of its moves can be undone or redone. A link without moves opens the puzzle. Help that was taken
 * before stays. Where the player has made further moves since, or goes back to a game that was not solved, the attempt goes on where
 * the player left it: a move at what was before would take its place.
 *
 * @param before - the help that was taken when the link was shown before, whether it was, and whether a person has gone back to it
 */
export function openPosition(
  linked: Position,
  name: string,
  before: Partial<Pick<Attempt, 'watched' | 'seen' | 'hints' | 'own'>> & { readonly again?: boolean } = {},
): void {
  keepTime();
  const { board, puzzle, moves, cursor } = linked;
  const left = leftAt(board);
  const own = left?.history.present;
  const opened = replayGame(
    {
      ...beginAttempt(board, name, puzzle),
      watched: before.watched === true,
      own: before.own === true,
      seen: before.seen || own?.seen === true,
      hints: Math.max(before.hints ?? 0, own?.hints ?? 0),
    },
    moves,
    cursor,
  );
  const [ownText, text] = [left ? linkOf(positionOf(left.history)) : '', linkOf(linked)];
  const begun = own && !isWon(own);
  const isEarlier = cursor === moves.length && ownText.startsWith(text);
  const goesOn = ownText === text || (begun && (isEarlier || (before.again && !isWon(opened.present))));
  if (left && goesOn) {
    goOn(left, name, puzzle);
    return;
  }
  show(opened);
  if (begun && own.moves[0] && !text.startsWith(ownText))
    void import('./own-moves.ts').then(({ sayOwnMoves }) => sayOwnMoves());
}

/** Gives the present attempt another name, for example when its board is found in the catalogue. */
export function rename(name: string, puzzle: string | undefined): void {
  attempts.value = changeAll(attempts.value, (one) => ({ ...one, name, puzzle }));
}

/** Whether a link's attempt is the present one. */
export const sameAsNow = (other: Position): boolean => linkOf(other) === linkOf(position.value);
