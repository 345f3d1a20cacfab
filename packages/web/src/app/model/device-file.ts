// The file that holds all that the device keeps of a player, to take it to another device.

import { batch } from '@preact/signals';
import type { Setup } from '@unjam/core';
import { compactText, readDraft, tryParseNameless, writeDraft } from '@unjam/core/formats';
import { isWon } from '@unjam/core/game';
import { isRecord } from '../device/is-record.ts';
import { changeAll } from './attempt.ts';
import { mergeProgress, type Progress, readDaily, readProgress } from './best-results.ts';
import { resetClock } from './clock.ts';
import { changed, openDraft } from './editor.ts';
import { readAttempt, readAttempts, type StoredAttempt, sharedHelp, sharingHelp } from './kept-attempts.ts';
import { addBoards, boardEntries } from './kept-boards.ts';
import { ratedResults } from './kept-ratings.ts';
import { addFileRows, loadLog, readRows, rows } from './log-rows.ts';
import { LONGEST_NAME } from './longest-name.ts';
import { type BoardEntry, readEntries } from './my-boards.ts';
import { isSetLink } from './present-set.ts';
import { addResults, MOST as MOST_RATED, readResults } from './rated-results.ts';
import {
  addResults as addSeries,
  bestOf,
  MOST as MOST_SERIES,
  readResults as readSeries,
} from './series-results.ts';
import { loadSeries, seriesResults } from './series-store.ts';
import { readSetLink } from './set-link.ts';
import { mergeSettings, readSettings } from './settings.ts';
import {
  attempts,
  changeSettings,
  dailyResults,
  draftHistory,
  draftName,
  keptAttempts,
  progress,
  setLink,
  settings,
  unrated,
} from './state.ts';
import { boardText } from './store.ts';
import { readUnrated, type UnratedResult } from './unrated-results.ts';

/** The version of the file. */
const VERSION = 1;

/** All that the device keeps of the player, as the text of a file. */
export function exportDevice(): string {
  loadLog();
  loadSeries();
  const draft = { draft: writeDraft(draftHistory.value.present), name: draftName.value };
  return JSON.stringify(
    {
      unjam: VERSION,
      progress: progress.value,
      daily: dailyResults.value,
      ratings: ratedResults.value,
      // first solutions for which the catalogue could not be loaded yet
      ...(unrated.value.length > 0 && { unrated: unrated.value }),
      series: seriesResults.value,
      boards: boardEntries.value.filter(({ name }) => name !== undefined),
      settings: settings.value,
      attempts: keptAttempts.value,
      // an unchanged draft is the board of Play, which is among the attempts
      ...(changed.value && { draft }),
      set: setLink.value,
      log: rows.value,
    },
    null,
    2,
  );
}

/** The link of a device that has opened no set. */
const NO_SET = '#1/set';

/** Whether a link opens a set: one with a % alone, for example, would stop the page of its puzzles. */
const isSet = (link: string): boolean => isSetLink(link) && readSetLink(link).ok;

/** Whether the moves of an attempt are those of the board that it names. */
function isOfItsBoard(stored: StoredAttempt): boolean {
  const read = readAttempt(stored);
  return read !== undefined && compactText(read.history.present.board) === stored.board;
}

/** How many things a part of a file has; one that should have many and is a number, for example, counts as one. */
function sizeOf(part: unknown): number {
  if (part === undefined) return 0;
  return typeof part === 'object' && part ? Object.keys(part).length : 1;
}

const DAY = 86_400_000;

/**
 * A list without what is dated in the future: the newest results are kept, and such ones would take the place of the player's own for
 * ever. A day is for clocks that differ.
 */
function notLater(list: unknown): unknown {
  const latest = Date.now() + DAY;
  return Array.isArray(list) ? list.filter((one) => !(isRecord(one) && Number(one.at) > latest)) : list;
}

/**
 * The results of a file, the oldest first, without those for which there is no room: the newest are kept, so that a file of later ones
 * would push out the player's own. One of the same puzzle needs no room, nor do those that are kept however old they are.
 */
function withRoom<One>(
  own: readonly One[],
  file: readonly One[],
  most: number,
  nameOf: (one: One) => string,
  always: readonly (One | undefined)[] = [],
): readonly One[] {
  const mine = new Set(own.map(nameOf));
  const others = file.filter((one) => !mine.has(nameOf(one)) && !always.includes(one));
  const room = Math.max(0, most - own.length);
  const over = new Set(others.slice(0, Math.max(0, others.length - room)));
  return file.filter((one) => !over.has(one));
}

/** The results of daily puzzles, without those of days to come, which would count for the longest streak. */
function readPastDays(stored: unknown): Progress {
  const latest = new Date(Date.now() + DAY).toISOString();
  return Object.fromEntries(Object.entries(readDaily(stored)).filter(([day]) => day < latest));
}

/** First solutions that wait to be rated. */
const readWaiting = (stored: unknown): readonly UnratedResult[] =>
  readUnrated(notLater(stored)).filter(
    ({ at, board }) => Number.isSafeInteger(at) && typeof board === 'string',
  );

/** The settings of a file that are none of a player, such as an unknown theme. */
function wrongSettings(stored: unknown): number {
  if (!isRecord(stored)) return sizeOf(stored);
  return Object.entries(readSettings(stored)).filter(
    ([name, value]) => stored[name] !== undefined && stored[name] !== value,
  ).length;
}

/**
 * The named boards of a file. An export has no deletions: what has no name there was damaged, and must not delete the player's own. A
 * time in the future counts as no time: otherwise no later change could replace the entry.
 */
