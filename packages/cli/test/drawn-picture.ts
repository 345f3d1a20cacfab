// A picture of a board, drawn by the command.
import { join } from 'node:path';
import { expect } from 'vitest';
import { unjamHere } from './in-process.ts';

export const BOARD = 'ooooooooooooAAooBoooooBooooooooooooo';

/** A PNG file of a board as Unjam draws it. */
export async function drawn(folder: string, board = BOARD): Promise<string> {
  const file = join(folder, 'drawn.png');
  expect((await unjamHere(['show', board, '--as', 'png', '-o', file])).status).toBe(0);
  return file;
}
