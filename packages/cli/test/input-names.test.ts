// What a word of the command line names: a file, whatever its name is, or a board as text.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { records, scratch } from './command.ts';
import { unjamHere } from './in-process.ts';

test('a file whose name has several lines is read, and no other text of several lines is a path', async () => {
  const folder = scratch();
  const name = 'a\nb.txt';
  const rows = '....\nXX.A\n...A\n....\n';
  writeFileSync(join(folder, name), rows);
  const [record] = records(await unjamHere(['solve', name, '--json'], { cwd: folder }));
  expect(record).toMatchObject({ name: 'a\nb', kind: 'solved' });
  writeFileSync(join(folder, 'answer\n1'), 'A+1 X+2');
  expect((await unjamHere(['check', name, 'answer\n1'], { cwd: folder })).status).toBe(0);
  // too long for the name of a file
  const long = `${'# a comment\n'.repeat(1000)}${rows}`;
  expect((await unjamHere(['solve', long, '--quiet'], { cwd: folder })).status).toBe(0);
  const bad = await unjamHere(['solve', 'a\nc.txt'], { cwd: folder });
  expect(bad).toMatchObject({ status: 2, stdout: '' });
  expect(bad.stderr).toMatch(/^[^\n]+\n$/);
});
