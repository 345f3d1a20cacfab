// Long work that shares its thread: `run`, under all functions whose names end with Async.

import { amount, callback, check, checkOptions, object, signal, type Table } from '../basics/arguments.ts';
import { beginTask, nextOf } from '../basics/task.ts';
import { type Listener, listenerOf } from './listener.ts';
import { endTurn, takeTurn, worked } from './turns.ts';

/** The part of an AbortSignal that is looked at between two slices of work. */
export interface StopSignal {
  readonly aborted: boolean;
  /** What the promise rejects with; default: an Error whose name is `AbortError`. */
  readonly reason?: unknown;
}

/** How long work shares its thread, and how it is watched and ended. */
export interface RunOptions<P> {
  /** Ends the work at its next break: the promise rejects with the signal's reason. */
  readonly signal?: StopSignal | undefined;
  /**
   * Called before each break with how far the work has come. What it throws ends the work. It may be async: the work goes on
   * meanwhile, ends with the error where the promise rejects, and has no result before all promises are settled.
   *
   * @param progress - what the task has yielded last
   */
  readonly onProgress?: ((progress: P) => void) | undefined;
  /** Milliseconds of work between two breaks, in which events are handled and pages drawn; default 8. */
  readonly slice?: number | undefined;
}

const SLICE = 8;

const runOptions: Table = { signal, onProgress: callback, slice: amount };

/**
 * Runs a task, such as `solveTask(board)`, to its end, with a break after each slice of work.
 *
 * All runs of a thread share its slices: they take turns, and short ones in a row need no break of their own. So a program may
 * wait for one after the other, or begin thousands at once, and goes on to react.
 *
 * @param task - what to run; it is ended where the work ends early, and cannot be run again
 * @param options - `signal` ends the work, `onProgress` is told of it, `slice` says how long it works without a break
 * @returns what the task returns
 * @throws the signal's reason where that has aborted, else what the task throws; RangeError for options that are not as
 *   `RunOptions` says, TypeError for what is not a task, or was run before. All of them reject the promise
 *
 * @example
 * const answer = await run(compareTask(board), { signal: AbortSignal.timeout(2000) });
 */
export async function run<P, T>(task: Generator<P, T, void>, options: RunOptions<P> = {}): Promise<T> {
  check(options, 'options', object);
  checkOptions(options, 'options', runOptions);
  const { signal, onProgress, slice = SLICE } = options;
  stopIfAborted(signal);
  beginTask(task);
  let failure: { readonly error: unknown } | undefined;
  const listener = listenerOf(onProgress, (error) => {
    failure ??= { error };
  });
  const goOn = () => {
    stopIfAborted(signal);
    if (failure) throw failure.error;
  };
  const result = await inTurns(task, goOn, listener, slice);
  await listener.settled();
  return result;
}

/** Runs the task in slices. `goOn` is asked before each part, and throws what ends the work. */
async function inTurns<P, T>(
  task: Generator<P, T, void>,
  goOn: () => void,
  listener: Listener<P>,
  slice: number,
): Promise<T> {
  let ended = false;
  await takeTurn(slice);
  try {
    for (;;) {
      goOn();
      const next = nextOf(task);
      if (next.done) {
        ended = true;
        return next.value;
      }
      if (worked() < slice) continue;
      listener.tell(next.value);
      endTurn(slice);
      await takeTurn(slice);
    }
  } finally {
    endTurn(slice);
    // what it holds, such as the memory of an engine, is given back; its value is not used
    if (!ended) task.return?.(undefined as T);
  }
}

function stopIfAborted(signal: StopSignal | undefined): void {
  if (!signal?.aborted) return;
  throw signal.reason ?? Object.assign(new Error('the work was aborted'), { name: 'AbortError' });
}
