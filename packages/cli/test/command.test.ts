// How the command behaves: exit statuses, where output goes, how it ends.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decode } from 'fast-png';
import { encode } from 'jpeg-js';
import { describe, expect, test } from 'vitest';
import { hasShared, program, published, records, root, scratch, seeds, unjam } from './command.ts';
import { examplesIn, runExample } from './example.ts';
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

describe('solve', () => {
  test('prints the solution, then its length', async () => {
    const { stdout, stderr, status } = await unjamHere(['solve', hardest]);
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    expect(stdout).toMatch(
      /^[^\n]*@→\d\n49 moves, 93 steps · shortest in moves, then in steps · [\d,]+ states · [\d.]+ ms\n$/,
    );
    expect((await unjamHere(['solve', hardest, '--metric', 'steps'])).stdout).toMatch(
      /\n\d+ moves, 93 steps · shortest in steps, then in moves · /,
    );
  });

  test('--metric moves,steps gives the fewest steps among the shortest in moves', async () => {
    const { stdout } = await unjamHere(['solve', hardest, '--metric', 'moves,steps']);
    expect(stdout).toMatch(/\n49 moves, 93 steps · shortest in moves, then in steps · /);
    const refused = await unjamHere(['solve', hardest, '--metric', 'steps,moves', '--algorithm', 'bfs']);
    expect(refused).toMatchObject({ status: 2, stdout: '' });
    expect(refused.stderr).toMatch(/^unjam: --metric steps,moves; expected --algorithm engine[^\n]*\n$/);
  });

  test('of one board alone the other metric breaks ties; of many the first solution found is given', async () => {
    const [g1] = records(await unjamHere(['solve', join(seeds, 'g1.txt'), '--json']));
    expect(g1).toMatchObject({ metric: 'moves', proved: 'moves,steps', moves: 24, steps: 34 });
    const many = records(await unjamHere(['solve', join(seeds, 'g1.txt'), hardest, '--json']));
    expect(many.map(({ proved, moves }) => [proved, moves])).toEqual([
      ['moves', 24],
      ['moves', 49],
    ]);
    const bySteps = (await unjamHere(['solve', hardest, '--metric', 'steps'])).stdout;
    expect(bySteps).toMatch(/\n49 moves, 93 steps · shortest in steps, then in moves · /);
    const bySearch = (await unjamHere(['solve', hardest, '--algorithm', 'bfs'])).stdout;
    expect(bySearch).toMatch(/\n49 moves, \d+ steps · shortest in moves · /);
  });

  test.each([
    ['--slides', 'unit', 'engine'],
    ['--order', 'forward', 'packed32'],
  ])('%s %s with --algorithm %s is refused', async (option, value, algorithm) => {
    expect(await unjamHere(['solve', easy, option, value, '--algorithm', algorithm])).toEqual({
      status: 2,
      stdout: '',
      stderr: `unjam: ${option} ${value} with --algorithm ${algorithm}; expected a search that takes moves one by one, such as --algorithm bfs\n`,
    });
    expect((await unjamHere(['solve', easy, option, value, '--algorithm', 'bfs'])).status).toBe(0);
  });

  test('--json says what docs/json.md says', async () => {
    const [record, ...others] = records(await unjamHere(['solve', easy, '--json']));
    expect(others).toEqual([]);
    expect(record).toEqual({
      name: 'board',
      board: expect.any(String),
      kind: 'solved',
      limit: null,
      algorithm: 'engine',
      metric: 'moves',
      moves: 2,
      steps: 5,
      optimal: true,
      lowerBound: 2,
      proved: 'moves,steps',
      states: expect.any(Number),
      milliseconds: expect.any(Number),
      solution: expect.any(String),
    });
    expect(records(await unjamHere(['solve', unsolvable, '--json']))[0]).toMatchObject({
      kind: 'unsolvable',
      moves: null,
      steps: null,
      optimal: false,
      solution: null,
    });
  });

  test('--quiet prints only the solution; if there is none, a message goes to standard error', async () => {
    expect(await unjamHere(['solve', easy, '--quiet', '--notation', 'letters'])).toEqual({
      status: 0,
      stdout: 'AD1\nXR4\n',
      stderr: '',
    });
    const none = await unjamHere(['solve', unsolvable, '--quiet']);
    expect(none).toMatchObject({ status: 1, stdout: '' });
    expect(none.stderr).toMatch(/^board: unsolvable: /);
  });

  test('the board in its JSON line is read as the same board', async () => {
    const [record] = records(await unjamHere(['solve', hardest, '--json']));
    const again = records(await unjamHere(['solve', String(record?.board), '--json']))[0];
    expect(again).toMatchObject({ kind: 'solved', moves: 49, board: record?.board });
  });
});

