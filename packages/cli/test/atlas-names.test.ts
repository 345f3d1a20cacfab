// Words that name an atlas or a folder to draw into: empty ones, folders with the name of a file, and names that a database would
// take for patterns or addresses.
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { someOr } from '../../../testing/in-all.ts';
import { atlas, expectRefusal } from './atlas-command.ts';
import { scratch } from './command.ts';
import { unjamHere } from './in-process.ts';

const builtIn = async (folder: string): Promise<string> => {
  await atlas(folder, 'build', '--size', '4x4', '--out', '.');
  return folder;
};

test('an empty word does not mean the present folder, even where that is an atlas', async () => {
  const folder = await builtIn(scratch());
  const before = readdirSync(folder);
  for (const words of [
    ['stats', ''],
    ['query', '', 'select 1'],
    ['rate', ''],
    ['verify', ''],
    ['merge', '', '--out', 'merged'],
  ])
    expectRefusal(await atlas(folder, ...words), /^(unjam: )?the path of the atlas is empty\n$/);
  const solved = await unjamHere(['solve', ''], { cwd: folder });
  expectRefusal(solved, /^'': no such file or folder; expected a file, a folder, - or a board\n$/);
  expect(readdirSync(folder)).toEqual(before);
});

test('an empty word is no folder to draw into', async () => {
  const folder = scratch();
  const census = ['census', '--size', '3x3', '--out', 'census', '--svg', ''];
  for (const words of [['stats', '4x4', '--svg', ''], census])
    expectRefusal(await atlas(folder, ...words), /^unjam: the path of the output is empty; expected /);
  expect(readdirSync(folder)).toEqual([]);
});

test('a folder whose name ends like that of a published atlas is read as a folder', async () => {
  const folder = scratch();
  mkdirSync(join(folder, 'empty.parquet'));
  expectRefusal(
    await atlas(folder, 'stats', 'empty.parquet'),
    /^empty\.parquet holds no atlas: it has no manifest\.json\n$/,
  );
  const empty = await unjamHere(['solve', 'empty.parquet'], { cwd: folder });
  expectRefusal(empty, /^empty\.parquet: a folder without boards; /);
  await atlas(folder, 'build', '--size', '4x4', '--out', 'built.parquet');
  expect(await atlas(folder, 'query', 'built.parquet', 'select count(*) as n from puzzles', '--csv')).toEqual(
    {
      status: 0,
      stdout: 'n\n32\n',
      stderr: '',
    },
  );
});

test.each(
  someOr(4, [
    ['[ab]'],
    ['moves=7'],
    ['~'],
    ["[!c]'s"],
    ['**'],
    ['file:'],
    ['a?'],
    ['new\nline'],
    ['-x {a,b}'],
  ]),
)('a folder called %j is no other folder, and no pattern', async (name) => {
  const folder = scratch();
  const there = readdirSync(homedir());
  const out = `./${name}`;
  for (const neighbour of ['a', 'b', 'ab'])
    await atlas(folder, 'build', '--size', '3x3', '--shards', '1', '--out', neighbour);
  expect(await atlas(folder, 'build', '--size', '4x4', '--shards', '1', '--out', out)).toMatchObject({
    status: 0,
    stderr: '',
  });
  rmSync(join(folder, name, 'shard-00000.parquet'));
  const build = ['build', '--size', '4x4', '--shards', '1', '--out', out];
  expect(await atlas(folder, ...build)).toMatchObject({ status: 0 });
  expect(await atlas(folder, ...build)).toMatchObject({ status: 0, stderr: '' });
  expect(await atlas(folder, 'verify', out)).toMatchObject({ status: 0, stderr: '' });
  expect(await atlas(folder, 'merge', out, '--out', `${out}.more`)).toMatchObject({ status: 0, stderr: '' });
  const file = `${out}.parquet`;
  expect(await atlas(folder, 'export', `${out}.more`, '-o', file)).toMatchObject({ status: 0, stderr: '' });
  for (const one of [out, file]) {
    const answer = await atlas(folder, 'query', one, 'select count(*) as n from puzzles', '--csv');
    expect(answer).toEqual({ status: 0, stdout: 'n\n32\n', stderr: '' });
  }
  expect(readdirSync(homedir())).toEqual(there);
});
