/** Work goes on so long before signals and output have their turn. */
const TURN = 50;

let turned = performance.now();

/** Whether it is time to `yieldToEventLoop`. */
const isOutOfBreath = (): boolean => performance.now() - turned > TURN;

/** Runs a search, or anything that yields on its way, to its end, and lets the program yieldToEventLoop now and then. */
export async function finishBreathing<P, T>(
  search: Generator<P, T, void>,
  onProgress: (progress: P) => void = () => {},
): Promise<T> {
  for (;;) {
    const next = search.next();
    if (isOutOfBreath()) {
      if (!next.done) onProgress(next.value);
      await yieldToEventLoop();
    }
    if (next.done) return next.value;
  }
}

/** Lets the event loop turn now and then: between boards, and within a long search. */
export async function yieldToEventLoop(): Promise<void> {
  if (!isOutOfBreath()) return;
  await new Promise((resolve) => setImmediate(resolve));
  turned = performance.now();
}
