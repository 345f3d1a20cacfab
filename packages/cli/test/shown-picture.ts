import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { scratch } from './command.ts';
import { unjamHere } from './in-process.ts';

/** The bytes of the file that `unjam show` writes with these words. */
export const shown = async (words: readonly string[]): Promise<Buffer> => {
  const file = join(scratch(), 'picture.out');
  const ended = await unjamHere(['show', ...words, '-o', file]);
  expect(ended).toEqual({ status: 0, stdout: '', stderr: '' });
  return readFileSync(file);
};
