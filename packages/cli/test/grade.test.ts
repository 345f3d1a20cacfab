// `unjam grade`: programs that answer, and programs that do not behave.
import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseBoard, solve } from '@unjam/core';
import { beforeEach, describe, expect, test } from 'vitest';
import { program, records, root, scratch } from './command.ts';
import { unjamHere } from './in-process.ts';

const node = process.execPath;
const ada = join(root, 'examples/students/ada.mjs');
const boards = ['--seed', 'secret', '--size', '6x6', '--moves', '5..12', '--to', 'csv'];

let folder = '';
beforeEach(() => {
  folder = scratch();
});
const script = (text: string, name = 'program.mjs'): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const grade = (options: readonly string[], ...words: readonly string[]) =>
  unjamHere(['grade', '--instances', '1', ...boards, ...options, '--', ...words]);

test('the students of the examples are at hand in a folder without them', async () => {
  const words = ['--instances', '1', ...boards, '--each', 'examples/students', '--'];
  const ended = await unjamHere(['grade', ...words, node, '{program}', '{file}'], { cwd: folder });
  expect(ended.stdout).toMatch(/\nada\.mjs +1 +1 +1 .*\nbob\.mjs +1 +0 /);
});

test('the row of a program is printed before the next one runs, to a file too', () => {
  mkdirSync(join(folder, 'class'));
  const [marks, seen] = [join(folder, 'marks'), join(folder, 'seen')];
  script('console.log("X+9")', 'class/first.mjs');
  script(
    `import { copyFileSync } from 'node:fs'; copyFileSync(${JSON.stringify(marks)}, ${JSON.stringify(seen)});`,
    'class/second.mjs',
  );
  const file = openSync(marks, 'w');
  const words = ['grade', '--instances', '2', ...boards, '--each', join(folder, 'class'), '--'];
  spawnSync(node, [program, ...words, node, '{program}', '{file}'], { stdio: ['ignore', file, 'inherit'] });
  closeSync(file);
  const [first, whole] = [readFileSync(seen, 'utf8'), readFileSync(marks, 'utf8')];
  expect(first).toMatch(/^program .*\n-+ .*\nfirst\.mjs .* s\n$/);
  expect(whole).toMatch(/\nsecond\.mjs .* s\n$/);
  expect(whole.startsWith(first)).toBe(true);
});

