// Every puzzle of the bundled catalogue, and a catalogue made of small atlases.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, scratch } from '../command.ts';
import { unjamHere } from '../in-process.ts';

const script = (name: string, ...words: string[]) =>
  spawnSync(process.execPath, [join(root, 'scripts', name), ...words], { cwd: root, encoding: 'utf8' });

test('every length, rating and place at the hardest of its cluster, no redundant piece, no twins', () => {
  expect(script('verify-catalogue.mjs')).toMatchObject({
    status: 0,
    stdout: '2000 puzzles, 2000 of them looked at closely, 0 faults\n',
  });
});

test('build-catalogue makes the same bytes from other shards, other slices and another number of threads', async () => {
  const folder = scratch();
  const build = async (out: string, ...words: string[]) =>
    expect((await unjamHere(['atlas', 'build', '--out', out, ...words], { cwd: folder })).status).toBe(0);
  const walls = ['--size', '4x4', '--walls', '0..1'];
  await build('a', ...walls, '--shards', '1', '--threads', '1');
  await build('b', ...walls, '--shards', '7', '--only', '1/2');
  await build('c', ...walls, '--shards', '7', '--only', '2/2', '--threads', '2');
  const made = (out: string, ...atlases: string[]) => {
    const paths = atlases.map((name) => join(folder, name));
    expect(script('build-catalogue.mjs', '-o', join(folder, out), ...paths)).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^\| size \| walls \| beginner /),
    });
    return readFileSync(join(folder, out), 'utf8');
  };
  // larger atlases: packages/atlas/src/catalogue/choose.test.ts
  const text = made('one.txt', 'a');
  expect(made('two.txt', 'c', 'b')).toBe(text);
  expect(text.split('\n').length).toBeGreaterThan(20);
  const { stdout } = script('verify-catalogue.mjs', join(folder, 'one.txt'));
  expect(stdout).toMatch(/, 0 faults\n$/);
});
