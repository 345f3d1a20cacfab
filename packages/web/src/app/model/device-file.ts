// The file that holds all that the device keeps of a player, to take it to another device.

import { batch } from '@preact/signals';
import { readDraft, writeDraft } from '@unjam/core/formats';
import { isRecord } from '../device/is-record.ts';
import { mergeProgress, readProgress } from './best-results.ts';
import { changed, openDraft } from './editor.ts';
import { readAttempts } from './kept-attempts.ts';
import { keepBoards, myBoards } from './kept-boards.ts';
import { addRows, loadLog, readRows, rows } from './log-rows.ts';
import { newRows } from './merge-rows.ts';
import { boardsOf, LONGEST_NAME, readEntries } from './my-boards.ts';
import { isSetLink } from './present-set.ts';
import { addResults, readResults } from './rated-results.ts';
import { addResults as addSeries, readResults as readSeries } from './series-results.ts';
import { loadSeries, seriesResults } from './series-store.ts';
import { addSettings } from './settings.ts';
import {
  changeSettings,
  dailyResults,
  draftHistory,
  draftName,
  keptAttempts,
  progress,
  ratedResults,
  setLink,
  settings,
} from './state.ts';

/** All that the device keeps of the player, as the text of a file. */
export function exportDevice(): string {
  loadLog();
  loadSeries();
  const draft = { draft: writeDraft(draftHistory.value.present), name: draftName.value };
  return JSON.stringify(
    {
      unjam: 1,
      progress: progress.value,
      daily: dailyResults.value,
      ratings: ratedResults.value,
      series: seriesResults.value,
      boards: myBoards.value,
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

/** More than a device can store. */
const LARGEST_FILE = 12_000_000;

/** The result of reading a file: how many boards were read, or why none were. */
export type Imported =
  | { readonly kind: 'read' }
  | { readonly kind: 'large'; readonly characters: number; readonly most: number }
  | { readonly kind: 'json' | 'other' };

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
  if (!isRecord(value) || value.unjam !== 1) return { kind: 'other' };
  const file = value;
  loadSeries();
  batch(() => {
    progress.value = mergeProgress(progress.value, readProgress(file.progress));
    dailyResults.value = mergeProgress(dailyResults.value, readProgress(file.daily));
    ratedResults.value = addResults(ratedResults.value, readResults(file.ratings));
    seriesResults.value = addSeries(seriesResults.value, readSeries(file.series));
    keepBoards(boardsOf(readEntries(file.boards)));
    changeSettings(addSettings(settings.value, file.settings));
    const here = new Set(keptAttempts.value.map(({ board }) => board));
    const others = readAttempts(file.attempts).filter(({ board }) => !here.has(board));
    keptAttempts.value = readAttempts([...others, ...keptAttempts.value]);
    if (setLink.value === '#1/set' && typeof file.set === 'string' && isSetLink(file.set))
      setLink.value = file.set;
    if (!changed.value) importDraft(file.draft);
  });
  loadLog();
  addRows(...newRows(rows.value, readRows(file.log)));
  return { kind: 'read' };
}

function importDraft(draft: unknown): void {
  if (!isRecord(draft) || typeof draft.draft !== 'string') return;
  const read = readDraft(draft.draft);
  if (!read.ok) return;
  openDraft(read.value);
  if (typeof draft.name === 'string') draftName.value = draft.name.slice(0, LONGEST_NAME);
}
