import {
  checkSearch,
  finish,
  type LimitKind,
  type SearchProgress,
  type SearchRequest,
  type SearchResult,
  WAITING_LIMIT,
} from '../algorithm.ts';
import { check, checkBoard, checkParts, object, oneOf, whole } from '../basics/arguments.ts';
import { type Board, isSolved, startOf } from '../board/board.ts';
import {
  countSolution,
  joinSlides,
  labelled,
  type Metric,
  type Move,
  metrics,
  type Slide,
  type Solution,
} from '../board/moves.ts';
import { describeVehicle } from '../board/naming.ts';
import { checkSlide, checkSlides } from '../board/read-move.ts';
import { replay } from '../board/replay.ts';
import { solveTask } from '../engine/solve.ts';
import { englishHints } from '../wording/english.ts';
import type { HintReason } from '../wording/facts.ts';
import { describeLimit } from '../wording/limits.ts';
import { speakOfHints } from '../wording/wording.ts';
import { reasonOf } from './hint-reason.ts';

/** The next move with its reason, or why there is no next move. */
export type Hint =
  | {
      readonly kind: 'move';
      /** The first slide of a shortest solution. */
      readonly move: Move;
      /** The length of the rest of the solution, in the metric asked for. */
      readonly remaining: number;
      readonly metric: Metric;
      /** Whether the solution is proved shortest; false where it is the best one that `solveAnytime` found at a limit. */
      readonly optimal: boolean;
      /** Where it is not proved shortest: the limit that ended the search. */
      readonly which?: LimitKind;
      /** The whole solution, this move included, as slides. */
      readonly solution: Solution;
      /** What the move is for: `it clears the red car's path`. */
      readonly reason: string;
      /** The same as data, for those who word it themselves. */
      readonly because: HintReason;
    }
  | { readonly kind: 'solved' }
  /** Proved: no sequence of moves leads to the exit. */
  | { readonly kind: 'unsolvable' }
  | { readonly kind: 'limit'; readonly which: LimitKind };

/**
 * The next move of a shortest solution, and why. It ends after ten seconds (`WAITING_LIMIT` of @unjam/core/analysis) unless
 * `request.limit` says otherwise. For a board beyond 8×8 call `await loadEngineFor(board)` first.
 *
 * @param board - the board as it stands, such as `boardAt(board, state)`
 * @param request - as for `solve`; the limit is ten seconds where none is given
 * @param solver - what finds the solution, such as `solveAnytimeTask` of @unjam/core/anytime; default: the engine. RangeError where it
 *   refuses the board, or ends without a solution and without a proof that there is none
 * @returns the move to make next with its reason; `solved` on a solved board, `unsolvable` where it is proved that there is no way, or
 *   `limit`, with which limit ended the search
 *
 * @example
 * const next = hint(board);
 * if (next.kind === 'move') describeHint(board, next);
 * // a board too large to solve within the limit gets the first move of the best solution that was found
 * hint(board, { limit: { milliseconds: 500 } }, solveAnytimeTask).kind // 'move'
 */
export const hint = (board: Board, request?: SearchRequest, solver?: Solver): Hint =>
  finish(hintTask(board, request, solver), request?.signal && 'hintAsync');

/** What finds the solution that a hint is taken from: `solveTask`, or `solveAnytimeTask` of @unjam/core/anytime. */
export type Solver = typeof solveTask;

/**
 * `hint` as a task: yields the progress of its search.
 *
 * @param board - the board as it stands, such as `boardAt(board, state)`
 * @param request - as for `solve`; the limit is ten seconds where none is given
 * @param solver - how the solution is found; default: by the engine
 *
 * @example
 * const hint = await run(hintTask(board), { signal });
 */
export function* hintTask(
  board: Board,
  request: SearchRequest = {},
  solver: Solver = solveTask,
): Generator<SearchProgress, Hint, void> {
  checkSearch(board, request);
  if (isSolved(board, startOf(board))) return { kind: 'solved' };
  const result = yield* solver(board, { ...request, limit: request.limit ?? WAITING_LIMIT });
  if (result.kind === 'limit') return { kind: 'limit', which: result.which };
  if (result.kind === 'unsolvable') return { kind: 'unsolvable' };
  if (result.kind !== 'solved') throw notAnswered(result);
  const which = result.optimal === false ? result.which : undefined;
  return hintOf(board, result.solution, request.metric, which);
}

