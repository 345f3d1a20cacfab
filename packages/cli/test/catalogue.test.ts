// The bundled catalogue and the puzzle of the day, through the built command and the scripts that make and check them.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { records, root, scratch, unjam } from './command.ts';

const shipped = readFileSync(join(root, 'puzzles/catalogue.txt'), 'utf8');
/** What is told of each puzzle and its board, in one line. */
const lines = [...shipped.matchAll(/^# (\d.*)\n(.*)$/gm)].map(([, told, board]) => `${told} ${board}`);

const script = (name: string, ...words: string[]) =>
  spawnSync(process.execPath, [join(root, 'scripts', name), ...words], { cwd: root, encoding: 'utf8' });

describe('the catalogue', () => {
  test('every count, rating and place at the hardest of its cluster, nothing idle, no twins', () => {
    expect(script('verify-catalogue.mjs')).toMatchObject({
      status: 0,
      stdout: '2000 puzzles, 2000 of them looked at closely, 0 faults\n',
    });
    // some twelve seconds where nothing else is going on
  }, 300_000);

  test('is even over the three easier grades, and has hard ones as far as there are', () => {
    const counts = new Map<string, number>();
    for (const line of lines) {
      const [, grade = ''] = line.split(' ');
      counts.set(grade, (counts.get(grade) ?? 0) + 1);
    }
    const [beginner = 0, intermediate = 0, advanced = 0] = counts.values();
    expect([...counts.keys()]).toEqual(['beginner', 'intermediate', 'advanced', 'expert', 'grandmaster']);
    expect(
      Math.max(beginner, intermediate, advanced) - Math.min(beginner, intermediate, advanced),
    ).toBeLessThan(2);
    expect(counts.get('expert')).toBeGreaterThan(100);
  });

  test('every puzzle can be written as rows, or in one line where walls touch, and is read back', () => {
    const { status, stdout, stderr } = unjam(['puzzles', '--moves', '1..', '--to', 'grid']);
    expect(status).toBe(0);
    expect(stderr).toMatch(
      /^(unjam: Jam \d+ is written in one line: grid cannot express .* a wall and a wall touch.*\n)+$/,
    );
    expect(unjam(['solve', '-'], { input: stdout }).stdout).toMatch(/\n2,000 boards: 2,000 solved · /);
  });

  test('is told in puzzles/README.md as it is', () => {
    const readme = readFileSync(join(root, 'puzzles/README.md'), 'utf8');
    const told = [...readme.matchAll(/^\| (\dx\d) \| (none|\d) \|.* (\d+) \|$/gm)].map(
      ([, size, walls, all]) => [size, walls === 'none' ? 0 : Number(walls), Number(all)],
    );
    const found = records(unjam(['puzzles', '--json', '--moves', '1..']));
    expect(found).toHaveLength(2000);
    expect(told.length).toBeGreaterThan(10);
    for (const [size, walls, all] of told)
      expect(found.filter((entry) => entry.size === size && entry.walls === walls).length).toBe(all);
    expect(told.reduce((sum, [, , all]) => sum + Number(all), 0)).toBe(2000);
  });

  test('a fault is found: a count, a rating, a twin, a board that is not the hardest', () => {
    const [first = '', second = ''] = lines;
    const file = join(scratch(), 'catalogue.txt');
    const faulty = (text: string) => {
      writeFileSync(file, text.replace(/^(.*) (\S+)$/gm, '# $1\n$2'));
      const { status, stdout } = script('verify-catalogue.mjs', file);
      return { status, stdout: stdout.split('\n')[0] };
    };
    const part = (line: string, at: number, value: string) => line.split(' ').with(at, value).join(' ');
    expect(faulty(`${first}\n${second}`).status).toBe(0);
    expect(faulty(part(first, 2, '4'))).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('moves, not 4'),
    });
    expect(faulty(part(first, 3, '99'))).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('steps, not 99'),
    });
    expect(faulty(part(first, 0, '3'))).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('its rating is'),
    });
    expect(faulty(`${first}\n${first}`)).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('of one cluster with Jam 1'),
    });
    expect(faulty('3 beginner 1 1 5 oooAoooAXXoAoooo')).toMatchObject({ status: 1 });
    expect(faulty('3 beginner 1 1 x oooo').status).toBe(2);
  });
});

describe('made from atlases', () => {
  test('the same bytes from other shards, other slices and another number of threads', () => {
    const folder = scratch();
    const build = (out: string, ...words: string[]) =>
      expect(unjam(['atlas', 'build', '--out', out, ...words], { cwd: folder }).status).toBe(0);
    build('a', '--size', '4x4', '--shards', '1', '--threads', '1');
    build('b', '--size', '5x5');
    build('c', '--size', '5x5', '--shards', '7', '--only', '1/2');
    build('d', '--size', '5x5', '--shards', '7', '--only', '2/2', '--threads', '2');
    build('e', '--size', '4x4', '--shards', '5');
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
  ])('bad usage: %j', (words, complaint) => {
    const { status, stderr } = script('build-catalogue.mjs', '-o', join(scratch(), 'c.txt'), ...words);
    expect(status).toBe(2);
    expect(stderr).toMatch(complaint);
  });
});

