// Folders of pictures, given to commands that take boards.
import { copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { records, scratch } from './command.ts';
import { BOARD, drawn } from './drawn-picture.ts';
import { unjamHere } from './in-process.ts';

const LINE = BOARD.replaceAll('A', 'X');

/** A folder with the picture drawn.png. */
async function photos(): Promise<string> {
  const folder = join(scratch(), 'photos');
  mkdirSync(folder);
  await drawn(folder, BOARD, 440);
  return folder;
}

test('every picture of a folder is solved, also those in its subfolders', async () => {
  const folder = await photos();
  mkdirSync(join(folder, 'old'));
  copyFileSync(join(folder, 'drawn.png'), join(folder, 'old', 'again.png'));
  writeFileSync(join(folder, 'notes.md'), 'not a board');
  const solved = await unjamHere(['solve', folder, '--json']);
  expect(solved).toMatchObject({ status: 0, stderr: '' });
  expect(records(solved)).toMatchObject([
    { name: 'drawn', board: LINE },
    { name: join('old', 'again'), board: LINE },
  ]);
  const out = join(scratch(), 'out');
  rmSync(join(folder, 'drawn.png'));
  expect((await unjamHere(['solve', folder, '--quiet', '-o', out])).status).toBe(0);
  expect(readdirSync(out, { recursive: true }).sort()).toEqual(['old', join('old', 'again.sol')]);
});

test.each(['hint', 'convert', 'rate'])('%s takes a folder of pictures', async (command) => {
  const ended = await unjamHere([command, await photos(), '--json']);
  expect(ended).toMatchObject({ status: 0, stderr: '' });
  expect(records(ended)).toMatchObject([{ name: 'drawn', board: LINE }]);
});

test('pictures beside boards as text are left out, and standard error says so once', async () => {
  const folder = await photos();
  writeFileSync(join(folder, 'g.txt'), BOARD);
  const note = (count: string, how: string) =>
    `${folder}: left out ${count}, since the folder also has boards as text; to ${how} ${join(folder, 'drawn.png')}\n`;
  const solved = await unjamHere(['solve', folder, '--json']);
  expect(solved).toMatchObject({ status: 0, stderr: note('1 picture', 'read it, give its name,') });
  expect(records(solved)).toMatchObject([{ name: 'g' }]);
  copyFileSync(join(folder, 'drawn.png'), join(folder, 'e.png'));
  const { stderr } = await unjamHere(['solve', folder, '-q', '-o', join(scratch(), 'out')]);
  expect(stderr).toBe(note('2 pictures', 'read one, give its name, such as'));
  rmSync(join(folder, 'e.png'));
  // read takes pictures only, so boards as text are not missed
  expect((await unjamHere(['read', folder, '--json'])).stderr).toBe('');
});

test('drawings in SVG are read where a folder has neither pictures nor boards as text', async () => {
  const folder = join(scratch(), 'drawings');
  mkdirSync(folder);
  expect((await unjamHere(['show', BOARD, '-o', join(folder, 'd.svg')])).status).toBe(0);
  const namesIn = async () => records(await unjamHere(['solve', folder, '--json'])).map(({ name }) => name);
  expect(await namesIn()).toEqual(['d']);
  writeFileSync(join(folder, 'g.txt'), BOARD);
  expect(await namesIn()).toEqual(['g']);
});

test('a folder without boards and pictures is refused', async () => {
  const folder = scratch();
  expect(await unjamHere(['solve', folder])).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(/: a folder without boards; expected files ending in \.txt .*\.jpg .*\n$/),
  });
});
