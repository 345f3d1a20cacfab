// What is kept on the device. The storage may be missing, full, or hold anything; then the app starts with defaults. No other
// file reads or writes it.

import { effect, type Signal } from '@preact/signals';

/** The keys under which something is kept, each after `unjam.`. early.js reads some of them too. */
type Key =
  // the present attempt, the draft in the editor and the set that was opened last: a closed app goes on where it was
  | 'game'
  | 'draft'
  | 'set'
  // best results of puzzles, and of the puzzles of days
  | 'progress'
  | 'daily'
  // the boards that the player has named
  | 'boards'
  | 'settings'
  // the rows of the solve log, if the player asked for one
  | 'log'
  // what the player looked for in the list of puzzles and in an atlas, and in which atlas
  | 'criteria'
  | 'atlas'
  | 'atlas-name';

/** A part of the state that is kept under a key. */
export interface Kept {
  readonly key: Key;
  /** Makes state of what is stored; that may be anything, and is null if nothing can be read. */
  readonly restore: (stored: unknown) => void;
  /** What is to be stored, made of signals: whenever one of them changes, it is stored again. Undefined stores nothing. */
  readonly content: () => unknown;
}

/** A signal that is kept as it is. */
export const keptSignal = <T>(key: Key, signal: Signal<T>, read: (stored: unknown) => T): Kept => ({
  key,
  restore: (stored) => {
    signal.value = read(stored);
  },
  content: () => signal.value,
});

const begun = new Set<Kept>();

/** Loads parts of the state, in this order, and stores them from now on. What was loaded before stays as it is. */
export function keep(...parts: readonly Kept[]): void {
  const fresh = parts.filter((part) => !begun.has(part));
  for (const part of fresh) {
    begun.add(part);
    part.restore(load(part.key));
  }
  for (const { key, content } of fresh) effect(() => save(key, content()));
}

function load(key: Key): unknown {
  try {
    return JSON.parse(localStorage.getItem(`unjam.${key}`) ?? 'null');
  } catch {
    return null;
  }
}

function save(key: Key, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(`unjam.${key}`);
    else localStorage.setItem(`unjam.${key}`, JSON.stringify(value));
  } catch {
    // what cannot be stored lasts as long as the page
  }
}
