// How the command behaves: exit statuses, colours, many boards, how it ends.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runsAll, someOr, testInAll } from '../../../testing/in-all.ts';
import { hasShared, program, published, records, root, scratch, seeds, unjam } from './command.ts';
import { unjamHere } from './in-process.ts';

const easy = 'XXA...\n..A...\n......\n......';
const unsolvable = 'XXA..\n..A..\n..A..';
const hardest = join(seeds, 'hardest.txt');

describe('exit status', () => {
  test.each([
    ['0: solved', ['solve', easy], 0],
    ['1: unsolvable', ['solve', unsolvable], 1],
    ['1: nothing found by an incomplete algorithm', ['solve', unsolvable, '--algorithm', 'extreme'], 1],
    ['1: a solution that ends too early', ['check', easy, 'AD1'], 1],
    ['0: a solution that is not shortest', ['check', easy, 'AD2 AU1 XR4'], 0],
    ['2: no command', [], 2],
    ['3: a limit', ['solve', hardest, '--limit-states', '100'], 3],
    ['0: help', ['--help'], 0],
    ['0: help of a command', ['solve', '--help'], 0],
    ['0: version', ['--version'], 0],
  ])('%s', (_, words, status) => {
    expect(unjam(words).status).toBe(status);
  });

  test('with several boards the worst status counts', () => {
    const folder = scratch();
    writeFileSync(join(folder, 'a.txt'), easy);
    writeFileSync(join(folder, 'b.txt'), unsolvable);
    expect(unjam(['solve', folder]).status).toBe(1);
    writeFileSync(join(folder, 'c.txt'), 'XX');
    const ended = unjam(['solve', folder]);
    expect(ended.status).toBe(2);
    expect(ended.stderr).toMatch(/^[^\n]*c\.txt:1:1: [^\n]*\n$/);
    expect(ended.stdout.split('\n')).toEqual([
      expect.stringMatching(/^a {11} {2}2 moves, 5 steps · shortest in moves · \d+ states? · [\d.]+ ms$/),
      expect.stringMatching(
        /^b {11} {2}unsolvable: no sequence of moves leads to the exit · \d+ states? · [\d.]+ ms$/,
      ),
      expect.stringMatching(
        /^3 boards: 1 solved, 1 unsolvable, 1 refused · 2 moves, 5 steps · shortest in moves · /,
      ),
      '',
    ]);
  });
});

test('a board whose rows alone show that it is unsolvable is said to need no search', async () => {
  const walled = 'XX#A/...A/....';
  const { stdout } = await unjamHere(['solve', walled]);
  expect(stdout).toMatch(
    /^unsolvable: no sequence of moves leads to the exit · without a search · [\d.]+ ms\nthe red car never gets nearer to the exit; a wall is in its way\n$/,
  );
});

test('the numbers that the guide for teachers says of two searches', async () => {
  const page = readFileSync(join(root, 'docs/guide/teacher.md'), 'utf8').replace(/\s+/g, ' ');
  const asked = /unjam (compare puzzles\/seeds\/\S+ --metric \w+)/.exec(page)?.[1]?.split(' ') ?? [];
  const words = [...asked, '--algorithms', 'bfs,planning', '--json'];
  const [bfs, planning] = records(await unjamHere(words, { cwd: root }));
  expect(page).toContain(
    `Planning visits ${planning?.states} states where breadth-first search visits ${Number(bfs?.states).toLocaleString('en')}, ` +
      `and needs ${planning?.steps} steps where ${bfs?.steps} would do.`,
  );
});

test('compare runs each search once, as its help says', async () => {
  const named = async (...words: string[]) =>
    records(await unjamHere(['compare', easy, '--json', ...words])).map(({ algorithm }) => algorithm);
  const [all, asked] = [await named(), await named('--algorithms', 'engine,packed32')];
  expect(asked).toEqual(['engine', 'packed32']);
  expect(all).toContain('engine');
  expect(all).not.toContain('packed32');
  const { stdout } = await unjamHere(['compare', '--help']);
  expect(stdout.replace(/\s+/g, ' ')).toContain(
    'the engine that `engine` chooses stands under that name alone',
  );
});

test('solve --seed gives the shortest solution too', async () => {
  const words = ['solve', 'puzzles/seeds/g1.txt', '--quiet'];
  const plain = await unjamHere(words, { cwd: root });
  const seeded = await unjamHere([...words, '--seed', '3'], { cwd: root });
  expect(seeded).toEqual(plain);
  expect(seeded).toMatchObject({ status: 0, stderr: '' });
});

