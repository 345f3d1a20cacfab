import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ATLAS_VERSION } from '../enumerate/enumerator-version.ts';
import { runShard } from '../enumerate/shard.ts';
import { atlasContent } from '../testing/built-atlas.ts';
import { buildSmallAtlas, temporaryFolder } from '../testing/small-atlas.ts';
import type { BuildOptions } from './build.ts';

const root = temporaryFolder();

const build = (folder: string, more: Partial<BuildOptions> = {}) =>
  buildSmallAtlas(join(root(), folder), more);

const bytesOf = (folder: string) => atlasContent(join(root(), folder));

describe('a folder that an earlier build left', () => {
  const lose = (change: (path: string) => void) => change(join(root(), 'a', 'manifest.json'));

  test.each<[string, (path: string) => void]>([
    ['lost', (path) => rmSync(path)],
    ['empty', (path) => writeFileSync(path, '')],
    ['cut', (path) => writeFileSync(path, readFileSync(path, 'utf8').slice(0, 300))],
  ])('a manifest that is %s: sound shards are adopted', async (_, change) => {
    await build('a');
    const before = bytesOf('a');
    lose(change);
    writeFileSync(join(root(), 'a', 'shard-00003.parquet'), 'half');
    const run: string[] = [];
    const built = await build('a', {
      run: async (task) => {
        run.push(`${task.shard}`);
        return runShard(task);
      },
    });
    // shards without puzzles say nothing of themselves and are built again
    expect(run).toContain('3');
    expect(run.length).toBeLessThan(5);
    expect(built).toMatchObject({ value: { complete: true, puzzles: 32 } });
    expect(bytesOf('a')).toEqual(before);
  });

  test.each([['manifest.json.part'], ['manifest.json.0123456789abcdef.part'], ['at-work']])(
    'a folder in which only %s was left',
    async (name) => {
      mkdirSync(join(root(), 'a'));
      writeFileSync(join(root(), 'a', name), '');
      expect(await build('a')).toMatchObject({ value: { complete: true, puzzles: 32 } });
      expect(Object.keys(bytesOf('a'))).not.toContain(name);
    },
  );

  test('a file at-work of somebody else is neither taken for the lock of an earlier version nor removed', async () => {
    for (const [name, text] of [
      ['at-work', 'my notes'],
      ['thesis.part', ''],
    ] as const) {
      mkdirSync(join(root(), name));
      writeFileSync(join(root(), name, name), text);
      expect(await build(name)).toMatchObject({ error: { code: 'not-an-atlas' } });
      expect(Object.keys(bytesOf(name))).toEqual([name]);
    }
    // beside other files even an empty one is not ours
    writeFileSync(join(root(), 'at-work', 'at-work'), '');
    writeFileSync(join(root(), 'at-work', 'notes.txt'), '');
    expect(await build('at-work')).toMatchObject({ error: { code: 'not-an-atlas' } });
    expect(Object.keys(bytesOf('at-work'))).toEqual(['at-work', 'notes.txt']);
  });

  test('shards of another number of shards are not adopted, and not overwritten', async () => {
    await build('a');
    lose((path) => rmSync(path));
    const before = bytesOf('a');
    const refused = await build('a', { shards: 7 });
    expect(refused).toMatchObject({ error: { code: 'another-atlas' } });
    expect(refused.ok ? '' : refused.error.message).toMatch(
      /shard-\d{5}\.parquet is not a shard of 4x4 with 0 walls in 7 shards: row \d+: canonical \w+ belongs to shard \d; remove it to build it again$/,
    );
    expect(bytesOf('a')).toEqual(before);
  });

  test('a folder that holds something else is refused and not changed', async () => {
    await build('a');
    const before = bytesOf('a');
    expect(await build('a', { shards: 6 })).toMatchObject({
      error: {
        code: 'another-atlas',
        message: `${join(root(), 'a')} holds the atlas of 4x4 with 0 walls in 5 shards, not of 4x4 with 0 walls in 6 shards`,
      },
    });
    expect(bytesOf('a')).toEqual(before);
    writeFileSync(join(root(), 'note.txt'), 'mine');
    expect(await build('.')).toMatchObject({ error: { code: 'not-an-atlas' } });
    expect(await build('a', { only: { slice: 5, slices: 5 } })).toMatchObject({
      error: { message: 'there is no shard 5 of 5' },
    });
    writeFileSync(join(root(), 'a', 'manifest.json'), `{"atlas":"unjam","version":${ATLAS_VERSION + 1}}`);
    expect(await build('a')).toMatchObject({ error: { code: 'other-version' } });
    writeFileSync(join(root(), 'a', 'manifest.json'), '{"name": "my app"');
    expect(await build('a')).toMatchObject({ error: { code: 'damaged-manifest' } });
  });
});
