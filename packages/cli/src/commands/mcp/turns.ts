import { yieldToEventLoop } from '../../yield-to-event-loop.ts';

/** Calls at work at once: a short one need not wait for a long one. */
const MOST = 8;

let free = MOST;
const waiting: (() => void)[] = [];

/**
 * Begins work when fewer than eight others are at work, and events were handled: thousands of calls that began at once would run to
 * their ends before the server heard of a client that cancels, or has gone.
 */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (free > 0) free--;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    await yieldToEventLoop();
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else free++;
  }
}