describe('-o', () => {
  const many = `One\n${easy}\n\nTwo\n${easy}\n`;

  test('a folder gets a file for each board, named after its input', async () => {
    const folder = scratch();
    mkdirSync(join(folder, 'in', 'deep'), { recursive: true });
    writeFileSync(join(folder, 'in', 'one.txt'), easy);
    writeFileSync(join(folder, 'in', 'deep', 'two.txt'), many);
    writeFileSync(join(folder, 'in', 'no.txt'), unsolvable);
    const ended = await unjamHere(['solve', 'in', '--notation', 'letters', '-o', 'out'], { cwd: folder });
    expect(ended).toMatchObject({ status: 1, stderr: '' });
    const files = readdirSync(join(folder, 'out'), { recursive: true }).map(String).sort();
    expect(files).toEqual(['deep', 'deep/two-1.sol', 'deep/two-2.sol', 'one.sol']);
    expect(readFileSync(join(folder, 'out', 'one.sol'), 'utf8')).toBe('AD1\nXR4\n');
  });

  test('a file gets all solutions', async () => {
    const folder = scratch();
    await unjamHere(['solve', '-', '--notation', 'letters', '-o', 'all.sol'], { cwd: folder, input: many });
    expect(readFileSync(join(folder, 'all.sol'), 'utf8')).toBe('AD1\nXR4\n\nAD1\nXR4\n');
    await unjamHere(['solve', '-', '--json', '-o', 'all.json'], { cwd: folder, input: many });
    expect(readFileSync(join(folder, 'all.json'), 'utf8').trimEnd().split('\n')).toHaveLength(2);
    expect(readdirSync(folder).sort()).toEqual(['all.json', 'all.sol']);
  });

  test('two inputs with the same name do not overwrite each other', async () => {
    const folder = scratch();
    for (const name of ['a', 'b']) {
      mkdirSync(join(folder, name));
      writeFileSync(join(folder, name, 'A00.txt'), easy);
    }
    const ended = await unjamHere(['solve', 'a', 'b', '-o', 'out'], { cwd: folder });
    expect(ended.status).toBe(2);
    expect(ended.stderr).toBe('out/A00.sol: two boards would be written here; expected names of their own\n');
  });

  test('a file that cannot be written gives one line', async () => {
    const folder = scratch();
    writeFileSync(join(folder, 'file'), 'here');
    const ended = await unjamHere(['solve', easy, '-o', 'file/out.sol'], { cwd: folder });
    expect(ended).toMatchObject({ status: 2, stdout: '' });
    expect(ended.stderr).toMatch(/^file\/out\.sol: cannot be written: [^\n]+\n$/);
    expect(readFileSync(join(folder, 'file'), 'utf8')).toBe('here');
  });

  test('a device is written directly', () => {
    const command = `"${process.execPath}" "${program}" solve "${easy}" --quiet -o /dev/stdout | cat`;
    expect(spawnSync('sh', ['-c', command], { encoding: 'utf8' }).stdout).toBe('A↓1, X→4\n');
  });
});

