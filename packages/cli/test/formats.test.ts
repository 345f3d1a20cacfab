// Files and words as people have them: other programs' formats, links, and what the command itself prints.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Ended, records, scratch, seeds } from './command.ts';
import { unjamHere } from './in-process.ts';

/** The command with another one's output as its standard input. */
const piped = (from: Ended, words: readonly string[]): Promise<Ended> =>
  unjamHere(words, { input: from.stdout });
const lengths = (ended: Ended) => records(ended).map(({ name, moves }) => [name, moves]);

const sixRows = '..BCCC/..B.D./AAB.DE/FFF..E/...x.E/.GGx..';
const csv = 'car,orientation,col,row,length\nX,H,1,3,2\nA,V,4,2,3\n';
const bandung = '6 6\n1\n......\n...A..\nPP.A..K\n...A..\n......\n......\n';

describe('what the command prints is read again', () => {
  test('daily, puzzles and show', async () => {
    const daily = await unjamHere(['daily', '2026-11-21']);
    expect(records(await piped(daily, ['solve', '-', '--json']))).toHaveLength(1);
    const puzzles = await unjamHere(['puzzles', '5', '700']);
    expect(lengths(await piped(puzzles, ['solve', '-', '--json']))).toEqual([
      ['Jam 5', 5],
      ['Jam 700', 18],
    ]);
    const shown = await unjamHere(['show', seeds]);
    expect(lengths(await piped(shown, ['solve', '-', '--json']))).toEqual(
      lengths(await unjamHere(['solve', seeds, '--json'])),
    );
  });
});

