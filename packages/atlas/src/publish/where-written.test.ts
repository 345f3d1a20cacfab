// What a user names as a file may be a link, which stays, or no file, which is not replaced.
import { execFileSync } from 'node:child_process';
import { lstatSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rateAtlas } from '../ratings/rate-atlas.ts';
import { rateBoards } from '../ratings/rate-boards.ts';
import { exportParquet } from '../store/export-parquet.ts';
import { Atlas } from '../store/open-atlas.ts';
import { writeTable } from '../store/write-table.ts';
import { copySmallAtlas, temporaryFolder } from '../testing/small-atlas.ts';
import { publishAtlas } from './publish.ts';

const folder = temporaryFolder();
const ratedAtlas = async (): Promise<Atlas> => {
  const path = join(folder(), 'atlas');
  await copySmallAtlas(path);
  await rateAtlas(path, { run: async (boards) => rateBoards(boards), parallel: 1 });
  const opened = await Atlas.open(path);
  if (!opened.ok) throw new Error(opened.error.message);
  return opened.value;
};

test('a pipe or a folder is not replaced by a table, an export or a publication', async () => {
  const atlas = await ratedAtlas();
  const out = join(folder(), 'out');
  mkdirSync(join(out, 'folder.parquet'), { recursive: true });
  execFileSync('mkfifo', [join(out, 'pipe.parquet')]);
  const things = { folder: 'a folder', pipe: 'a pipe, a device or the like' };
  for (const [name, what] of Object.entries(things)) {
    const path = join(out, `${name}.parquet`);
    const refusal = { error: { message: `${path}: it is ${what}; expected the name of a file` } };
    expect(await writeTable(path, [{ name: 'n', type: 'integer' }], [[1]], {})).toMatchObject(refusal);
    expect(await exportParquet(atlas, path)).toMatchObject(refusal);
    expect(await publishAtlas(atlas, path)).toMatchObject(refusal);
  }
  atlas.close();
  expect(lstatSync(join(out, 'pipe.parquet')).isFIFO()).toBe(true);
  expect(readdirSync(out)).toEqual(['folder.parquet', 'pipe.parquet']);
});

test('every file that is written has its name in what is returned', async () => {
  const atlas = await ratedAtlas();
  const out = join(folder(), 'named');
  mkdirSync(out);
  const published = await publishAtlas(atlas, join(out, 'p.parquet'));
  atlas.close();
  const named = published.ok ? new Set(Object.values(published.value)) : undefined;
  const others = readdirSync(out).filter((name) => name !== 'atlases.json' && !named?.has(join(out, name)));
  expect(others).toEqual([]);
});

test('an atlas is published through a link', async () => {
  const atlas = await ratedAtlas();
  const link = join(folder(), 'link.parquet');
  symlinkSync('atlas-4x4.parquet', link);
  expect(await publishAtlas(atlas, link)).toMatchObject({ ok: true });
  atlas.close();
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  expect(lstatSync(join(folder(), 'atlas-4x4.parquet')).isFile()).toBe(true);
});
