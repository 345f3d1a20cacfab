// The functions as a page calls them. The worker starts with the first call, and all calls share it.

import type { SolveResult } from '../algorithm.ts';
import type { AnalysisResult } from '../analysis/analyze.ts';
import type { Hint } from '../analysis/hint.ts';
import type * as functions from '../async/functions.ts';
import type {
  ExploreAsyncOptions,
  GenerateAsyncOptions,
  RateAsyncOptions,
  SolveAsyncOptions,
} from '../async/functions.ts';
import { listenerOf } from '../async/listener.ts';
import type { RunOptions } from '../async/run.ts';
import { signal as aSignal, callback, check, object } from '../basics/arguments.ts';
import type { Board } from '../board/board.ts';
import type { RatingResult } from '../difficulty/rating.ts';
import type { ClusterResult } from '../engine/cluster/explore.ts';
import type { Criteria } from '../generate/criteria.ts';
import type { Generated } from '../generate/generate.ts';
import { sendInTurn } from './few-at-a-time.ts';
import type { FromWorker, ToWorker, Work } from './messages.ts';
import { type AbortingSignal, offAbort, onAbort } from './signals.ts';
import { startThread, type Thread } from './start-thread.ts';
import { notSent } from './unsendable.ts';

/** A call that has no result yet. */
interface Open {
  readonly worker: Thread<FromWorker, ToWorker>;
  readonly onProgress: (progress: unknown) => void;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** Milliseconds between two looks at a signal that tells nobody. */
const LOOK = 20;

interface Clock {
  readonly setInterval: (act: () => void, milliseconds: number) => unknown;
  readonly clearInterval: (timer: unknown) => void;
}

let thread: Thread<FromWorker, ToWorker> | undefined;
let last = 0;
const open = new Map<number, Open>();

function threadInUse(): Thread<FromWorker, ToWorker> {
  if (thread) return thread;
  const started = startThread<FromWorker, ToWorker>();
  started.listen((message) => {
    const call = open.get(message.id);
    if ('progress' in message) return call?.onProgress(message.progress);
    if ('value' in message) call?.resolve(message.value);
    else call?.reject(message.error);
  });
  started.onFailure((error) => {
    if (thread === started) thread = undefined;
    for (const { worker, reject } of [...open.values()]) if (worker === started) reject(error);
  });
  thread = started;
  return started;
}

/** Has the worker call a function; the promise is settled once, by its result, by what it throws or by the signal. */
async function call(work: Work, subject: unknown, options: RunOptions<never> = {}): Promise<unknown> {
  check(options, 'options', object);
  const { signal, onProgress, ...others } = options as RunOptions<unknown> & {
    readonly signal?: AbortingSignal;
  };
  if (signal !== undefined) check(signal, 'options.signal', aSignal);
  if (onProgress !== undefined) check(onProgress, 'options.onProgress', callback);
  const reason = () =>
    signal?.reason ?? Object.assign(new Error('the work was aborted'), { name: 'AbortError' });
  if (signal?.aborted) throw reason();
  const id = ++last;
  const worker = threadInUse();
  let isSent = false;
  let end = () => {};
  let fail: (error: unknown) => void = () => {};
  const abort = () => fail(reason());
  const listener = listenerOf(onProgress, (error) => fail(error));
  const { setInterval, clearInterval } = globalThis as unknown as Clock;
  let timer: unknown;
  try {
    const result = await new Promise((resolve, reject) => {
      fail = (error) => {
        if (isSent) worker.post({ id, abort: true });
        reject(error);
      };
      open.set(id, { worker, onProgress: listener.tell, resolve, reject });
      if (signal?.addEventListener) onAbort(signal, abort);
      else if (signal) timer = setInterval(() => signal.aborted && abort(), LOOK);
      worker.hold(true);
      end = sendInTurn(() => {
        isSent = true;
        try {
          worker.post({ id, work, subject, options: others, watched: onProgress !== undefined });
        } catch (error) {
          reject(
            notSent({ [work === 'generateAsync' ? 'criteria' : 'board']: subject, options: others }, error),
          );
        }
      });
    });
    await listener.settled();
    return result;
  } finally {
    if (signal) offAbort(signal, abort);
    clearInterval(timer);
    open.delete(id);
    end();
    if (open.size === 0) worker.hold(false);
  }
}

/** Has the worker do what a function of @unjam/core does with the same arguments. */
const inWorker = <Name extends Work>(
  name: Name,
  ...[subject, options]: Parameters<(typeof functions)[Name]>
): ReturnType<(typeof functions)[Name]> =>
  // the worker gives what its namesake gives
  call(name, subject, options as RunOptions<never> | undefined) as ReturnType<(typeof functions)[Name]>;

/**
 * `solveAsync` of @unjam/core in a worker: same arguments, same result. Functions cannot go there, so not `onExpand`.
 *
 * @param board - from `parseBoard` or `validate`
 * @param options - the same as in @unjam/core, without `onExpand`
 * @returns what `solveAsync` of @unjam/core returns
 * @throws as `solveAsync` of @unjam/core does; and where an argument cannot be sent to a worker. Both reject the promise
 *
 * @example
 * import { solveAsync } from '@unjam/core/worker';
 * const answer = await solveAsync(board, { signal });
 * console.log(answer.kind); // solved
 */
export function solveAsync(board: Board, options?: SolveAsyncOptions): Promise<SolveResult> {
  return inWorker('solveAsync', board, options);
}

/**
 * `hintAsync` of @unjam/core in a worker: same arguments, same result.
 *
 * @param board - the board as it stands
 * @param options - the same as in @unjam/core
 * @returns what `hintAsync` of @unjam/core returns
 * @throws as `hintAsync` of @unjam/core does; and where an argument cannot be sent to a worker. Both reject the promise
 *
 * @example
 * import { hintAsync } from '@unjam/core/worker';
 * const next = await hintAsync(board, { limit: { milliseconds: 2000 } });
 * console.log(next.kind); // move
 */
export function hintAsync(board: Board, options?: SolveAsyncOptions): Promise<Hint> {
  return inWorker('hintAsync', board, options);
}

/**
 * `exploreAsync` of @unjam/core in a worker: same arguments, same result.
 *
 * @param board - any of the states to explore
 * @param options - the same as in @unjam/core
 * @returns what `exploreAsync` of @unjam/core returns
 * @throws as `exploreAsync` of @unjam/core does; and where an argument cannot be sent to a worker. Both reject the promise
 *
 * @example
 * import { exploreAsync } from '@unjam/core/worker';
 * const explored = await exploreAsync(board);
 * if (explored.kind === 'explored') console.log(explored.cluster.states); // 8
 */
export function exploreAsync(board: Board, options?: ExploreAsyncOptions): Promise<ClusterResult> {
  return inWorker('exploreAsync', board, options);
}

/**
 * `analyzeAsync` of @unjam/core in a worker: same arguments, same result.
 *
 * @param board - the board to analyse
 * @param options - the same as in @unjam/core
 * @returns what `analyzeAsync` of @unjam/core returns
 * @throws as `analyzeAsync` of @unjam/core does; and where an argument cannot be sent to a worker. Both reject the promise
 *
 * @example
 * import { analyzeAsync } from '@unjam/core/worker';
 * const analysis = await analyzeAsync(board, { signal });
 * console.log(analysis.kind); // analyzed
 */
export function analyzeAsync(board: Board, options?: ExploreAsyncOptions): Promise<AnalysisResult> {
  return inWorker('analyzeAsync', board, options);
}

/**
 * `rateAsync` of @unjam/core in a worker: same arguments, same result.
 *
 * @param board - the board to rate
 * @param options - the same as in @unjam/core
 * @returns what `rateAsync` of @unjam/core returns
 * @throws as `rateAsync` of @unjam/core does; and where an argument cannot be sent to a worker. Both reject the promise
 *
 * @example
 * import { rateAsync } from '@unjam/core/worker';
 * const rated = await rateAsync(board, { signal });
 * console.log(rated.kind); // rated
 */
export function rateAsync(board: Board, options?: RateAsyncOptions): Promise<RatingResult> {
  return inWorker('rateAsync', board, options);
}

/**
 * `generateAsync` of @unjam/core in a worker: same arguments, same result.
 *
 * @param criteria - what kind of puzzle is wanted
 * @param options - the same as in @unjam/core
 * @returns what `generateAsync` of @unjam/core returns
 * @throws as `generateAsync` of @unjam/core does; and where an argument cannot be sent to a worker. Both reject the promise
 *
 * @example
 * import { generateAsync } from '@unjam/core/worker';
 * const [puzzle] = await generateAsync({ width: 5, height: 5, moves: [8, 10], seed: 7 }, { signal });
 * console.log(puzzle?.moves); // 8
 */
export function generateAsync(
  criteria: Criteria,
  options?: GenerateAsyncOptions,
): Promise<readonly Generated[]> {
  // it may wait before it is sent, while the caller changes its criteria for the next call
  const own = Object(criteria) === criteria ? { ...criteria } : criteria;
  return inWorker('generateAsync', own, options);
}

/**
 * Ends the worker, and what it still does: those promises reject. The next call starts another. A program of Node ends by itself
 * when nothing is left to do; others may have to call this.
 *
 * @example
 * const answer = await solveAsync(board)
 * endWorker(); // the program can end
 */
export function endWorker(): void {
  thread?.end();
  thread = undefined;
  for (const { reject } of [...open.values()]) reject(new Error('the worker was ended'));
}
