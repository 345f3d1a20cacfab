import { lstatSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeTable } from './write-table.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'unjam-write-table-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a link is written through, whether its file is there or not', async () => {
  const link = join(folder, 'link.parquet');
  symlinkSync('file.parquet', link);
  for (const value of [1, 2]) {
    expect(
      await writeTable(link, [{ name: 'n', type: 'integer' }], [[value]], { made: 'here' }),
    ).toMatchObject({
      ok: true,
    });
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(readFileSync(join(folder, 'file.parquet')).subarray(0, 4).toString()).toBe('PAR1');
  }
});
