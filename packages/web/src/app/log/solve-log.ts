// The solve log on the device. Nothing is kept before the player asks for it.

import type { Board } from '@unjam/core';
import type { Attempt } from '../model/attempt.ts';
import { clockTime } from '../model/clock.ts';
import { onGameEvent } from '../model/events.ts';
import { lessonById } from '../model/lessons.ts';
import { addToPlay, loadLog, rows } from '../model/log-rows.ts';
import { settings } from '../model/state.ts';
import { attempt } from '../model/store.ts';
import { HEAD, logRow } from './log-row.ts';
import { unfinishedPlay } from './unfinished.ts';

/** The log as a CSV file. */
export const logText = (): string => `${[HEAD, ...rows.value].join('\n')}\n`;

/** The puzzle whose opening is in the log: moves of another have no row. */
let opened: unknown;
/** The puzzle whose solution was watched: its play has ended in the log. */
let ended: unknown;
/** The rows of the present play. */
let play: readonly string[] = [];

/** Adds a row to the present play. After the log was cleared a play goes on with its next beginning. */
function add(row: string | undefined): void {
  if (row === undefined) return;
  if (addToPlay(play, row)) play = [...play, row];
  else opened = undefined;
}

/** Begins a play. */
function begin(board: Board, milliseconds: number): void {
  play = [];
  add(logRow(settings.value.player, board, { kind: 'open' }, milliseconds));
}

onGameEvent((event, present, milliseconds) => {
  const { board, puzzle, moves, watched } = present;
  if (!settings.value.log || lessonById(puzzle ?? '')) return;
  if (event.kind === 'open') {
    // a puzzle that goes on has a beginning in the log only if its rows lead to the present state
    opened = moves.length === 0 || goesOn(present, milliseconds) ? board : undefined;
    if (opened && moves.length === 0) begin(board, milliseconds);
    return;
  }
  if (opened !== board) {
    // the log was turned on while a puzzle was open: its play begins with the first move, or with the next restart
    const isFirst = event.kind === 'move' && moves.length === 1 && !watched && ended !== board;
    if (event.kind !== 'restart' && !isFirst) return;
    opened = board;
    begin(board, isFirst ? present.begun : milliseconds);
    if (!isFirst) return;
  }
  // a player who watches the solution has given up
  if (watched) {
    opened = undefined;
    ended = board;
  }
  // a play is of one player, also if the name is changed meanwhile
  const [player = settings.value.player] = play[0]?.split(',') ?? [];
  add(logRow(player, board, watched ? { kind: 'gave-up' } : event, milliseconds));
});

/** Goes on with the play of the log that has the moves of an attempt, and no end of it; false if there is none. */
function goesOn(attempt: Attempt, milliseconds: number): boolean {
  loadLog();
  const row = logRow(settings.value.player, attempt.board, { kind: 'open' }, 0);
  const [player, text = ''] = row?.split(',') ?? [];
  const own = rows.value.filter((one) => one.startsWith(`${player},${text},`));
  const found = unfinishedPlay(own, text, attempt, milliseconds);
  if (found) play = found;
  return found !== undefined;
}

/** Begins the play of a puzzle that was opened before the log was loaded, or goes on with it, as after a reload. */
export function logFromHere(): void {
  const { board, moves, puzzle } = attempt.value;
  if (!settings.value.log || opened === board || lessonById(puzzle ?? '')) return;
  const isUnfinished = goesOn(attempt.value, clockTime());
  if (isUnfinished || moves.length === 0) opened = board;
  if (isUnfinished || moves.length > 0) return;
  begin(board, clockTime());
}
