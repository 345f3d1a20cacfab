// Bad input: one line on standard error that says where, what and what was expected; nothing else. The last test shows that
// the command ends as a process in the same way.
import { closeSync, mkdirSync, openSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { scratch, unjam } from './command.ts';
import { unjamHere } from './in-process.ts';

const rows = ['..0..A', '..0..A', 'XX0...', '.RGGY.', 'VR..Y.', 'VR....'];
const withRow = (index: number, row: string): string => rows.with(index, row).join('\n');

describe('a board', () => {
  test.each([
    ['an empty file', '', /^bad\.txt:1:1: .*expected/],
    ['only blanks', ' \n\n', /^bad\.txt:1:1: .*expected/],
    ['ragged rows', withRow(2, 'XX0..'), /^bad\.txt:3:\d: .*expected/],
    ['an unknown character', withRow(3, '.R?GY.'), /^bad\.txt:4:3: .*"\?".*expected/],
    ['a row too long', withRow(0, '..0..A.'), /^bad\.txt:\d:\d: .*expected/],
    ['a bent vehicle', withRow(0, '.00..A'), /^bad\.txt:1:2: vehicle 0 is bent.*expected/],
    ['a one-cell vehicle', withRow(5, 'VR..Q.'), /^bad\.txt:6:5: vehicle Q .*expected/],
    ['no primary', 'AA..\n...B\n...B\n....', /^bad\.txt:1:1: no .*primary.*expected/],
    ['two candidates', withRow(2, 'XX0.@@'), /^bad\.txt:\d:\d: .*expected/],
    ['an overlap', '[(17,18),(17,31)]', /^bad\.txt:1:\d+: .*overlap.*expected/],
    ['a number out of range', '[(17,18),(1,42)]', /^bad\.txt:1:13: there is no cell 42; expected/],
    ['an unfinished Prolog term', '[car(x,h,1-3),car(o', /^bad\.txt:1:\d+: .*expected/],
    ['broken JSON', '{"width": 6,', /^bad\.txt:1:\d+: .*expected/],
    ['a board too large', Array(17).fill('.'.repeat(17)).join('\n'), /^bad\.txt:1:1: .*expected/],
  ])('%s', async (_, text, problem) => {
    const folder = scratch();
    writeFileSync(join(folder, 'bad.txt'), text);
    const ended = await unjamHere(['solve', 'bad.txt', '-o', 'out.sol'], { cwd: folder });
    expect(ended.stderr).toMatch(problem);
    expect(ended.stderr).toMatch(/^[^\n]+\n$/);
    expect(ended).toMatchObject({ status: 2, stdout: '' });
    expect(readdirSync(folder)).toEqual(['bad.txt']);
  });
});

test('a folder: what npm installed and what is hidden is left out', async () => {
  const folder = scratch();
  for (const name of ['node_modules/a', '.git', 'mine']) {
    mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, name, 'board.txt'), 'XX..\n....\n');
  }
  const ended = await unjamHere(['convert', '.', '--json'], { cwd: folder });
  expect(ended.stdout.trim().split('\n')).toHaveLength(1);
  expect(ended.stdout).toContain('mine/board');
});

// other systems allow no such names
test.skipIf(process.platform !== 'linux')(
  'a name that is not UTF-8 is said to be so, in a folder and by itself',
  async () => {
    const folder = scratch();
    const path = Buffer.concat([Buffer.from(`${folder}/caf`), Buffer.of(0xe9), Buffer.from('.txt')]);
    writeFileSync(path, 'XX..\n....\n');
    for (const word of ['.', 'caf\uFFFD.txt']) {
      const ended = await unjamHere(['solve', word], { cwd: folder });
      expect(ended.stderr).toBe(
        'caf\uFFFD.txt: cannot be read: its name is not in UTF-8; expected another name\n',
      );
      expect(ended.status).toBe(2);
    }
  },
);

describe('a source', () => {
  test.each([
    [
      'nothing there',
      'nowhere.txt',
      'nowhere.txt: no such file or folder; expected a file, a folder, - or a board',
    ],
    ['no name', '', "'': no such file or folder; expected a file, a folder, - or a board"],
    ['a folder without boards', 'empty', /^empty: a folder without boards; expected files ending in \.txt /],
    [
      'a file that cannot be read',
      'loop.txt',
      'loop.txt: cannot be read: too many symbolic links encountered',
    ],
    [
      'a slash after the name of a file',
      'board.txt/',
      'board.txt/: a file, not a folder; expected no / at the end',
    ],
    [
      'a folder that is not there',
      'nowhere/',
      'nowhere/: no such file or folder; expected a file, a folder, - or a board',
    ],
    [
      'the id of no puzzle',
      'p-xxxxxxx',
      'p-xxxxxxx: there is no such puzzle; expected the id of a puzzle of the catalogue, or a date',
    ],
    [
      'a lesson of the app',
      'lesson-1',
      'lesson-1: there is no such puzzle; expected the id of a puzzle of the catalogue, or a date',
    ],
    ['a name too long', 'folder/'.repeat(1000), /: cannot be read: name too long$/],
  ])('%s', async (_, word, problem) => {
    const folder = scratch();
    mkdirSync(join(folder, 'empty'));
    writeFileSync(join(folder, 'board.txt'), rows.join('\n'));
    symlinkSync('loop.txt', join(folder, 'loop.txt'));
    const ended = await unjamHere(['solve', word], { cwd: folder });
    if (typeof problem === 'string') expect(ended.stderr).toBe(`${problem}\n`);
    else expect(ended.stderr.trimEnd()).toMatch(problem);
    expect(ended).toMatchObject({ status: 2, stdout: '' });
  });

  test('one unreadable file of a folder does not stop the others', async () => {
    const folder = scratch();
    writeFileSync(join(folder, 'a.txt'), rows.join('\n'));
    symlinkSync('loop.txt', join(folder, 'loop.txt'));
    symlinkSync('nowhere', join(folder, 'nowhere.txt'));
    const ended = await unjamHere(['solve', '.'], { cwd: folder });
    expect(ended.status).toBe(2);
    expect(ended.stderr.split('\n')).toEqual([
      'loop.txt: cannot be read: too many symbolic links encountered',
      'nowhere.txt: cannot be read: no such file or directory',
      '',
    ]);
    expect(ended.stdout).toContain('3 boards: 1 solved, 2 refused');
  });

  test('standard input twice', async () => {
    const ended = await unjamHere(['solve', '-', '-'], { input: rows.join('\n') });
    expect(ended).toMatchObject({ status: 2, stderr: '-: standard input can be read only once\n' });
  });
});

