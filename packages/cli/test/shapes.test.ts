// Texts that no format recognises: the command reads them by their shape, says how, and asks where two readings are equally good.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { records } from './command.ts';
import { unjamHere } from './in-process.ts';

const list = '6\n8\n1 h 2 2 3\n2 v 3 1 2\n3 h 2 1 1\n4 v 3 4 2\n5 h 3 3 6\n6 v 2 1 5\n7 h 2 5 5\n8 v 3 6 1\n';
const matrix = '[[1,1,0,0,0,2],[3,0,0,4,0,2],[3,9,9,4,0,2],[3,0,0,4,0,0],[5,0,0,0,6,6],[5,0,7,7,7,0]]';
/** The same board with the truck `o`. */
const truck = 'aa...o\np..q.o\npxxq.o\np..q..\nb...cc\nb.rrr.\n';

describe('a text in no format', () => {
  test('is read, and standard error says how', async () => {
    const { status, stdout, stderr } = await unjamHere(['solve', '-'], { input: list });
    expect([status, stdout]).toEqual([0, expect.stringContaining('8 moves, 16 steps')]);
    expect(stderr).toMatch(
      /^stdin:1: read as a vehicle a line: label, direction, length, column, row \(from 1\); 1 is the red car, .*a guess: .*\n$/,
    );
  });

  test.each([
    ['"minMoves": 8', ''],
    ['"minMoves": 16', ''],
    [
      '"minMoves": 20',
      '; the text says 20 moves, but the shortest solution has 8 (16 steps): is it read as it is meant?',
    ],
  ])('with %s standard error says whether that is so', async (claim, words) => {
    const rows = truck.trim().split('\n');
    const input = JSON.stringify({ rows, red: 'x' }).replace('}', `, ${claim}}`);
    const { status, stderr } = await unjamHere(['solve', '-'], { input });
    expect([status, stderr]).toEqual([0, expect.stringMatching(/^stdin:1: read as .*\n$/)]);
    expect(stderr.replace(/^.*exit at the right; the board is 6x6/, '')).toBe(`${words}\n`);
  });

  test('another meaning of the columns is taken at its word', async () => {
    const swapped = ['solve', '-', '--columns', 'label,direction,length,row1,column1'];
    expect(await unjamHere(swapped, { input: list })).toMatchObject({ status: 2, stdout: '' });
  });

  test('one glyph alone is empty: beside `.` the letter o is a truck', async () => {
    const { stdout, stderr } = await unjamHere(['solve', '-', '--json'], { input: truck });
    expect(records({ status: 0, stdout, stderr })).toMatchObject([{ moves: 8, kind: 'solved' }]);
    expect(stderr).toContain('. is empty, o is a vehicle; x is the red car');
  });

  test.each([
    ['show'],
    ['convert', '--to', 'json'],
    ['rate'],
    ['hint'],
    ['analyze'],
    ['harden'],
    ['compare'],
  ])('%s reads it too', async (command, ...more) => {
    const { status, stderr } = await unjamHere([command, '-', ...more], { input: list });
    expect([status, stderr]).toEqual([0, expect.stringContaining('read as a vehicle a line')]);
  });
});

test('where two readings have the same columns, the options that choose one have its red car too', async () => {
  const input = '1 1 2 h\n3 1 3 v\n2 3 2 h\n';
  const { stderr } = await unjamHere(['solve', '-'], { input });
  const offered = [...stderr.matchAll(/^stdin:1: (--.*?): read as/gm)].map(([, options = '']) => options);
  expect([offered.length, new Set(offered).size]).toEqual([6, 6]);
  for (const options of offered)
    expect(await unjamHere(['solve', '-', ...options.split(' ')], { input })).toMatchObject({
      status: 0,
      stderr: expect.stringMatching(/^stdin:1: read as /),
    });
});

