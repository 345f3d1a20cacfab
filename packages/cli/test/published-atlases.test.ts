// The atlases that the project publishes: every file is the one that its manifest describes.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parquetMetadata } from 'hyparquet';
import { expect, test } from 'vitest';
import { builtAtlas } from '../../atlas/src/testing/built-atlas.ts';
import { atlas, expectRefusal } from './atlas-command.ts';
import { records, scratch } from './command.ts';
import { unjamHere } from './in-process.ts';

const folder = fileURLToPath(new URL('../../atlas/published', import.meta.url));
const manifests = readdirSync(folder).filter((name) => /^atlas-\w+\.json$/.test(name));

/** Puzzles of the published atlases, by size and most walls. */
const counts: Readonly<Record<string, number>> = { '4x4,2': 32, '5x5,2': 7320, '6x6,0': 476_118 };

const MOST_BYTES = 15_000_000;

test('the list has every manifest, and those of 4×4, 5×5 and 6×6 are there', () => {
  const listed: string[] = JSON.parse(readFileSync(join(folder, 'atlases.json'), 'utf8'));
  expect([...listed].sort()).toEqual([...manifests].sort());
  expect(listed).toEqual(expect.arrayContaining(['atlas-4x4.json', 'atlas-5x5.json', 'atlas-6x6.json']));
});

test.each(manifests)('%s describes its files', async (name) => {
  const manifest = JSON.parse(readFileSync(join(folder, name), 'utf8'));
  const { width, height, maxWalls } = manifest.size;
  expect(manifest.puzzles).toBe(counts[`${width}x${height},${maxWalls}`]);
  for (const { name, bytes, sha256 } of [
    { ...manifest, name: manifest.file },
    manifest.index,
    manifest.records,
  ]) {
    const content = readFileSync(join(folder, name));
    expect([name, content.length, createHash('sha256').update(content).digest('hex')]).toEqual([
      name,
      bytes,
      sha256,
    ]);
  }
  const stem = name.replace(/\.json$/, '');
  const read = (ending: string) => readFileSync(join(folder, `${stem}${ending}`), 'utf8');
  expect(JSON.parse(read('.croissant.json')).distribution).toMatchObject([
    { contentUrl: manifest.file, sha256: manifest.sha256 },
  ]);
  expect(JSON.parse(read('.datapackage.json')).resources).toMatchObject([
    { path: manifest.file, hash: `sha256:${manifest.sha256}` },
  ]);
  expect(read('.md')).toMatch(/^---\n(?:.*\n)*license: cc0-1\.0\n/);
  expect(read('.md')).toContain(manifest.sha256);
  const said = await keyValuesIn(join(folder, manifest.file));
  expect(said).toMatchObject({ licence: 'CC0-1.0', version: '0.1.0', puzzles: String(manifest.puzzles) });
  expect(JSON.parse(said.columns ?? '')).toHaveProperty('board');
  expect(read('.md')).toContain(said.rows_sha256);
  expect(manifest.bytes).toBeLessThan(MOST_BYTES);
  expect(manifest.records.bytes).toBe(manifest.puzzles * manifest.records.recordBytes);
});

test.each([['verify'], ['rate'], ['publish', '-o', 'x.parquet']])(
  'atlas %s says of a published atlas that it takes the folder of a build',
  async (name, ...options) => {
    expect(await unjamHere(['atlas', name, '6x6', ...options])).toEqual({
      status: 2,
      stdout: '',
      stderr:
        '6x6: a finished atlas in one file, which is compared with its checksum whenever it is read; expected the folder of `unjam atlas build`\n',
    });
  },
);

test('the table has the same columns as that of a folder, and answers the same statements', async () => {
  const built = await builtAtlas({ width: 4, height: 4, minWalls: 0, maxWalls: 0 });
  const columnsOf = async (path: string) =>
    records(await unjamHere(['atlas', 'query', path, 'describe puzzles', '--json'])).map(
      ({ column_name, column_type }) => `${column_name} ${column_type}`,
    );
  const published = await columnsOf('4x4');
  const ratings = ['rating', 'predicted_seconds', 'themes'];
  const own = ['canonical', 'histogram', 'id'];
  const shared = (columns: string[]) =>
    columns.filter((column) => ![...own, ...ratings].includes(column.split(' ')[0] ?? '')).sort();
  expect(shared(await columnsOf(built))).toEqual(shared(published));
  expect(published).toEqual(
    expect.arrayContaining(['rating INTEGER', 'predicted_seconds BIGINT', 'themes VARCHAR[]']),
  );
  const hardest =
    'select board, moves, steps from puzzles where walls = 0 order by moves desc, board limit 3';
  const fromFolder = await unjamHere(['atlas', 'query', built, hardest, '--json']);
  expect(records(fromFolder)).toHaveLength(3);
  expect(await unjamHere(['atlas', 'query', '4x4', hardest, '--json'])).toEqual(fromFolder);
});

