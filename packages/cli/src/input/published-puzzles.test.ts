import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openPublished } from '@unjam/atlas';
import { afterAll, expect, test } from 'vitest';
import { readPublished } from './published-puzzles.ts';

const folder = fileURLToPath(new URL('../../../atlas/published', import.meta.url));
const own = mkdtempSync(join(tmpdir(), 'unjam-'));
afterAll(() => rmSync(own, { recursive: true }));

test.each(['4x4', '5x5'])(
  'the table of %s is the one that the database reads, in its order',
  async (size) => {
    const file = join(folder, `atlas-${size}.parquet`);
    const read = await readPublished(file);
    if (!read.ok) throw new Error(read.error);
    const { boards, moves, steps, vehicles, rating } = read.value;
    const opened = await openPublished(file);
    if (!opened.ok) throw new Error(opened.error.message);
    const rows = await opened.value.query('select board, moves, steps, vehicles, rating from puzzles');
    opened.value.close();
    expect(boards.map((board, row) => [board, moves[row], steps[row], vehicles[row], rating?.[row]])).toEqual(
      rows.ok && rows.value.rows.map(([board, ...numbers]) => [board, ...numbers.map(Number)]),
    );
    expect(`${read.value.width}x${read.value.height}`).toBe(size);
  },
);

test('a damaged file is refused, by its checksum or by what is in it', async () => {
  const file = join(own, 'atlas-4x4.parquet');
  const bytes = readFileSync(join(folder, 'atlas-4x4.parquet'));
  bytes[100] = (bytes[100] ?? 0) ^ 255;
  writeFileSync(file, bytes);
  copyFileSync(join(folder, 'atlas-4x4.json'), join(own, 'atlas-4x4.json'));
  expect(await readPublished(file)).toMatchObject({
    ok: false,
    error: expect.stringMatching(
      /^\S+atlas-4x4\.parquet is damaged: its SHA-256 is \w+, its manifest says \w+$/,
    ),
  });
  for (const [name, content] of [
    ['empty', ''],
    ['text', 'a text that is long enough to be a file, but no table'],
    ['cut', bytes.subarray(0, 2000)],
    ['no-start', bytes.subarray(2000)],
  ] as const) {
    writeFileSync(join(own, `${name}.parquet`), content);
    expect(await readPublished(join(own, `${name}.parquet`)), name).toMatchObject({
      ok: false,
      error: expect.stringMatching(/^\S+\.parquet: cannot be read as Parquet: [^\n]+$/),
    });
  }
});

test('without its manifest a file of which a byte has changed is refused, or has the same puzzles', async () => {
  const whole = readFileSync(join(folder, 'atlas-4x4.parquet'));
  const file = join(own, 'alone.parquet');
  writeFileSync(file, whole);
  const right = await readPublished(file);
  expect(right).toMatchObject({ ok: true });
  let refused = 0;
  for (let place = 0; place < whole.length; place += 61) {
    const changed = Buffer.from(whole);
    changed.writeUInt8(changed.readUInt8(place) ^ (1 << (place % 8)), place);
    writeFileSync(file, changed);
    const read = await readPublished(file);
    if (read.ok) expect(read, `byte ${place}`).toEqual(right);
    else if (read.error.startsWith(file)) refused++;
  }
  expect(refused).toBeGreaterThan(whole.length / 61 / 4);
});

test('a table without boards is no atlas', async () => {
  const file = join(folder, 'atlas-4x4.index.parquet');
  expect(await readPublished(file)).toEqual({
    ok: false,
    error: `${file} is not a published atlas: it has no column board`,
  });
});
