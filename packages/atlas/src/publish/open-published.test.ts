// Files that have the columns of an atlas, and boards that are none of it.
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPublished } from './open-published.ts';

const published = fileURLToPath(new URL('../../published/atlas-4x4.parquet', import.meta.url));
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'unjam-published-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function fileWith(board: string): Promise<string> {
  const file = join(folder, 'odd.parquet');
  const instance = await DuckDBInstance.create();
  const connection = await instance.connect();
  await connection.run(
    `copy (select * replace (${board} as board) from read_parquet('${published}')) to '${file}' (format parquet)`,
  );
  instance.closeSync();
  return file;
}

test.each([
  ["''"],
  ['null::varchar'],
  ["repeat('o', 1000000)"],
  ["repeat('o', 17 * 17)"],
  ['case when moves = 7 then null else board end'],
  ["case when moves = 7 then board || 'oo' else board end"],
])('the board %s', async (board) => {
  const file = await fileWith(board);
  expect(await openPublished(file)).toEqual({
    ok: false,
    error: {
      code: 'not-an-atlas',
      message: `${file} is not a published atlas: its puzzles are not boards of one size, of at most 16x16`,
    },
  });
});

test.each(['none.parquet', '.'])('%s is no file', async (name) => {
  const file = join(folder, name);
  expect(await openPublished(file)).toEqual({
    ok: false,
    error: { code: 'not-an-atlas', message: `${file}: there is no such file` },
  });
});

test.each([
  ['a path', published],
  ['an address', new URL('../../published/atlas-4x4.parquet', import.meta.url)],
  ['the text of an address', new URL('../../published/atlas-4x4.parquet', import.meta.url).href],
])('%s', async (_, path) => {
  const opened = await openPublished(path);
  expect(opened.ok).toBe(true);
  if (opened.ok) opened.value.close();
});

test('without a manifest, and without a size in the file, it is that of square boards', async () => {
  const opened = await openPublished(await fileWith('board'));
  expect(opened).toMatchObject({ ok: true, value: { manifest: { size: { width: 4, height: 4 } } } });
  if (opened.ok) opened.value.close();
  const copy = join(folder, 'copy.parquet');
  copyFileSync(published, copy);
  const whole = await openPublished(copy);
  expect(whole).toMatchObject({ ok: true, value: { manifest: { size: { width: 4, height: 4 } } } });
  if (whole.ok) whole.value.close();
});

test('the themes of a puzzle without one are an empty list, so that conditions find it', async () => {
  const opened = await openPublished(published);
  if (!opened.ok) throw new Error(opened.error.message);
  const answer = await opened.value.query(
    `select count(*)::int as puzzles, count(*) filter (not list_contains(themes, 'one-way'))::int as without,
       count(*) filter (len(themes) = 0)::int as bare from puzzles`,
  );
  opened.value.close();
  expect(answer).toMatchObject({ ok: true, value: { rows: [[32, 21, 4]] } });
});

test('a file of which a byte has changed is refused, or has the same rows, also without its manifest', async () => {
  const whole = readFileSync(published);
  const file = join(folder, 'changed.parquet');
  const rows = async (): Promise<unknown> => {
    const opened = await openPublished(file);
    if (!opened.ok) return opened.error.message.startsWith(file) ? 'refused' : opened.error.message;
    const answer = await opened.value.query('from puzzles order by id');
    opened.value.close();
    return answer;
  };
  writeFileSync(file, whole);
  const right = await rows();
  const places = 100;
  const counts = { refused: 0, same: 0 };
  for (let i = 0; i < places; i++) {
    const changed = Buffer.from(whole);
    const place = Math.floor((i * whole.length) / places);
    changed.writeUInt8(changed.readUInt8(place) ^ (1 << (i % 8)), place);
    writeFileSync(file, changed);
    const found = await rows();
    if (found === 'refused') counts.refused++;
    else {
      expect(found, `byte ${place}`).toEqual(right);
      counts.same++;
    }
  }
  expect(counts.refused).toBeGreaterThan(places / 4);
});

test('a damaged row is told by the digest in the file', async () => {
  const file = join(folder, 'digest.parquet');
  const instance = await DuckDBInstance.create();
  const connection = await instance.connect();
  const digest = '0'.repeat(64);
  await connection.run(
    `copy (from read_parquet('${published}')) to '${file}' (format parquet, kv_metadata {rows_sha256: '${digest}'})`,
  );
  instance.closeSync();
  expect(await openPublished(file)).toMatchObject({
    error: {
      code: 'damaged-shard',
      message: expect.stringMatching(
        /is damaged: the SHA-256 of its rows is [0-9a-f]{64}, the file says 0{64}$/,
      ),
    },
  });
});
