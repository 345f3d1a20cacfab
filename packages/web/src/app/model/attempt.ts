// An attempt at a puzzle: core's game with the puzzle's name. Moves and restarts are recorded in one history, so that a
// restart needs no question "are you sure?": it can be undone. Another puzzle begins another history.

import type { Board, Slide } from '@unjam/core';
import { type Game, type History, record, restart, slide } from '@unjam/core/game';

export interface Attempt extends Game {
  readonly name: string;
  /** The id of a catalogue puzzle; other boards have none. */
  readonly puzzle: string | undefined;
  /** Whether some of the moves were played by the app. */
  readonly watched: boolean;
  /** Whether the app has shown moves of a solution, here or on another page; nothing takes that back. */
  readonly seen: boolean;
  /** How often a hint was asked for; nothing takes that back. */
  readonly hints: number;
  /** What the clock showed when the attempt began, in milliseconds. */
  readonly begun: number;
  /** What it showed at each move; null where that is not known, as for the moves of a link. */
  readonly times: readonly (number | null)[];
  /** Whether moves of which the time is not known are the player's own all the same, such as those to which one goes back. */
  readonly own?: boolean;
}

export const beginAttempt = (board: Board, name: string, puzzle?: string): Attempt => ({
  board,
  name,
  puzzle,
  moves: [],
  watched: false,
  seen: false,
  hints: 0,
  begun: 0,
  times: [],
});

/** Records a legal move; `byApp` tells whether the app played it, `time` what the clock shows. */
export function playMove(
  history: History<Attempt>,
  move: Slide,
  byApp: boolean,
  time: number | null = null,
): History<Attempt> {
  const { present } = history;
  const moved = slide(present, move);
  if (moved === present) return history;
  const before = present.moves.map((_, index) => present.times[index] ?? null);
  return record(history, { ...moved, watched: present.watched || byApp, times: [...before, time] });
}

/** Changes an attempt and what undo and redo bring back. */
export const changeAll = (
  { past, present, future }: History<Attempt>,
  change: (one: Attempt) => Attempt,
): History<Attempt> => ({ past: past.map(change), present: change(present), future: future.map(change) });

/** Notes that moves of a solution were shown. */
export const markSeen = (history: History<Attempt>): History<Attempt> =>
  history.present.seen ? history : changeAll(history, (one) => ({ ...one, seen: true }));

/** Whether no help was taken. */
export const isAlone = ({ watched, seen, hints }: Attempt): boolean => !watched && !seen && hints === 0;

/** Counts a hint; neither undoing moves nor a restart takes it back, because the player knows the moves that it showed. */
export const countHint = (history: History<Attempt>): History<Attempt> =>
  changeAll(history, (one) => ({ ...one, hints: one.hints + 1 }));

/** Records a restart; the same history if no move has been made. */
export function restartAttempt(history: History<Attempt>, time = 0): History<Attempt> {
  const { present } = history;
  const start = restart(present);
  return start === present ? history : record(history, { ...start, watched: false, begun: time, times: [] });
}
