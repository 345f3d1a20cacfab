// The atlases that the project publishes: every file is the one that its manifest describes.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseBoard, solve } from '@unjam/core';
import { expect, test } from 'vitest';
import { builtAtlas } from '../../atlas/src/testing/built-atlas.ts';
import { atlas, expectRefusal } from './atlas-command.ts';
import { records, scratch, unjam } from './command.ts';
import { unjamHere } from './in-process.ts';

const folder = fileURLToPath(new URL('../../atlas/published', import.meta.url));
const manifests = readdirSync(folder).filter((name) => name.endsWith('.json') && name !== 'atlases.json');

/** Puzzles of the published atlases, by size and most walls. */
const counts: Readonly<Record<string, number>> = { '4x4,2': 32, '5x5,2': 7320, '6x6,0': 476_118 };

const MOST_BYTES = 15_000_000;

test('the list has every manifest, and those of 4×4, 5×5 and 6×6 are there', () => {
  const listed: string[] = JSON.parse(readFileSync(join(folder, 'atlases.json'), 'utf8'));
  expect([...listed].sort()).toEqual([...manifests].sort());
  expect(listed).toEqual(expect.arrayContaining(['atlas-4x4.json', 'atlas-5x5.json', 'atlas-6x6.json']));
});

test.each(manifests)('%s describes its files', (name) => {
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
  expect(manifest.bytes).toBeLessThan(MOST_BYTES);
  expect(manifest.records.bytes).toBe(manifest.puzzles * manifest.records.recordBytes);
});

test('a published atlas is named by its size, for statements and for tasks', async () => {
  const hardest = await atlas(folder, 'query', '6x6', 'select max(moves) as most from puzzles', '--json');
  expect(hardest).toMatchObject({ status: 0, stdout: '{"most":51}\n' });
  const tasks = unjam(['export', 'tasks', '--from', '6x6', '--moves', '51', '--count', '1']);
  expect(tasks.status).toBe(0);
  const task = JSON.parse(tasks.stdout);
  const solved = solve(parseBoard(task.board));
  expect([task.moves, solved.kind === 'solved' && solved.solution.length]).toEqual([51, 51]);
});

test('generate, stats and env take a published atlas by its size and by its file', async () => {
  const file = join(folder, 'atlas-5x5.parquet');
  const words = ['--moves', '18..', '--count', '2', '--seed', '3', '--json'];
  const named = await unjamHere(['generate', '--from', '5x5', ...words]);
  expect(named).toMatchObject({ status: 0, stderr: '' });
  expect(await unjamHere(['generate', '--from', file, ...words])).toEqual(named);
  for (const { board, moves } of records(named)) {
    const solved = solve(parseBoard(String(board)));
    expect(solved.kind === 'solved' && solved.solution.length).toBe(moves);
    expect(moves).toBeGreaterThanOrEqual(18);
  }
  const wrong = await unjamHere(['generate', '--from', '5x5', '--size', '6x6']);
  expect(wrong.stderr).toContain('the atlas is of 5x5 with 0 to 2 walls; expected --size 5x5');
  const [stats] = records(await unjamHere(['atlas', 'stats', '6x6', '--hardest', '1', '--json']));
  expect(stats).toMatchObject({ size: '6x6', walls: [0, 0], puzzles: 476_118, moves: 51, steps: 93 });
  expect(stats?.hardestInSteps).toMatchObject([{ steps: 93 }]);
  const asked = '{"op":"hello"}\n{"op":"reset","seed":5}';
  const env = await unjamHere(['env', '5x5'], { input: asked });
  expect(records(env)).toMatchObject([
    { puzzles: 7320, shape: [5, 5, 5] },
    { board: expect.stringMatching(/^[A-Zox]{25}$/) },
  ]);
  expect((await unjamHere(['env', file], { input: asked })).stdout).toBe(env.stdout);
});

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

test('a file or folder comes before the published atlas of the same name', async () => {
  const own = scratch();
  mkdirSync(join(own, '6x6'));
  const { status, stderr } = await atlas(own, 'query', '6x6', 'select 1');
  expect(status).toBe(2);
  expect(stderr).toContain('holds no atlas');
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
