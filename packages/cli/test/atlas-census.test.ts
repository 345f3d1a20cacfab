// A census of small boards: its tables, its pictures, and going on where it ended.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { atlas, expectRefusal } from './atlas-command.ts';
import { records, scratch } from './command.ts';

test('a part, the rest, and the finished census again', async () => {
  const folder = scratch();
  const census = (...words: string[]) =>
    atlas(folder, 'census', '--size', '4x4', '--out', 'c', '--threads', '1', ...words);
  expect(await census('--shards', '13', '--most', '3')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^3 of 13 shards finished in .* of processor time, about .* for all\n$/),
  });
  expectRefusal(await census(), /^c holds the census of 4x4 in 13 shards, not of 4x4 in 11 shards$/m);
  const { status, stdout } = await census('--shards', '13', '--svg', 'plots');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^4x4 without walls · .* of processor time\n/);
  // it says how far it came only where something is left
  expect(stdout).toMatch(/\n4 pictures in plots\n$/);
  // the atlas of 4x4 has three puzzles of 7 moves
  expect(stdout).toMatch(/^ {7}7 {7}3 {9}3 {13}3 {15}3 {14}3$/m);
  expect(stdout).toMatch(/^ {5}all +6,892 +493 +9,444 +1,143 +1,143$/m);
  expect(readdirSync(join(folder, 'plots')).sort()).toEqual([
    'census-clusters-wide.svg',
    'census-clusters.svg',
    'census-states-wide.svg',
    'census-states.svg',
  ]);
  expect(records(await census('--shards', '13', '--json'))).toMatchObject([
    {
      folder: 'c',
      size: '4x4',
      shards: 13,
      finished: 13,
      complete: true,
      atlas: { states: [2896, 2024, 1086, 618, 186, 62, 17, 3] },
      wide: { choices: [659, 283, 81, 68, 31, 10, 8, 3] },
    },
  ]);
});

test('a size that cannot be counted', async () => {
  expectRefusal(
    await atlas(scratch(), 'census', '--size', '7x6', '--out', 'c'),
    /^boards of 7x6 cells cannot be counted, only 3x3 to 6x6$/m,
  );
});