describe('files of other programs', () => {
  test('mixed in a folder', async () => {
    const folder = scratch();
    writeFileSync(join(folder, 'a.csv'), csv);
    writeFileSync(join(folder, 'b.txt'), bandung);
    writeFileSync(join(folder, 'c.txt'), sixRows.replaceAll('/', '\n'));
    writeFileSync(join(folder, 'd.txt'), '######\n#XX.A.\n#...A#\n######\n');
    writeFileSync(join(folder, 'e.txt'), 'Look:\n\n```\nXX.A\n...A\n....\n....\n```\n');
    const solved = await unjamHere(['solve', folder, '--json']);
    expect(solved.stderr).toBe('');
    expect(records(solved).map(({ name, kind, moves }) => [name, kind, moves])).toEqual([
      ['a', 'solved', 2],
      ['b', 'solved', 2],
      ['c', 'unsolvable', null],
      ['d', 'unsolvable', null],
      ['Look', 'solved', 2],
    ]);
  });

  test('a list of vehicles in free form among boards names its place and the CSV to write', async () => {
    const file = join(scratch(), 'boards.txt');
    writeFileSync(
      file,
      'XX.A\n...A\n....\n....\n\ncar A at 1,1 horizontal length 2\ncar X at 1,3 horizontal length 2\n',
    );
    const ended = await unjamHere(['convert', file, '--to', 'line']);
    expect(ended.stdout.split('\n')).toHaveLength(2);
    expect(ended.stderr).toBe(
      `${file}:6:1: this looks like a list of vehicles, one a line; expected CSV: the heading car,orientation,col,row,length, then lines such as X,H,1,3,2 ('unjam help formats')\n1 of 2 boards refused\n`,
    );
  });

  test('an answer of the same course is checked', async () => {
    const folder = scratch();
    writeFileSync(join(folder, 'board.csv'), csv);
    writeFileSync(join(folder, 'down.csv'), 'car,move\nA,2\nX,4\n');
    writeFileSync(join(folder, 'up.csv'), 'car,move\nA,-2\nX,4\n');
    const check = (answer: string) => unjamHere(['check', join(folder, 'board.csv'), join(folder, answer)]);
    expect((await check('down.csv')).stdout).toMatch(
      /^legal, solves the board · 2 moves, 6 steps · shortest in moves/,
    );
    expect((await check('up.csv')).stdout).toMatch(/^legal, solves the board · 2 moves, 6 steps/);
    const asBoard = await unjamHere(['solve', join(folder, 'down.csv')]);
    expect(asBoard.stderr).toMatch(
      /:1:1: this looks like a solution in lines of car,move; expected a board; 'unjam check /,
    );
  });

  test.each([
    ['rows', sixRows, /^\.\.BCCC\n/],
    ['csv', csv, /^car,orientation,col,row,length\n/],
    ['bandung', bandung, /^6 6\n1\n/],
    ['bordered', '######/#XX.A#/#...A#/######'.replaceAll('/', '\n'), /^######\n#XX\.A\.\n/],
    ['printed', csv, /^╭─+╮\n/],
    ['link', csv, /^#1\/play\//],
  ])('converted to %s and read again', async (to, text, begins) => {
    const written = await unjamHere(['convert', text, '--to', to]);
    expect(written).toMatchObject({ status: 0, stderr: '' });
    expect(written.stdout).toMatch(begins);
    const again = await unjamHere(['convert', '-', '--to', to], { input: written.stdout });
    expect(again.stdout).toBe(written.stdout);
  });
});

test('convert takes the format from the ending of -o', async () => {
  const file = join(scratch(), 'board.csv');
  expect(await unjamHere(['convert', bandung, '--relabel', 'X', '-o', file])).toMatchObject({
    status: 0,
    stderr: '',
  });
  expect(readFileSync(file, 'utf8')).toBe('car,orientation,col,row,length\nA,V,4,2,3\nX,H,1,3,2\n');
});

describe('words', () => {
  test.each([
    ['rows with A', sixRows, null],
    ['a link', 'https://example.org/unjam/#1/play/IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM', 60],
    ['a board and its count', 'IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM 60', 60],
  ])('%s', async (_, word, moves) => {
    expect(records(await unjamHere(['solve', word, '--json']))).toMatchObject([{ moves }]);
  });

  test('a small board between slashes', async () => {
    expect(records(await unjamHere(['solve', 'AA../XX../..BB', '--json']))).toMatchObject([{ moves: 1 }]);
    expect(records(await unjamHere(['solve', 'BB./A../A..', '--json', '--primary', 'B']))).toMatchObject([
      { name: 'board', moves: 1 },
    ]);
  });

  test('the id of a puzzle', async () => {
    const link = (await unjamHere(['puzzles', '5', '--json'])).stdout;
    const [{ board } = { board: '' }] = records({ status: 0, stdout: link, stderr: '' });
    const { puzzleId } = await import('@unjam/core/formats');
    const solved = records(await unjamHere(['solve', puzzleId(String(board)), '--json']));
    expect(solved).toMatchObject([{ moves: 5 }]);
    expect((await unjamHere(['solve', 'p-0000000'])).status).toBe(2);
  });

  test.each([
    [
      'a row too short',
      '..0..A/..0..A/XX0.../.RGGY./VR..Y./VR...',
      /^board:1:41: row 6 has 5 cells, other rows have 6/,
    ],
    ['a wrong cell', '..0..A/..0..A/XX0.../.RGGY./VR..Y./VR..?.', /^board:1:\d+: .*/],
    [
      'a small board that is perhaps a path',
      'AAB/CC',
      /^AAB\/CC \(no such file or folder\), read as a board:1:7: row 2 has 2 cells, other rows have 3;/,
    ],
    ['a short path', 'foo/bar', /^foo\/bar: no such file or folder; expected a file, a folder, - or a board/],
    ['a path', 'puzzles/seeds/nowhere', /^puzzles\/seeds\/nowhere: no such file or folder/],
  ])('%s', async (_, word, message) => {
    const ended = await unjamHere(['solve', word]);
    expect(ended.stderr).toMatch(message);
    expect(ended).toMatchObject({ status: 2, stdout: '' });
  });
});

describe('colours', () => {
  const board = 'XX.A/...A/..../....';
  const show = (words: readonly string[], env: NodeJS.ProcessEnv) =>
    unjamHere(['show', board, ...words], { env: { ...process.env, ...env } });
  test.each<[string, readonly string[], NodeJS.ProcessEnv, boolean]>([
    ['none in a pipe', [], {}, false],
    ['--color=always', ['--color=always'], {}, true],
    ['--color always', ['--color', 'always'], {}, true],
    ['FORCE_COLOR', [], { FORCE_COLOR: '1' }, true],
    ['FORCE_COLOR=0', [], { FORCE_COLOR: '0' }, false],
    ['--color=never beats FORCE_COLOR', ['--color=never'], { FORCE_COLOR: '1' }, false],
    ['--color=always beats NO_COLOR', ['--color=always'], { NO_COLOR: '1' }, true],
  ])('%s', async (_, words, env, expected) => {
    expect((await show(words, env)).stdout.includes('\u001b[')).toBe(expected);
  });

  test('another word is refused', async () => {
    expect(await unjamHere(['show', board, '--color=red'])).toEqual({
      status: 2,
      stdout: '',
      stderr: "unjam: --color 'red'; expected auto, always, never (see 'unjam --help')\n",
    });
  });
});

test('-v, -V and --version', async () => {
  const printed = await Promise.all([unjamHere(['--version'])]);
  for (const flag of ['-v', '-V']) expect((await unjamHere([flag])).stdout).toBe(printed[0].stdout);
});

test('the manual page has every subcommand, its options and its examples', async () => {
  const { stdout } = await unjamHere(['man']);
  expect(stdout).toMatch(/^\.TH UNJAM 1 "" "unjam \d/);
  expect(stdout).toContain('.SS unjam solve ');
  expect(stdout).toContain('.SS unjam atlas build ');
  expect(stdout).toContain('.B \\-\\-metric <metric>');
  expect(stdout).toContain('  $ unjam solve puzzles/seeds/hardest.txt');
});

describe('a link with the address of an app', () => {
  const board = 'XX.A/...A/..../....';

  test('is opened by that app', async () => {
    const { status, stdout } = await unjamHere([
      'convert',
      board,
      '--to',
      'link',
      '--base',
      'https://example.org/u/#x',
    ]);
    expect([status, stdout]).toEqual([0, 'https://example.org/u/#1/play/XXoAoooAoooooooo\n']);
    const shown = await unjamHere(['show', board]);
    expect((await unjamHere(['show', stdout.trim()])).stdout).toBe(shown.stdout);
  });

  test.each([
    [['--to', 'grid', '--base', 'https://example.org'], 'unjam: --base with --to grid; expected --to link\n'],
    [
      ['--to', 'link', '--base', 'javascript:1'],
      "unjam: --base 'javascript:1'; expected an address such as https://example.org/unjam/ (see 'unjam convert --help')\n",
    ],
  ])('%j is refused', async (words, line) => {
    expect(await unjamHere(['convert', board, ...words])).toMatchObject({
      status: 2,
      stdout: '',
      stderr: line,
    });
  });
});

test('a name that says something of the board is left out where it would be read so', async () => {
  const board = '....A/..BBA/XX.CA/.D.C./.D.EE/.D...';
  const names = ['exit left', 'The red maze', 'Level 3: 6x6', 'A is the red car', 'width 7', 'p. 12'];
  const [record] = records(await unjamHere(['convert', board, '--to', 'json', '--json']));
  const input = names
    .map((name) => `${JSON.stringify({ name, ...JSON.parse(String(record?.text)) })}\n`)
    .join('');
  const rows = await unjamHere(['convert', '-', '--to', 'grid'], { input });
  const kept = ['The red maze', 'p. 12'];
  for (const name of names)
    expect([name, rows.stderr.includes(`the name "${name}" is left out`)]).toEqual([
      name,
      !kept.includes(name),
    ]);
  const solved = records(await unjamHere(['solve', '-', '--json'], { input: rows.stdout }));
  expect(solved.map(({ moves }) => moves)).toEqual(names.map(() => 5));
  expect(solved.map(({ name }) => name)).toEqual(expect.arrayContaining(kept));
});
