import { outputRead } from '../../terminal/standard.ts';
import { yieldToEventLoop } from '../../yield-to-event-loop.ts';

/** The most calls that are computed at once: several, so that a short one need not wait for a long one. */
const MOST = 8;

/** The most bytes of answers that the client may leave unread when a call begins. */
const MOST_UNREAD = 1 << 20;

/** Waits while more is unread: a client that asks and never reads would fill the memory with its answers. */
export const answersRead = (): Promise<void> => outputRead(MOST_UNREAD);

let free = MOST;
const waiting: (() => void)[] = [];

/**
 * Begins work when fewer than eight other calls are being computed and waiting events were handled. Thousands of calls that began at
 * once would all run to their end before the server noticed that the client cancels or is gone.
 */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (free > 0) free--;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    await yieldToEventLoop();
    await answersRead();
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else free++;
  }
}
