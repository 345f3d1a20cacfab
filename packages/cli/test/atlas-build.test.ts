// `unjam atlas build` and `merge` on small boards: totals, kills, slices, bad input.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { atlasContent } from '../../atlas/src/testing/built-atlas.ts';
import { atlas, expectRefusal } from './atlas-command.ts';
import { program, records, root, scratch } from './command.ts';
import { expectSameBytes } from './killed-build.ts';

describe('build', () => {
  test.each([
    ['3x3', '0', { puzzles: 3, states: 9, moves: 3, steps: 3 }],
    ['4x4', '0', { puzzles: 32, states: 514, moves: 7, steps: 10 }],
    ['4x3', '0..1', { puzzles: 9, states: 60, moves: 5, steps: 6 }],
  ])('%s with %s walls', async (size, walls, totals) => {
    const folder = scratch();
    const ended = await atlas(folder, 'build', '--size', size, '--walls', walls, '--out', 'a', '--json');
    expect(ended).toMatchObject({ status: 0, stderr: '' });
    const [least, most = least] = walls.split('..').map(Number);
    expect(records(ended)).toEqual([
      {
        folder: 'a',
        size,
        walls: [least, most],
        shards: expect.any(Number),
        finished: records(ended)[0]?.shards,
        complete: true,
        lost: [],
        milliseconds: expect.any(Number),
        ...totals,
      },
    ]);
  });

  test('prints what it found; a second time there is nothing to do', async () => {
    const folder = scratch();
    for (let time = 0; time < 2; time++) {
      const { stdout, stderr } = await atlas(folder, 'build', '--size', '4x4', '--out', 'a');
      expect(stdout).toMatch(
        /^4x4 with 0 walls: 32 puzzles · 514 states · hardest 7 moves, 10 steps · [\d.]+ m?s\n$/,
      );
      expect(stderr).toBe('');
    }
  });

  // all/atlas.test.ts kills it again and again
  test('kill -9 at any instant: the same bytes as at once', () => expectSameBytes([0, 3]));

  test('Ctrl-C ends it soon, with a message how to go on, and nothing is lost', async () => {
    const folder = scratch();
    const words = ['build', '--size', '6x6', '--only', '1/3', '--out', 'a'];
    const child = spawn(process.execPath, [program, 'atlas', ...words], { cwd: folder });
    let said = '';
    child.stderr.on('data', (text) => {
      said += text;
    });
    while (!existsSync(join(folder, 'a', 'manifest.json'))) await wait(5);
    child.kill('SIGINT');
    child.kill('SIGINT');
    const [status] = await once(child, 'close');
    expect(status).toBe(130);
    expect(said).toMatch(/^a: interrupted: \d+ of 973 shards finished; run the same command to go on\n$/);
    expect(
      readdirSync(join(folder, 'a')).filter((name) => !/^(manifest\.json|shard-\d{5}\.parquet)$/.test(name)),
    ).toEqual([]);
  });

  test('--only builds slices, merge makes the same bytes of them', async () => {
    const folder = scratch();
    await atlas(folder, 'build', '--size', '4x4', '--walls', '0..1', '--shards', '7', '--out', 'whole');
    for (const only of ['1/3', '2/3', '3/3']) {
      const out = `slice-${only[0]}`;
      const words = ['--size', '4x4', '--walls', '0..1', '--shards', '7', '--only', only, '--out', out];
      const { stdout } = await atlas(folder, 'build', ...words);
      expect(stdout).toContain(only === '1/3' ? ' · 3 of 7 shards · ' : ' · 2 of 7 shards · ');
    }
    const merged = await atlas(folder, 'merge', 'slice-1', 'slice-2', 'slice-3', '--out', 'merged');
    expect(merged).toMatchObject({ status: 0, stderr: '' });
    expect(atlasContent(join(folder, 'merged'))).toEqual(atlasContent(join(folder, 'whole')));
    const [record] = records(await atlas(folder, 'merge', 'slice-2', '--out', 'part', '--json'));
    expect(record).toMatchObject({ folder: 'part', shards: 7, finished: 2 });
    const part = await atlas(folder, 'query', 'part', 'select 1');
    expect(part).toMatchObject({ status: 0, stderr: 'part: unfinished: 2 of 7 shards\n' });
  });

  test('more slices than shards are as many shards', async () => {
    const folder = scratch();
    for (const only of ['1/2', '2/2'])
      await atlas(folder, 'build', '--size', '3x3', '--only', only, '--out', 'a');
    expect(records(await atlas(folder, 'verify', 'a', '--json'))[0]).toMatchObject({
      shards: 2,
      finished: 2,
      puzzles: 3,
    });
  });

  test('a file in place of the folder is named, and nothing is said to be kept', async () => {
    const folder = scratch();
    writeFileSync(join(folder, 'a'), '');
    const ended = await atlas(folder, 'build', '--size', '3x3', '--out', 'a');
    expectRefusal(ended, /^a: file already exists; expected a folder/m);
  });

  test('two at once in one folder: the second is refused', async () => {
    const folder = scratch();
    const words = ['build', '--size', '6x6', '--out', 'a'];
    const child = spawn(process.execPath, [program, 'atlas', ...words], { cwd: folder, stdio: 'ignore' });
    while (!existsSync(join(folder, 'a', 'manifest.json'))) await wait(5);
    const second = await atlas(folder, ...words);
    child.kill('SIGINT');
    await once(child, 'exit');
    expectRefusal(second, /^a: process \d+ is at work there$/m);
  });
});

