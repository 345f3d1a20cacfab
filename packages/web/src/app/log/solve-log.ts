// The solve log on the device. Nothing is kept before the player asks for it.

import { signal } from '@preact/signals';
import { type Kept, keep } from '../device/kept.ts';
import { clockTime } from '../model/clock.ts';
import { onGameEvent } from '../model/events.ts';
import { lessonById } from '../model/lessons.ts';
import { settings } from '../model/state.ts';
import { attempt } from '../model/store.ts';
import { HEAD, logRow } from './log-row.ts';
import { mergeRows } from './merge-rows.ts';

/** The most rows that are kept; the oldest are dropped. */
const MOST = 20_000;

export const rows = signal<readonly string[]>([]);

const readRows = (stored: unknown): readonly string[] =>
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

/** The log as a CSV file. */
export const logText = (): string => `${[HEAD, ...rows.value].join('\n')}\n`;

export function clearLog(): void {
  rows.value = [];
}

function add(row: string | undefined): void {
  if (row === undefined) return;
  loadLog();
  rows.value = [...rows.value, row].slice(-MOST);
}

/** The puzzle whose opening is in the log: moves of another have no row. */
let opened: unknown;

onGameEvent((event, { board, puzzle, watched }, milliseconds) => {
  if (!settings.value.log || lessonById(puzzle ?? '')) return;
  const { player } = settings.value;
  if (event.kind === 'open') opened = board;
  else if (opened !== board) {
    // the log was turned on in the middle of a puzzle: its play begins with the next restart
    if (event.kind !== 'restart') return;
    opened = board;
    add(logRow(player, board, { kind: 'open' }, milliseconds));
    return;
  }
  // whoever watches has given up
  if (watched) opened = undefined;
  add(logRow(player, board, watched ? { kind: 'gave-up' } : event, milliseconds));
});

/** Begins the play of a puzzle that was opened before the log was loaded. */
export function logFromHere(): void {
  const { board, moves, puzzle } = attempt.value;
  if (!settings.value.log || moves.length > 0 || opened === board || lessonById(puzzle ?? '')) return;
  opened = board;
  add(logRow(settings.value.player, board, { kind: 'open' }, clockTime()));
}
