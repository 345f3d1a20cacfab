import { today } from '@unjam/core/catalogue';
import { isRecord } from '../device/is-record.ts';
import { type Best, mergeProgress, readProgress } from './best-results.ts';
import { keepBoards } from './kept-boards.ts';
import { boardsOf, readEntries } from './my-boards.ts';
import { readSettings } from './settings.ts';
import { boardEntries, changeSettings, dailyResults, progress, settings } from './state.ts';

export const remember = (board: string, result: Omit<Best, 'day'>): void => {
  progress.value = mergeProgress(progress.value, { [board]: { ...result, day: today() } });
};

export const rememberDaily = (day: string, result: Omit<Best, 'day'>): void => {
  dailyResults.value = mergeProgress(dailyResults.value, { [day]: { ...result, day: today() } });
};

/** What is stored on the device, as the text of a file. */
export const exportDevice = (): string =>
  JSON.stringify(
    {
      unjam: 1,
      progress: progress.value,
      daily: dailyResults.value,
      boards: boardEntries.value,
      settings: settings.value,
    },
    null,
    2,
  );

const LARGEST_FILE = 5_000_000;

/** The result of reading a file: how many boards were read, or why none were. */
export type Imported =
  | { readonly kind: 'read'; readonly boards: number }
  | { readonly kind: 'large'; readonly characters: number; readonly most: number }
  | { readonly kind: 'json' | 'other' };

/** Adds the results in a file to those on the device. */
export function importDevice(text: string): Imported {
  if (text.length > LARGEST_FILE) return { kind: 'large', characters: text.length, most: LARGEST_FILE };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { kind: 'json' };
  }
  if (!isRecord(value) || value.unjam !== 1) return { kind: 'other' };
  const read = readProgress(value.progress);
  progress.value = mergeProgress(progress.value, read);
  dailyResults.value = mergeProgress(dailyResults.value, readProgress(value.daily));
  keepBoards(boardsOf(readEntries(value.boards)));
  // what the file lacks stays as it is
  if (isRecord(value.settings)) changeSettings(readSettings({ ...settings.value, ...value.settings }));
  return { kind: 'read', boards: Object.keys(read).length };
}
