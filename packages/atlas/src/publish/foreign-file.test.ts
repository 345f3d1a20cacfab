import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { foreignFile } from './foreign-file.ts';

const published = fileURLToPath(new URL('../../published', import.meta.url));
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'unjam-foreign-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = () => join(folder, 'atlas-4x4.parquet');

function publishBefore(): void {
  for (const name of readdirSync(published))
    if (/^atlas-4x4\.|^atlases/.test(name)) copyFileSync(join(published, name), join(folder, name));
}

test('an empty folder, and one with an earlier publication, may be written to', () => {
  expect(foreignFile(file())).toBeUndefined();
  publishBefore();
  expect(foreignFile(file())).toBeUndefined();
});

test.each([
  ['atlas-4x4.md', '# My notes\n'],
  ['atlas-4x4.json', '{"published":"elsewhere"}'],
  ['atlas-4x4.json', 'no JSON'],
  ['atlas-4x4.records', 'mine'],
  ['atlas-4x4.croissant.json', '{}'],
  ['atlas-4x4.datapackage.json', '{}'],
  ['atlas-4x4.index.parquet', 'mine'],
  ['atlases.json', '{"mine":1}'],
])('a %s of somebody else is named, alone and beside an earlier publication', (name, text) => {
  writeFileSync(join(folder, name), text);
  expect(foreignFile(file())).toBe(join(folder, name));
  publishBefore();
  if (!/\.(records|index\.parquet|croissant\.json|datapackage\.json)$/.test(name)) {
    writeFileSync(join(folder, name), text);
    expect(foreignFile(file())).toBe(join(folder, name));
  }
});