describe('values of options that mean nothing', () => {
  test.each([
    [['--columns', 'label,colour'], "'colour' is no role of a column; expected label, direction, length"],
    [['--columns', ''], "'' is no role of a column"],
    [['--empty', 'two words'], "--empty 'two words'; expected one character"],
    [['--wall', ''], "--wall ''; expected one character"],
    [['--border', 'ten letters'], "--border 'ten letters'; expected one character"],
    [['--exit', 'up'], "unknown edge 'up'"],
    [['--format', 'lst'], "unknown format 'lst'; expected grid"],
  ])('%j', async (options, said) => {
    for (const command of ['solve', 'show', 'check', 'env'])
      expect(await unjamHere([command, '-', ...options], { input: list })).toMatchObject({
        status: 2,
        stdout: '',
        stderr: expect.stringContaining(said),
      });
  });
});

describe('one bad board of five', () => {
  const line = 'ooooooooooooAAooBoooooBooooooooooooo';
  const five = `${line} -1\n2 ${line} 99 7\n${line.replace(/oo$/, 'Co')}\n${line} 3 4 5\n${line}\n`;
  test.each([
    [['solve'], 4],
    [['solve', '--json'], 4],
    [['show', '--json'], 4],
    [['convert', '--to', 'json', '--json'], 4],
    [['rate', '--json'], 4],
    [['hint', '--json'], 4],
    [['analyze', '--json'], 4],
    [['harden', '--json'], 4],
  ])('%j answers the other four', async ([command = '', ...more], answered) => {
    const { status, stdout, stderr } = await unjamHere([command, '-', ...more], { input: five });
    const lines = stdout.split('\n').filter((text) => /stdin-\d/.test(text));
    expect([status, lines.length]).toEqual([2, answered]);
    expect(stderr).toMatch(/^stdin:3:35: vehicle C at row 6, column 5 covers 1 cell/m);
    expect(`${stdout}${stderr}`).toMatch(/1 of 5 boards refused|4 solved, 1 refused|"name":"stdin-5"/);
  });
});

describe('a word of the command line', () => {
  const line = 'ooooooooooooAAooBoooooBooooooooooooo';
  test.each([
    ['A h 2 3 1; B v 3 1 4; C v 2 5 6', '2 moves, '],
    [list.slice(4).trim().replaceAll('\n', '; '), '8 moves, '],
    [list.slice(4).trim().replaceAll('\n', ', '), '8 moves, '],
    [`${line}; AA...O/P..Q.O/PXXQ.O/P..Q../B...CC/B.RRR.`, '2 boards: 2 solved · 10 moves'],
    [`${line};${line}`, '2 boards: 2 solved'],
    [truck.trim().replaceAll('\n', ';'), '8 moves, '],
    [truck.trim().replaceAll('\n', ' '), '8 moves, '],
  ])('%s', async (word, said) => {
    expect(await unjamHere(['solve', word])).toMatchObject({
      status: 0,
      stdout: expect.stringContaining(said),
    });
  });

  test.each([
    ['A h 2 3 3; B v 2 3 3; C v 3 3 3; D h 2 3 3', /vehicle D overlaps/],
    ['level 12.txt', /no such file or folder/],
    ['my boards; new', /no such file or folder/],
    ['car A at row 3', /no such file or folder/],
  ])('%s', async (word, said) => {
    expect(await unjamHere(['solve', word])).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringMatching(said),
    });
  });
});

describe('a planning problem in PDDL', () => {
  const domain = '(define (domain rush) (:requirements :strips))\n';
  const cells = ['c1_1', 'c1_2', 'c1_3', 'c1_4', 'c2_1', 'c2_2', 'c2_3', 'c2_4'].join(' ');
  const problem = (at: string) =>
    `(define (problem p) (:domain rush) (:objects red - car ${cells} - cell)\n (:init (at red c1_1) (at red ${at}))\n (:goal (at red c1_4)))\n`;
  const folder = (files: Readonly<Record<string, string>>) => {
    const path = mkdtempSync(join(tmpdir(), 'unjam-pddl-'));
    onTestFinished(() => rmSync(path, { recursive: true }));
    for (const [name, text] of Object.entries(files)) writeFileSync(join(path, name), text);
    return path;
  };

  test.each([[['domain.pddl', 'problem.pddl']], [['problem.pddl', 'domain.pddl']]])(
    'beside its domain: %j',
    async (names) => {
      const path = folder({ 'domain.pddl': domain, 'problem.pddl': problem('c1_2') });
      const run = await unjamHere(['solve', ...names.map((name) => join(path, name))]);
      expect(run).toMatchObject({ status: 0, stdout: expect.stringContaining('1 move, ') });
      expect(run.stderr).not.toContain('domain.pddl');
    },
  );

  test('a folder with a domain and ten problems gives ten answers', async () => {
    const tasks = Array.from({ length: 10 }, (_, i) => [`p${i}.pddl`, problem('c1_2')]);
    const path = folder({ 'domain.pddl': domain, ...Object.fromEntries(tasks) });
    const run = await unjamHere(['solve', path]);
    expect([run.status, run.stdout]).toEqual([0, expect.stringContaining('10 boards: 10 solved')]);
  });

  test('domains alone are refused', async () => {
    const path = folder({ 'a.pddl': domain, 'b.pddl': domain });
    const { status, stderr } = await unjamHere(['solve', path]);
    expect([status, stderr.split('it defines a domain and no problem').length - 1]).toEqual([2, 2]);
  });
});

