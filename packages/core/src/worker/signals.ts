// One listener for each signal, however many calls it can end: Node warns of a leak from the eleventh listener on.

import type { StopSignal } from '../async/run.ts';

/** A signal that may tell when it aborts. */
export interface AbortingSignal extends StopSignal {
  addEventListener?(type: 'abort', listener: () => void): void;
  removeEventListener?(type: 'abort', listener: () => void): void;
}

interface Listening {
  /** What is called when the signal aborts. */
  readonly actions: Set<() => void>;
  /** The one listener, which calls them all. */
  readonly listener: () => void;
}

const listening = new WeakMap<AbortingSignal, Listening>();

/** Calls a function when the signal aborts. */
export function onAbort(signal: AbortingSignal, action: () => void): void {
  const known = listening.get(signal);
  if (known) return void known.actions.add(action);
  const actions = new Set([action]);
  const listener = () => {
    for (const each of [...actions]) each();
  };
  listening.set(signal, { actions, listener });
  signal.addEventListener?.('abort', listener);
}

/** Does not call it any more. */
export function offAbort(signal: AbortingSignal, action: () => void): void {
  const known = listening.get(signal);
  if (!known?.actions.delete(action) || known.actions.size > 0) return;
  listening.delete(signal);
  signal.removeEventListener?.('abort', known.listener);
}
