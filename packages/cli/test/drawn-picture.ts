// A picture of a board, drawn by the command.
import { join } from 'node:path';
import { expect } from 'vitest';
import { unjamHere } from './in-process.ts';

export const BOARD = 'ooooooooooooAAooBoooooBooooooooooooo';

/** A PNG file of a board as Unjam draws it, so many pixels wide. */
export async function drawn(folder: string, board = BOARD, width = 680): Promise<string> {
  const file = join(folder, 'drawn.png');
  const drawing = ['show', board, '--as', 'png', '--width', String(width), '-o', file];
  expect((await unjamHere(drawing)).status).toBe(0);
  return file;
}
