// The bundled catalogue and the puzzle of the day, through the built command and the scripts that make and check them.

import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { grades } from '@unjam/core/difficulty';
import { puzzleId } from '@unjam/core/formats';
import { describe, expect, test } from 'vitest';
import { records, root, scratch, unjam } from './command.ts';
import { unjamHere } from './in-process.ts';

const shipped = readFileSync(join(root, 'puzzles/catalogue.txt'), 'utf8');
/** The facts about each puzzle and its board, in one line. */
const lines = [...shipped.matchAll(/^# (\d.*)\n(.*)$/gm)].map(([, told, board]) => `${told} ${board}`);

const script = (name: string, ...words: string[]) =>
  spawnSync(process.execPath, [join(root, 'scripts', name), ...words], { cwd: root, encoding: 'utf8' });

describe('the catalogue', () => {
  // all of them are looked at closely in all/catalogue.test.ts
  test('verify-catalogue finds no problem, with every 40th puzzle rated again', () => {
    expect(script('verify-catalogue.mjs', '--every', '40')).toMatchObject({
      status: 0,
      stdout: '2000 puzzles, 50 of them looked at closely, 0 faults\n',
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

  test('every puzzle can be written as rows, or in one line where walls touch, and is read back', async () => {
    const { status, stdout, stderr } = await unjamHere(['puzzles', '--moves', '1..', '--to', 'grid']);
    expect(status).toBe(0);
    expect(stderr).toMatch(
      /^unjam: \d+ of 2,000 puzzles written in one line as in the catalogue, such as Jam \d+: grid cannot express this board: a wall and a wall touch.*\n$/,
    );
    expect((await unjamHere(['solve', '-'], { input: stdout })).stdout).toMatch(
      /\n2,000 boards: 2,000 solved · /,
    );
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
  test('the same bytes from other shards, other slices and another number of threads', async () => {
    const folder = scratch();
    const build = async (out: string, ...words: string[]) =>
      expect((await unjamHere(['atlas', 'build', '--out', out, ...words], { cwd: folder })).status).toBe(0);
    await build('a', '--size', '4x4', '--shards', '1', '--threads', '1');
    await build('b', '--size', '4x5', '--walls', '0..1');
    await build('c', '--size', '4x5', '--walls', '0..1', '--shards', '7', '--only', '1/2');
    await build('d', '--size', '4x5', '--walls', '0..1', '--shards', '7', '--only', '2/2', '--threads', '2');
    await build('e', '--size', '4x4', '--shards', '5');
    const made = (out: string, ...atlases: string[]) => {
      const paths = atlases.map((name) => join(folder, name));
      expect(script('build-catalogue.mjs', '-o', join(folder, out), ...paths)).toMatchObject({
        status: 0,
        stdout: expect.stringMatching(/^\| size \| walls \| beginner /),
      });
      return readFileSync(join(folder, out), 'utf8');
    };
    const text = made('one.txt', 'a', 'b');
    expect(made('two.txt', 'd', 'e', 'c')).toBe(text);
    expect(text.split('\n').length).toBeGreaterThan(60);
    const { stdout } = script('verify-catalogue.mjs', join(folder, 'one.txt'));
    expect(stdout).toMatch(/, 0 faults\n$/);
  });

  test.each([
    [[], /^usage: /],
    [['nowhere'], /^nowhere holds no atlas: /],
  ])('bad usage: %j', (words, problem) => {
    const { status, stderr } = script('build-catalogue.mjs', '-o', join(scratch(), 'c.txt'), ...words);
    expect(status).toBe(2);
    expect(stderr).toMatch(problem);
  });
});

describe('puzzles', () => {
  test('without criteria: how many there are of each size and grade', async () => {
    const { stdout, status } = await unjamHere(['puzzles']);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^size +beginner +intermediate +advanced +expert +grandmaster +all\n/);
    expect(stdout).toMatch(/^all .* 2,000$/m);
  });

  test('a table of those that meet the criteria, the easiest first', async () => {
    const { stdout, status } = await unjamHere([
      'puzzles',
      '--grade',
      'expert',
      '--moves',
      '20..25',
      '--size',
      '6x6',
    ]);
    expect(status).toBe(0);
    const rows = [...stdout.matchAll(/^ *(\d+) +expert (\d+)m +(\d+) +\d+ +6x6 +\S{36}$/gm)];
    expect(rows.length).toBeGreaterThan(20);
    expect(stdout).toContain(`\n${rows.length} puzzles\n`);
    for (const [, , minutes, moves] of rows) {
      expect(Number(minutes) >= 6 && Number(minutes) <= 12).toBe(true);
      expect(Number(moves) >= 20 && Number(moves) <= 25).toBe(true);
    }
    const hardest = (await unjamHere(['puzzles', '--grade', 'grandmaster'])).stdout;
    for (const line of `${stdout}${hardest}`.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  test('--theme gives puzzles that have it', async () => {
    for (const theme of ['decoy', 'one-way', 'two-corridors']) {
      const found = records(await unjamHere(['puzzles', '--theme', theme, '--json']));
      expect(found.length).toBeGreaterThan(10);
      for (const entry of found) expect(entry.themes).toContain(theme);
    }
    expect((await unjamHere(['puzzles', '--theme', 'deco'])).stderr).toContain('decoy');
  });

  test('--json says what docs/json.md says', async () => {
    const [found] = records(await unjamHere(['puzzles', '9', '--json']));
    const [rating, grade, moves, steps, states, themes, board] = lines[8]?.split(' ') ?? [];
    expect(found).toEqual({
      name: 'Jam 9',
      number: 9,
      board,
      rating: Number(rating),
      grade,
      moves: Number(moves),
      steps: Number(steps),
      states: Number(states),
      seconds: Math.round(4 * 2 ** (Number(rating) / 10)),
      themes: themes?.split(','),
      size: expect.stringMatching(/^\dx\d$/),
      vehicles: expect.any(Number),
      walls: expect.any(Number),
    });
  });

  test('boards in a format, with their names, which other commands read', async () => {
    const { stdout } = await unjamHere([
      'puzzles',
      '--walls',
      '1',
      '--seed',
      '7',
      '--count',
      '3',
      '--to',
      'grid',
    ]);
    expect(stdout).toMatch(/^# rating \d+, \w+, about [^,]+, \d+ moves, \d+ steps\nJam \d+\n/);
    const solved = records(await unjamHere(['solve', '-', '--json'], { input: stdout }));
    const listed = records(
      await unjamHere(['puzzles', '--walls', '1', '--seed', '7', '--count', '3', '--json']),
    );
    expect(solved.map(({ name, board, moves }) => ({ name, board, moves }))).toEqual(
      listed.map(({ name, board, moves }) => ({ name, board, moves })),
    );
    const folder = scratch();
    await unjamHere(['puzzles', '1', '2', '-o', folder]);
    expect(readdirSync(folder).sort()).toEqual(['Jam 1.txt', 'Jam 2.txt']);
  });

  test('the same seed gives the same puzzles; --random gives others each time', async () => {
    const drawn = async (...words: string[]) =>
      (await unjamHere(['puzzles', '--count', '5', '--json', ...words])).stdout;
    expect(await drawn('--seed', '1')).toBe(await drawn('--seed', '1'));
    expect(await drawn('--seed', '1')).not.toBe(await drawn('--seed', '2'));
    expect(await drawn('--random')).not.toBe(await drawn('--random'));
    expect(await drawn('--random', '--seed', '1')).toBe(await drawn('--seed', '1'));
  });

  test('without a fitting puzzle the status is 1 and the reason is printed', async () => {
    expect(await unjamHere(['puzzles', '--grade', 'expert', '--moves', '..9'])).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(
        /^unjam: no puzzle fits: of 2,000 puzzles, \d+ fit the grade, \d+ fit the moves\n$/,
      ),
    });
  });

  test('a board that a format cannot express', async () => {
    expect(await unjamHere(['puzzles', '--size', '5x6', '--count', '1', '--to', 'line'])).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^(\S{5}\/){5}\S{5}\n$/),
      stderr: expect.stringMatching(
        /^unjam: 1 of 1 puzzle written in one line as in the catalogue, such as Jam \d+: .*5 columns and 6 rows\n$/,
      ),
    });
  });
});

describe('daily', () => {
  test('the puzzle of a date, drawn, and its board in the last line', async () => {
    const { stdout, status } = await unjamHere(['daily', '2026-12-24']);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^2026-12-24: Jam \d+, rating \d+, \w+, about [^,]+, \d+ moves, \d+ steps\n╭─/);
    expect((await unjamHere(['daily', '--date', '2026-12-24'])).stdout).toBe(stdout);
    const [record] = records(await unjamHere(['daily', '2026-12-24', '--json']));
    expect(record).toMatchObject({ date: '2026-12-24', board: stdout.trimEnd().split('\n').at(-1) });
    const [listed] = records(await unjamHere(['puzzles', String(record?.number), '--json']));
    expect(record).toEqual({ ...listed, date: '2026-12-24' });
  });

  test('without a date: the puzzle of today in local time', () => {
    const at = (TZ: string) => records(unjam(['daily', '--json'], { env: { ...process.env, TZ } }))[0]?.date;
    // two time zones that never have the same date
    expect(at('Etc/GMT-14')).not.toBe(at('Etc/GMT+12'));
    expect(records(unjam(['daily', String(at('UTC')), '--json']))).toEqual(
      records(unjam(['daily', '--json'], { env: { ...process.env, TZ: 'UTC' } })),
    );
  });
});

describe('bad criteria are refused in one line before any work', () => {
  test.each([
    [['puzzles', '--moves', '30..20'], 'unjam: moves: 30..20 runs backwards; expected moves: 20..30\n'],
    [['puzzles', '--rating', '50..200'], 'unjam: rating: 50..200; expected whole numbers from 0 to 100\n'],
    [['puzzles', '--size', '2x2'], /^unjam: no puzzle of the catalogue is of size 2x2; expected 4x4, /],
    [['puzzles', '--grade', 'exprt'], /^unjam: unknown grade 'exprt', did you mean 'expert'\?/],
    [['puzzles', '0'], "unjam: puzzle '0'; expected a number from 1 to 2,000\n"],
    [['puzzles', '1', 'hard'], "unjam: puzzle 'hard'; expected a number from 1 to 2,000\n"],
    [['daily', '2026-02-30'], "unjam: the date '2026-02-30'; expected a date such as 2026-11-21\n"],
    [['daily', 'tomorrow'], "unjam: the date 'tomorrow'; expected a date such as 2026-11-21\n"],
    [
      ['daily', '2026-01-01', '--date', '2026-01-02'],
      "unjam: two dates, '2026-01-01' and '2026-01-02'; expected one\n",
    ],
  ])('%j', async (words, problem) => {
    const ended = await unjamHere(words);
    expect(ended).toMatchObject({ status: 2, stdout: '' });
    if (typeof problem === 'string') expect(ended.stderr).toBe(problem);
    else expect(ended.stderr).toMatch(problem);
    expect(ended.stderr).toMatch(/^[^\n]+\n$/);
  });
});

describe('a puzzle of the catalogue as an input', () => {
  test('by its number and by its id, in every command that reads boards', () => {
    const board = lines[13]?.split(' ').at(-1);
    for (const word of ['14', puzzleId(String(board))])
      expect(unjam(['convert', word, '--to', 'line'])).toEqual({
        status: 0,
        stdout: `${board}\n`,
        stderr: '',
      });
    expect(records(unjam(['solve', '14', '--json']))).toMatchObject([{ name: 'jam-14', moves: 5 }]);
  });

  test('a file of that name goes before it, and a number that no puzzle has is refused', async () => {
    const folder = scratch();
    writeFileSync(join(folder, '14'), 'XX..\n....\n....\n....\n');
    const read = await unjamHere(['convert', '14', '--to', 'line'], { cwd: folder });
    expect(read.stdout).toBe('XXoooooooooooooo\n');
    expect(unjam(['solve', '2001'])).toEqual({
      status: 2,
      stdout: '',
      stderr:
        '2001: no such file, and no puzzle of the catalogue has this number (unjam puzzles lists them)\n',
    });
  });
});
