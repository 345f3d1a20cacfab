import { exitStatus } from '../exit-status.ts';

let listening = false;

/**
 * Does something when the program ends, by itself or by Ctrl-C. Without need no signal is listened to: the system
 * ends the program at once then, whatever it is at.
 */
export function atTheEnd(act: () => void): void {
  process.once('exit', act);
  if (listening) return;
  listening = true;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => process.exit(exitStatus.interrupted));
  }
}
