// A picture that unjam drew, given to commands that solve and show boards; each of them reads it, which takes seconds.
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