describe('a program that solves', () => {
  test('its answers, its states, and boards as hard as the puzzles that they come from', async () => {
    const ended = await unjamHere([
      'grade',
      '--instances',
      '4',
      ...boards,
      '--json',
      '--',
      node,
      ada,
      '{file}',
    ]);
    expect(ended).toMatchObject({ status: 0, stderr: '' });
    const runs = records(ended);
    expect(runs).toHaveLength(4);
    for (const [index, run] of runs.entries()) {
      expect(run).toMatchObject({
        program: null,
        instance: index + 1,
        legal: true,
        solves: true,
        over: 0,
        problem: null,
      });
      expect(run.expanded).toBeGreaterThan(10);
      const solved = solve(parseBoard(String(run.board)));
      expect(solved.kind === 'solved' && solved.solution.length).toBe(run.shortest);
      expect(run.moves).toBe(run.shortest);
    }
  });

  test('the same secret gives the same boards, another one others; the red car keeps its row with --no-mirror', async () => {
    const boardsOf = async (seed: string, ...more: string[]) =>
      records(
        await unjamHere([
          'grade',
          '--instances',
          '6',
          '--seed',
          seed,
          '--size',
          '6x6',
          ...more,
          '--json',
          '--',
          node,
          '-e',
          '0',
        ]),
      ).map(({ board }) => String(board));
    const first = await boardsOf('secret');
    expect(await boardsOf('secret')).toEqual(first);
    expect(await boardsOf('other')).not.toEqual(first);
    const rows = (texts: readonly string[]) =>
      new Set(texts.map((text) => Math.floor(text.indexOf('XX') / 6)));
    expect(rows(first)).toEqual(new Set([2, 3]));
    expect(rows(await boardsOf('secret', '--no-mirror'))).toEqual(new Set([2]));
  });

  test('from standard input, to a file, in a folder of its own with few variables', async () => {
    const path = script(`
      import { execFileSync } from 'node:child_process';
      import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
      const answer = execFileSync(process.execPath, [${JSON.stringify(program)}, 'solve', '-', '--quiet'], { input: readFileSync(0) });
      writeFileSync(process.argv[2], answer);
      console.error('states: ' + readdirSync('.').length * 100, Object.keys(process.env).includes('UNJAM_SECRET'));
      writeFileSync('junk', '');
    `);
    // a folder for temporary files that no other test uses at the same time
    const own = scratch();
    const { TMPDIR } = process.env;
    Object.assign(process.env, { UNJAM_SECRET: 'token', TMPDIR: own });
    try {
      const ended = await grade(['--json'], node, path, '{out}');
      expect(records(ended)).toMatchObject([{ solves: true, over: 0, expanded: 200, problem: null }]);
    } finally {
      delete process.env.UNJAM_SECRET;
      if (TMPDIR === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = TMPDIR;
    }
    expect(readdirSync(own)).toEqual([]);
  });

  test('a row for each program of a folder, as a table and as CSV', async () => {
    mkdirSync(join(folder, 'class'));
    script('console.log("X+9")', 'class/bob.mjs');
    script('', 'class/.hidden');
    script(`await import(${JSON.stringify(ada)})`, 'class/ada lovelace.mjs');
    const options = ['--each', join(folder, 'class')];
    const table = await grade(options, node, '{program}', '{file}');
    expect(table.status).toBe(1);
    expect(table.stdout.split('\n').slice(2)).toEqual([
      expect.stringMatching(/^ada lovelace\.mjs +1 +1 +1 +1 +0 +0 +[\d,]+ +[\d.]+ s$/),
      expect.stringMatching(/^bob\.mjs +1 +0 +0 +0 +0 +0 +[\d.]+ s$/),
      '',
    ]);
    const csv = await grade([...options, '--csv'], node, '{program}', '{file}');
    const [head, ...rows] = csv.stdout.trimEnd().split('\n');
    expect(head).toBe(
      'program,board,legal,solved,moves,steps,shortest,over,seconds,megabytes,expanded,problem',
    );
    expect(rows).toEqual([
      expect.stringMatching(/^ada lovelace\.mjs,1,true,true,/),
      expect.stringMatching(/^bob\.mjs,1,false,false,,,\d+,,/),
    ]);
  });
});

describe('a program that does not behave is ended, and the others are run', () => {
  test.each([
    ['waits without end', 'setInterval(() => {}, 1000)', 'stopped after 5 s by the clock'],
    [
      'ignores signals',
      'process.on("SIGTERM", () => {}); for (;;);',
      'stopped after 0.5 s of processor time',
    ],
    [
      'prints too much',
      'for (;;) require("node:fs").writeSync(1, "x".repeat(1e6))',
      'stopped at 16 MB of output',
    ],
    ['fails', 'process.exit(3)', 'exit status 3'],
    ['says why', 'console.error("a\\nno \\u001b[31mboard\\n"); process.exit(3)', 'exit status 3: no board'],
    ['throws', 'throw new TypeError("no such cell")', 'exit status 1: TypeError: no such cell'],
    ['crashes', 'process.kill(process.pid, "SIGSEGV")', 'ended by SIGSEGV'],
    ['says nothing', '', 'no answer'],
    ['writes no file', '0 && "{out}"', 'it did not write {out}'],
  ])('%s', async (_, code, problem) => {
    const slow = problem.startsWith('stopped after') ? '500ms' : '60s';
    const ended = await grade(['--limit-time', slow, '--json'], node, '-e', code);
    expect(ended.status).toBe(1);
    expect(records(ended)).toMatchObject([{ legal: false, solves: false, problem }]);
  });

  test('the summary counts those that were stopped, at whichever limit', async () => {
    const ended = await grade([], node, '-e', 'for (;;) require("node:fs").writeSync(1, "x".repeat(1e6))');
    expect(ended.stdout).toContain(' · 1 stopped at a limit · ');
  });

  test.skipIf(process.platform === 'win32')('takes too much memory', async () => {
    const code = 'const all = []; setInterval(() => all.push(Buffer.alloc(5e7, 1)), 20)';
    const ended = await grade(['--limit-memory', '300MB', '--limit-time', '60s', '--json'], node, '-e', code);
    expect(records(ended)).toMatchObject([
      { problem: expect.stringMatching(/^stopped at \d+ MB of memory$/) },
    ]);
    expect(records(ended)[0]?.megabytes).toBeGreaterThanOrEqual(300);
  });

  test.skipIf(process.platform === 'win32')('what it leaves in the background ends with it', async () => {
    const mark = join(folder, 'alive');
    const code = `require("node:child_process").spawn("sh", ["-c", "sleep 2; touch '${mark}'"], { stdio: "ignore" }).unref()`;
    await grade([], node, '-e', code);
    await new Promise((resolve) => setTimeout(resolve, 3000));
    expect(readdirSync(folder)).toEqual([]);
  });

  // in its own process: that one must end
  test.skipIf(process.platform === 'win32')('what leaves its group does not hold the marks up', () => {
    const mark = join(folder, 'pid');
    const code = `const { pid } = require("node:child_process").spawn("sleep", ["600"], { detached: true, stdio: "inherit" }); require("node:fs").writeFileSync(${JSON.stringify(mark)}, String(pid)); process.exit()`;
    const words = ['grade', '--instances', '1', ...boards, '--', node, '-e', code];
    const ended = spawnSync(node, [program, ...words], { encoding: 'utf8', timeout: 60_000 });
    process.kill(Number(readFileSync(mark, 'utf8')));
    expect(ended).toMatchObject({ signal: null, status: 1, stdout: expect.stringMatching(/^1 board · /m) });
  });

  test.skipIf(process.platform === 'win32').each([
    ['a pipe', 'require("node:child_process").execFileSync("mkfifo", [process.argv[1]])'],
    ['a link to a device', 'require("node:fs").symlinkSync("/dev/zero", process.argv[1])'],
    ['a folder', 'require("node:fs").mkdirSync(process.argv[1])'],
  ])('makes %s in place of its answer', async (_, code) => {
    const ended = await grade(['--json'], node, '-e', code, '{out}');
    expect(records(ended)).toMatchObject([{ solves: false, problem: 'it did not write {out}' }]);
  });

  test.skipIf(process.platform === 'win32').each([
    ['below a file', join(ada, 'below'), 'not a directory'],
    ['has a long name', `/${'a'.repeat(300)}`, 'name too long'],
  ])('%s', async (_, path, reason) => {
    const ended = await grade(['--json'], path);
    expect(ended.status).toBe(1);
    expect(records(ended)).toMatchObject([{ problem: `it cannot be run: ${reason}` }]);
  });

  test('is not there', async () => {
    const ended = await grade(['--json'], 'no-such-program', '{file}');
    expect(records(ended)).toMatchObject([{ problem: 'it cannot be run: no such file or directory' }]);
  });
});

test.each([
  [['--each', 'nowhere', '--', 'a', '{program}'], /--each nowhere: cannot be read: no such file/],
  [['--each', '.', '--', 'a', '{file}'], /--each without \{program\}/],
  [['--', 'a', '{program}'], /\{program\} without --each/],
  [['--moves', '90..', '--', 'a'], /0 puzzles of the catalogue are as asked for; expected a wider range$/m],
  // one of the mirrors has its red car in another row
  [['--to', 'rows', '--', 'a'], /cannot be written as rows: .*, or --no-mirror$/m],
  [['--instances', '0', '--', 'a'], /--instances '0'; expected a whole number from 1 to 1,000/],
  [['--', ''], /'' as the program; expected its name or its path/],
  [['--csv', '--json', '--', 'a'], /--csv.*--json/],
])('refused: %j', async (words, line) => {
  const ended = await unjamHere(['grade', '--seed', '1', ...words]);
  expect(ended).toMatchObject({ status: 2, stdout: '', stderr: expect.stringMatching(line) });
});

test('without --size all boards are of 6×6, which is what the programs of most courses read', async () => {
  const program = 'console.log("expanded: " + require("fs").readFileSync(0, "utf8").split("\\n")[0].length)';
  const words = ['grade', '--instances', '12', '--seed', '1', '--grade', 'beginner', '--json', '--', node];
  const marks = records(await unjamHere([...words, '-e', program]));
  expect(marks.map(({ expanded }) => expanded)).toEqual(Array.from({ length: 12 }, () => 6));
});

test('without a seed one is drawn and printed', async () => {
  const { stderr } = await unjamHere(['grade', '--instances', '1', '--', node, '-e', '0']);
  expect(stderr).toMatch(/^unjam: the seed was drawn; --seed [0-9a-f]{12} gives the same boards\n$/);
});

test('a format that needs other labels gets them, and the answers use those', async () => {
  const words = [
    'grade',
    '--instances',
    '2',
    '--seed',
    'secret',
    '--size',
    '6x6',
    '--moves',
    '5..12',
    '--to',
    'prolog',
  ];
  const { status, stderr, stdout } = await unjamHere([
    ...words,
    '--',
    node,
    program,
    'solve',
    '-',
    '--quiet',
  ]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('2 boards · 2 legal · 2 solved');
});
