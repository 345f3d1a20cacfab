// Attempts as they are stored: the present one, and one for each board, where the player left it.

import type { Board } from '@unjam/core';
import { boardAt } from '@unjam/core';
import { compactText } from '@unjam/core/formats';
import { type History, isWon, movesAhead, replayGame, stateOfGame } from '@unjam/core/game';
import { isRecord } from '../device/is-record.ts';
import { type Attempt, beginAttempt, changeAll } from './attempt.ts';
import { type Position, readPlayLink, writeLink } from './link.ts';
import { isDay, isPuzzleId, isRealDay } from './puzzle-id.ts';

/** The most boards of which an attempt is kept; the one that was left first is dropped first. */
const MOST = 100;

/** An attempt as it is stored: what follows its board is read by `readAttempt`. */
export interface StoredAttempt extends Readonly<Record<string, unknown>> {
  /** The board as `compactText` writes it. */
  readonly board: string;
  /** Its moves and those that redo would bring back, as a link of Play with the board itself. */
  readonly link: string;
  /** Whether moves of a solution were shown at the board, but not in this attempt, such as after it was solved. */
  readonly later?: boolean | undefined;
}

export interface ReadAttempt {
  readonly history: History<Attempt>;
  /** Milliseconds on the clock. */
  readonly clock: number;
}

/** The attempt as a link holds it, including the moves that redo would bring back. */
export function positionOf(history: History<Attempt>): Position {
  const { board, puzzle, moves } = history.present;
  return { board, puzzle, moves: [...moves, ...movesAhead(history)], cursor: moves.length };
}

/** The link of a position with the board itself: the catalogue is not there when the app starts. */
export const linkOf = (one: Position): string => writeLink('play', { ...one, puzzle: undefined });

/** An attempt with its undone moves as it is stored. */
export function writeAttempt(history: History<Attempt>, clock: number): StoredAttempt {
  const { present, future } = history;
  const { board, name, puzzle, watched, seen, hints, begun, own } = present;
  const position = positionOf(history);
  // those of the undone moves too
  const { times } = future[position.moves.length - position.cursor - 1] ?? present;
  const link = linkOf(position);
  return { board: compactText(board), link, name, puzzle, watched, seen, hints, begun, times, own, clock };
}

/** An attempt from anything that was stored; undefined if it has no board. */
export function readAttempt(stored: unknown): ReadAttempt | undefined {
  if (!isRecord(stored) || typeof stored.link !== 'string') return undefined;
  const linked = readPlayLink(stored.link);
  if (!linked) return undefined;
  const name = typeof stored.name === 'string' ? stored.name.slice(0, 80) : '';
  const puzzle = typeof stored.puzzle === 'string' && isStoredId(stored.puzzle) ? stored.puzzle : undefined;
  const begun = {
    ...beginAttempt(linked.board, name, puzzle),
    ...readHelp(stored),
    begun: numberOf(stored.begun),
    own: stored.own === true,
    times: Array.isArray(stored.times)
      ? stored.times.map((time: unknown) => (isNumber(time) ? time : null))
      : [],
  };
  return { history: replayGame(begun, linked.moves, linked.cursor), clock: numberOf(stored.clock) };
}

/** The help that was taken at an attempt, as it was stored. */
export const readHelp = ({ watched, seen, hints }: Readonly<Record<string, unknown>>) => ({
  watched: watched === true,
  // before that was stored, whoever watched had seen some moves
  seen: seen === true || watched === true,
  hints: numberOf(hints),
});

const isStoredId = (id: string): boolean => isPuzzleId(id) && (!isDay(id) || isRealDay(id));

// a damaged file may say 1e345, which is infinite: JSON has no such number, so what is made of it could not be stored
const isNumber = (value: unknown): value is number => Number.isFinite(value) && Number(value) >= 0;

const numberOf = (value: unknown): number => (isNumber(value) ? value : 0);

type Attempts = readonly StoredAttempt[];

/** Attempts from anything, oldest first; what has no board is left out. */
export const readAttempts = (stored: unknown): Attempts =>
  (Array.isArray(stored) ? stored : [])
    .filter(
      (one): one is StoredAttempt =>
        isRecord(one) && typeof one.board === 'string' && typeof one.link === 'string',
    )
    .slice(-MOST);

