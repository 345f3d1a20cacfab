import type { LimitKind } from '../algorithm.ts';
import type { Board } from '../board/board.ts';
import type { Metric } from '../board/moves.ts';
import { countShortest } from '../engine/count-shortest.ts';
import { type ClusterReport, type ExploreRequest, exploration } from '../engine/explore.ts';
import { type Idle, idleOn } from './minimal.ts';

/** A board's cluster, and what matters in it. */
export interface Analysis extends ClusterReport {
  /** Whether nothing is idle on the hardest state in moves; null where the cluster is unsolvable. */
  readonly minimal: boolean | null;
  /** What is idle there; the indexes and cells are those of the board as well. */
  readonly idle: Idle | null;
  /** How many shortest solutions the board itself has; null where it is unsolvable. */
  readonly shortestSolutions: Readonly<Record<Metric, bigint | null>>;
}

export type AnalysisResult =
  | { readonly kind: 'analyzed'; readonly analysis: Analysis }
  | { readonly kind: 'limit'; readonly which: LimitKind };

/**
 * What `unjam analyze` tells; yields the number of states expanded as `exploration` does. A limit in states or
 * milliseconds holds for each part of the work by itself: the cluster, the idle pieces, the shortest solutions.
 */
export function* analysis(
  board: Board,
  request: ExploreRequest = {},
): Generator<number, AnalysisResult, void> {
  const explored = yield* exploration(board, request);
  if (explored.kind === 'limit') return { kind: 'limit', which: explored.which };
  const { cluster } = explored;
  const hardest = cluster.hardest.moves;
  if (!hardest) {
    const shortestSolutions = { moves: null, steps: null };
    return { kind: 'analyzed', analysis: { ...cluster, minimal: null, idle: null, shortestSolutions } };
  }
  const found = idleOn(hardest.board, request);
  if (found.kind === 'limit') return found;
  if (found.kind !== 'found') throw new TypeError('a state at a known distance has no solution');
  const { idle } = found;
  const inMoves = countShortest(board, { ...request, metric: 'moves' });
  if (inMoves.kind === 'limit') return { kind: 'limit', which: inMoves.which };
  const inSteps = countShortest(board, { ...request, metric: 'steps' });
  if (inSteps.kind === 'limit') return { kind: 'limit', which: inSteps.which };
  const shortestSolutions = {
    moves: inMoves.kind === 'solved' ? inMoves.count : null,
    steps: inSteps.kind === 'solved' ? inSteps.count : null,
  };
  const minimal = idle.vehicles.length + idle.walls.length === 0;
  return { kind: 'analyzed', analysis: { ...cluster, minimal, idle, shortestSolutions } };
}