describe('bad input', () => {
  test.each([
    ['no size', ['build', '--out', 'a'], /required option '--size <size>'/],
    ['no folder', ['build', '--size', '4x4'], /required option '--out <DIR>'/],
    ['not a size', ['build', '--size', '6x', '--out', 'a'], /--size '6x'; expected a size such as 6x6/],
    [
      'a size too large',
      ['build', '--size', '8x7', '--out', 'a'],
      /^a board of 8x7 cells .* only 3x3 to 7x7/,
    ],
    [
      'a range backwards',
      ['build', '--size', '4x4', '--walls', '2..1', '--out', 'a'],
      /^walls: 2\.\.1 runs backwards; expected 1\.\.2$/m,
    ],
    [
      'too many walls',
      ['build', '--size', '4x4', '--walls', '0..9', '--out', 'a'],
      /0 to 9 walls .* only 0 to 8/,
    ],
    [
      'slice 0',
      ['build', '--size', '4x4', '--only', '0/3', '--out', 'a'],
      /--only '0\/3'; expected .* such as 1\/3/,
    ],
    ['slice 4 of 3', ['build', '--size', '4x4', '--only', '4/3', '--out', 'a'], /--only '4\/3'; expected/],
    [
      'more slices than shards',
      ['build', '--size', '4x4', '--shards', '2', '--only', '1/3', '--out', 'a'],
      /^2 shards cannot be cut into 3 slices$/m,
    ],
    [
      'too many threads',
      ['build', '--size', '4x4', '--threads', '1000', '--out', 'a'],
      /--threads '1000'; expected a whole number from 1 to 256/,
    ],
    [
      'too many shards',
      ['build', '--size', '4x4', '--shards', '1_000_001', '--out', 'a'],
      /--shards '1_000_001'; expected a whole number from 1 to 1,000,000/,
    ],
    ['no atlas', ['stats', 'a'], /^a holds no atlas: /],
    [
      'a published file',
      ['verify', join(root, 'packages/atlas/published/atlas-5x5.parquet')],
      /atlas-5x5\.parquet: a finished atlas in one file, .*; expected the folder of `unjam atlas build`$/m,
    ],
    ['an unknown subcommand', ['stat', 'a'], /unknown command 'stat'.*stats/],
    ['an unknown format', ['export', 'a', '--format', 'lien'], /unknown format 'lien', did you mean 'line'/],
    [
      'two kinds of output',
      ['query', 'a', 'select 1', '--csv', '--json'],
      /'--csv' cannot be used with .*'--json'/,
    ],
  ])('%s', async (_, words, line) => {
    const folder = scratch();
    expectRefusal(await atlas(folder, ...words), line);
    expect(readdirSync(folder)).toEqual([]);
  });
});
