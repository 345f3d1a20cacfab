// What the tests of `unjam atlas` share.
import { expect } from 'vitest';
import type { Ended } from './command.ts';
import { unjamHere } from './in-process.ts';

/** Runs `unjam atlas` in a folder. */
export const atlas = (cwd: string, ...words: string[]): Promise<Ended> =>
  unjamHere(['atlas', ...words], { cwd });

/** One line on standard error, nothing else, and exit status 2. */
export function expectRefusal(ended: Ended, line: RegExp): void {
  expect(ended.stderr).toMatch(line);
  expect(ended.stderr).toMatch(/^[^\n]+\n$/);
  expect(ended).toMatchObject({ status: 2, stdout: '' });
}
