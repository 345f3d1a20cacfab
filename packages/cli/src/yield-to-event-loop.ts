/** Milliseconds of work after which signals and output are handled. */
const TURN = 50;

let turned = performance.now();

/** Whether it is time to let the event loop run. */
const isDue = (): boolean => performance.now() - turned > TURN;

/** Runs a task to its end and lets the event loop run every 50 ms; the progress is reported then. */
export async function finishYielding<P, T>(
  search: Generator<P, T, void>,
  onProgress: (progress: P) => void = () => {},
): Promise<T> {
  for (;;) {
    const next = search.next();
    if (isDue()) {
      if (!next.done) onProgress(next.value);
      await yieldToEventLoop();
    }
    if (next.done) return next.value;
  }
}

/** Lets the event loop run if it has not for 50 ms; called between boards and within a long search. */
export async function yieldToEventLoop(): Promise<void> {
  if (!isDue()) return;
  await new Promise((resolve) => setImmediate(resolve));
  turned = performance.now();
}