describe('an option', () => {
  const board = rows.join('\n');
  test.each([
    [
      ['solve', board, '--algorithm', 'egnine'],
      /unknown algorithm 'egnine', did you mean 'engine'\?; expected .*bfs/,
    ],
    [
      ['solve', board, '--notation', 'arows'],
      /unknown notation 'arows', did you mean 'arrows'\?; expected .*letters/,
    ],
    [['solve', board, '--format', 'gird'], /unknown format 'gird', did you mean 'grid'\?; expected .*prolog/],
    [
      ['solve', board, '--metric', 'step'],
      /unknown metric 'step', did you mean 'steps'\?; expected moves, steps/,
    ],
    [
      ['solve', board, '--exit', 'rihgt'],
      /unknown edge 'rihgt', did you mean 'right'\?; expected right, left/,
    ],
    [['convert', board, '--to', 'xml'], /unknown format 'xml'; expected grid/],
    [['compare', board, '--algorithms', 'bfs,dsf'], /unknown algorithm 'dsf', did you mean '\w?dfs'\?/],
    [['solve', board, '--limit-states', 'many'], /--limit-states 'many'; expected a whole number from 1 up/],
    [['solve', board, '--limit-time', '-1'], /--limit-time '-1'; expected a time such as 500ms/],
    [['puzzles', '--size', '0'], /--size 0; expected 1 to 16 columns and rows/],
    [['compare', board, '--json', '--markdown'], /cannot be used with option '--markdown'/],
    [['harden', board, '--json', '--to', 'line'], /cannot be used with option '--to/],
    [['puzzles', '--from', '4x4', '--size', '17x3'], /--size 17x3; expected 1 to 16 columns and rows/],
    [['env', '--slots', '1000000000'], /--slots '1000000000'; expected a whole number from 1 to 128/],
    [['env', '--size', '100000'], /--size 100000; expected 1 to 16 columns and rows/],
    [['grade', '--size', '3x99', '--', 'true'], /--size 3x99; expected 1 to 16 columns and rows/],
    [['solve', board, '--colour'], /unknown option '--colour'/],
    [['solve', board, "--queu=postgres://me:sec'ret@db/atlas"], /unknown option '--queu' \(see/],
    [['puzzles', '--limit', '3'], /unknown option '--limit' \(Did you mean --count\?\) \(see/],
    [['solve', board, '--solver', 'bfs'], /unknown option '--solver' \(Did you mean --algorithm\?\) \(see/],
    [
      ['solve', '-A--/XX--/----'],
      /unknown option '-A--\/XX--\/----'; a board .*begins with - goes after -- \(see/,
    ],
    [['check', board, '-A 1 X+3'], /unknown option '-A 1 X\+3'; a board .*begins with - goes after -- \(see/],
    [['solve'], /missing required argument 'INPUT'/],
    [['convert', board], /required option '--to <id>' not specified/],
    [['sovle', board], /unknown command 'sovle'.*Did you mean solve\?/],
  ])('%#', async (words, problem) => {
    const ended = await unjamHere(words);
    expect(ended.stderr).toMatch(problem);
    expect(ended.stderr).toMatch(/^unjam: [^\n]+ \(see 'unjam(?: \w+)? --help'\)\n$/);
    expect(ended).toMatchObject({ status: 2, stdout: '' });
  });
});

describe('a solution', () => {
  const board = 'XXA...\n..A...\n..A...\n......';
  test.each([
    [
      'an illegal move',
      'XR1',
      1,
      'solution: the move is illegal: X cannot slide right 1: vehicle A stands at row 1, column 3',
    ],
    ['of one that follows', 'AD1 AD1', 1, /^solution: move 2 is illegal: A cannot slide down 1: the edge/],
    ['no such vehicle', 'ZR1', 2, /^solution:1:1: .*Z.*expected/],
    ['no notation', '????', 2, /^\?\?\?\?: no such file; expected a file, - or a solution/],
  ])('%s', async (_, solution, status, problem) => {
    const ended = await unjamHere(['check', board, solution, '--exit', 'right']);
    if (typeof problem === 'string') expect(ended.stderr).toBe(`${problem}\n`);
    else expect(ended.stderr).toMatch(problem);
    expect(ended).toMatchObject({ status, stdout: '' });
  });
});

test
  .skipIf(process.platform === 'win32')
  .each([[['solve', '-']], [['check', '14', '-']], [['review', '14', '-']], [['read', '-']]])(
  'a folder as standard input is not an empty text: %j',
  (words) => {
    const folder = openSync(scratch(), 'r');
    const { status, stdout, stderr } = unjam(words, { stdio: [folder, 'pipe', 'pipe'] });
    closeSync(folder);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toBe('stdin: cannot be read: illegal operation on a directory\n');
  },
);
