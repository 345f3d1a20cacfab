// The functions that may take long, as promises. Each loads the engines that its board needs, then runs its task in slices.

import type { SearchProgress, SearchRequest, SolveResult } from '../algorithm.ts';
import { type AnalysisResult, analyzeTask } from '../analysis/analyze.ts';
import { type Hint, hintTask } from '../analysis/hint.ts';
import { check, checkBoard, object } from '../basics/arguments.ts';
import type { Board } from '../board/board.ts';
import { type RateRequest, type RatingResult, rateTask } from '../difficulty/rating.ts';
import { type ClusterResult, type ExploreRequest, exploreTask } from '../engine/cluster/explore.ts';
import { loadEngineFor } from '../engine/load-engine.ts';
import { solveTask } from '../engine/solve.ts';
import type { Criteria } from '../generate/criteria.ts';
import {
  type Generated,
  type GenerateProgress,
  type GenerateRequest,
  generateTask,
} from '../generate/generate.ts';
import { type RunOptions, run } from './run.ts';

/** The options of a function with those of `run`. */
type Running<Request, Progress> = Omit<Request, 'signal'> & RunOptions<Progress>;

/** The options of `solveAsync` and `hintAsync`. */
export interface SolveAsyncOptions extends Omit<SearchRequest, 'signal'>, RunOptions<SearchProgress> {}
/** The options of `exploreAsync` and `analyzeAsync`. */
export interface ExploreAsyncOptions extends Omit<ExploreRequest, 'signal'>, RunOptions<SearchProgress> {}
/** The options of `rateAsync`. */
export interface RateAsyncOptions extends Omit<RateRequest, 'signal'>, RunOptions<SearchProgress> {}
/** The options of `generateAsync`. */
export interface GenerateAsyncOptions extends Omit<GenerateRequest, 'signal'>, RunOptions<GenerateProgress> {}

/** Runs the task of a function on boards of a size with the options that are the function's own. */
async function running<Request, P, T>(
  size: Pick<Board, 'width' | 'height'>,
  options: Running<Request, P> | undefined,
  begin: (request: Request) => Generator<P, T, void>,
): Promise<T> {
  if (options !== undefined) check(options, 'options', object);
  const { signal, onProgress, slice, ...request } = (options ?? {}) as RunOptions<P>;
  await loadEngineFor(size);
  // what is left of the options is what `begin` takes, which checks it
  return run(begin(request as Request), { signal, onProgress, slice });
}

async function onBoard<Request, P, T>(
  board: Board,
  options: Running<Request, P> | undefined,
  task: (board: Board, request: Request) => Generator<P, T, void>,
): Promise<T> {
  checkBoard(board);
  return running(board, options, (request: Request) => task(board, request));
}

/**
 * `solve` without holding up its thread: it works in slices of 8 ms, and loads the engine for a larger board by itself.
 *
 * @param board - from `parseBoard` or `validate`
 * @param options - those of `solve`, with `signal`, `onProgress` and `slice` as in `run`
 * @returns what `solve` returns; a signal does not end it with a result but rejects
 * @throws the signal's reason where that has aborted; RangeError for wrong options. Both reject the promise
 *
 * @example
 * const answers = await Promise.all(boards.map((board) => solveAsync(board, { signal })));
 */
export const solveAsync = (board: Board, options?: SolveAsyncOptions): Promise<SolveResult> =>
  onBoard<SearchRequest, SearchProgress, SolveResult>(board, options, solveTask);

/**
 * `hint` without holding up its thread, for a button of a game.
 *
 * @param board - the board as it stands, such as `boardAt(board, state)`
 * @param options - those of `hint`, with `signal`, `onProgress` and `slice` as in `run`
 * @returns what `hint` returns
 * @throws the signal's reason where that has aborted; RangeError for wrong options. Both reject the promise
 *
 * @example
 * const next = await hintAsync(boardAt(board, state), { limit: { milliseconds: 2000 } });
 */
export const hintAsync = (board: Board, options?: SolveAsyncOptions): Promise<Hint> =>
  onBoard<SearchRequest, SearchProgress, Hint>(board, options, hintTask);

/**
 * `explore` without holding up its thread.
 *
 * @param board - any of the states to explore
 * @param options - those of `explore`, with `signal`, `onProgress` and `slice` as in `run`
 * @returns what `explore` returns
 * @throws the signal's reason where that has aborted; RangeError for wrong options. Both reject the promise
 *
 * @example
 * const explored = await exploreAsync(board, { onProgress: ({ expanded }) => console.log(expanded) });
 */
export const exploreAsync = (board: Board, options?: ExploreAsyncOptions): Promise<ClusterResult> =>
  onBoard<ExploreRequest, SearchProgress, ClusterResult>(board, options, exploreTask);

/**
 * `analyze` without holding up its thread.
 *
 * @param board - the board to analyse
 * @param options - those of `analyze`, with `signal`, `onProgress` and `slice` as in `run`
 * @returns what `analyze` returns
 * @throws the signal's reason where that has aborted; RangeError for wrong options. Both reject the promise
 *
 * @example
 * const analysis = await analyzeAsync(board, { signal });
 */
export const analyzeAsync = (board: Board, options?: ExploreAsyncOptions): Promise<AnalysisResult> =>
  onBoard<ExploreRequest, SearchProgress, AnalysisResult>(board, options, analyzeTask);

/**
 * `rate` without holding up its thread.
 *
 * @param board - the board to rate
 * @param options - those of `rate`, with `signal`, `onProgress` and `slice` as in `run`
 * @returns what `rate` returns
 * @throws the signal's reason where that has aborted; RangeError for wrong options. Both reject the promise
 *
 * @example
 * const rated = await rateAsync(board, { signal });
 */
export const rateAsync = (board: Board, options?: RateAsyncOptions): Promise<RatingResult> =>
  onBoard<RateRequest, SearchProgress, RatingResult>(board, options, rateTask);

/**
 * `generate` without holding up its thread; `onProgress` tells how many puzzles are found and how many boards were looked at.
 *
 * @param criteria - those of `generate`
 * @param options - those of `generate`, with `signal`, `onProgress` and `slice` as in `run`
 * @returns what `generate` returns
 * @throws the signal's reason where that has aborted; RangeError for wrong options, or if no puzzle can meet the criteria. All
 *   of them reject the promise
 *
 * @example
 * const [puzzle] = await generateAsync({ moves: [20, 25] }, { signal: AbortSignal.timeout(5000) });
 */
export async function generateAsync(
  criteria: Criteria,
  options?: GenerateAsyncOptions,
): Promise<readonly Generated[]> {
  // it says what is wrong with the criteria before anything is loaded for them
  generateTask(criteria);
  const { width = 6, height = 6 } = criteria;
  const begin = (request: GenerateRequest) => generateTask(criteria, request);
  const { puzzles } = await running({ width, height }, options, begin);
  return puzzles;
}