function readBoards(list: unknown): readonly BoardEntry[] {
  const latest = Date.now() + DAY;
  return readEntries(list)
    .filter(({ name, board }) => name?.trim() && tryParseNameless(board).ok)
    .map((one) => (one.at > latest ? { ...one, at: 0 } : one));
}

/** More than a device can store. */
const LARGEST_FILE = 12_000_000;

/**
 * The result of reading a file: whether the device kept something of its own where there can be only one, such as one draft, whether
 * it had no room for all of the file's attempts, results and log, and whether some of the file is not what an export writes, and was left out;
 * or why nothing was read.
 */
export type Imported =
  | { readonly kind: 'read'; readonly keptOwn: boolean; readonly noRoom: boolean; readonly leftOut: boolean }
  | { readonly kind: 'large'; readonly characters: number; readonly most: number }
  | { readonly kind: 'json' | 'other' | 'newer' };

/**
 * Adds what is in a file to what is on the device. Where there can be only one, such as one draft, the device keeps its own. A setting
 * is taken from the file if the player has never changed it here.
 */
export function importDevice(text: string): Imported {
  if (text.length > LARGEST_FILE) return { kind: 'large', characters: text.length, most: LARGEST_FILE };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { kind: 'json' };
  }
  if (!isRecord(value)) return { kind: 'other' };
  if (value.unjam !== VERSION) return { kind: Number(value.unjam) > VERSION ? 'newer' : 'other' };
  const file = value;
  loadSeries();
  const set = typeof file.set === 'string' && isSet(file.set) ? file.set : undefined;
  const draft = readFileDraft(file.draft);
  const own = new Map(keptAttempts.value.map(({ board, link }) => [board, link]));
  const read = readAttempts(file.attempts).filter(isOfItsBoard);
  const theirs = new Map(read.map((one) => [one.board, one]));
  const all = [
    ...read.filter(({ board }) => !own.has(board)),
    ...keptAttempts.value.map((one) => sharedHelp(one, theirs.get(one.board))),
  ];
  const parts = {
    progress: readProgress(file.progress),
    daily: readPastDays(file.daily),
    ratings: readResults(notLater(file.ratings)),
    series: readSeries(notLater(file.series)),
    boards: readBoards(file.boards),
    log: readRows(file.log),
    unrated: readWaiting(file.unrated),
    set,
  };
  const leftOut =
    sizeOf(read) < sizeOf(file.attempts) ||
    Object.entries(parts).some(([name, part]) => sizeOf(part) < sizeOf(file[name])) ||
    wrongSettings(file.settings) > 0 ||
    (file.draft !== undefined && !draft);
  const ratings = withRoom(ratedResults.value, parts.ratings, MOST_RATED, ({ board }) => board);
  const series = withRoom(
    seriesResults.value,
    parts.series,
    MOST_SERIES,
    ({ kind, seed }) => `${kind} ${seed}`,
    [bestOf(parts.series, 'rush'), bestOf(parts.series, 'streak')],
  );
  batch(() => {
    progress.value = mergeProgress(progress.value, parts.progress);
    dailyResults.value = mergeProgress(dailyResults.value, parts.daily);
    ratedResults.value = addResults(ratedResults.value, ratings);
    const known = new Set([...ratedResults.value, ...unrated.value].map(({ board }) => board));
    unrated.value = [...unrated.value, ...parts.unrated.filter(({ board }) => !known.has(board))];
    seriesResults.value = addSeries(seriesResults.value, series);
    addBoards(parts.boards);
    // the file's, where this device still has what every device begins with
    changeSettings(mergeSettings(readSettings(file.settings), settings.value, readSettings(null)));
    keptAttempts.value = readAttempts(all);
    goOnHere(own.has(boardText.value) ? undefined : theirs.get(boardText.value));
    if (set !== undefined && setLink.value === NO_SET) setLink.value = set;
    if (draft && !changed.value) importDraft(draft);
  });
  const noRoom =
    addFileRows(parts.log) > 0 ||
    readAttempts(all).length < all.length ||
    ratings.length < parts.ratings.length ||
    series.length < parts.series.length;
  const keptOwn =
    (set !== undefined && set !== NO_SET && set !== setLink.value) ||
    (draft !== undefined && writeDraft(draft.setup) !== writeDraft(draftHistory.value.present)) ||
    read.some(({ board, link }) => own.has(board) && own.get(board) !== link);
  return { kind: 'read', keptOwn, noRoom, leftOut };
}

/**
 * Goes on with the attempt of a file at the present board, at which nothing was done here: the first move would take its place. Where
 * it is solved, or there is none, only help counts.
 */
function goOnHere(stored: StoredAttempt | undefined): void {
  const { name, puzzle } = attempts.value.present;
  const read = readAttempt(stored);
  if (read && !isWon(read.history.present)) {
    resetClock(read.clock);
    attempts.value = changeAll(read.history, (one) => ({ ...one, name, puzzle }));
  } else attempts.value = sharingHelp(attempts.value, keptAttempts.value);
}

interface FileDraft {
  readonly setup: Setup;
  readonly name: string;
}

function readFileDraft(stored: unknown): FileDraft | undefined {
  if (!isRecord(stored) || typeof stored.draft !== 'string') return undefined;
  const read = readDraft(stored.draft);
  if (!read.ok) return undefined;
  return {
    setup: read.value,
    name: typeof stored.name === 'string' ? stored.name.slice(0, LONGEST_NAME) : '',
  };
}

function importDraft({ setup, name }: FileDraft): void {
  openDraft(setup);
  if (name !== '') draftName.value = name;
}
