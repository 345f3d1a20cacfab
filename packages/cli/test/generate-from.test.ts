// generate --from: puzzles from an atlas, through the built command.
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseBoard } from '@unjam/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtAtlas } from '../../atlas/src/testing/built-atlas.ts';
import { familyOf } from '../src/input/family.ts';
import { records } from './command.ts';
import { unjamHere } from './in-process.ts';

let folder: string;
const here = (...words: string[]) => unjamHere(words, { cwd: folder });
const from = (atlas: string, ...words: string[]) =>
  here('generate', '--from', atlas, '--seed', '1', ...words);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'unjam-'));
  const size = { width: 5, height: 5, minWalls: 0, maxWalls: 0 };
  symlinkSync(await builtAtlas(size), join(folder, '5x5'));
  symlinkSync(await builtAtlas(size, 7), join(folder, '7-shards'));
  symlinkSync(await builtAtlas({ ...size, width: 4, maxWalls: 1 }), join(folder, 'walls'));
  await here('atlas', 'build', '--size', '4x4', '--only', '1/3', '--out', 'part');
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

describe('output', () => {
  test('puzzles that meet the criteria, as generate writes them', async () => {
    const words = ['--moves', '12..15', '--steps', '20..25', '--rating', '35..50', '--vehicles', '7..8'];
    const found = records(await from('5x5', ...words, '--count', '4', '--json'));
    expect(found.map(({ name }) => name)).toEqual(['1-1', '1-2', '1-3', '1-4']);
    expect(new Set(found.map(({ board }) => board)).size).toBe(4);
    for (const { board, moves, steps, rating, vehicles, walls, grade, reasons } of found) {
      const [analyzed] = records(await unjamHere(['analyze', String(board), '--json']));
      expect(analyzed).toMatchObject({ moves, steps, rating, grade, minimal: true });
      expect(analyzed).toMatchObject({ hardest: { moves: { distance: moves } } });
      expect(moves).toSatisfy((n: number) => n >= 12 && n <= 15);
      expect(steps).toSatisfy((n: number) => n >= 20 && n <= 25);
      expect(rating).toSatisfy((n: number) => n >= 35 && n <= 50);
      expect(vehicles).toSatisfy((n: number) => n >= 7 && n <= 8);
      expect(walls).toBe(0);
      expect(reasons).toMatch(/^\d+ moves; /);
    }
  });

  test('the same seed gives the same puzzles for any number of shards', async () => {
    const words = ['--moves', '10..', '--count', '3', '--seed', '3'];
    const { stdout, status } = await from('5x5', ...words);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^# \d+ moves, \d+ steps, rating \d+, \w+, about .*\n/);
    expect((await from('7-shards', ...words)).stdout).toBe(stdout);
    expect((await from('5x5', ...words, '--seed', '4')).stdout).not.toBe(stdout);
  });

  test('--unique: one shortest solution', async () => {
    const [found] = records(await from('5x5', '--unique', '--moves', '8..', '--json'));
    const [analyzed] = records(await unjamHere(['analyze', String(found?.board), '--json']));
    expect(analyzed).toMatchObject({ shortestSolutions: { moves: 1 } });
  });

  test('--limit-cluster: no cluster has more states', async () => {
    const words = ['--moves', '5..', '--count', '4'];
    const found = records(await from('5x5', ...words, '--limit-cluster', '300', '--json'));
    expect(found.length).toBe(4);
    for (const { board } of found) {
      const [analyzed] = records(await unjamHere(['analyze', String(board), '--json']));
      expect(analyzed?.states).toBeLessThanOrEqual(300);
    }
    const { status, stderr } = await from('5x5', ...words, '--limit-cluster', '4');
    expect(status).toBe(3);
    expect(stderr).toContain('0 with at most 4 states');
  });

  test('size and walls are those of the atlas by default', async () => {
    expect(records(await from('walls', '--walls', '1', '--json'))[0]).toMatchObject({
      walls: 1,
      board: expect.stringMatching(/^[^/]{4}(\/[^/]{4}){4}$/),
    });
    const walls = records(await from('walls', '--count', '12', '--json')).map((record) => record.walls);
    expect(new Set(walls)).toEqual(new Set([0, 1]));
  });

  test('no puzzle is the mirror image of another', async () => {
    for (const words of [
      ['--moves', '16..'],
      ['--moves', '..5'],
    ]) {
      const found = records(await from('5x5', ...words, '--count', '1000', '--json'));
      const families = found.map(({ board }) => familyOf(parseBoard(String(board))));
      expect(found.length).toBeGreaterThan(1);
      expect(new Set(families).size).toBe(found.length);
    }
  });

  test('a folder gets a file for each puzzle', async () => {
    await from('5x5', '--count', '2', '--seed', '9', '-o', 'made');
    expect(readdirSync(join(folder, 'made')).sort()).toEqual(['9-1.txt', '9-2.txt']);
  });
});

