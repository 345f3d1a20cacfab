import { boundedRequest, finish, type LimitKind, type SearchProgress } from '../algorithm.ts';
import { checkOptions } from '../basics/arguments.ts';
import { exactCount } from '../basics/numbers.ts';
import type { Board } from '../board/board.ts';
import type { Metric } from '../board/moves.ts';
import { RATING_STATES, type Rating, rateTask } from '../difficulty/rating.ts';
import { type ClusterReport, type ExploreRequest, exploreTask } from '../engine/cluster/explore.ts';
import { countShortestTask } from '../engine/shortest/count-shortest.ts';
import type { Stuck } from '../wording/facts.ts';
import { findRedundantTask, type Redundant } from './minimal.ts';
import { explainStuckTask } from './stuck.ts';

/** A board's cluster, and what matters in it. */
export interface Analysis extends ClusterReport {
  /** Whether nothing is redundant on the hardest state in moves; null if the cluster is unsolvable. */
  readonly minimal: boolean | null;
  /** The redundant pieces of that state, which has the same indexes and wall cells as the board. */
  readonly redundant: Redundant | null;
  /** How many shortest solutions the board itself has; null if it is unsolvable. */
  readonly shortestSolutions: Readonly<Record<Metric, number | string | null>>;
  /** How hard the board itself is for a person; null if it is unsolvable. */
  readonly rating: Rating | null;
  /** What blocks the primary if the board is unsolvable; otherwise null. */
  readonly stuck: Stuck | null;
}

/** An analysis, or the limit that ended it. */
export type AnalysisResult =
  | { readonly kind: 'analyzed'; readonly analysis: Analysis }
  | {
      readonly kind: 'limit';
      readonly which: LimitKind;
      /** How far it came, where the cluster was not explored to its end. */
      readonly explored?: {
        /** States found. */
        readonly states: number;
        /** Every state of at most so many steps from the board is among them. */
        readonly depth: number;
      };
    };

/**
 * Everything that `unjam analyze` reports about a board. The parts of the work are the cluster, the redundant pieces
 * and the shortest solutions; a limit in states or milliseconds applies to each part separately. Without a limit in
 * states, every part but the cluster stops at RATING_STATES.
 *
 * @param board - the board
 * @param request - `limit`, which may be left out
 *
 * @example
 * const analysis = analyze(board);
 * if (analysis.kind === 'analyzed') console.log(analysis.analysis.states);
 */
export const analyze = (board: Board, request?: ExploreRequest): AnalysisResult =>
  finish(analyzeTask(board, request), request?.signal && 'analyzeAsync');

/**
 * `analyze` as a task: yields the progress of the part under way.
 *
 * @param board - the board
 * @param request - `limit` and `signal`, each of which may be left out
 *
 * @example
 * const analysis = await run(analyzeTask(board), { signal });
 */
export function* analyzeTask(
  board: Board,
  request: ExploreRequest = {},
): Generator<SearchProgress, AnalysisResult, void> {
  checkOptions(request, 'request', boundedRequest);
  const explored = yield* exploreTask(board, request);
  if (explored.kind === 'limit') {
    const { which, states, depth } = explored;
    return { kind: 'limit', which, explored: { states, depth } };
  }
  const { cluster } = explored;
  const hardest = cluster.hardest.moves;
  // the board without a redundant piece has another cluster, which may be far larger
  const bounded = { ...request, limit: { states: RATING_STATES, ...request.limit } };
  if (!hardest) {
    const found = yield* explainStuckTask(board, bounded);
    if (found.kind === 'limit') return found;
    const stuck = found.kind === 'stuck' ? found.stuck : null;
    return { kind: 'analyzed', analysis: { ...cluster, ...unsolvable, stuck } };
  }
  const found = yield* findRedundantTask(hardest.board, bounded);
  const rated = yield* rateTask(board, bounded);
  const counted = yield* countShortestTask(board, { ...bounded, metric: 'steps' });
  for (const part of [found, rated, counted])
    if (part.kind === 'limit') return { kind: 'limit', which: part.which };
  if (found.kind !== 'found' || rated.kind !== 'rated' || counted.kind !== 'solved') {
    throw new TypeError('a board at a known distance from the exit has no solution');
  }
  const { redundant } = found;
  const { rating } = rated;
  const minimal = redundant.vehicles.length + redundant.walls.length === 0;
  const shortestSolutions = { moves: rating.facts.solutions, steps: exactCount(counted.count) };
  return {
    kind: 'analyzed',
    analysis: { ...cluster, minimal, redundant, shortestSolutions, rating, stuck: null },
  };
}

const unsolvable = {
  minimal: null,
  redundant: null,
  shortestSolutions: { moves: null, steps: null },
  rating: null,
} as const;
