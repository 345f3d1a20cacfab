import { constants } from 'node:os';

let listening = false;
let interruption: AbortController | undefined;
let interruptedAt = Number.NEGATIVE_INFINITY;

/** Milliseconds. One Ctrl-C may arrive twice: from the terminal and from a program in between, such as npx. */
const SAME_KEY = 500;

/** Installed only when needed: without handlers the system ends the program at once on a signal. */
function listen(): void {
  if (listening) return;
  listening = true;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const) {
    process.on(signal, () => {
      if (performance.now() - interruptedAt > SAME_KEY) interruptOnce(signal);
    });
  }
}

function interruptOnce(signal: NodeJS.Signals): void {
  // the status that shells give to a program that the signal has ended
  if (!interruption || interruption.signal.aborted) process.exit(128 + constants.signals[signal]);
  interruptedAt = performance.now();
  interruption.abort();
}

/** Calls a function when the program ends, by itself or by a signal. */
export function atTheEnd(act: () => void): void {
  process.once('exit', act);
  listen();
}

/** Ends what `whenInterrupted` began: Ctrl-C ends the program at once again. */
export function notInterruptible(): void {
  interruption = undefined;
}

/** A signal that aborts at the first Ctrl-C, so that the work can end in order; a second Ctrl-C ends the program at once. */
export function whenInterrupted(): AbortSignal {
  interruption = new AbortController();
  listen();
  return interruption.signal;
}

/** Ends the program without a message if the error is that the reader of a pipe has closed it (`| head`): that is not a failure. */
export function endWithReader(error: unknown): void {
  if (isReaderGone(error)) process.exit();
}

/** Whether an error is that the reader of a pipe has closed it. */
export const isReaderGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EPIPE';
