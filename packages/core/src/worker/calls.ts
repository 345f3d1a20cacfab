// The functions as a page calls them. The worker starts with the first call, and all calls share it.

import type * as functions from '../async/functions.ts';
import { listenerOf } from '../async/listener.ts';
import type { RunOptions, StopSignal } from '../async/run.ts';
import { callback, check, object } from '../basics/arguments.ts';
import type { FromWorker, ToWorker, Work } from './messages.ts';
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

interface Heard extends StopSignal {
  addEventListener?(type: 'abort', hear: () => void): void;
  removeEventListener?(type: 'abort', hear: () => void): void;
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
  const { signal, onProgress, ...others } = options as RunOptions<unknown> & { readonly signal?: Heard };
  if (signal !== undefined) check(signal, 'options.signal', object);
  if (onProgress !== undefined) check(onProgress, 'options.onProgress', callback);
  const reason = () =>
    signal?.reason ?? Object.assign(new Error('the work was aborted'), { name: 'AbortError' });
  if (signal?.aborted) throw reason();
  const id = ++last;
  const worker = threadInUse();
  let fail: (error: unknown) => void = () => {};
  const abort = () => fail(reason());
  const listener = listenerOf(onProgress, (error) => fail(error));
  const { setInterval, clearInterval } = globalThis as unknown as Clock;
  let timer: unknown;
  try {
    const result = await new Promise((resolve, reject) => {
      fail = (error) => {
        worker.post({ id, abort: true });
        reject(error);
      };
      open.set(id, { worker, onProgress: listener.tell, resolve, reject });
      if (signal?.addEventListener) signal.addEventListener('abort', abort);
      else if (signal) timer = setInterval(() => signal.aborted && abort(), LOOK);
      worker.hold(true);
      try {
        worker.post({ id, work, subject, options: others, watched: onProgress !== undefined });
      } catch (error) {
        reject(
          notSent({ [work === 'generateAsync' ? 'criteria' : 'board']: subject, options: others }, error),
        );
      }
    });
    await listener.settled();
    return result;
  } finally {
    signal?.removeEventListener?.('abort', abort);
    clearInterval(timer);
    open.delete(id);
    if (open.size === 0) worker.hold(false);
  }
}

/** A function of the worker, with the type of its namesake in @unjam/core. */
const inWorker = <Name extends Work>(name: Name): (typeof functions)[Name] =>
  // the worker calls the namesake with the same arguments and gives what it gives
  ((subject: unknown, options?: RunOptions<never>) =>
    call(name, subject, options)) as unknown as (typeof functions)[Name];

/**
 * `solveAsync` of @unjam/core in a worker: same arguments, same result. Functions cannot go there, so not `onExpand`.
 *
 * @param board - from `parseBoard` or `validate`
 * @param options - the same as in @unjam/core, without `onExpand`
 */
export const solveAsync: typeof functions.solveAsync = /* @__PURE__ */ inWorker('solveAsync');
/**
 * `hintAsync` of @unjam/core in a worker: same arguments, same result.
 *
 * @param board - the board as it stands
 * @param options - the same as in @unjam/core
 */
export const hintAsync: typeof functions.hintAsync = /* @__PURE__ */ inWorker('hintAsync');
/**
 * `exploreAsync` of @unjam/core in a worker: same arguments, same result.
 *
 * @param board - any of the states to explore
 * @param options - the same as in @unjam/core
 */
export const exploreAsync: typeof functions.exploreAsync = /* @__PURE__ */ inWorker('exploreAsync');
/**
 * `analyzeAsync` of @unjam/core in a worker: same arguments, same result.
 *
 * @param board - the board to analyse
 * @param options - the same as in @unjam/core
 */
export const analyzeAsync: typeof functions.analyzeAsync = /* @__PURE__ */ inWorker('analyzeAsync');
/**
 * `rateAsync` of @unjam/core in a worker: same arguments, same result.
 *
 * @param board - the board to rate
 * @param options - the same as in @unjam/core
 */
export const rateAsync: typeof functions.rateAsync = /* @__PURE__ */ inWorker('rateAsync');
/**
 * `generateAsync` of @unjam/core in a worker: same arguments, same result.
 *
 * @param criteria - what kind of puzzle is wanted
 * @param options - the same as in @unjam/core
 */
export const generateAsync: typeof functions.generateAsync = /* @__PURE__ */ inWorker('generateAsync');

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
