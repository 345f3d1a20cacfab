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
}

export const beginAttempt = (board: Board, name: string, puzzle?: string): Attempt => ({
  board,
  name,
  puzzle,
  moves: [],
  watched: false,
});

/** Records a legal move; `byApp` tells whether the app played it. */
export function playMove(history: History<Attempt>, move: Slide, byApp: boolean): History<Attempt> {
  const { present } = history;
  const moved = slide(present, move);
  return moved === present ? history : record(history, { ...moved, watched: present.watched || byApp });
}

/** Records a restart; the same history if no move has been made. */
export function restartAttempt(history: History<Attempt>): History<Attempt> {
  const { present } = history;
  const start = restart(present);
  return start === present ? history : record(history, { ...start, watched: false });
}
