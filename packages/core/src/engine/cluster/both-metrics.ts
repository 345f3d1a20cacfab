// A small cluster in both metrics at once: its slides, its distances, its hardest states.
//
// Source: one flood (flood.ts), measured twice. Guarantee: the same answers as `clusterSlidesTask` gives in each metric, and the
// farthest states in moves, in no particular order.
//
//     X.A.   one flood; `explore`, `rate` and two searches for shortest solutions would make six

import { finish, type SearchLimit } from '../../algorithm.ts';
import { checkBoard } from '../../basics/arguments.ts';
import { type Board, boardAt } from '../../board/board.ts';
import type { Metric } from '../../board/moves.ts';
import { runFlood } from './flood.ts';
import { floodOf } from './flood-dispatch.ts';
import type { ClusterSlides } from './slides.ts';

export interface BothMetrics {
  readonly states: number;
  readonly slides: Readonly<Record<Metric, ClusterSlides>>;
  /** All states that are farthest from the exit in moves. */
  readonly hardest: readonly Board[];
}

/** Undefined at a limit, and where the cluster has no solved state. */
export function inBothMetrics(board: Board, limit?: SearchLimit): BothMetrics | undefined {
  const flood = floodOf(board, limit);
  try {
    if (finish(runFlood(flood, limit ? { limit } : {}))) return undefined;
    const moves = flood.slides('moves');
    const hardest = farthestBoards(board, flood);
    if (!hardest) return undefined;
    return { states: flood.count, slides: { moves, steps: flood.slides('steps') }, hardest };
  } finally {
    flood.release();
  }
}

/**
 * All states of a board's cluster that are farthest from the exit in moves.
 *
 * @param board - any board of the cluster
 * @returns undefined where the cluster is too large or has no solved state
 */
export function hardestBoards(board: Board): readonly Board[] | undefined {
  checkBoard(board);
  const flood = floodOf(board);
  try {
    return finish(runFlood(flood, {})) ? undefined : farthestBoards(board, flood);
  } finally {
    flood.release();
  }
}

function farthestBoards(board: Board, flood: ReturnType<typeof floodOf>): readonly Board[] | undefined {
  const farthest = flood.farthest('moves');
  return farthest?.indexes.map((index) => boardAt(board, farthest.state(index)));
}
