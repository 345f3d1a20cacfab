import { effect, signal } from '@preact/signals';
import { err, ok, type Problem, type Result } from '@unjam/core';
import { today } from '@unjam/core/catalogue';
import { type Best, mergeProgress, type Progress, readProgress } from './best-results.ts';
import { mergeBoards, myBoards, readMyBoards } from './my-boards.ts';
import { readSettings, settings } from './settings.ts';
import { isRecord, load, save } from './storage.ts';

export const progress = signal<Progress>(readProgress(load('progress')));

effect(() => void save('progress', progress.value));

/** Results of daily puzzles by their days. */
export const dailyResults = signal<Progress>(readProgress(load('daily')));

effect(() => void save('daily', dailyResults.value));

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
      boards: myBoards.value,
      settings: settings.value,
    },
    null,
    2,
  );

const LARGEST_FILE = 5_000_000;

/** Adds the results in a file to those on the device; returns the number of boards in the file. */
export function importDevice(text: string): Result<number, Problem> {
  const refuse = (code: Problem['code'], message: string, expected: string) =>
    err<Problem>({ code, message, expected });
  if (text.length > LARGEST_FILE)
    return refuse('input-too-large', `the file has ${text.length} characters`, `at most ${LARGEST_FILE}`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse('bad-json', 'the file is not JSON', 'a file that this page exported');
  }
  if (!isRecord(value) || value.unjam !== 1)
    return refuse(
      'bad-json',
      'the file is JSON, but this app did not export it',
      'a file that this page exported',
    );
  const read = readProgress(value.progress);
  progress.value = mergeProgress(progress.value, read);
  dailyResults.value = mergeProgress(dailyResults.value, readProgress(value.daily));
  myBoards.value = mergeBoards(myBoards.value, readMyBoards(value.boards));
  settings.value = readSettings(value.settings);
  return ok(Object.keys(read).length);
}
