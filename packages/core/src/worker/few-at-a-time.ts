// Calls go to the worker a few at a time. What is sent is copied on the caller's thread, and answers that wait there are all handled
// in one go: with thousands of calls under way at once that thread would stand still. A call that waits goes when another has ended,
// or a little later, so that long calls let short ones take part.

/** So many calls are sent at once. */
const MOST = 8;
/** Milliseconds after which one more is sent, although none has ended. */
const PATIENCE = 10;

interface Clock {
  readonly setTimeout: (act: () => void, milliseconds: number) => unknown;
  readonly clearTimeout: (timer: unknown) => void;
}

/** What sends the calls that wait, in the order in which they came. */
const waiting = new Set<() => void>();
/** How many were sent and have not ended. */
let under = 0;
let timer: unknown;

/**
 * Sends a call, now or when it is its turn.
 *
 * @returns to be called when the call has ended, whether it was sent or not
 */
export function sendInTurn(send: () => void): () => void {
  waiting.add(send);
  if (under < MOST) next();
  watch();
  return () => {
    if (!waiting.delete(send)) {
      under--;
      if (under < MOST) next();
    }
    watch();
  };
}

function next(): void {
  const [send] = waiting;
  if (!send) return;
  waiting.delete(send);
  under++;
  send();
}

function watch(): void {
  const { setTimeout, clearTimeout } = globalThis as unknown as Clock;
  clearTimeout(timer);
  timer = waiting.size === 0 ? undefined : setTimeout(late, PATIENCE);
}

function late(): void {
  next();
  watch();
}
