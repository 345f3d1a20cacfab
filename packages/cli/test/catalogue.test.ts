// The bundled catalogue and the puzzle of the day, through the built command.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { puzzleId } from '@unjam/core/formats';
import { describe, expect, test } from 'vitest';
import { records, root, scratch, unjam } from './command.ts';
import { unjamHere } from './in-process.ts';

const shipped = readFileSync(join(root, 'puzzles/catalogue.txt'), 'utf8');
/** The facts about each puzzle and its board, in one line. */
const lines = [...shipped.matchAll(/^# (\d.*)\n(.*)$/gm)].map(([, told, board]) => `${told} ${board}`);

describe('puzzles', () => {
  test('without criteria: how many there are of each size and grade', async () => {
    const { stdout, status } = await unjamHere(['puzzles']);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^size +beginner +intermediate +advanced +expert +grandmaster +all\n/);
    expect(stdout).toMatch(/^all .* 2,000$/m);
  });

  test.each(['csv', 'bordered', 'line', 'json'])(
    'written in %s, with its name and beside walls in one line, each is read back',
    async (format) => {
      const { stdout } = await unjamHere(['puzzles', '--size', '4x4', '--count', '12', '--to', format]);
      const answers = await unjamHere(['solve', '-', '--json'], { input: stdout });
      expect(records(answers).map(({ kind, moves }) => [kind, Number(moves) > 0])).toEqual(
        Array.from({ length: 12 }, () => ['solved', true]),
      );
    },
  );

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

  test('without a date: the puzzle of today in local time', async () => {
    const at = (TZ: string) => records(unjam(['daily', '--json'], { env: { ...process.env, TZ } }))[0]?.date;
    // two time zones that never have the same date
    expect(at('Etc/GMT-14')).not.toBe(at('Etc/GMT+12'));
    expect(records(await unjamHere(['daily', String(at('UTC')), '--json']))).toEqual(
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
    [['daily', '2026-02-30'], 'unjam: the date "2026-02-30"; expected a date such as 2026-11-21\n'],
    [['daily', 'tomorrow'], 'unjam: the date "tomorrow"; expected a date such as 2026-11-21\n'],
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

describe('a message repeats the beginning of a long word', () => {
  const long = 'q'.repeat(50_000);
  test.each([
    ['daily', long],
    ['daily', '2026-01-01', '--date', long],
    ['puzzles', long],
    ['puzzles', '--moves', long],
    ['puzzles', '--from', '6x6', long],
    ['solve', 'XX.A/...A/..../....', '--algorithm', long],
    ['solve', 'XX.A/...A/..../....', '--limit-time', long],
    ['solve', 'XX.A/...A/..../....', '--limit-memory', long],
    ['solve', 'XX.A/...A/..../....', '--columns', long],
    ['solve', 'XX.A/...A/..../....', '--border', long],
    ['solve', 'XX.A/...A/..../....', `--${long}`],
    ['generate', '--size', long],
    ['generate', '--difficulty', long],
    ['serve', '--port', long],
    ['check', 'XX.A/...A/..../....', 'X+2', '--notation', long],
    ['help', long],
    [long],
    ['--color', long, 'formats'],
    ['atlas', 'stats', long],
    ['atlas', 'build', '--out', '/nowhere', '--size', long],
    ['atlas', long],
    ['rate', long],
    ['convert', '--to', long],
    ['solve', 'XX.A/...A/..../....', '-o', long],
  ])('%.30s %.30s %.30s', async (...words) => {
    const ended = await unjamHere(words);
    expect(ended.status).toBe(2);
    expect(ended.stderr.length).toBeLessThan(800);
  });
});

test('every puzzle of the catalogue that a page names by its id exists', () => {
  const ids = new Set(lines.map((line) => puzzleId(String(line.split(' ').at(-1)))));
  const pages = ['docs', 'docs/guide'].flatMap((folder) =>
    readdirSync(join(root, folder)).flatMap((name) => (name.endsWith('.md') ? `${folder}/${name}` : [])),
  );
  const named = pages.flatMap(
    (page) => readFileSync(join(root, page), 'utf8').match(/\bp-[0-9a-z]{7}\b/g) ?? [],
  );
  expect(named.length).toBeGreaterThan(6);
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
});

describe('a puzzle of the catalogue as an input', () => {
  test('by its number, its name and its id, in every command that reads boards', async () => {
    const board = lines[13]?.split(' ').at(-1);
    for (const word of ['14', 'Jam 14', puzzleId(String(board))])
      expect(await unjamHere(['convert', word, '--to', 'line'])).toEqual({
        status: 0,
        stdout: `${board}\n`,
        stderr: '',
      });
    const [last] = records(await unjamHere(['puzzles', '2000', '--json']));
    expect(records(await unjamHere(['rate', '2000', '--json']))).toMatchObject([{ board: last?.board }]);
    expect(records(await unjamHere(['solve', '14', 'p-0ewcusj', '2026-11-21', '--json']))).toMatchObject([
      { name: 'jam-14', moves: 5 },
      { name: 'p-0ewcusj', moves: 18 },
      { name: '2026-11-21', moves: 34 },
    ]);
  });

  test('a file of that name goes before it, and a number that no puzzle has is refused', async () => {
    const folder = scratch();
    writeFileSync(join(folder, '14'), 'XX..\n....\n....\n....\n');
    const read = await unjamHere(['convert', '14', '--to', 'line'], { cwd: folder });
    expect(read.stdout).toBe('XXoooooooooooooo\n');
    expect(await unjamHere(['solve', '2001'])).toEqual({
      status: 2,
      stdout: '',
      stderr:
        '2001: no such file, and no puzzle of the catalogue has this number (unjam puzzles lists them)\n',
    });
  });
});
