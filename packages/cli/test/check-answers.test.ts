// `unjam check` of many answers: files, folders and JSON lines.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { records, scratch, seeds } from './command.ts';
import { unjamHere } from './in-process.ts';

const report = join(seeds, 'report.txt');
const jam = 'XX.A/...A/..../....'; // shortest: A down 1, X right 2

let folder = '';
beforeEach(() => {
  folder = scratch();
});
const file = (name: string, text: string | Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const lines = (...values: readonly unknown[]): string =>
  values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))).join('\n');

test('a folder of answers, whatever its files are called and however they are written', async () => {
  const answers = join(folder, 'answers');
  mkdirSync(join(answers, 'late'), { recursive: true });
  const right = (await unjamHere(['solve', report, '--quiet'])).stdout;
  const words = (await unjamHere(['solve', report, '--notation', 'words', '--quiet'])).stdout;
  for (const [name, text] of [
    ['-o', right],
    ['.hidden', 'not looked at'],
    ['Student 1.txt', words],
    ["Zoë O'Hara  $HOME *.sol", `${right.trim()}, X←1, X→1`],
    ['late/wrong one.txt', 'YU3 XR4\n'],
    ['nothing.csv', ''],
    ['no.pl', 'I do not know.'],
  ] as const)
    writeFileSync(join(answers, name), text);
  expect(await unjamHere(['check', report, answers, '--csv'])).toEqual({
    status: 1,
    stderr: '',
    stdout: [
      'answer,legal,solved,moves,steps,shortest,over,illegal_move,problem',
      '-o,true,true,4,9,4,0,,',
      'Student 1.txt,true,true,4,9,4,0,,',
      "Zoë O'Hara  $HOME *.sol,true,true,6,11,4,2,,",
      'late/wrong one.txt,false,false,,,,,2,"move 2 is illegal: X cannot slide right 4: vehicle 0 stands at row 3, column 3"',
      'no.pl,false,false,,,,,,"line 1, column 1: a solution in no known notation; expected a solution such as A←1, Q↓3 or AL1, or --notation"',
      'nothing.csv,false,false,,,,,,no solution',
      '',
    ].join('\n'),
  });
});

