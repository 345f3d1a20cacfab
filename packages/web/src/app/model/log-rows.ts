// The rows of the solve log, which the device keeps once there are any.

import { signal } from '@preact/signals';
import { type Kept, keep } from '../device/kept.ts';
import { mergeRows, newRows } from './merge-rows.ts';

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

export function clearLog(): void {
  rows.value = [];
}

export function addRows(added: readonly string[]): void {
  loadLog();
  rows.value = [...rows.value, ...added].slice(-MOST);
}

/**
 * Adds the rows of a file that are not here yet, the newest first if there is no room for all: none of this device is dropped for them. Returns how many there was no
 * room for.
 */
export function addFileRows(file: readonly string[]): number {
  loadLog();
  const added = newRows(rows.value, file);
  const over = Math.max(0, rows.value.length + added.length - MOST);
  addRows(added.slice(over));
  return over;
}
