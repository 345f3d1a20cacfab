import { run } from '@unjam/core';

/** Milliseconds of work after which signals and output are handled. */
const TURN = 50;

let turned = performance.now();

/**
 * Runs a task to its end and lets the event loop run every 50 ms; the progress is reported then. A signal ends it: the promise
 * rejects.
 */
export const finishYielding = <P, T>(
  task: Generator<P, T, void>,
  onProgress?: (progress: P) => void,
  signal?: AbortSignal,
): Promise<T> => run(task, { slice: TURN, onProgress, signal });

/** Lets the event loop run if it has not for 50 ms; called between boards and within a long search. */
export async function yieldToEventLoop(): Promise<void> {
  if (performance.now() - turned <= TURN) return;
  await new Promise(setImmediate);
  turned = performance.now();
}
