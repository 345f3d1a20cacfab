// Pictures that unjam drew, read, and given to commands that solve and show boards; each reading takes about a second.
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { records, scratch } from '../command.ts';
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

test.each(['grid', 'line', 'json'])('boards of several pictures are read back from %s', async (format) => {
  const folder = scratch();
  const file = await drawn(folder);
  copyFileSync(file, join(folder, 'again.png'));
  const boards = join(folder, 'boards.txt');
  expect((await unjamHere(['read', folder, '--to', format, '-o', boards])).status).toBe(0);
  const read = records(await unjamHere(['solve', boards, '--json']));
  // JSON has no place for the names of pictures
  const names =
    format === 'json' ? ['boards-1', 'boards-2'] : [join(folder, 'again.png'), join(folder, 'drawn.png')];
  expect(read.map(({ name }) => name)).toEqual(names);
  expect(read.map(({ board }) => board)).toEqual([BOARD.replaceAll('A', 'X'), BOARD.replaceAll('A', 'X')]);
});
