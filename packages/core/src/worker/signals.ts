// One listener for each signal, however many calls it can end: Node warns of a leak from the eleventh listener on.

import type { StopSignal } from '../async/run.ts';

export interface Heard extends StopSignal {
  addEventListener?(type: 'abort', hear: () => void): void;
  removeEventListener?(type: 'abort', hear: () => void): void;
}

interface Hearing {
  readonly acts: Set<() => void>;
  readonly tellAll: () => void;
}

const heard = new WeakMap<Heard, Hearing>();

/** Calls a function when the signal aborts. */
export function hear(signal: Heard, act: () => void): void {
  const known = heard.get(signal);
  if (known) return void known.acts.add(act);
  const acts = new Set([act]);
  const tellAll = () => {
    for (const each of [...acts]) each();
  };
  heard.set(signal, { acts, tellAll });
  signal.addEventListener?.('abort', tellAll);
}

/** Ends that. */
export function unhear(signal: Heard, act: () => void): void {
  const known = heard.get(signal);
  if (!known?.acts.delete(act) || known.acts.size > 0) return;
  heard.delete(signal);
  signal.removeEventListener?.('abort', known.tellAll);
}