/** What is wrong with a solver that neither found a solution nor proved that there is none. */
const notAnswered = (result: Exclude<SearchResult, { readonly kind: 'solved' | 'unsolvable' | 'limit' }>) =>
  new RangeError(
    result.kind === 'refused'
      ? `solver: ${result.problem.message}; expected ${result.problem.expected ?? 'a solver that takes this board'}`
      : 'solver: it found no solution and no proof that there is none; expected a complete solver',
  );

/**
 * The hint that a solution of a board gives. RangeError for moves that are no solution, or none.
 *
 * @param board - the board
 * @param solution - a solution of the board, of which the first move is explained
 * @param metric - what is counted: `moves` or `steps`
 * @param which - where the solution is not proved shortest: the limit that ended the search
 *
 * @example
 * const next = hintOf(board, solution);
 * if (next.kind === 'move') console.log(next.reason); // it clears the red car's path
 */
export function hintOf(
  board: Board,
  solution: readonly Slide[],
  metric: Metric = 'moves',
  which?: LimitKind,
): Hint {
  checkBoard(board);
  checkSlides(board, solution, 'solution');
  check(metric, 'metric', oneOf(metrics));
  const [first, ...rest] = labelled(board, joinSlides(solution));
  if (!first) throw new RangeError('solution has no moves; expected one or more');
  const played = replay(board, solution);
  if (!played.ok || !played.value.solved) {
    const wrong = played.ok ? 'it does not reach the exit' : played.error.message;
    throw new RangeError(`solution: ${wrong}; expected a solution of the board`);
  }
  const move = shortened(board, first, rest);
  const slides = [move, ...rest];
  const remaining = countSolution(rest)[metric];
  const because = reasonOf(board, slides);
  const reason = describeReason(board, because);
  const optimal = which === undefined;
  return {
    kind: 'move',
    move,
    remaining,
    metric,
    optimal,
    ...(which !== undefined && { which }),
    solution: slides,
    reason,
    because,
  };
}

/**
 * The first move of a solution, shortened to what the later moves need, because a person would wonder about the rest.
 */
function shortened(board: Board, first: Move, rest: readonly Slide[]): Move {
  for (let cells = 1; cells < Math.abs(first.by); cells++) {
    const shorter = { ...first, by: Math.sign(first.by) * cells };
    const played = replay(board, [shorter, ...rest]);
    if (played.ok && played.value.solved) return shorter;
  }
  return first;
}

/**
 * A hint as a sentence: `Truck q down 2: it clears the red car's path; 7 moves remain.` A hint without a move has a sentence too, such
 * as `No sequence of moves brings the red car to the exit.`
 *
 * @param board - the board
 * @param hint - as `hint` gives it for this board
 * @throws RangeError for a hint that has no such move or reason
 *
 * @example
 * describeHint(board, hint(board)) // "Car A down 1: it clears the red car's path; 1 move remains."
 */
export function describeHint(board: Board, hint: Hint): string {
  checkBoard(board);
  checkParts(hint, 'hint', { kind: oneOf(['solved', 'unsolvable', 'limit', 'move']) });
  switch (hint.kind) {
    case 'solved':
      return `The ${describeVehicle(board, board.primary)} is at the exit.`;
    case 'unsolvable':
      return `No sequence of moves brings the ${describeVehicle(board, board.primary)} to the exit.`;
    case 'limit':
      return `The search ended before it found a solution: ${describeLimit(hint.which)}.`;
    case 'move': {
      const { move, because, remaining, optimal, metric } = hint;
      checkSlide(board, move, 'hint.move');
      checkParts(hint, 'hint', { because: object, remaining: whole });
      checkParts(because, 'hint.because', { kind: oneOf(['exit', 'path', 'retreat', 'room']) });
      return speakOfHints(englishHints, board).move(move, because, remaining, optimal !== false, metric);
    }
  }
}

/** A reason in words: `it makes room for truck q, which blocks the red car`. */
export const describeReason = (board: Board, because: HintReason): string =>
  speakOfHints(englishHints, board).reason(because);
