// The rows of the solve log, which the device keeps once there are any.

import { signal } from '@preact/signals';
import { type Kept, keep } from '../device/kept.ts';
import { changes, hasPlay, mergeRows, withChanges } from './merge-rows.ts';

/** The most rows that are kept; the oldest are dropped. */
const MOST = 20_000;

export const rows = signal<readonly string[]>([]);

export const readRows = (stored: unknown): readonly string[] =>
  Array.isArray(stored) ? stored.filter((row) => typeof row === 'string') : [];

const keptRows: Kept = {
  key: 'log',
  restore: (stored) => {
    rows.value = readRows(stored);
  },
  content: () => (rows.value.length > 0 ? rows.value : undefined),
  merge: (stored, own, before) => mergeRows(readRows(stored), readRows(own), readRows(before)).slice(-MOST),
};

/** Loads the rows that the device keeps. */
export const loadLog = (): void => keep(keptRows);

/** Deletes all rows, and returns them. */
export function clearLog(): readonly string[] {
  const deleted = rows.value;
  rows.value = [];
  return deleted;
}

/** Adds a row to a play, or begins one where there is none yet; false if the log has not the play, because it was cleared. */
export function addToPlay(play: readonly string[], row: string): boolean {
  loadLog();
  if (!hasPlay(rows.value, play) && play.length > 0) return false;
  rows.value = withChanges(rows.value, [{ before: play, now: [...play, row] }]).slice(-MOST);
  return true;
}

/**
 * Adds the plays of a file that are not here yet, the newest first if there is no room for all: none of this device is dropped for
 * them. Returns how many rows there was no room for.
 */
export function addFileRows(file: readonly string[]): number {
  loadLog();
  const changed = changes(rows.value, file);
  let [room, over] = [MOST - rows.value.length, 0];
  const added = changed.toReversed().filter(({ before, now }) => {
    const size = now.length - before.length;
    const fits = over === 0 && size <= room;
    if (fits) room -= size;
    else over += size;
    return fits;
  });
  rows.value = withChanges(rows.value, added.reverse());
  return over;
}
