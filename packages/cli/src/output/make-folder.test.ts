import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeFolder } from './make-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'unjam-make-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the file is the same in @unjam/atlas', () => {
  const [here, there] = ['./make-folder.ts', '../../../atlas/src/store/make-folder.ts'].map((path) =>
    readFileSync(new URL(path, import.meta.url), 'utf8'),
  );
  expect(there).toBe(here);
});

test('a folder and those above it are made, and made again without an error', () => {
  for (const _ of [1, 2]) makeFolder(join(folder, 'a/b/c/'));
  expect(existsSync(join(folder, 'a/b/c'))).toBe(true);
});

test('where a file or a link to nothing stands there is an error', () => {
  writeFileSync(join(folder, 'file'), '');
  symlinkSync(join(folder, 'nothing'), join(folder, 'link'));
  for (const name of ['file', 'link']) expect(() => makeFolder(join(folder, name))).toThrow('EEXIST');
  expect(() => makeFolder(join(folder, 'file/below'))).toThrow(/ENOTDIR|EEXIST/);
});

test.skipIf(process.platform !== 'linux')(
  'below /proc, where the system refuses every folder, it ends',
  () => {
    expect(() => makeFolder('/proc/unjam/below')).toThrow('ENOENT');
  },
);