test.skipIf(process.platform === 'win32')(
  'what is no file in a folder is named, and the rest marked',
  async () => {
    const answers = join(folder, 'with-a-pipe');
    mkdirSync(answers);
    writeFileSync(join(answers, 'right.txt'), 'YU3 GR1 0D3 XR4');
    execFileSync('mkfifo', [join(answers, 'pipe')]);
    expect(await unjamHere(['check', report, answers, '--json'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('pipe: not a regular file'),
      stdout: expect.stringContaining('{"id":"right.txt"'),
    });
  },
);

test('answers that only another reading of their signs makes right are named', async () => {
  const answers = file(
    'signs.jsonl',
    [
      ['down', 'A+1 X+4'],
      ['up', 'A-1 X+4'],
      ['table', 'car,move\nA,-1\nX,4'],
    ]
      .map(([id, solution]) =>
        JSON.stringify({ id, board: 'XX..A./....A./....../....../....../......', solution }),
      )
      .join('\n'),
  );
  const table = await unjamHere(['check', answers, '--csv']);
  expect(table.stderr).toBe(
    'not read as a notation says: 2 answers (up, table); --json says how each was read\n',
  );
  const exact = await unjamHere(['check', answers, '--csv', '--notation', 'signed']);
  expect(exact).toMatchObject({ status: 1, stderr: '', stdout: expect.stringContaining('up,false') });
});

test('ids that are longer than a number holds stay as they are', async () => {
  const ids = ['1234567890123456789', '1234567890123456788', '1e400'];
  const answers = file(
    'long.jsonl',
    ids.map((id) => `{"id":${id},"board":"${jam}","solution":"A+1 X+2"}`).join('\n'),
  );
  expect(records(await unjamHere(['check', answers, '--json'])).map(({ id }) => id)).toEqual(ids);
});

test('several words, as a table; -, whose text is one answer or many', async () => {
  const { stdout } = await unjamHere(['check', report, 'YU3 GR1 0D3 XR4', 'YU3']);
  expect(stdout.split('\n')).toEqual([
    'answer      legal  solved  moves  steps  shortest  over  illegal move  problem',
    '----------  -----  ------  -----  -----  --------  ----  ------------  -------',
    'solution 1  yes    yes         4     11         4     0',
    'solution 2  yes    no          1      3',
    '2 answers · 1 solved · 1 shortest · 0 illegal or not read',
    '',
  ]);
  const one = await unjamHere(['check', report, '-'], { input: 'YU3 GR1 0D3 XR4' });
  expect(one.stdout).toMatch(/^legal, solves the board · 4 moves/);
  const many = await unjamHere(['check', report, '-', '--json'], { input: '{"solution":"YU3 GR1 0D3 XR4"}' });
  expect(records(many)).toMatchObject([{ id: 'stdin:1', solves: true, over: 0 }]);
});

test('a first line of JSON that is longer than what is read at once is an answer too', async () => {
  const file = join(scratch(), 'long.jsonl');
  writeFileSync(file, `{"id":7,"note":"${'x'.repeat(300_000)}","solution":"YU3 GR1 0D3 XR4"}\n`);
  expect(records(await unjamHere(['check', report, file, '--json']))).toMatchObject([
    { id: 7, solves: true, over: 0 },
  ]);
});

describe('JSON lines', () => {
  test('a line that says which car is red, or where it leaves, is obeyed, and refused where it is not understood', async () => {
    const moves = { board: jam, solution: 'A+1 X+2' };
    const text = lines(
      { id: 'plain', ...moves },
      { id: 'red', ...moves, primary: 'A' },
      { id: 'left', ...moves, exit: 'left' },
      { id: 'unknown', ...moves, primary: 'Q' },
      { id: 'west', ...moves, exit: 'west' },
      { id: 'number', ...moves, primary: 1 },
      { id: 'two', ...moves, board: `${jam}\n${jam.replaceAll('A', 'B')}` },
    );
    const ended = await unjamHere(['check', file('read.jsonl', text), '--json']);
    const marks = records(ended).map(({ solves, board, problem }) => (board === null ? problem : solves));
    expect(marks).toEqual([
      true,
      false,
      false,
      expect.stringContaining('no vehicle is labelled "Q"'),
      '"exit" is "west"; expected left, right, top, bottom',
      '"primary" is 1; expected the label of a vehicle',
      expect.stringMatching(/^board: .*more than one board; expected one board in an answer$/),
    ]);
  });

  const given = lines(
    { id: 'a', board: jam, solution: 'A+1 X+2', model: 'any' },
    { id: 2, board: jam, solution: ['A+1', 'A-1', 'A+1', 'X+2'] },
    '',
    { name: 'rows', board: ['XX.A', '...A', '....', '....'], solution: 'A+1' },
    { board: jam, solution: [{ vehicle: 'X', direction: 'right', cells: 1 }] },
    { id: 'none', board: jam, solution: null },
    { id: 'missing', board: jam },
    { id: 'no board', solution: 'A+1' },
    { id: 'bad board', board: 'XX/A.', solution: 'A+1' },
    'A+1',
  );
  const marks = [
    {
      id: 'a',
      board: 'XXoAoooAoooooooo',
      solves: true,
      moves: 2,
      steps: 3,
      shortest: 2,
      optimal: true,
      over: 0,
    },
    { id: 2, solves: true, moves: 4, over: 2, optimal: false },
    { id: 'rows', legal: true, solves: false, moves: 1, shortest: null, over: null },
    { id: expect.stringMatching(/:5$/), notation: 'json', legal: true, solves: false, moves: 1 },
    { id: 'none', legal: false, problem: 'no solution' },
    { id: 'missing', legal: false, problem: 'no solution' },
    { id: 'no board', board: null, problem: expect.stringContaining('no board; expected "board"') },
    { id: 'bad board', board: null, problem: expect.stringMatching(/^board: line 1, column 4: /) },
    { id: expect.stringMatching(/:10$/), board: null, problem: expect.stringContaining('not JSON') },
  ];

  test('each answers its own board; the exit status is 2 where one cannot be read', async () => {
    const ended = await unjamHere(['check', file('answers.jsonl', given), '--json']);
    expect(ended).toMatchObject({ status: 2, stderr: '' });
    expect(records(ended)).toMatchObject(marks);
  });

  // as `>` writes them in Windows PowerShell
  test('answers in UTF-16 are answers too', async () => {
    const given = lines({ id: 1, board: jam, solution: 'A+1 X+2' }, { id: 2, board: jam, solution: 'X+2' });
    const [utf8, utf16] = [
      file('8.jsonl', given),
      file('16.jsonl', Buffer.from(`\ufeff${given}`, 'utf16le')),
    ];
    const ended = await unjamHere(['check', utf16, '--json']);
    expect(ended).toEqual(await unjamHere(['check', utf8, '--json']));
    expect(ended.status).toBe(1);
  });

  test('from standard input, from a file beside another, and with a board for those that name none', async () => {
    expect(records(await unjamHere(['check', '-', '--json'], { input: given }))).toHaveLength(marks.length);
    const short = file('short.jsonl', lines({ id: 1, solution: 'A+1 X+2' }));
    const both = await unjamHere(['check', file('answers.jsonl', given), short, '--json']);
    expect(records(both).at(-1)).toMatchObject({ id: 1, board: null });
    const one = await unjamHere(['check', jam, short, '--metric', 'steps', '--json']);
    expect(one.status).toBe(0);
    expect(records(one)).toMatchObject([{ id: 1, metric: 'steps', shortest: 3, over: 0 }]);
  });

  test('what `unjam solve --json` prints is an answer to each board', async () => {
    const solved = (await unjamHere(['solve', seeds, '--json'])).stdout;
    const ended = await unjamHere(['check', '-', '--csv'], { input: solved });
    expect(ended.status).toBe(0);
    expect(ended.stdout).toContain('g1,true,true,24,35,24,0,,\n');
  });

  test('a solution that is an object of JSON is one answer', async () => {
    const moves = [
      { vehicle: 'A', direction: 'down', distance: 1 },
      { vehicle: 'X', direction: 'right', distance: 2 },
    ];
    const one = await unjamHere(['check', jam, file('one.json', JSON.stringify({ moves })), '--json']);
    expect(records(one)).toMatchObject([{ solves: true, moves: 2 }]);
  });

  test('by the rules of reasoning-gym', async () => {
    const board = 'oooooCoooooCAAoBoooooBoooooxooooDDDo';
    const answers = file(
      'answers.jsonl',
      lines(
        { id: 1, board, solution: 'B-9 A+9' },
        { id: 2, board, solution: '?' },
        { id: 3, board: jam, solution: '' },
      ),
    );
    const ended = await unjamHere(['check', answers, '--verifier', 'reasoning-gym', '--json']);
    expect(ended.status).toBe(1);
    expect(records(ended)).toMatchObject([
      {
        id: 1,
        board,
        verifier: 'reasoning-gym',
        score: 1,
        solves: true,
        found: 2,
        altered: 2,
        moves: 2,
        problem: null,
      },
      { id: 2, score: 0.01, solves: false, found: 0 },
      { id: 3, score: null, problem: expect.stringContaining('reasoning-gym does not take this board') },
    ]);
  });

  test('the same board is searched once: its limit stands for all of its answers', async () => {
    const hardest = 'GBBoLoGHIoLMGHIAAMCCCKoMooJKDDEEJFFo';
    const solution = (await unjamHere(['solve', hardest, '--quiet'])).stdout;
    const answers = file('two.jsonl', lines({ solution }, { solution }));
    const ended = await unjamHere(['check', hardest, answers, '--limit-states', '10', '--json']);
    expect(records(ended)).toMatchObject([
      { solves: true, shortest: null, over: null, limit: 'states' },
      { solves: true, shortest: null, over: null, limit: 'states' },
    ]);
  });
});

test.each([
  [[report], /^.*report\.txt: no answer to it; expected solutions after the board, or a file of JSON lines/],
  [[report, 'nowhere.sol'], /^nowhere\.sol: no such file/],
  [['-', '-'], /^-: standard input can be read only once/],
  [[report, 'YU3', '--csv', '--json'], /--csv.*--json/],
])('refused: %j', async (words, line) => {
  expect(await unjamHere(['check', ...words])).toMatchObject({
    status: 2,
    stdout: '',
    stderr: expect.stringMatching(line),
  });
});

test('what cannot be read among several is reported, the others are marked', async () => {
  const binary = file('binary', new Uint8Array([0xff, 0xfe, 0]));
  const ended = await unjamHere(['check', report, 'YU3 GR1 0D3 XR4', 'nowhere.sol', binary, '--csv']);
  expect(ended.status).toBe(2);
  expect(ended.stderr).toMatch(/^nowhere\.sol: no such file[^\n]*\n$/);
  expect(ended.stdout.trimEnd().split('\n').slice(1)).toEqual([
    'solution 1,true,true,4,11,4,0,,',
    expect.stringMatching(/binary,false,false,,,,,,"line 1, column 1: the input is not whole UTF-16/),
  ]);
});
