// Which files of published atlases are served.
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
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
