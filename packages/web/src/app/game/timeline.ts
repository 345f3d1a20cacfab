// Everything that undo restores. A restart and a new puzzle are entries like any move, so nothing ever has to
// ask "are you sure": it can be undone instead.

import {
  apply,
  type Board,
  countSolution,
  isSolved,
  type Metric,
  type Slide,
  type State,
  startOf,
} from '@unjam/core';

/** A puzzle and what has been played on it so far. */
export interface Session {
  readonly board: Board;
  readonly name: string;
  readonly moves: readonly Slide[];
  /** Whether some of the moves were played by the solver. */
  readonly watched: boolean;
}

/** Sessions before the present one and, after undo, those which redo brings back, the nearest first. */
export interface Timeline {
  readonly past: readonly Session[];
  readonly present: Session;
  readonly future: readonly Session[];
}

export const begin = (board: Board, name: string): Session => ({ board, name, moves: [], watched: false });

export const timelineOf = (present: Session): Timeline => ({ past: [], present, future: [] });

/** Makes a session the present one; what could have been redone is forgotten. */
export const advance = ({ past, present }: Timeline, next: Session): Timeline => ({
  past: [...past, present],
  present: next,
  future: [],
});

export const play = (timeline: Timeline, move: Slide, watched = false): Timeline =>
  advance(timeline, {
    ...timeline.present,
    moves: [...timeline.present.moves, move],
    watched: timeline.present.watched || watched,
  });

export const restart = (timeline: Timeline): Timeline =>
  timeline.present.moves.length === 0
    ? timeline
    : advance(timeline, begin(timeline.present.board, timeline.present.name));

export function undo({ past, present, future }: Timeline): Timeline {
  const last = past.at(-1);
  return last
    ? { past: past.slice(0, -1), present: last, future: [present, ...future] }
    : { past, present, future };
}

export function redo({ past, present, future }: Timeline): Timeline {
  const [next, ...rest] = future;
  return next ? { past: [...past, present], present: next, future: rest } : { past, present, future };
}

/** The state after the moves, which must be legal. */
export const stateOf = ({ board, moves }: Pick<Session, 'board' | 'moves'>): State =>
  moves.reduce(apply, startOf(board));

export const isWon = (session: Session): boolean => isSolved(session.board, stateOf(session));

export const countOf = ({ moves }: Session): Record<Metric, number> => countSolution(moves);

/** Whether one session is another with more moves. */
const continues = (session: Session, earlier: Session): boolean =>
  session.board === earlier.board &&
  session.moves.length === earlier.moves.length + 1 &&
  earlier.moves.every((move, i) => move === session.moves[i]);

/** The moves that redo would bring back before it leaves this attempt. */
export function comingMoves({ present, future }: Timeline): readonly Slide[] {
  let last = present;
  for (const session of future) {
    if (!continues(session, last)) break;
    last = session;
  }
  return last.moves.slice(present.moves.length);
}

/** A timeline in which every move can be undone or redone one by one, standing after the first `cursor`. */
export function timelineAt(start: Session, moves: readonly Slide[], cursor: number): Timeline {
  const sessions = Array.from({ length: moves.length + 1 }, (_, count) => ({
    ...start,
    moves: moves.slice(0, count),
  }));
  return {
    past: sessions.slice(0, cursor),
    present: sessions[cursor] as Session,
    future: sessions.slice(cursor + 1),
  };
}