describe('puzzles', () => {
  test('without a criteria: how many there are of each size and grade', () => {
    const { stdout, status } = unjam(['puzzles']);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^size +beginner +intermediate +advanced +expert +grandmaster +all\n/);
    expect(stdout).toMatch(/^all .* 2,000$/m);
  });

  test('a table of those that are as wished, easiest first', () => {
    const { stdout, status } = unjam(['puzzles', '--grade', 'expert', '--moves', '35..40', '--size', '6x6']);
    expect(status).toBe(0);
    const rows = [...stdout.matchAll(/^ *(\d+) +expert (\d+) +(\d+) +\d+ +6x6 +\S{36}$/gm)];
    expect(rows.length).toBeGreaterThan(20);
    expect(stdout).toContain(`\n${rows.length} puzzles\n`);
    for (const [, , rating, moves] of rows) {
      expect(Number(rating) >= 70 && Number(rating) < 80).toBe(true);
      expect(Number(moves) >= 35 && Number(moves) <= 40).toBe(true);
    }
    const hardest = unjam(['puzzles', '--grade', 'grandmaster']).stdout;
    for (const line of `${stdout}${hardest}`.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  test('--json says what docs/json.md says', () => {
    const [found] = records(unjam(['puzzles', '7', '--json']));
    const [rating, grade, moves, steps, states, board] = lines[6]?.split(' ') ?? [];
    expect(found).toEqual({
      name: 'Jam 7',
      number: 7,
      board,
      rating: Number(rating),
      grade,
      moves: Number(moves),
      steps: Number(steps),
      states: Number(states),
      size: expect.stringMatching(/^\dx\d$/),
      vehicles: expect.any(Number),
      walls: expect.any(Number),
    });
  });

  test('boards in a format, with their names, which other commands read', () => {
    const { stdout } = unjam(['puzzles', '--walls', '1', '--seed', '7', '--count', '3', '--to', 'grid']);
    expect(stdout).toMatch(/^# rating \d+, \w+, \d+ moves, \d+ steps\nJam \d+\n/);
    const solved = records(unjam(['solve', '-', '--json'], { input: stdout }));
    const listed = records(unjam(['puzzles', '--walls', '1', '--seed', '7', '--count', '3', '--json']));
    expect(solved.map(({ name, board, moves }) => ({ name, board, moves }))).toEqual(
      listed.map(({ name, board, moves }) => ({ name, board, moves })),
    );
    const folder = scratch();
    unjam(['puzzles', '1', '2', '-o', folder]);
    expect(readdirSync(folder).sort()).toEqual(['Jam 1.txt', 'Jam 2.txt']);
  });

  test('a seed draws the same puzzles, another others; --random others every time', () => {
    const drawn = (...words: string[]) => unjam(['puzzles', '--count', '5', '--json', ...words]).stdout;
    expect(drawn('--seed', '1')).toBe(drawn('--seed', '1'));
    expect(drawn('--seed', '1')).not.toBe(drawn('--seed', '2'));
    expect(drawn('--random')).not.toBe(drawn('--random'));
    expect(drawn('--random', '--seed', '1')).toBe(drawn('--seed', '1'));
  });

  test('where nothing fits the answer is no, and why', () => {
    expect(unjam(['puzzles', '--grade', 'expert', '--moves', '..9'])).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(
        /^unjam: no puzzle fits: of 2,000 puzzles, as wished are \d+ in grade, \d+ in moves\n$/,
      ),
    });
  });

  test('a board that a format has no words for', () => {
    expect(unjam(['puzzles', '--size', '5x6', '--count', '1', '--to', 'line'])).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^(\S{5}\/){5}\S{5}\n$/),
      stderr: expect.stringMatching(/^unjam: Jam \d+ is written in one line: .*5 columns and 6 rows\n$/),
    });
  });
});

describe('daily', () => {
  test('the puzzle of a date, drawn, and its board in the last line', () => {
    const { stdout, status } = unjam(['daily', '2026-12-24']);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^2026-12-24: Jam \d+, rating \d+, \w+, \d+ moves, \d+ steps\n╭─/);
    expect(unjam(['daily', '--date', '2026-12-24']).stdout).toBe(stdout);
    const [record] = records(unjam(['daily', '2026-12-24', '--json']));
    expect(record).toMatchObject({ date: '2026-12-24', board: stdout.trimEnd().split('\n').at(-1) });
    const [listed] = records(unjam(['puzzles', String(record?.number), '--json']));
    expect(record).toEqual({ ...listed, date: '2026-12-24' });
  });

  test('of today where the command runs, without a date', () => {
    const at = (TZ: string) => records(unjam(['daily', '--json'], { env: { ...process.env, TZ } }))[0]?.date;
    // two places that are never on one date
    expect(at('Etc/GMT-14')).not.toBe(at('Etc/GMT+12'));
    expect(records(unjam(['daily', String(at('UTC')), '--json']))).toEqual(
      records(unjam(['daily', '--json'], { env: { ...process.env, TZ: 'UTC' } })),
    );
  });
});

describe('a bad criteria is told in one line before any work', () => {
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
  ])('%j', (words, complaint) => {
    const ended = unjam(words);
    expect(ended).toMatchObject({ status: 2, stdout: '' });
    if (typeof complaint === 'string') expect(ended.stderr).toBe(complaint);
    else expect(ended.stderr).toMatch(complaint);
    expect(ended.stderr).toMatch(/^[^\n]+\n$/);
  });
});
