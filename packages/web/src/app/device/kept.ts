// What is kept on the device. The storage may be missing, full, or hold anything; then the app starts with defaults, goes on in
// memory, and says that it keeps nothing. No other file reads or writes it.
//
// Several tabs share the storage, so a part of the state that they share is merged with what another tab stored since this one
// looked, whenever it is written and whenever another tab writes. It is written at once, because the page may be closed at any
// moment; a second look, under a lock, finds what two tabs wrote at the same moment.
//
// `unjam.version` is the version of all that is stored, 1 if it is missing. Version 2 adds the attempts, and times and deletions to
// the player's boards; it reads all of version 1. What a newer app has stored is read as far as it is known, and never overwritten.

import { computed, effect, type Signal, signal, untracked } from '@preact/signals';

const VERSION = 2;

/** The keys under which something is kept, each after `unjam.`. early.js reads some of them too. */
type Key =
  // the present attempt, the draft in the editor and the set that was opened last: a closed app goes on where it was
  | 'game'
  // attempts at puzzles, where the player left them
  | 'attempts'
  | 'draft'
  | 'set'
  // best results of puzzles, and of the puzzles of days
  | 'progress'
  | 'daily'
  // first solutions of rated puzzles, from which the player's rating follows
  | 'ratings'
  // the boards that the player has named
  | 'boards'
  | 'settings'
  // the rows of the solve log, if the player asked for one
  | 'log'
  // what the player looked for in the list of puzzles and in an atlas, and in which atlas
  | 'criteria'
  | 'atlas'
  | 'atlas-name'
  // whether the browser was asked not to delete all this
  | 'asked-to-persist';

/** A part of the state that is kept under a key. */
export interface Kept {
  readonly key: Key;
  /** Makes state of what is stored; that may be anything, and is null if nothing can be read. */
  readonly restore: (stored: unknown) => void;
  /** What is to be stored, made of signals: whenever one of them changes, it is stored again. Undefined stores nothing. */
  readonly content: () => unknown;
  /**
   * What is to be stored where another tab has stored something else meanwhile; `before` is what this tab saw stored last. All
   * three may be anything. The result keeps the order of `stored`, and merging it again changes nothing. Without it each tab
   * has its own, and what was changed last is stored.
   */
  readonly merge?: (stored: unknown, own: unknown, before: unknown) => unknown;
}

/** A signal that is kept as it is. */
export const keptSignal = <T>(
  key: Key,
  signal: Signal<T>,
  read: (stored: unknown) => T,
  merge?: (stored: T, own: T, before: T) => T,
): Kept => ({
  key,
  restore: (stored) => {
    signal.value = read(stored);
  },
  content: () => signal.value,
  ...(merge && { merge: (stored, own, before) => merge(read(stored), read(own), read(before)) }),
});

/** Why something is not kept: the storage is full, there is none, or a newer app has written to it. */
export type Unkept = 'full' | 'blocked' | 'newer';

/** The keys whose present content is not stored. */
const failed = signal<ReadonlyMap<Key, Unkept>>(new Map());

/** Why something is not kept on the device; undefined while everything is. */
export const unkept = computed<Unkept | undefined>(() => [...failed.value.values()][0]);

/** The parts that are kept, and the text that this tab last saw stored of each. */
const begun = new Map<Kept, string | null>();

/** Loads parts of the state, in this order, and stores them from now on. What was loaded before stays as it is. */
export function keep(...parts: readonly Kept[]): void {
  const fresh = parts.filter((part) => !begun.has(part));
  for (const part of fresh) {
    const text = textAt(part.key);
    begun.set(part, text);
    part.restore(parse(text));
  }
  for (const part of fresh)
    effect(() => {
      const own = part.content();
      untracked(() => {
        store(part, own);
        if (part.merge) void globalThis.navigator?.locks?.request('unjam', () => store(part, part.content()));
      });
    });
}

globalThis.addEventListener?.('storage', ({ key, newValue }) => {
  for (const part of begun.keys()) {
    if (!part.merge || (key !== null && key !== nameOf(part.key))) continue;
    if (newValue === null) {
      // deleted in one tab is deleted in all
      begun.set(part, null);
      part.restore(null);
    } else store(part, part.content());
  }
});

/** Stores the content of a part, merged with what another tab has stored. */
function store(part: Kept, own: unknown): void {
  const { key, merge } = part;
  const before = begun.get(part) ?? null;
  const stored = textAt(key);
  const merged = merge && stored !== before ? merge(parse(stored), own, parse(before)) : own;
  const text = merged === undefined ? null : JSON.stringify(merged);
  const why = text === stored ? undefined : write(key, text);
  if (!why) begun.set(part, text);
  note(key, why);
  if (merged !== own && text !== JSON.stringify(own)) part.restore(merged);
}

const nameOf = (key: Key): string => `unjam.${key}`;

function textAt(key: Key): string | null {
  try {
    return localStorage.getItem(nameOf(key));
  } catch {
    return null;
  }
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a text, or nothing under the key; returns why that is not possible. */
function write(key: Key, text: string | null): Unkept | undefined {
  try {
    const version = localStorage.getItem('unjam.version');
    if (Number(version ?? 1) > VERSION) return 'newer';
    if (version !== String(VERSION)) localStorage.setItem('unjam.version', String(VERSION));
    if (text === null) localStorage.removeItem(nameOf(key));
    else localStorage.setItem(nameOf(key), text);
    return undefined;
  } catch (error) {
    // some browsers give a storage of no size where they keep nothing
    const quota = error instanceof DOMException && /quota/i.test(error.name);
    return quota && localStorage.length > 0 ? 'full' : 'blocked';
  }
}

function note(key: Key, why: Unkept | undefined): void {
  if (failed.peek().get(key) === why) return;
  const next = new Map(failed.peek());
  if (why) next.set(key, why);
  else next.delete(key);
  failed.value = next;
}
