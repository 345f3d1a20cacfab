// The solve log on the device. Nothing is kept before the player asks for it.

import { clockTime } from '../model/clock.ts';
import { onGameEvent } from '../model/events.ts';
import { lessonById } from '../model/lessons.ts';
import { addRows, rows } from '../model/log-rows.ts';
import { settings } from '../model/state.ts';
import { attempt } from '../model/store.ts';
import { HEAD, logRow } from './log-row.ts';

/** The log as a CSV file. */
export const logText = (): string => `${[HEAD, ...rows.value].join('\n')}\n`;

function add(row: string | undefined): void {
  if (row !== undefined) addRows([row]);
}

/** The puzzle whose opening is in the log: moves of another have no row. */
let opened: unknown;

onGameEvent((event, { board, puzzle, moves, watched }, milliseconds) => {
  if (!settings.value.log || lessonById(puzzle ?? '')) return;
  const { player } = settings.value;
  if (event.kind === 'open') {
    // of a puzzle that goes on the log has no beginning
    opened = moves.length === 0 ? board : undefined;
    if (!opened) return;
  } else if (opened !== board) {
    // the log was turned on in the middle of a puzzle: its play begins with the next restart
    if (event.kind !== 'restart') return;
    opened = board;
    add(logRow(player, board, { kind: 'open' }, milliseconds));
    return;
  }
  // a player who watches the solution has given up
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
