// An atlas as the input of commands: by its size, its file or the folder of a build.
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseBoard, solve } from '@unjam/core';
import { expect, test } from 'vitest';
import { someOr } from '../../../testing/in-all.ts';
import { builtAtlas } from '../../atlas/src/testing/built-atlas.ts';
import { atlas } from './atlas-command.ts';
import { records, scratch, unjam } from './command.ts';
import { unjamHere } from './in-process.ts';

const folder = fileURLToPath(new URL('../../atlas/published', import.meta.url));

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

test.each(
  someOr(1, [
    ['--grade', 'expert'],
    ['--rating', '65..74'],
  ]),
)('generate --from 6x6 %s %s draws among all that fit, whatever their length', async (...words) => {
  const made = records(
    await unjamHere(['generate', '--from', '6x6', ...words, '--count', '24', '--seed', '3', '--json']),
  );
  expect(made).toHaveLength(24);
  expect(new Set(made.map(({ grade }) => grade))).toEqual(new Set(['expert']));
  const moves = made.map((each) => Number(each.moves));
  expect(new Set(moves).size).toBeGreaterThan(6);
  expect(Math.min(...moves)).toBeLessThan(26);
  const [found] = records(
    await unjamHere(['generate', '--from', '6x6', '--theme', 'decoy,red-back', '--seed', '3', '--json']),
  );
  expect(found?.themes).toEqual(expect.arrayContaining(['decoy', 'red-back']));
  expect(await unjamHere(['generate', '--from', '6x6', '--rating', '100'])).toMatchObject({
    status: 3,
    stderr: expect.stringContaining('holds 476,118 puzzles; 0 with a rating of 100'),
  });
  expect(await unjamHere(['generate', '--from', '6x6', '--difficulty', '70m..'])).toMatchObject({
    status: 3,
    stderr: expect.stringContaining('; 0 with about 4200.. seconds'),
  });
});

test('an atlas is an input of every command: its size, its file, the folder of a build', async () => {
  const solved = records(await unjamHere(['solve', '4x4', '--json']));
  expect(solved).toHaveLength(32);
  expect(solved.every(({ kind, name }) => kind === 'solved' && /^a-\w{10}$/.test(String(name)))).toBe(true);
  const untimed = (all: typeof solved) => all.map((record) => ({ ...record, milliseconds: 0 }));
  const file = join(folder, 'atlas-4x4.parquet');
  expect(untimed(records(await unjamHere(['solve', file, '--json'])))).toEqual(untimed(solved));
  const built = await builtAtlas({ width: 5, height: 4, minWalls: 0, maxWalls: 1 });
  const rated = await unjamHere(['rate', built, '--json']);
  const counted = await unjamHere(['atlas', 'query', built, 'select count(*) as n from puzzles', '--json']);
  expect(rated.status).toBe(0);
  expect(records(rated)).toHaveLength(Number(records(counted)[0]?.n));
  expect(parseBoard(String(records(rated)[0]?.board))).toMatchObject({ width: 5, height: 4 });
  expect((await unjamHere(['read', '4x4'])).stderr).toBe(
    '4x4: an atlas; expected a JPEG, PNG, WebP or GIF file\n',
  );
  expect((await unjamHere(['solve', '7x7'])).stderr).toBe(
    '7x7: no such file, and no atlas of this size is published; there are 4x4, 5x5, 6x6\n',
  );
  const strange = join(scratch(), 'strange.parquet');
  writeFileSync(strange, 'boards');
  expect(await unjamHere(['solve', strange])).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(/^\S+strange\.parquet: cannot be read as Parquet: [^\n]+\n$/),
  });
});

test('puzzles --from lists those of an atlas that meet the criteria', async () => {
  const hardest = await unjamHere(['puzzles', '--from', '6x6', '--moves', '50..', '--json']);
  expect(records(hardest)).toMatchObject([
    { id: 'a-k43bm06zq1', moves: 50, grade: 'grandmaster', size: '6x6' },
    { id: 'a-rdqsnn0anj', moves: 51 },
  ]);
  const file = join(folder, 'atlas-6x6.parquet');
  expect(await unjamHere(['puzzles', '--from', file, '--moves', '50..', '--json'])).toEqual(hardest);
  const one = await unjamHere(['puzzles', '--from', '6x6', 'a-rdqsnn0anj', '--to', 'grid']);
  expect(one.stderr).toBe('');
  const solved = solve(parseBoard(one.stdout.split('\n').slice(2).join('\n')));
  expect(solved.kind === 'solved' && solved.solution.length).toBe(51);
  // the board shown is the hardest in moves, and needs 82 steps
  const table = await unjamHere(['puzzles', '--from', '6x6', 'a-k43bm06zq1']);
  expect(table.stdout).toMatch(/^a-k43bm06zq1 +grandmaster 30m +50 +≤83 /m);
  const rows = await unjamHere(['puzzles', '--from', '6x6', 'a-k43bm06zq1', '--to', 'grid']);
  expect(rows.stdout).toContain(', 50 moves, at most 83 steps\n');

  const decoys = ['puzzles', '--from', '5x5', '--theme', 'decoy', '--seed', '3', '--count', '4', '--json'];
  const drawn = await unjamHere(decoys);
  for (const { themes } of records(drawn)) expect(themes).toContain('decoy');
  expect(records(drawn)).toHaveLength(4);
  expect(await unjamHere(decoys)).toEqual(drawn);
  expect((await unjamHere(['puzzles', '--from', '5x5'])).stdout).toMatch(/\nall +7,320\n/);
});