/** The moves of an attempt and those that redo would bring back, as its link has them; undefined if there are none. */
const movesOf = ({ link }: StoredAttempt): string | undefined => link.split('/')[3];

/**
 * Attempts with another one at the end, in place of that at the same board; one at which nothing was done is not kept. One with other
 * moves, none of which was made here, does not replace the kept one: otherwise a look at a link would lose it.
 */
export function withAttempt(attempts: Attempts, one: StoredAttempt): Attempts {
  const others = attempts.filter(({ board }) => board !== one.board);
  const kept = attempts.find(({ board }) => board === one.board);
  const moves = movesOf(one);
  // the moves of a link have no times
  const shown = moves && !String(one.times) && kept && moves !== movesOf(kept);
  const next = shown ? sharedHelp(kept, one) : { ...one, later: kept?.later };
  return moves || one.seen || one.hints ? [...others, next].slice(-MOST) : kept ? others : attempts;
}

/** An attempt of this tab with the help that another tab has taken at the same board since `before`. */
const withHelp = (own: StoredAttempt, stored?: StoredAttempt, before?: StoredAttempt): StoredAttempt => ({
  ...own,
  seen: own.seen === true || (stored?.seen === true && before?.seen !== true),
  later: own.later ?? stored?.later,
  hints: numberOf(own.hints) + Math.max(0, numberOf(stored?.hints) - numberOf(before?.hints)),
});

/** Whether moves of a solution were shown at the board of an attempt. */
const wasSeen = (one: StoredAttempt | undefined): boolean => one?.seen === true || one?.later === true;

/** The attempts after moves of a solution of a solved board were shown: they help the next attempt, not the solved one. */
export const withLater = (attempts: Attempts, board: string): Attempts =>
  attempts.map((one) => (one.board === board ? { ...one, later: true } : one));

/** An attempt with the help that a file says was taken at the same board; a file that is read twice adds nothing. */
export const sharedHelp = (own: StoredAttempt, file: StoredAttempt | undefined): StoredAttempt =>
  file
    ? {
        ...own,
        later: wasSeen(own) || wasSeen(file),
        hints: Math.max(numberOf(own.hints), numberOf(file.hints)),
      }
    : own;

/**
 * The history with the help that was taken at its present board elsewhere, such as in another tab; the same history if there is none,
 * or if the board was solved without it.
 */
export function sharingHelp(history: History<Attempt>, attempts: Attempts): History<Attempt> {
  const { present } = history;
  const text = compactText(present.board);
  const kept = attempts.find(({ board }) => board === text);
  const seen = present.seen || wasSeen(kept);
  const hints = Math.max(present.hints, numberOf(kept?.hints));
  if (isWon(present)) return history;
  if (seen === present.seen && hints === present.hints) return history;
  return changeAll(history, (one) => ({ ...one, seen, hints }));
}

/**
 * The stored attempts with those that this tab has changed since `before`, and without those that it has dropped. Help that
 * another tab has taken at a board is kept.
 */
export function mergeAttempts(stored: Attempts, own: Attempts, before: Attempts): Attempts {
  const textOf = (one: StoredAttempt | undefined): string => JSON.stringify(one);
  const find = (list: Attempts, text: string) => list.find(({ board }) => board === text);
  const changed = own.filter((one) => textOf(one) !== textOf(find(before, one.board)));
  const kept = stored.filter(
    ({ board }) => !find(changed, board) && (!find(before, board) || find(own, board)),
  );
  const helped = changed.map((one) => withHelp(one, find(stored, one.board), find(before, one.board)));
  return [...kept, ...helped].slice(-MOST);
}

/** Whether moves of a solution were shown of one of the boards that came up in a game. */
export function wasShown(
  attempts: Attempts,
  { board, moves }: { readonly board: Board; readonly moves: Attempt['moves'] },
): boolean {
  const shown = new Set(attempts.filter(wasSeen).map((one) => one.board));
  if (shown.size === 0) return false;
  return Array.from({ length: moves.length + 1 }, (_, made) =>
    compactText(boardAt(board, stateOfGame({ board, moves: moves.slice(0, made) }))),
  ).some((text) => shown.has(text));
}
