import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Result, rate } from '@unjam/core';
import { atlasIndexColumns, atlasThemeColumn, readAtlasRecord } from '@unjam/core/catalogue';
import { themes } from '@unjam/core/difficulty';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { runShard } from '../enumerate/shard.ts';
import { publishAtlas } from '../publish/publish.ts';
import { boardOf } from '../store/board-text.ts';
import { buildAtlas } from '../store/build.ts';
import { Atlas } from '../store/open-atlas.ts';
import { publishedColumns } from '../store/puzzle-columns.ts';
import { verifyAtlas } from '../store/verify.ts';
import { builtAtlas } from '../testing/built-atlas.ts';
import { type RateAtlasOptions, rateAtlas } from './rate-atlas.ts';
import { type BoardsToRate, rateBoards } from './rate-boards.ts';

const size = { width: 4, height: 4, minWalls: 0, maxWalls: 0 };
let root: string;
let atlas: string;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'unjam-ratings-'));
  atlas = join(root, 'atlas');
  cpSync(await builtAtlas(size, 5), atlas, { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

function orThrow<T>(result: Result<T, { readonly message: string }>): T {
  if (result.ok) return result.value;
  throw new Error(result.error.message);
}

const run = async (boards: BoardsToRate) => rateBoards(boards);
const rateIt = async (more: Partial<RateAtlasOptions> = {}) =>
  orThrow(await rateAtlas(atlas, { run, parallel: 2, ...more }));

/** The ratings as `rateIt` makes them, which it does once for all tests. */
let kept = '';
async function takeRatings(): Promise<void> {
  const ratings = join(atlas, 'ratings');
  if (kept !== '') cpSync(kept, ratings, { recursive: true });
  else {
    await rateIt();
    kept = mkdtempSync(join(tmpdir(), 'unjam-ratings-'));
    cpSync(ratings, kept, { recursive: true });
  }
}
afterAll(() => rmSync(kept, { recursive: true, force: true }));

const ratingsIn = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(join(atlas, 'ratings')).map((name) => [
      name,
      readFileSync(join(atlas, 'ratings', name), 'base64'),
    ]),
  );

async function ask(sql: string): Promise<readonly (readonly unknown[])[]> {
  const opened = orThrow(await Atlas.open(atlas));
  const { rows } = orThrow(await opened.query(sql));
  opened.close();
  return rows;
}

test('each puzzle gets the rating of its hardest board', async () => {
  expect(await rateIt()).toMatchObject({ puzzles: 32, rated: 32, complete: true });
  const rows = await ask('select hardest, rating, predicted_seconds, themes from puzzles order by canonical');
  expect(rows).toHaveLength(32);
  for (const [hardest, rating, seconds, themes] of rows) {
    const board = boardOf(String(hardest), 4);
    const own = board && rate(board);
    if (own?.kind !== 'rated') throw new Error(`${hardest} is not rated`);
    expect([rating, Number(seconds), themes]).toEqual([
      own.rating.rating,
      Math.round(own.rating.seconds.value),
      own.rating.themes,
    ]);
  }
});

test('an interrupted rating continues, and ends with the same bytes', async () => {
  await rateIt();
  const whole = ratingsIn();
  rmSync(join(atlas, 'ratings'), { recursive: true });
  const stop = new AbortController();
  let calls = 0;
  const cut = await rateIt({
    signal: stop.signal,
    parallel: 1,
    run: async (boards) => {
      if (++calls === 3) stop.abort();
      return run(boards);
    },
  });
  expect(cut.complete).toBe(false);
  expect(cut.rated).toBeLessThan(32);
  // an unfinished rating is not shown
  const opened = orThrow(await Atlas.open(atlas));
  expect(opened.ratingModel).toBeUndefined();
  opened.close();
  expect(await rateIt()).toMatchObject({ rated: 32, complete: true });
  expect(ratingsIn()).toEqual(whole);
});

test.each([
  ['a damaged file', () => writeFileSync(join(atlas, 'ratings/ratings-00002.parquet'), 'x'), 1],
  ['a lost file', () => rmSync(join(atlas, 'ratings/ratings-00001.parquet')), 1],
  ['a damaged manifest', () => writeFileSync(join(atlas, 'ratings/ratings.json'), '{'), 5],
  [
    'ratings of another model',
    () => {
      const path = join(atlas, 'ratings/ratings.json');
      writeFileSync(path, readFileSync(path, 'utf8').replace(/"model": "\w+"/, '"model": "0"'));
    },
    5,
  ],
])('%s is rated again', async (_name, damage, shards) => {
  await takeRatings();
  const whole = ratingsIn();
  damage();
  const again: number[] = [];
  await rateIt({
    run: async (boards) => {
      again.push(boards.boards.length);
      return run(boards);
    },
  });
  expect(again).toHaveLength(shards);
  expect(ratingsIn()).toEqual(whole);
});

test('an entry of the ratings that comes twice counts once: the other shard is unrated, and no puzzle comes twice', async () => {
  await takeRatings();
  const path = join(atlas, 'ratings/ratings.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  manifest.finished[3] = manifest.finished[2];
  writeFileSync(path, JSON.stringify(manifest));
  const opened = orThrow(await Atlas.open(atlas));
  expect(opened.ratingModel).toBeUndefined();
  opened.close();
  expect((await ask('select count(*) from puzzles')).map(([count]) => Number(count))).toEqual([32]);
  expect(await rateIt()).toMatchObject({ rated: 32, complete: true });
});

test.each([
  ['fewer', 'select * from ratings limit 1'],
  ['doubled', 'select * from ratings union all select * from ratings'],
])('%s ratings with a checksum that fits are refused', async (_, sql) => {
  await takeRatings();
  const file = join(atlas, 'ratings/ratings-00003.parquet');
  const other = join(root, 'other.parquet');
  const { DuckDBInstance } = await import('@duckdb/node-api');
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  await connection.run(`create view ratings as from '${file}'`);
  await connection.run(`copy (${sql}) to '${other}'`);
  connection.closeSync();
  instance.closeSync();
  renameSync(other, file);
  const path = join(atlas, 'ratings/ratings.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  manifest.finished[3].sha256 = createHash('sha256').update(readFileSync(file)).digest('hex');
  writeFileSync(path, JSON.stringify(manifest));
  expect(await Atlas.open(atlas)).toMatchObject({
    error: { message: `${join(atlas, 'ratings')} does not rate every puzzle once: remove it and rate again` },
  });
});

test.each<[string, string, (path: string) => void, string]>([
  [
    'a byte changed',
    'ratings-00002.parquet',
    (path) => {
      const bytes = readFileSync(path);
      bytes.writeUInt8(bytes.readUInt8(100) ^ 1, 100);
      writeFileSync(path, bytes);
    },
    'is damaged: its SHA-256 differs;',
  ],
  ['a file gone', 'ratings-00003.parquet', (path) => rmSync(path), 'is missing:'],
  ['a manifest cut off', 'ratings.json', (path) => writeFileSync(path, '{"ratings":'), 'is damaged:'],
])('verification finds damaged ratings: %s', async (_, name, damage, words) => {
  await takeRatings();
  const path = join(atlas, 'ratings', name);
  damage(path);
  const message = `${path} ${words} unjam atlas rate ${atlas} makes it again`;
  expect(await verifyAtlas(atlas)).toMatchObject({ value: { findings: [{ message }] } });
  await rateIt();
  expect(await verifyAtlas(atlas)).toMatchObject({ value: { findings: [] } });
});

test('a rated atlas is still built and verified', async () => {
  await takeRatings();
  rmSync(join(atlas, 'shard-00003.parquet'));
  const shard = async (task: Parameters<typeof runShard>[0]) => runShard(task);
  expect(await buildAtlas({ size, shards: 5, folder: atlas, run: shard, parallel: 1 })).toMatchObject({
    ok: true,
    value: { complete: true },
  });
  expect(await verifyAtlas(atlas)).toMatchObject({ ok: true, value: { findings: [] } });
  expect((await ask('select count(rating) from puzzles')).map(([count]) => Number(count))).toEqual([32]);
});

test('a published atlas holds every puzzle, sorted, with its own id, and has the same bytes each time', async () => {
  const file = join(root, 'atlas.parquet');
  const opened = orThrow(await Atlas.open(atlas));
  expect(await publishAtlas(opened, file)).toMatchObject({
    ok: false,
    error: { message: `${atlas} is not rated yet; run: unjam atlas rate ${atlas}` },
  });
  opened.close();
  await takeRatings();
  const run = async (task: Parameters<typeof runShard>[0]) => runShard(task);
  expect(await verifyAtlas(atlas, { run, rebuild: 2, record: true })).toMatchObject({ ok: true });
  const rated = orThrow(await Atlas.open(atlas));
  writeFileSync(join(root, 'atlas.md'), 'my notes');
  expect(await publishAtlas(rated, file)).toMatchObject({
    ok: false,
    error: {
      message: expect.stringMatching(
        /atlas\.md: exists already and is not of a published atlas; expected another name/,
      ),
    },
  });
  expect(readdirSync(root).sort()).toEqual(['atlas', 'atlas.md']);
  rmSync(join(root, 'atlas.md'));
  const published = orThrow(await publishAtlas(rated, file));
  const first = readFileSync(file);
  expect(published).toMatchObject({ puzzles: 32, bytes: first.length });
  expect(orThrow(await publishAtlas(rated, file)).sha256).toBe(published.sha256);
  rated.close();
  expect(readFileSync(file).equals(first)).toBe(true);
  expect(readdirSync(root).sort()).toEqual([
    'atlas',
    'atlas.croissant.json',
    'atlas.datapackage.json',
    'atlas.index.parquet',
    'atlas.json',
    'atlas.md',
    'atlas.parquet',
    'atlas.records',
    'atlases.json',
  ]);

  const { DuckDBInstance } = await import('@duckdb/node-api');
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  const answer = await connection.runAndReadAll(`select * from '${file}'`);
  expect(answer.columnNames()).toEqual(publishedColumns.map(({ name }) => name));
  const rows = answer.getRowsJS();
  expect(new Set(rows.map(([id]) => id)).size).toBe(32);
  const moves = rows.map((row) => Number(row[3]));
  expect(moves).toEqual([...moves].sort((a, b) => a - b));
  expect(rows.map((row) => row[1])).toEqual(
    (await ask('select hardest from puzzles order by moves, steps, hardest')).map(([board]) => board),
  );
  const manifest = JSON.parse(readFileSync(join(root, 'atlas.json'), 'utf8'));
  expect(manifest).toMatchObject({ shards: 5, verified: [{ node: process.version, shards: 2 }] });
  expect(readFileSync(join(root, 'atlas.md'), 'utf8')).toMatch(
    /\n\| machine \| [^|\n]+, \d+ cores? \|\n.*\n\| enumerated again \| 2 of 5 shards, with the same bytes: 2 with enumerator 1-/,
  );
  expect(manifest).toMatchObject({ puzzles: 32, bytes: first.length, sha256: published.sha256 });
  expect(readFileSync(join(root, 'atlases.json'), 'utf8')).toBe('["atlas.json"]\n');

  // the files for browsing say the same
  const indexFile = join(root, 'atlas.index.parquet');
  const [index = []] = (await connection.runAndReadAll(`select * from '${indexFile}'`)).getRowsJS();
  const column = (name: string): number[] => [...(index[atlasIndexColumns.indexOf(name)] as Uint8Array)];
  const named = (name: string) =>
    rows.map((row) => row[publishedColumns.findIndex((one) => one.name === name)]);
  for (const name of ['moves', 'steps', 'vehicles', 'trucks', 'walls'])
    expect(column(name)).toEqual(named(name).map(Number));
  const rests = column('rating_rest');
  expect(column('rating_fives').map((fives, row) => 5 * fives + (rests[row] ?? 0))).toEqual(
    named('rating').map(Number),
  );
  for (const { id } of themes) {
    const bits = column(atlasThemeColumn(id));
    const has = rows.map((_, row) => ((bits[row >> 3] ?? 0) & (1 << (row & 7))) > 0);
    expect(has).toEqual(named('themes').map((own) => String(own).split(' ').includes(id)));
  }
  const { boardBytes, recordBytes } = manifest.records;
  const records = readFileSync(join(root, 'atlas.records'));
  expect(records.length).toBe(32 * recordBytes);
  const read = rows.map((_, row) =>
    readAtlasRecord(records.subarray(row * recordBytes), { width: 4, height: 4, boardBytes }),
  );
  expect(read).toEqual(
    rows.map((_, row) => ({
      board: named('board')[row],
      rating: Number(named('rating')[row]),
      states: Number(named('states')[row]),
    })),
  );
  const { byMovesAndVehicles } = manifest.summary as { byMovesAndVehicles: number[][] };
  expect(byMovesAndVehicles.reduce((sum, [, , count = 0]) => sum + count, 0)).toBe(32);
  connection.closeSync();
  instance.closeSync();
});
