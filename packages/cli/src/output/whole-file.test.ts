import {
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginFile, writeWholeFile } from './whole-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'unjam-whole-file-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

test('the name of a temporary file cannot be guessed, and is never the same twice', () => {
  const target = join(folder, 'a.sol');
  const begun = [beginFile(target), beginFile(target)];
  const names = readdirSync(folder);
  expect(new Set(names).size).toBe(2);
  for (const name of names) expect(name).toMatch(/^\.a\.sol\.[0-9a-f]{8}(?:-[0-9a-f]{4,12}){4}\.part$/);
  for (const file of begun)
    if (file.ok) expect(file.value.finish(false)).toEqual({ ok: true, value: undefined });
  expect(readdirSync(folder)).toEqual(['a.sol']);
});

test('a link is written through, also one to a file that is not there yet', () => {
  symlinkSync('below', join(folder, 'first'));
  symlinkSync('new/file', join(folder, 'below'));
  for (const text of ['one', 'two']) {
    expect(writeWholeFile(join(folder, 'first'), text, false).ok).toBe(true);
    expect(readFileSync(join(folder, 'new/file'), 'utf8')).toBe(text);
  }
  for (const link of ['first', 'below'])
    expect(lstatSync(join(folder, link)).isSymbolicLink(), link).toBe(true);
});

test('a link that stands at the name of the temporary file, guessed all the same, is not followed', () => {
  const unique = '00000000-0000-4000-8000-000000000000';
  vi.spyOn(crypto, 'randomUUID').mockReturnValue(unique);
  writeFileSync(join(folder, 'precious'), 'precious');
  symlinkSync('precious', join(folder, `.a.sol.${unique}.part`));
  const target = join(folder, 'a.sol');
  expect(writeWholeFile(target, 'new', false)).toMatchObject({ ok: false });
  expect(readFileSync(join(folder, 'precious'), 'utf8')).toBe('precious');
  expect(readdirSync(folder)).not.toContain('a.sol');
});
