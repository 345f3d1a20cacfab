// Which files of published atlases are served.
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { readAtlases } from './atlas-files.ts';

const published = (name: string): string =>
  fileURLToPath(new URL(`../../../../atlas/published/${name}`, import.meta.url));

test('a file of one atlas stands for all of its files, and for no other atlas', () => {
  const files = readAtlases(published('atlas-4x4.parquet'));
  if (!files.ok) throw new Error(files.error);
  const paths = [...files.value.keys()];
  expect(paths).toContain('/atlas/atlases.json');
  expect(paths).toContain('/atlas/atlas-4x4.parquet');
  expect(paths).toContain('/atlas/atlas-4x4.index.parquet');
  expect(paths.filter((path) => path.includes('5x5'))).toEqual([]);
});

test('a file that is not of an atlas is refused', () => {
  expect(readAtlases(published('../README.md'))).toMatchObject({
    ok: false,
    error: expect.stringContaining('is not the manifest of a published atlas'),
  });
});

test('an atlas with a name that the app does not open is refused, also in a folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'unjam-serve-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const error =
    /^the app opens no file named 'my 4x4\.(parquet|json)'; publish the atlas again, under a name of letters /;
  copyFileSync(published('atlas-4x4.json'), join(folder, 'my 4x4.json'));
  copyFileSync(published('atlas-4x4.parquet'), join(folder, 'my 4x4.parquet'));
  for (const path of [join(folder, 'my 4x4.parquet'), folder]) {
    writeFileSync(join(folder, 'atlases.json'), '["my 4x4.json"]');
    expect(readAtlases(path)).toMatchObject({ error: expect.stringMatching(error) });
  }
  writeFileSync(join(folder, 'atlases.json'), '["my 4x4');
  expect(readAtlases(folder)).toEqual({
    ok: false,
    error: 'atlases.json is damaged; remove it and publish an atlas there, which writes it again',
  });
});