describe('if the atlas has too few puzzles, the found ones and the reason are printed', () => {
  test('too few moves', async () => {
    const ended = await from('5x5', '--moves', '19..', '--count', '9', '--to', 'line');
    expect(ended.status).toBe(3);
    const found = ended.stdout.split('\n').length - 1;
    expect(found).toBeGreaterThan(0);
    const [, rows, images] =
      /^unjam: found \d of 9 puzzles: the atlas holds 1,730 puzzles; (\d+) with 19\.\. moves; \1 looked at, (\d+) mirror images of the puzzles found\n$/.exec(
        ended.stderr,
      ) ?? [];
    expect(Number(rows)).toBe(found + Number(images));
  });

  test('a rating that no puzzle has', async () => {
    expect(await from('5x5', '--rating', '95..', '--moves', '18..')).toMatchObject({
      status: 3,
      stdout: '',
      stderr: expect.stringMatching(
        /^unjam: found 0 of 1 puzzle: the atlas holds 1,730 puzzles; (\d+) with 18\.\. moves; \1 looked at, \1 outside the rating\n$/,
      ),
    });
  });

  test('a limit', async () => {
    expect((await from('5x5', '--rating', '95..', '--limit-boards', '5')).stderr).toMatch(
      /; 5 looked at, 5 outside the rating\n$/,
    );
  });

  test('a part of an atlas gives a warning', async () => {
    const ended = await from('part', '--to', 'line');
    expect(ended).toMatchObject({ status: 0, stdout: expect.stringMatching(/^\S{16}\n$/) });
    expect(ended.stderr).toMatch(/^part: unfinished: \d+ of \d+ shards\n$/);
  });
});

describe('bad criteria are refused in one line before any work', () => {
  test.each([
    [['5x5', '--size', '6x6'], 'unjam: 5x5: the atlas is of 5x5 with 0 walls; expected --size 5x5\n'],
    [['5x5', '--walls', '1'], 'unjam: 5x5: the atlas is of 5x5 with 0 walls; expected --walls 0\n'],
    [
      ['walls', '--walls', '2..'],
      'unjam: walls: the atlas is of 4x5 with 0 to 1 walls; expected --walls 0..1\n',
    ],
    [
      ['5x5', '--primary', '3'],
      'unjam: 5x5: the primary has 2 cells in every puzzle of an atlas; expected --primary 2\n',
    ],
    [['5x5', '--moves', '9..3'], 'unjam: 5x5: moves: 9..3 runs backwards; expected moves: 3..9\n'],
    [
      ['5x5', '--vehicles', '40..'],
      /^unjam: 5x5: 40 vehicles and 0 walls take at least 80 cells; expected at most 24 /,
    ],
    [['nowhere'], /^unjam: nowhere holds no atlas: /],
    [['.'], /^unjam: \. holds no atlas: /],
  ])('--from %j', async ([atlas, ...words], problem) => {
    const ended = await unjamHere(['generate', '--from', String(atlas), ...words], { cwd: folder });
    expect(ended).toMatchObject({ status: 2, stdout: '' });
    if (typeof problem === 'string') expect(ended.stderr).toBe(problem);
    else expect(ended.stderr).toMatch(problem);
    expect(ended.stderr).toMatch(/^[^\n]+\n$/);
  });
});
