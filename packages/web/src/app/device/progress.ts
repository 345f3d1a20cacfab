import { effect, signal } from '@preact/signals';
import { err, ok, type Problem, type Result } from '@unjam/core';
import { today } from '@unjam/core/catalogue';
import { mergeProgress, type Progress, readProgress } from './best-results.ts';
import { readSettings, settings } from './settings.ts';
import { isRecord, load, save } from './storage.ts';

export const progress = signal<Progress>(readProgress(load('progress')));

effect(() => void save('progress', progress.value));

export const remember = (board: string, counts: { readonly moves: number; readonly steps: number }): void => {
  progress.value = mergeProgress(progress.value, { [board]: { ...counts, day: today() } });
};

/** What is stored on the device, as the text of a file. */
export const exportDevice = (): string =>
  JSON.stringify({ unjam: 1, progress: progress.value, settings: settings.value }, null, 2);

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
  settings.value = readSettings(value.settings);
  return ok(Object.keys(read).length);
}