test.each([
  [['5x5', '--moves', '50..'], 1, 'unjam: no puzzle fits: of 7,320 puzzles, 0 fit the moves\n'],
  [['5x5', '7'], 2, "unjam: puzzle '7'; expected the id of a puzzle of the atlas, such as a-rdqsnn0anj\n"],
  [['5x5', '--size', '6x6'], 2, 'unjam: 5x5: the atlas is of 5x5 with 0 to 2 walls; expected --size 5x5\n'],
  [['5x5', '--rating', '0..101'], 2, /^unjam: .*rating.*\n$/],
  [['nowhere'], 2, /^unjam: .*nowhere.*\n$/],
])('puzzles --from %j ends in words', async (words, status, stderr) => {
  const ended = await unjamHere(['puzzles', '--from', ...words]);
  expect(ended).toMatchObject({ status, stdout: '' });
  expect(ended.stderr).toEqual(typeof stderr === 'string' ? stderr : expect.stringMatching(stderr));
});

test('puzzles --from an atlas without puzzles says that it has none, and asks for no id', async () => {
  const empty = await builtAtlas({ width: 3, height: 3, minWalls: 3, maxWalls: 3 });
  expect(await unjamHere(['atlas', 'rate', empty])).toMatchObject({ status: 0 });
  const none = (...words: string[]) => unjamHere(['puzzles', '--from', empty, ...words]);
  const [id, other] = ['a-rdqsnn0anj', 'a-k43bm06zq1'];
  expect((await none('--moves', '3..')).stderr).toBe('unjam: no puzzle fits: the atlas has no puzzles\n');
  expect((await none(id)).stderr).toContain('the atlas has no puzzle with this id\n');
  expect((await none(id, other)).stderr).toContain('the atlas has no puzzle with one of these ids\n');
});

test('puzzles --from a folder that is not rated says what to do', async () => {
  const built = await builtAtlas({ width: 4, height: 4, minWalls: 0, maxWalls: 0 });
  const { status, stderr } = await unjamHere(['puzzles', '--from', built, '--moves', '7']);
  expect([status, stderr]).toEqual([2, `unjam: ${built} is not rated yet; run: unjam atlas rate ${built}\n`]);
});

test('a file without ratings and without a manifest is not sent to a command that takes folders, nor said to be compared', async () => {
  const built = await builtAtlas({ width: 4, height: 4, minWalls: 0, maxWalls: 0 });
  const file = join(scratch(), 'bare.parquet');
  expect(await unjamHere(['atlas', 'export', built, '-o', file])).toMatchObject({ status: 0 });
  expect((await unjamHere(['puzzles', '--from', file, '--moves', '7'])).stderr).toBe(
    `unjam: ${file} has no ratings; expected a file of an atlas that unjam atlas rate has rated\n`,
  );
  expect((await unjamHere(['atlas', 'rate', file])).stderr).toBe(
    `${file}: a finished atlas in one file; expected the folder of \`unjam atlas build\`\n`,
  );
});

test('a file or folder comes before the published atlas of the same name', async () => {
  const own = scratch();
  mkdirSync(join(own, '6x6'));
  const { status, stderr } = await atlas(own, 'query', '6x6', 'select 1');
  expect(status).toBe(2);
  expect(stderr).toContain('holds no atlas');
});

test('no output replaces a file of the atlas that is its input, whatever name leads there', async () => {
  const cwd = scratch();
  const built = join(cwd, 'built');
  const small = await builtAtlas({ width: 4, height: 4, minWalls: 0, maxWalls: 0 });
  cpSync(small, built, { recursive: true });
  await atlas(cwd, 'rate', 'built');
  symlinkSync(built, join(cwd, 'link'), 'junction');
  symlinkSync(join(built, 'manifest.json'), join(cwd, 'm.json'));
  const shard = `built/${readdirSync(built).find((name) => name.endsWith('.parquet'))}`;
  const content = () => readdirSync(built, { recursive: true, encoding: 'utf8' }).sort();
  const before = [content(), readFileSync(join(built, 'manifest.json'), 'utf8')];
  for (const words of [
    ['solve', 'built', '-o', 'built/manifest.json'],
    ['convert', 'link', '--to', 'json', '-o', 'm.json'],
    ['harden', 'built', '-o', 'link/manifest.json'],
    ['puzzles', '--from', 'built', '-o', 'built/manifest.json'],
    ['generate', '--from', 'built', '--moves', '2..', '--seed', '1', '-o', 'm.json'],
    ['export', 'tasks', '--from', 'built', '--count', '1', '-o', shard],
    ['atlas', 'export', 'built', '-o', 'm.json'],
    ['atlas', 'export', 'built', '-o', 'built/ratings/ratings.json'],
    ['atlas', 'publish', 'built', '-o', 'link/new.parquet'],
    ['atlas', 'publish', 'built', '-o', 'built/ratings/new.parquet'],
  ]) {
    const { status, stderr } = await unjamHere(words, { cwd });
    expect([words, status, stderr]).toEqual([
      words,
      2,
      expect.stringMatching(
        /: (?:also an input; expected another output|inside the atlas; expected another folder)\n$/,
      ),
    ]);
    expect([content(), readFileSync(join(built, 'manifest.json'), 'utf8')]).toEqual(before);
  }
  expect(await unjamHere(['atlas', 'export', '.', '-o', '-'], { cwd: built })).toMatchObject({ status: 0 });
});
