import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { storedFiles } from '../../stored-files.mjs';

test('a file whose name has a digest is stored only as it was built, the others are known by their digest', () => {
  const folder = mkdtempSync(join(tmpdir(), 'unjam-stored-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'assets'));
  for (const name of ['assets/app-1.js', 'index.html', 'licences.txt', 'sw.js'])
    writeFileSync(join(folder, name), '');
  // the digest of nothing
  expect(storedFiles(folder)).toEqual([
    {
      url: 'assets/app-1.js',
      revision: null,
      integrity: 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
    },
    { url: 'index.html', revision: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855' },
  ]);
});