test('the statements of the README give the same for the folder of a build and a published file', async () => {
  const built = await builtAtlas({ width: 4, height: 4, minWalls: 0, maxWalls: 0 });
  const readme = readFileSync(fileURLToPath(new URL('../../../README.md', import.meta.url)), 'utf8');
  const statements = [...readme.matchAll(/unjam atlas query \S+ "([^"]+)"/g)].map(([, sql = '']) => sql);
  expect(statements.length).toBeGreaterThan(1);
  for (const sql of [...statements, 'select id, hardest, hardest_in_steps from puzzles order by id']) {
    const fromFolder = await unjamHere(['atlas', 'query', built, sql, '--json']);
    expect(fromFolder).toMatchObject({ status: 0, stderr: '' });
    const published = await unjamHere(['atlas', 'query', '4x4', sql, '--json']);
    // puzzles of the same length come in any order
    const sorted = ({ stdout }: { readonly stdout: string }) => stdout.split('\n').sort();
    expect(sorted(published)).toEqual(sorted(fromFolder));
  }
});

test.each(['4x4', '5x5'])('the digest of the rows that %s says is that of its rows as CSV', async (name) => {
  const csv = await unjamHere(['atlas', 'export', name, '--format', 'csv']);
  const said = await keyValuesIn(join(folder, `atlas-${name}.parquet`));
  expect(said.rows_sha256).toBe(createHash('sha256').update(csv.stdout).digest('hex'));
});

test('docs/difficulty.md has the grades of 6×6 without walls', async () => {
  const page = readFileSync(fileURLToPath(new URL('../../../docs/difficulty.md', import.meta.url)), 'utf8');
  const [, row = ''] = /^\| no walls \|(.*)\|$/m.exec(page) ?? [];
  const grades = [29, 49, 64, 74, 100];
  const upTo = grades.map((most) => `count(*) filter (rating <= ${most})`).join(', ');
  const sql = `select ${upTo}, cast(round(median(predicted_seconds)) as int), max(rating) from puzzles`;
  const [found] = records(await unjamHere(['atlas', 'query', '6x6', sql, '--json']));
  const values = Object.values(found ?? {}).map(Number);
  const counts = values.slice(0, grades.length);
  const [time, rating] = values.slice(grades.length);
  const each = counts.map((count, i) => count - (counts[i - 1] ?? 0));
  expect(row.split('|').map((cell) => cell.trim())).toEqual([
    ...each.map((count) => count.toLocaleString('en')),
    `${time} s`,
    expect.stringMatching(new RegExp(`^${rating}, of a board of 51 moves`)),
  ]);
});

test('a published atlas is exported by its size, and an exported Parquet file is an atlas again', async () => {
  const folderOf = scratch();
  const columns =
    'id,board,board_in_steps,moves,steps,states,vehicles,cars,trucks,walls,free_cells,shortest_solutions';
  const csv = await atlas(folderOf, 'export', '5x5', '--where', 'moves > 19', '--format', 'csv');
  expect(csv).toMatchObject({ status: 0, stderr: '' });
  expect(csv.stdout.split('\n')[0]).toBe(`${columns},rating,predicted_seconds,themes`);
  const ten = await atlas(folderOf, 'export', '5x5', '--where', 'moves < 20', '--count', '10');
  const all = await atlas(folderOf, 'export', '5x5', '--where', 'moves < 20');
  expect(ten.stdout.trimEnd().split('\n')).toEqual(all.stdout.split('\n').slice(0, 10));
  expect(await atlas(folderOf, 'export', '5x5', '--where', 'hardest = board and moves > 19')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^21 [A-Zox]{25} \d+\n/),
  });
  expect(
    await atlas(
      folderOf,
      'export',
      '5x5',
      '--where',
      'moves > 19',
      '--format',
      'parquet',
      '-o',
      'hard.parquet',
    ),
  ).toMatchObject({ status: 0, stdout: '', stderr: '' });
  const again = await atlas(folderOf, 'export', 'hard.parquet', '--format', 'csv');
  expect(again).toEqual(csv);
  const said = await keyValuesIn(join(folderOf, 'hard.parquet'));
  expect(said).toMatchObject({
    title: 'some minimal Rush Hour puzzles of 5x5 with 0 to 2 walls',
    licence: 'CC0-1.0',
    version: '0.1.0',
    width: '5',
    max_walls: '2',
    puzzles: String(csv.stdout.trimEnd().split('\n').length - 1),
    rows_sha256: createHash('sha256').update(csv.stdout).digest('hex'),
  });
  expect(Object.keys(JSON.parse(said.columns ?? ''))).toEqual([
    ...columns.split(','),
    'rating',
    'predicted_seconds',
    'themes',
  ]);
  expectRefusal(
    await atlas(folderOf, 'export', '4x4', '--histogram'),
    /4x4: a published atlas has no histogram/,
  );
  expectRefusal(
    await atlas(folderOf, 'export', 'hard.parquet', '--format', 'parquet', '-o', 'hard.parquet'),
    /hard\.parquet: inside the atlas|the atlas itself/,
  );
});

