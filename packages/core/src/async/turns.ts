// Whose turn it is on a thread that several runs share. One works at a time; after a slice of work everything else that waits for
// the thread has its turn, then the run that has waited longest.
//
//     runs A and B, slices of 8 ms     A 8 ms | break | B 8 ms | break | A 3 ms, its end, B 5 ms | break | B ...
//
// A slice is shared: of a thousand short runs in a row some hundred fit into one, and no break comes between them.

import { now } from '../basics/clock.ts';

/** The part of a host that makes a break, by what it has. */
interface Host {
  readonly setImmediate?: (then: () => void) => unknown;
  readonly MessageChannel?: new () => {
    readonly port1: { onmessage: (() => void) | null; close(): void };
    readonly port2: { postMessage(message: unknown): void };
  };
  readonly setTimeout?: (then: () => void) => unknown;
}

/** Calls a function after everything else that waits for the thread now. */
function afterBreak(then: () => void): void {
  const { setImmediate, MessageChannel, setTimeout } = globalThis as Host;
  if (setImmediate) setImmediate(then);
  else if (MessageChannel) {
    // a timer of a page would wait four milliseconds, a message to itself does not
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      then();
    };
    port2.postMessage(0);
  } else if (setTimeout) setTimeout(then);
  else Promise.resolve().then(then);
}

/** When the present slice began. */
let began = Number.NEGATIVE_INFINITY;
/** Whether a run works or a break is on. */
let taken = false;
/** What continues the runs that wait, in the order in which they came. */
const waiting: (() => void)[] = [];

/** Milliseconds of work since the last break. */
export const worked = (): number => now() - began;

/** Resolves when it is the caller's turn, who has to end it by `endTurn`. */
export async function takeTurn(slice: number): Promise<void> {
  if (!taken && worked() < slice) taken = true;
  else {
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
      if (taken) return;
      taken = true;
      afterBreak(nextTurn);
    });
  }
}

/** Ends a turn: the next run goes on, after a break if the slice is used up. */
export function endTurn(slice: number): void {
  const waits = waiting.length > 0;
  if (waits && worked() >= slice) afterBreak(nextTurn);
  else if (waits) waiting.shift()?.();
  else taken = false;
}

function nextTurn(): void {
  began = now();
  waiting.shift()?.();
}