test('hint --notation without --json, which alone writes the move so, is refused', async () => {
  expect(await unjamHere(['hint', 'XX.A/...A/..../....', '--notation', 'words'])).toEqual({
    status: 2,
    stdout: '',
    stderr: 'unjam: --notation without --json; expected both, or neither\n',
  });
});

test('an unsolvable board is explained, and so is that it could be left on the other side', async () => {
  const board = 'A..BCC/A..B../DXX.EE/D...../..FFF./GG....';
  const why = 'the red car never gets further than 1 cell; car E is in its way';
  const other = 'with the exit at the left (--exit left) it takes 2 moves, 2 steps';
  const lines = async (...words: string[]) => (await unjamHere(words)).stdout.split('\n').slice(1);
  expect(await lines('solve', board)).toEqual([why, other, '']);
  expect(await lines('hint', board)).toEqual([why, other, '']);
  expect((await unjamHere(['solve', board, '--exit', 'left'])).stdout).toContain('2 moves, 2 steps');
  // it was asked for, and is wrong: no other one is proposed
  expect(await lines('solve', board, '--exit', 'right')).toEqual([why, '']);
  const two = await unjamHere(['solve', board, board]);
  expect(two.stdout).not.toContain('in its way');
});

test('of a board that is solved already it is said at which side, and how long it takes to the other one', async () => {
  const board = '..AB../..AB../CC..DD/...E../.X.E../.X.FF.';
  const other = 'with the exit at the top (--exit top) it takes 2 moves, 6 steps';
  const lines = async (...words: string[]) => (await unjamHere(words)).stdout.split('\n').slice(1);
  expect(await lines('solve', board)).toEqual([
    'the red car is at the exit already, at the bottom',
    other,
    '',
  ]);
  expect(await lines('hint', board)).toEqual([other, '']);
  expect(await lines('hint', board, '--exit', 'bottom')).toEqual(['']);
});

test('boards that are all refused have no states and no time', async () => {
  const folder = scratch();
  for (const name of ['a.txt', 'b.txt']) writeFileSync(join(folder, name), 'XX');
  expect((await unjamHere(['solve', folder])).stdout).toBe('2 boards: 2 refused\n');
});

test.each(['--json', '--quiet'])(
  'where no summary is printed, standard error ends with how many were refused: %s',
  async (option) => {
    const folder = scratch();
    for (const name of ['a.txt', 'b.txt']) writeFileSync(join(folder, name), 'XX');
    writeFileSync(join(folder, 'c.txt'), easy);
    const { stderr } = await unjamHere(['solve', folder, option]);
    expect(stderr).toMatch(/\n2 of 3 boards refused\n$/);
    expect((await unjamHere(['solve', join(folder, 'a.txt'), option])).stderr).not.toContain(
      'boards refused',
    );
  },
);

