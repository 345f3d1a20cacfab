// Pictures that unjam drew, read, and given to commands that solve and show boards; each reading takes about a second.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scratch } from '../command.ts';
import { BOARD, drawn } from '../drawn-picture.ts';
import { unjamHere } from '../in-process.ts';

test('a picture is solved and overlaid', async () => {
  const folder = scratch();
  const file = await drawn(folder);
  expect((await unjamHere(['solve', file, '--quiet'])).stdout).toBe(
    (await unjamHere(['solve', BOARD, '--quiet'])).stdout.replaceAll('A', 'X'),
  );
  const seen = join(folder, 'seen.png');
  expect((await unjamHere(['show', file, '--overlay', '-o', seen])).status).toBe(0);
});

test('a drawing is read in which parts of cars look like a smaller grid', async () => {
  const board = 'ooBCDoEoBCDFEoXXGFEoHoGIJoHoGIJoKKKo';
  const { status, stdout } = await unjamHere(['read', await drawn(scratch(), board, 440), '--to', 'line']);
  expect([status, stdout]).toEqual([0, `${board}\n`]);
});
