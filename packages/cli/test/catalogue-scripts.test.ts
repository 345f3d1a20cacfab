// The scripts that make and check the bundled catalogue; all/catalogue.test.ts makes one, and looks at every puzzle closely.

import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { grades } from '@unjam/core/difficulty';
import { describe, expect, test } from 'vitest';
import { testInAll } from '../../../testing/in-all.ts';
import { records, root, scratch } from './command.ts';
import { unjamHere } from './in-process.ts';

const shipped = readFileSync(join(root, 'puzzles/catalogue.txt'), 'utf8');
/** The facts about each puzzle and its board, in one line. */
const lines = [...shipped.matchAll(/^# (\d.*)\n(.*)$/gm)].map(([, told, board]) => `${told} ${board}`);

const script = (name: string, ...words: string[]) =>
  spawnSync(process.execPath, [join(root, 'scripts', name), ...words], { cwd: root, encoding: 'utf8' });

describe('the catalogue', () => {
  testInAll('verify-catalogue finds no problem, with every 400th puzzle rated again', () => {
    expect(script('verify-catalogue.mjs', '--every', '400')).toMatchObject({
      status: 0,
      stdout: '2000 puzzles, 5 of them looked at closely, 0 faults\n',
    });
  });

  test('fills all five grades, and has puzzles with walls in each', () => {
    const counts = new Map<string, number>();
    for (const line of lines) {
      const [, grade = ''] = line.split(' ');
      counts.set(grade, (counts.get(grade) ?? 0) + 1);
    }
    expect([...counts.keys()]).toEqual(['beginner', 'intermediate', 'advanced', 'expert', 'grandmaster']);
    expect(Math.min(...counts.values())).toBeGreaterThan(250);
    for (const { id } of grades) {
      const walled = lines.filter(
        (line) => line.split(' ')[1] === id && line.split(' ').at(-1)?.includes('x'),
      );
      expect(walled.length).toBeGreaterThan(100);
    }
  });

  testInAll('every puzzle but one can be written as rows, and all are read back', async () => {
    const { status, stdout, stderr } = await unjamHere(['puzzles', '--moves', '1..', '--to', 'grid']);
    expect(status).toBe(0);
    // its walls touch, and its first row would begin with one, as a comment does
    expect(stderr).toMatch(
      /^unjam: 1 of 2,000 puzzles written in one line as in the catalogue, such as Jam \d+: .*\n$/,
    );
    const { stdout: read } = await unjamHere(['convert', '-', '--to', 'json'], { input: stdout });
    expect(read.match(/"vehicles"/g)).toHaveLength(2000);
  });

  test('puzzles/README.md has the same numbers', async () => {
    const readme = readFileSync(join(root, 'puzzles/README.md'), 'utf8');
    const inReadme = [...readme.matchAll(/^\| (\dx\d) \| (none|\d) \|.* (\d+) \|$/gm)].map(
      ([, size, walls, all]) => [size, walls === 'none' ? 0 : Number(walls), Number(all)],
    );
    const found = records(await unjamHere(['puzzles', '--json', '--moves', '1..']));
    expect(found).toHaveLength(2000);
    expect(inReadme.length).toBeGreaterThan(10);
    for (const [size, walls, all] of inReadme)
      expect(found.filter((entry) => entry.size === size && entry.walls === walls).length).toBe(all);
    expect(inReadme.reduce((sum, [, , all]) => sum + Number(all), 0)).toBe(2000);
  });

  test('verify-catalogue finds a wrong length, a wrong rating, a mirror image, and a board that is not the hardest', () => {
    const [first = '', second = '', third = '', fourth = ''] = lines;
    const file = join(scratch(), 'catalogue.txt');
    const verify = (...entries: string[]) => {
      writeFileSync(file, entries.join('\n').replace(/^(.*) (\S+)$/gm, '# $1\n$2'));
      return script('verify-catalogue.mjs', file);
    };
    const withField = (line: string, index: number, value: string) =>
      line.split(' ').with(index, value).join(' ');
    const { status, stdout } = verify(
      first,
      withField(second, 2, '4'),
      withField(third, 3, '99'),
      withField(fourth, 0, '3'),
      first,
      '3 beginner 1 1 5 oooAoooAXXoAoooo',
    );
    expect(status).toBe(1);
    expect(stdout).toMatch(/^Jam 2 .*: it takes \d moves, not 4$/m);
    expect(stdout).toMatch(/^Jam 3 .*: it takes \d+ steps, not 99$/m);
    expect(stdout).toMatch(/^Jam 4 .*: its rating is \d+, /m);
    expect(stdout).toMatch(/^Jam 5 .*: .*of one cluster with Jam 1$/m);
    expect(stdout).toMatch(/^Jam 6 .*: /m);
    expect(stdout).not.toMatch(/^Jam 1 /m);
    expect(verify('3 beginner 1 1 x oooo').status).toBe(2);
  });
});

describe('build-catalogue', () => {
  test.each([
    [[], /^usage: /],
    [['nowhere'], /^nowhere holds no atlas: /],
  ])('bad usage: %j', (words, problem) => {
    const { status, stderr } = script('build-catalogue.mjs', '-o', join(scratch(), 'c.txt'), ...words);
    expect(status).toBe(2);
    expect(stderr).toMatch(problem);
  });
});