describe('JSON says how a text was read', () => {
  test.each([['rate'], ['hint'], ['analyze'], ['harden'], ['convert'], ['check', '3←1']])(
    '%s',
    async (command, ...more) => {
      const { stdout } = await unjamHere([command, '-', ...more, '--json'], { input: list });
      expect(JSON.parse(stdout)).toMatchObject({
        read: expect.stringMatching(/^read as a vehicle a line: /),
      });
    },
  );
});

describe('two readings that are equally good', () => {
  test('are both drawn, with the option that decides', async () => {
    const { status, stdout, stderr } = await unjamHere(['solve', '-'], { input: matrix });
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain('3  9──9  4  ·  2  →');
    expect(stderr).toContain('this can be read in 2 ways; expected --primary 9 or --primary 1');
  });

  test('one of them is chosen', async () => {
    const { status, stdout } = await unjamHere(['solve', '-', '--primary', '9'], { input: matrix });
    expect([status, stdout]).toEqual([0, expect.stringContaining('8 moves, 16 steps')]);
  });
});

describe('a text that is surely meant to be in a format', () => {
  const board =
    '{"width":6,"height":6,"vehicles":[{"label":"X","row":3,"column":1,"orientation":"horizontal","length":2}]}';

  test.each([
    [board.replace('"width"', '"colour":1,"width"'), 'stdin:1:2: unknown property colour; '],
    [board.replace('"length":2', '"length":"2"'), 'stdin:1:103: vehicles[0].length is "2"; '],
    [board.slice(0, -2), 'stdin:1:105: the text ends too early; '],
    ['car,orientation,col,row,length\nX,H,1,3,2\nA,V,4,1\n', 'stdin:3:1: 4 values; '],
  ])('%j is refused with the message of the format alone', async (input, message) => {
    const { status, stderr } = await unjamHere(['solve', '-'], { input });
    expect([status, stderr.trimEnd().split('\n')]).toEqual([2, [expect.stringContaining(message)]]);
  });
});

test.each([['solve'], ['show'], ['convert', '--to', 'json']])(
  '%s --json says in `read` how it read, and of a board in a format nothing',
  async (command, ...more) => {
    const shaped = await unjamHere([command, '-', ...more, '--json'], { input: list });
    expect(records(shaped)).toMatchObject([{ read: expect.stringMatching(/^read as a vehicle a line: /) }]);
    const formatted = await unjamHere([command, '-', ...more, '--json'], {
      input: 'XX.A\n...A\n....\n....\n',
    });
    expect(records(formatted)[0]).not.toHaveProperty('read');
  },
);

describe('the formats count first', () => {
  test('a board in a format is read as before, without a word', async () => {
    const { stderr } = await unjamHere(['solve', 'AA...O/P..Q.O/PXXQ.O/P..Q../B...CC/B.RRR.']);
    expect(stderr).toBe('');
  });

  test('with --format nothing else is tried', async () => {
    const { status, stderr } = await unjamHere(['solve', '-', '--format', 'grid'], { input: truck });
    expect([status, stderr]).toEqual([2, expect.stringContaining('the 3 cells of "o" may be a vehicle')]);
  });
});
