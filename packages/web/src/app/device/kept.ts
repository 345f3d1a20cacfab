// What is kept on the device. The storage may be missing, full, or hold anything; then the app starts with defaults, goes on in
// memory, and says that it keeps nothing. No other file reads or writes it.
//
// Several tabs share the storage, so a part of the state that they share is merged with what another tab stored since this one
// looked, whenever it is written and whenever another tab writes. It is written at once, because the page may be closed at any
// moment; a second look, under a lock, finds what two tabs wrote at the same moment. Until then a note of its own says what the tab
// writes, so that nothing is lost if it is closed before:
//
//     unjam.progress~0.527   {"own": …, "before": …}      left by a closed tab; the next one merges it
//
// `unjam.version` is the version of all that is stored, 1 if it is missing. Version 2 adds the attempts, and times and deletions to
// the player's boards; it reads all of version 1. What a newer app has stored is read as far as it is known, and never overwritten.

import { effect, type Signal, signal, untracked } from '@preact/signals';
import { isRecord } from './is-record.ts';

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
  | 'unrated'
  // results of Rush and Streak, and the present run of each
  | 'series'
  | 'runs'
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
   * three may be anything. The result keeps the order of `stored`. Without it each tab has its own, and what was changed last is
   * stored.
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

/** Why the present content of a key is not stored; undefined where it is. */
export const failed = signal<ReadonlyMap<Key, Unkept | undefined>>(new Map());

/** The parts that are kept, and the text that this tab last saw stored of each. */
const begun = new Map<Kept, string | null>();

/**
 * What this tab would have stored in place of that. A tab of another version may write the same in other words: if each wrote its own
 * in answer to the other's, they would never end.
 */
const alike = new Map<Kept, string>();

/** The name of this tab in its notes. */
const TAB = Math.random();

/** Milliseconds after which a note that is still there is one of a closed tab. */
const CLOSED = 1000;

/** Loads parts of the state, in this order, and stores them from now on. What was loaded before stays as it is. */
export function keep(...parts: readonly Kept[]): void {
  const fresh = parts.filter((part) => !begun.has(part));
  for (const part of fresh) {
    const text = textAt(part.key);
    begun.set(part, text);
    part.restore(parse(text));
  }
  for (const part of fresh) {
    for (const name of notesOf(part)) settleLater(part, name);
    effect(() => {
      const own = part.content();
      untracked(() => {
        const before = begun.get(part) ?? null;
        if (globalThis.navigator?.locks && part.merge) note(part, own);
        store(part, own);
        if (!part.merge) return;
        alone(() => {
          // another tab may have written over a setting; of other parts the merged result has what both tabs have
          if (part.key === 'settings') begun.set(part, before);
          store(part, part.content());
          forget(part);
        });
      });
    });
  }
}

globalThis.addEventListener?.('storage', ({ key, newValue }) => {
  for (const part of begun.keys()) {
    if (key?.startsWith(noteName(part.key, '')) && newValue !== null) settleLater(part, key);
    if (!part.merge || (key !== null && key !== nameOf(part.key))) continue;
    if (newValue === null) {
      // deleted in one tab is deleted in all
      begun.set(part, null);
      part.restore(null);
    } else store(part, part.content());
  }
});

/** Acts while no other tab does. A browser may have locks and refuse them, as it refuses a storage. */
function alone(act: () => void): void {
  void globalThis.navigator?.locks?.request('unjam', act).catch(act);
}

/** Stores the content of a part, merged with what another tab has stored. */
function store(part: Kept, own: unknown): void {
  const { key, merge } = part;
  const before = begun.get(part);
  const stored = textAt(key);
  let merged = own;
  if (merge && stored !== before) {
    const theirs = parse(stored);
    merged = merge(theirs, own, parse(before));
    alike.set(part, JSON.stringify(merge(theirs, null, null)));
  }
  const content = JSON.stringify(merged) ?? null;
  const text = content === alike.get(part) ? stored : content;
  if (text !== stored) alike.delete(part);
  let why = text === stored ? undefined : write(nameOf(key), text);
  if (why === 'full') {
    // the room of the note may be enough
    forget(part);
    why = write(nameOf(key), text);
  }
  if (!why) begun.set(part, text);
  say(key, why);
  if (merged !== own && content !== JSON.stringify(own)) part.restore(merged);
}

/** Notes what this tab is about to store of a part, if that is new. */
function note(part: Kept, own: unknown): void {
  const before = begun.get(part);
  // a row of the log that is merged twice would be there twice
  if (part.key === 'log' || JSON.stringify(own) === before) return;
  write(noteName(part.key, TAB), JSON.stringify({ own, before: parse(before) }));
}

function forget({ key }: Kept): void {
  if (textOf(noteName(key, TAB)) !== null) write(noteName(key, TAB), null);
}

/** Merges a note into what is stored, if its tab leaves it. */
function settleLater(part: Kept, name: string): void {
  const settle = () => {
    const text = textOf(name);
    const left = parse(text);
    if (!part.merge || !isRecord(left)) return;
    const merged = part.merge(parse(textAt(part.key)), left.own, left.before);
    if (write(nameOf(part.key), JSON.stringify(merged)) || textOf(name) !== text) return;
    write(name, null);
    store(part, part.content());
  };
  setTimeout(() => alone(settle), CLOSED);
}

const nameOf = (key: Key): string => `unjam.${key}`;
const noteName = (key: Key, tab: number | ''): string => `${nameOf(key)}~${tab}`;

/** The names of all notes about a part. */
function notesOf({ key }: Kept): readonly string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(noteName(key, '')));
  } catch {
    return [];
  }
}

const textAt = (key: Key): string | null => textOf(nameOf(key));

function textOf(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function parse(text: string | null | undefined): unknown {
  try {
    // of null it makes null, and of undefined an error
    return JSON.parse(text as string);
  } catch {
    return null;
  }
}

/** Stores a text, or nothing under the name; returns why that is not possible. */
function write(name: string, text: string | null): Unkept | undefined {
  try {
    const version = localStorage.getItem('unjam.version');
    if (Number(version ?? 1) > VERSION) return 'newer';
    if (version !== String(VERSION)) localStorage.setItem('unjam.version', String(VERSION));
    if (text === null) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
    return undefined;
  } catch (error) {
    // some browsers give a storage of no size where they keep nothing
    return /quota/i.test(String(error)) && localStorage.length > 0 ? 'full' : 'blocked';
  }
}

function say(key: Key, why: Unkept | undefined): void {
  if (failed.peek().get(key) !== why) failed.value = new Map(failed.peek()).set(key, why);
}

// The address of this tab while it is behind what the tab shows: a tab that is loaded again meanwhile has only the old one.

/** Notes the hash of the address and, after a blank, the one that it should have; nothing where they are the same. */
export function noteBehind(hashes = ''): void {
  try {
    sessionStorage.behind = hashes;
  } catch {
    // then the tab shows what its address says
  }
}

/** The hash that an address with this one should have. */
export function hashFor(hash: string): string {
  try {
    const [old, right] = sessionStorage.behind.split(' ');
    if (old === hash && right) return right;
  } catch {
    // nothing was noted
  }
  return hash;
}
