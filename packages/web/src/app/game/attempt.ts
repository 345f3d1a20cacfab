// An attempt at a puzzle: core's game with the puzzle's name. Moves, restarts and other puzzles are recorded in one
// history, so that nothing needs a question "are you sure?": it can be undone.

import type { Board, Move } from '@unjam/core';
import { type Game, type History, record, restart } from '@unjam/core/game';

export interface Attempt extends Game {
  readonly name: string;
  /** Whether some of the moves were played by the app. */
  readonly watched: boolean;
}

export const beginAttempt = (board: Board, name: string): Attempt => ({
  board,
  name,
  moves: [],
  watched: false,
});

/** Records a legal move; `byApp` tells whether the app played it. */
export function playMove(history: History<Attempt>, move: Move, byApp: boolean): History<Attempt> {
  const { present } = history;
  return record(history, {
    ...present,
    moves: [...present.moves, move],
    watched: present.watched || byApp,
  });
}

/** Records a restart; the same history if no move has been made. */
export function restartAttempt(history: History<Attempt>): History<Attempt> {
  const { present } = history;
  const start = restart(present);
  return start === present ? history : record(history, { ...start, watched: false });
}
