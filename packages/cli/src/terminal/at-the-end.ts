import { exitStatus } from '../exit-status.ts';

let listening = false;
let interruption: AbortController | undefined;
let interruptedAt = Number.NEGATIVE_INFINITY;

/** One Ctrl-C may arrive twice, from the terminal and from a program between it and us such as npx. */
const SAME_KEY = 500;

/** Without need no signal is listened to: the system ends the program at once then, whatever it is at. */
function listen(): void {
  if (listening) return;
  listening = true;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const) {
    process.on(signal, () => {
      if (performance.now() - interruptedAt > SAME_KEY) interruptOnce();
    });
  }
}

function interruptOnce(): void {
  if (!interruption || interruption.signal.aborted) process.exit(exitStatus.interrupted);
  interruptedAt = performance.now();
  interruption.abort();
}

/** Does something when the program ends, by itself or by Ctrl-C. */
export function atTheEnd(act: () => void): void {
  process.once('exit', act);
  listen();
}

/** Aborts at the first Ctrl-C, so that work can end in its own way; a second one ends the program at once. */
export function whenInterrupted(): AbortSignal {
  interruption = new AbortController();
  listen();
  return interruption.signal;
}