describe('the end of the command', () => {
  test.each(['', ' -o /dev/stdout'])('a reader that closes early ends it without a message:%s', (output) => {
    const command = `"${process.execPath}" "${program}" solve - --json${output} | head -n 1`;
    const input = `${Array(5000).fill('IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM').join('\n')}\n`;
    const { stdout, stderr } = spawnSync('sh', ['-c', command], { input, encoding: 'utf8', cwd: root });
    expect(stdout.split('\n')).toHaveLength(2);
    expect(stderr).toBe('');
  });

  test.each(
    someOr(1, [
      ['what it prints', '', 'IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM'],
      ['both its outputs', ' 2>&1', 'XX.A/...A/..../....'],
    ]),
  )('a reader of %s that closes early leaves the file of -o complete', (_, messages, board) => {
    const folder = scratch();
    const command = `"${process.execPath}" "${program}" solve - -o out.sol${messages} | head -n 1`;
    const input = `${Array(2000).fill(board).join('\n')}\n`;
    const { stdout } = spawnSync('sh', ['-c', command], { input, encoding: 'utf8', cwd: folder });
    expect(stdout.split('\n')).toHaveLength(2);
    const solutions = readFileSync(join(folder, 'out.sol'), 'utf8').split('\n');
    expect(solutions.filter((line) => line !== '')).toHaveLength(2000);
  });

  testInAll('a reader of messages that closes early leaves the file of -o complete', () => {
    const folder = scratch();
    const command = `"${process.execPath}" "${program}" solve - -o out.sol 2>&1 > rest.txt | head -n 1`;
    // messages come until the end
    const board = 'IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM';
    const input = Array.from({ length: 1500 }, (_, i) =>
      i % 40 === 0 ? `XX.A/....A\n\n${board}` : board,
    ).join('\n');
    spawnSync('sh', ['-c', command], { input, encoding: 'utf8', cwd: folder });
    const solutions = readFileSync(join(folder, 'out.sol'), 'utf8').split('\n');
    expect(solutions.filter((line) => line !== '')).toHaveLength(1500);
  });

  test('Ctrl-C leaves no incomplete file', async () => {
    const folder = scratch();
    const child = spawn(process.execPath, [program, 'solve', '-', '-o', 'out.sol'], { cwd: folder });
    // the command may end before it has read everything
    child.stdin.on('error', () => {});
    child.stdin.write(`${Array(2000).fill('IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM').join('\n')}\n`);
    while (readdirSync(folder).length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    child.kill('SIGINT');
    const [status] = await once(child, 'exit');
    expect(status).toBe(130);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('Ctrl-C ends a long search', async () => {
    const board = [
      'XX...A..',
      '.....A..',
      '.....A..',
      ...[...'BCDEF'].map((label) => `${label}${label}......`),
    ];
    const child = spawn(process.execPath, [program, 'solve', board.join('\n'), '--algorithm', 'dfs']);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    child.kill('SIGINT');
    const [status, signal] = await once(child, 'exit');
    expect([status, signal]).toEqual([null, 'SIGINT']);
  });
});

const hasScript = spawnSync('script', ['--version']).status === 0;
if (!hasScript) console.warn('SKIPPED: the tests of a terminal; there is no program script');

/** Presses Ctrl-C in a terminal after some seconds; gives what was seen. */
const interrupted = (seconds: number, words: string) => {
  const command = `timeout --foreground --preserve-status -s INT ${seconds} "${process.execPath}" "${program}" ${words}`;
  return spawnSync('script', ['-qec', command, '/dev/null'], { encoding: 'utf8', cwd: root });
};

test.skipIf(!hasScript)('at Ctrl-C solve gives the best solution that it has found', () => {
  const board = 'bench/boards/12x12.txt';
  const { stdout, status } = interrupted(4, `solve ${board}`);
  expect(stdout).toMatch(/→\d+\r?\n\d+ moves, \d+ steps · not proved shortest: at least \d+ · cancelled · /);
  expect(status).toBe(130);
  if (runsAll) expect(interrupted(3, `solve ${board} --quiet 2> /dev/null`).stdout).toMatch(/→\d+\r?\n$/);
});

describe('colour', () => {
  test('never without a terminal', () => {
    expect(unjam(['show', hardest]).stdout).not.toContain('\u001b');
  });

  test.skipIf(!hasScript).each([
    ['on a terminal', {}, true],
    ['not with NO_COLOR', { NO_COLOR: '1' }, false],
    ['not on a dumb terminal', { TERM: 'dumb' }, false],
  ])('%s', (_, environment, coloured) => {
    const { NO_COLOR: __, ...plain } = process.env;
    const env = { ...plain, TERM: 'xterm-256color', ...environment };
    const command = `"${process.execPath}" "${program}" solve "${hardest}"`;
    const { stdout } = spawnSync('script', ['-qec', command, '/dev/null'], { encoding: 'utf8', env });
    expect(stdout).toContain('49 moves');
    expect(stdout.includes('\u001b[1;38;5;')).toBe(coloured);
  });
});

describe('many boards', () => {
  const missing = hasShared ? '' : ' (SKIPPED: the published boards are missing)';

  // core's tests solve all 1,806
  test.skipIf(!hasShared)(`200 published puzzles in order, each as long as published${missing}`, () => {
    const lines = readFileSync(published, 'utf8').trim().split('\n').slice(0, 200);
    const solved = records(unjam(['solve', '-', '--json'], { input: lines.join('\n') }));
    expect(solved.map(({ board, moves }) => `${moves} ${board}`)).toEqual(
      lines.map((line) => `${Number(line.split(' ')[0])} ${line.split(' ')[1]}`),
    );
    expect(solved[0]?.name).toBe('stdin-1');
    expect(solved.at(-1)?.name).toBe('stdin-200');
  });

  testInAll('20,000 boards are converted with a heap that could not hold them all', () => {
    // 32 MB: the command itself takes about 20, and a board with its vehicles more than 1 kB
    const input = 'IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM\n'.repeat(20_000);
    const words = ['--max-old-space-size=32', program, 'convert', '-', '--to', 'line'];
    const { status, stdout } = spawnSync(process.execPath, words, {
      input,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    });
    expect(status).toBe(0);
    expect(stdout).toBe(input);
  });
});