describe('the end of the command', () => {
  test('a reader that closes early ends it without a message', () => {
    const command = `"${process.execPath}" "${program}" solve - --json | head -n 1`;
    const input = `${Array(5000).fill('IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM').join('\n')}\n`;
    const { stdout, stderr } = spawnSync('sh', ['-c', command], { input, encoding: 'utf8', cwd: root });
    expect(stdout.split('\n')).toHaveLength(2);
    expect(stderr).toBe('');
  });

  test('Ctrl-C leaves no incomplete file', async () => {
    const folder = scratch();
    const child = spawn(process.execPath, [program, 'solve', '-', '-o', 'out.sol'], { cwd: folder });
    child.stdin.write(`${Array(200).fill('IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM').join('\n')}\n`);
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

describe('colour', () => {
  const hasScript = spawnSync('script', ['--version']).status === 0;
  if (!hasScript) console.warn('SKIPPED: the tests of a terminal; there is no program script');

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

describe('help', async () => {
  const commands = [
    'solve',
    'hint',
    'check',
    'review',
    'show',
    'convert',
    'analyze',
    'rate',
    'read',
    'harden',
    'generate',
    'puzzles',
    'daily',
    'compare',
  ];
  const overview = (await unjamHere(['--help'])).stdout;

  test('lists every command', () => {
    for (const name of commands) expect(overview).toMatch(new RegExp(`^  ${name} .*[a-z]`, 'm'));
  });

  const examples: string[] = [];
  for (const name of ['', ...commands]) {
    const { stdout } = await unjamHere([...(name === '' ? [] : [name]), '--help']);
    const found = examplesIn(stdout);
    examples.push(...(found.length > 0 ? found : [`no example in the help of '${name}'`]));
  }

  /** The photograph that the examples name: a board that unjam drew, as JPEG. */
  async function drawPhoto(folder: string): Promise<void> {
    const png = join(folder, 'drawn.png');
    await unjamHere(['show', hardest, '--as', 'png', '--width', '440', '-o', png]);
    const { width, height, data } = decode(readFileSync(png));
    const jpeg = encode({ width, height, data: Buffer.from(data) }, 90).data;
    mkdirSync(join(folder, 'photos'));
    writeFileSync(join(folder, 'photo.jpg'), jpeg);
    writeFileSync(join(folder, 'photos', 'one.jpg'), jpeg);
    rmSync(png);
  }

  test.each(examples)('%s', async (example) => {
    const folder = scratch();
    if (example.includes('photo')) await drawPhoto(folder);
    symlinkSync(join(root, 'puzzles'), join(folder, 'puzzles'));
    const { status, stderr } = await runExample(example, folder);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});

describe('many boards', () => {
  const missing = hasShared ? '' : ' (SKIPPED: the published boards are missing)';

  test.skipIf(!hasShared)(`1,806 published puzzles in order, each as long as published${missing}`, () => {
    const lines = readFileSync(published, 'utf8').trim().split('\n');
    const solved = records(unjam(['solve', published, '--json']));
    expect(solved.map(({ board, moves }) => `${moves} ${board}`)).toEqual(
      lines.map((line) => `${Number(line.split(' ')[0])} ${line.split(' ')[1]}`),
    );
    expect(solved[0]?.name).toBe('fogleman-sample-1');
    expect(solved.at(-1)?.name).toBe('fogleman-sample-1806');
  });

  test('30,000 boards are solved with a heap that could not hold them all', () => {
    // 32 MB: the command itself takes about 20, and a board with its vehicles more than 1 kB
    const input = 'IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM\n'.repeat(30_000);
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

describe('review', () => {
  const board = '..q../XXq../..q../...../.....';
  const detour = 'q↓2, q↑2, q↓2, X→3';

  test('tells for every move what it did to the distance from the exit', async () => {
    const { stdout, stderr, status } = await unjamHere(['review', board, detour]);
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    expect(stdout.split('\n').map((line) => line.trimEnd())).toEqual([
      '   move             to the exit  lost  better',
      '   ---------------  -----------  ----  ------------------------------------',
      '1  truck q down 2   2 → 1',
      '2  truck q up 2     1 → 2           2  red car right 3: it reaches the exit',
      '3  truck q down 2   2 → 1',
      '4  red car right 3  1 → 0',
      '',
      '4 moves · solves the board · 2 moves more than the shortest (2) · first lost at move 2',
      '',
    ]);
  });

  test('prints the same as JSON', async () => {
    const [record] = records(await unjamHere(['review', board, detour, '--json']));
    expect(record).toMatchObject({
      kind: 'reviewed',
      metric: 'moves',
      solved: true,
      length: 4,
      shortest: 2,
      firstLoss: 2,
      limit: null,
      problem: null,
      moves: [
        { move: 'q↓2', before: 2, after: 1, lost: 0, verdict: 'closer', better: null, reason: null },
        {
          move: 'q↑2',
          before: 1,
          after: 2,
          lost: 2,
          verdict: 'farther',
          better: 'X→3',
          reason: 'it reaches the exit',
        },
        { move: 'q↓2', before: 2, after: 1, lost: 0, verdict: 'closer' },
        { move: 'X→3', before: 1, after: 0, lost: 0, verdict: 'closer' },
      ],
    });
  });

  test.each([
    ['an illegal move', [board, 'X→1'], 1, /^solution: move 1 is illegal: /],
    ['a limit', [hardest, '@←1', '--limit-states', '9'], 3, /^solution: stopped at the limit of states\n$/],
    ['no notation', [board, 'hello'], 2, /expected a file, - or a solution/],
  ])('says why there is none: %s', async (_, words, status, message) => {
    const ended = await unjamHere(['review', ...words]);
    expect(ended.status).toBe(status);
    expect(ended.stderr).toMatch(message);
  });
});