/** What a Parquet file says about itself. */
async function keyValuesIn(file: string): Promise<Record<string, string>> {
  const content = readFileSync(file);
  const { key_value_metadata: pairs = [] } = parquetMetadata(new Uint8Array(content).buffer);
  return Object.fromEntries(pairs.map(({ key, value }) => [key, value ?? '']));
}

test.each([
  [
    '6x6',
    'puzzles/seeds/hardest.txt',
    { kind: 'found', moves: 49, redundant: 0 },
    { id: 'a-a2jp7e65m3', moves: 49, steps: 93 },
  ],
  [
    '6x6',
    'puzzles/seeds/report.txt',
    { kind: 'found', moves: 4, redundant: 2 },
    { id: 'a-54ck5mtyr7', moves: 5 },
  ],
  ['6x6', 'puzzles/seeds/playground.txt', { kind: 'shape', moves: null }, null],
  ['5x5', 'puzzles/seeds/report.txt', { kind: 'size' }, null],
])('atlas find %s %s', async (name, board, expected, puzzle) => {
  const ended = await unjamHere(['atlas', 'find', name, board, '--json']);
  expect(ended.status).toBe(puzzle ? 0 : 1);
  const [found] = records(ended);
  expect(found).toMatchObject(expected);
  if (puzzle) expect(found?.puzzle).toMatchObject(puzzle);
  else expect(found?.puzzle).toBeNull();
});

test('atlas find says in words which puzzle a board is, in a folder too', async () => {
  const built = await builtAtlas({ width: 4, height: 4, minWalls: 0, maxWalls: 0 });
  for (const name of ['4x4', built]) {
    const { status, stdout } = await unjamHere(['atlas', 'find', name, 'EoBBECCCAAoFDDoF']);
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /^a-[0-9a-z]{10} · 7 moves, \d+ steps, 34 states · .*yours is 7 moves from the exit · EoBBECCCAAoFDDoF\n$/,
    );
  }
});

test('atlas find says how many redundant pieces the puzzle lacks', async () => {
  const { stdout } = await unjamHere(['atlas', 'find', '6x6', 'puzzles/seeds/report.txt']);
  expect(stdout).toMatch(/ · yours is 4 moves from the exit · without 2 redundant pieces · /);
});

test('a published file answers statements, and only reads', async () => {
  const file = join(folder, 'atlas-6x6.parquet');
  const steps = await atlas(
    folder,
    'query',
    file,
    'select moves, steps from puzzles order by steps desc limit 1',
    '--json',
  );
  expect(steps).toMatchObject({ status: 0, stdout: '{"moves":49,"steps":93}\n' });
  expectRefusal(
    await atlas(folder, 'query', file, "copy (select 1) to 'x.csv'"),
    /Permission Error|read-only: COPY is not allowed/,
  );
});

test('a file that is not a published atlas, or a damaged one, gives one line', async () => {
  const folderOf = scratch();
  const copy = join(folderOf, 'atlas-4x4.parquet');
  const refused = async (path: string, line: RegExp) =>
    expectRefusal(await atlas(folderOf, 'query', path, 'select 1'), line);
  await refused(
    join(folder, 'atlas-4x4.index.parquet'),
    /atlas-4x4\.index\.parquet is not a published atlas: it has no column id VARCHAR/,
  );
  const content = readFileSync(join(folder, 'atlas-4x4.parquet'));
  writeFileSync(copy, content.subarray(0, 900));
  await refused(copy, /atlas-4x4\.parquet: Invalid Input Error: No magic bytes found/);
  content[100] = (content[100] ?? 0) ^ 1;
  writeFileSync(copy, content);
  writeFileSync(join(folderOf, 'atlas-4x4.json'), readFileSync(join(folder, 'atlas-4x4.json')));
  await refused(copy, /is damaged: its SHA-256 is [0-9a-f]{64}, its manifest says [0-9a-f]{64}/);
});
