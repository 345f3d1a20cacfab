import {
  type Algorithm,
  checkRequest,
  checkSearch,
  finish,
  type SearchProgress,
  type SearchRequest,
  type SearchResult,
} from '../algorithm.ts';
import { callback, check, checkList, checkParts, list, oneOf } from '../basics/arguments.ts';
import type { Board } from '../board/board.ts';
import { countSolution, type Metric } from '../board/moves.ts';
import { replay } from '../board/replay.ts';
import { type AlgorithmId, algorithmById, algorithms, comparableOn, engine } from './registry.ts';
import { defaultSlides } from './textbook.ts';

/** The result of one algorithm on one board. */
export interface ComparisonRow {
  readonly algorithm: Algorithm;
  readonly result: SearchResult;
  /** Length of its solution in the metric of the comparison. */
  readonly length?: number;
  /** Whether that is the optimum; missing if either is unknown. */
  readonly shortest?: boolean;
}

/** The searches that ran on one board, side by side. */
export interface Comparison {
  readonly metric: Metric;
  /**
   * The length of a shortest solution, proved by an algorithm that is optimal for the metric; missing if none of them
   * finished.
   */
  readonly optimum?: number;
  readonly rows: readonly ComparisonRow[];
}

/**
 * Runs algorithms on the board, one after the other. Each gets the same request, so each has the whole limit. Default:
 * the algorithms that `comparableOn` gives. If none of them is optimal for the metric, the engine finds the optimum.
 * The solution of a search of one's own is played: RangeError where it is illegal or does not reach the exit.
 *
 * @param board - the board
 * @param request - `metric`, `limit` and more, each of which may be left out
 * @param chosen - the searches, or their ids; default: those that `comparableOn` gives
 *
 * @example
 * compare(board).rows.length // 14
 * compare(board, {}, ['bfs', 'a-star']).rows.length // 2
 */
export const compare = (board: Board, request?: SearchRequest, chosen?: readonly Chosen[]): Comparison =>
  finish(compareTask(board, request, chosen), request?.signal && 'run(compareTask(…), { signal })');

/** A search of one's own, or the id of one of `algorithms`. */
export type Chosen = Algorithm | AlgorithmId;

function searchesOf(chosen: readonly Chosen[]): readonly Algorithm[] {
  check(chosen, 'chosen', list);
  const searches = chosen.map((one, index) => {
    if (typeof one !== 'string') return one;
    const found = algorithmById(one);
    if (!found) check(one, `chosen[${index}]`, oneOf(algorithms.map(({ id }) => id)));
    return found;
  });
  checkList(searches, 'chosen', { run: callback });
  return searches;
}

/**
 * `compare` as a task: yields the progress of the search under way.
 *
 * @param board - the board
 * @param request - `metric`, `limit` and more, each of which may be left out
 * @param chosen - the searches, or their ids; default: those that `comparableOn` gives
 *
 * @example
 * const { rows } = await run(compareTask(board), { signal });
 */
export function* compareTask(
  board: Board,
  request: SearchRequest = {},
  chosen: readonly Chosen[] = comparableOn(board),
): Generator<SearchProgress, Comparison, void> {
  checkSearch(board, request);
  const searches = searchesOf(chosen);
  const { metric = 'moves' } = request;
  const results: { algorithm: Algorithm; result: SearchResult }[] = [];
  for (const algorithm of searches) {
    const result = yield* algorithm.run(board, request);
    if (!algorithms.some((one) => one === algorithm)) checkResult(result, algorithm, board);
    results.push({ algorithm, result });
  }
  const optimum = yield* provedOptimum(board, request, metric, results);
  return {
    metric,
    ...(optimum !== undefined && { optimum }),
    rows: results.map((row) => {
      if (row.result.kind !== 'solved') return row;
      const length = countSolution(row.result.solution)[metric];
      return { ...row, length, ...(optimum !== undefined && { shortest: length === optimum }) };
    }),
  };
}

/**
 * Whether the solutions of an algorithm are shortest in the metric of this request.
 *
 * @param algorithm - the search
 * @param request - whose `metric` and `slides` count
 *
 * @example
 * isOptimalFor(algorithmById('bfs'), { metric: 'steps' }) // true
 */
export function isOptimalFor(algorithm: Algorithm, request: SearchRequest = {}): boolean {
  checkParts(algorithm, 'algorithm', { optimalFor: list });
  checkRequest(request);
  const { metric = 'moves', slides } = request;
  return algorithm.optimalFor.includes(metric) && (slides ?? defaultSlides[metric]) === defaultSlides[metric];
}

function* provedOptimum(
  board: Board,
  request: SearchRequest,
  metric: Metric,
  results: readonly { algorithm: Algorithm; result: SearchResult }[],
): Generator<SearchProgress, number | undefined, void> {
  const proofs = results
    .filter(({ algorithm }) => isOptimalFor(algorithm, request))
    .map(({ result }) => result);
  if (proofs.length === 0) proofs.push(yield* engine.run(board, request));
  // the least, because a search of one's own may claim what it does not keep
  const lengths = proofs.flatMap((result) =>
    result.kind === 'solved' ? [countSolution(result.solution)[metric]] : [],
  );
  return lengths.length > 0 ? Math.min(...lengths) : undefined;
}

const kinds: readonly SearchResult['kind'][] = ['solved', 'unsolvable', 'exhausted', 'limit', 'refused'];

/** Plays the solution of a search of one's own, which may have mistakes. */
function checkResult(result: SearchResult, { id }: Algorithm, board: Board): void {
  checkParts(result, `the result of ${id}`, { kind: oneOf(kinds) });
  if (result.kind !== 'solved') return;
  check(result.solution, `the solution of ${id}`, list);
  const played = replay(board, result.solution);
  if (!played.ok) throw new RangeError(`the solution of ${id}: ${played.error.message}`);
  if (!played.value.solved)
    throw new RangeError(`the solution of ${id} ends before the primary is at the exit`);
}
