// What the second revision of the protocol of `unjam env` added (docs/env.md).
import { formatBoard, parseBoard } from '@unjam/core';
import { describe, expect, test } from 'vitest';
import { records } from './command.ts';
import { jam, replies } from './env-replies.ts';
import { unjamHere } from './in-process.ts';

/** One spelling of each board. */
const same = (board: string): string => formatBoard(parseBoard(board));

describe('split and difficulty of a reset', () => {
  test('puzzles of the difficulty, by lengths or by the grade', async () => {
    const easy = { op: 'reset', count: 12, seed: 3, difficulty: { moves: [6, 8] } };
    const [, ...solved] = await replies([
      easy,
      ...Array.from({ length: 12 }, (_, index) => ({ op: 'state', index })),
    ]);
    const boards = solved.map(({ board }) => String(board));
    const asked = boards.map((board) => ({ op: 'solve', board }));
    for (const { moves } of await replies(asked)) expect([6, 7, 8]).toContain(moves);
    expect(new Set(boards).size).toBeGreaterThan(8);
    const [expert] = await replies([{ op: 'reset', seed: 1, difficulty: 'expert' }]);
    const [rated] = await replies([{ op: 'rate', board: expert?.board }]);
    expect(rated).toMatchObject({ kind: 'rated', grade: 'expert', board: expert?.board });
  });

  test('each split has boards of its own, the same as in the export of tasks', async () => {
    const tasks = await unjamHere(['export', 'tasks', '--moves', '5..5', '--count', '2000']);
    const splitOf = new Map(
      tasks.stdout
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line))
        .map(({ board, split }) => [same(board), split]),
    );
    const counts: Record<string, number> = {};
    for (const split of ['train', 'validation', 'test']) {
      const asked = { op: 'reset', count: 8, seed: 5, split, difficulty: { moves: [5, 5] } };
      const states = Array.from({ length: 8 }, (_, index) => ({ op: 'state', index }));
      const [, ...drawn] = await replies([asked, ...states]);
      for (const { start } of drawn) {
        expect(splitOf.get(same(String(start)))).toBe(split);
        counts[split] = (counts[split] ?? 0) + 1;
      }
    }
    expect(counts).toEqual({ train: 8, validation: 8, test: 8 });
  });

  test('own boards are measured by a search; what none has is refused', async () => {
    const two = ['XXoooo/oooooo/oooooo/oooooo/oooooo/oooooo', jam];
    const [one, none, both] = await replies(
      [
        { op: 'reset', difficulty: { moves: [2, 2] } },
        { op: 'reset', difficulty: { moves: [30, 40] } },
        { op: 'reset', board: jam, split: 'test' },
      ],
      two,
    );
    expect(one).toMatchObject({ labels: ['X', 'A'] });
    expect(none?.error).toBe('line 2: reset: no puzzle of 2 is of this split and difficulty');
    expect(both?.error).toMatch(/board beside split or difficulty/);
  });

  test('seeds, one for each environment, draw what each alone draws', async () => {
    const [two, first, second] = await replies([
      { op: 'reset', count: 2, seeds: [9, 4], observe: ['planes'] },
      { op: 'reset', seed: 9 },
      { op: 'reset', seed: 4 },
    ]);
    expect(two?.planes).toBe(`${first?.planes}${second?.planes}`);
  });
});

test('cells in JSON: a slot + 1 each', async () => {
  const asked = { op: 'reset', observe: ['cells'] };
  const [one, two] = await replies([asked, { ...asked, count: 2 }], ['XX.A/...A']);
  expect(one).toMatchObject({ cells: [1, 1, 0, 2, 0, 0, 0, 2] });
  expect(two).toMatchObject({ cells: [one?.cells, one?.cells] });
});

test('observe: all that one environment of a batch shows', async () => {
  const [, shown] = await replies(
    [
      { op: 'reset', count: 2, observe: [] },
      { op: 'observe', index: 1 },
    ],
    ['XX.A/...A'],
  );
  expect(shown).toEqual({
    mask: '0100',
    planes: '11000000' + '00000000' + '00010001' + '00000000' + '00110000',
    offsets: [0, 0],
    cells: [1, 1, 0, 2, 0, 0, 0, 2],
  });
});

test('slides of any length: one action a slide, and solutions in such actions', async () => {
  const [reset, solved, wrong, first, last] = await replies(
    [
      { op: 'reset', slides: 'slide', observe: ['mask'] },
      { op: 'solve' },
      { op: 'step', action: 8 },
      { op: 'step', action: 6 },
      { op: 'step', action: 3 },
    ],
    [jam],
  );
  // reach 2: (2 × slot + direction) × 2 + cells − 1
  expect(reset).toMatchObject({ actions: 8, mask: '00100011' });
  expect(solved).toEqual({ kind: 'solved', limit: null, moves: 2, actions: [6, 3] });
  expect(wrong?.error).toBe('line 3: step: action 8 of environment 0; expected 0 to 7');
  expect(first).toMatchObject({ reward: -1, mask: '00111010' });
  expect(last).toMatchObject({ reward: -1, terminated: true });
});

test('rewards by what happens, and a limit of steps of its own', async () => {
  const reward = { action: -0.5, cell: -0.25, illegal: -2, solved: 10 };
  const [, , , illegal, down, end, late] = await replies(
    [
      { op: 'hello' },
      { op: 'reset', reward: { solved: 1 } },
      { op: 'reset', slides: 'slide', reward, maxSteps: 4 },
      { op: 'step', action: 0 },
      { op: 'step', action: 6 },
      { op: 'step', action: 3 },
      { op: 'step', action: 0 },
    ],
    [jam],
  );
  expect([illegal, down, end, late].map((reply) => reply?.reward)).toEqual([-2.5, -0.75, 9, 0]);
});

test('what is refused has its id too', async () => {
  const input = '{"op":"fly","id":"a"}\n{"op":"reset","seed":-1,"id":2}\n{"op":"hello","id":[]}\n';
  const { stdout } = await unjamHere(['env'], { input });
  expect(stdout.split('\n', 3).map((line) => JSON.parse(line).id)).toEqual(['a', 2, undefined]);
});

test('ids that are longer than a number holds come back as text', async () => {
  const [first, second] = ['1234567890123456789', '1234567890123456788'];
  const answers = `[{"id":${second},"board":"${jam}","solution":"A+1 X+2"}]`;
  const input = `{"op":"hello","id":${first}}\n{"op":"check","id":2,"answers":${answers}}\n`;
  expect(records(await unjamHere(['env'], { input }))).toMatchObject([
    { id: first },
    { id: 2, marks: [{ id: second, solves: true }] },
  ]);
});

test('the end of an episode that the next one follows', async () => {
  const all = await replies(
    [
      { op: 'reset', count: 2, auto: true, final: true, maxSteps: 3, observe: ['mask', 'offsets'] },
      ...[
        [3, 0],
        [1, 3],
        [1, 0],
      ].map((actions) => ({ op: 'step', actions })),
    ],
    [jam],
  );
  expect(all[2]).not.toHaveProperty('final');
  expect(all[3]).toEqual({
    rewards: [-1, -1],
    terminated: '10',
    truncated: '01',
    illegal: [1],
    mask: '01010101',
    offsets: [
      [0, 0],
      [0, 0],
    ],
    final: {
      indexes: [0, 1],
      mask: '10010111',
      offsets: [
        [2, 1],
        [0, 1],
      ],
    },
  });
});

test.each([
  [{ op: 'reset', split: 'dev' }, 'reset: split "dev"; expected train, validation or test'],
  [{ op: 'reset', slides: 'far' }, 'reset: slides "far"; expected unit or slide'],
  [
    { op: 'reset', reward: { step: -1 } },
    'reset: reward {"step":-1}; expected an object of numbers from -1e30 to 1e30: action',
  ],
  [
    { op: 'reset', reward: { action: 1e308, cell: 1e308 } },
    'reset: reward {"action":1e+308,"cell":1e+308}; expected an object of numbers from -1e30',
  ],
  [{ op: 'reset', difficulty: 'hard' }, 'reset: difficulty "hard"; expected beginner, '],
  [{ op: 'reset', difficulty: { moves: 3 } }, 'reset: difficulty {"moves":3}; expected beginner, '],
  [{ op: 'reset', count: 2, seeds: [1] }, 'reset: 1 seeds for 2 environments; expected one for each'],
  [{ op: 'render', as: 'png', board: jam }, 'render: as "png"; expected text, ansi or svg'],
  [{ op: 'rate' }, 'rate: no board; expected "board", a text'],
  [{ op: 'solve', board: jam, notation: 'x' }, 'solve: notation "x"; expected '],
])('%j is refused', async (request, error) => {
  const [reply] = await replies([request], [jam]);
  expect(String(reply?.error)).toMatch(`line 1: ${error}`);
});

test.each([
  ['{"op":"hello","id":1e400}', 'line 1: id is too large a number; expected text or a number'],
  ['{"op":"reset","seed":1,"seeds":[1]}', 'line 1: reset: seed beside seeds; expected one of them'],
  ['{"op":"step","action":1,"actions":[1]}', 'line 1: step: action beside actions; expected one of them'],
  [
    '{"op":"reset","seed":9007199254740991,"count":2}',
    'line 1: reset: seed 9007199254740991 of the first of 2 environments; expected at most 9007199254740990',
  ],
])('%s is refused', async (line, error) => {
  const { stdout } = await unjamHere(['env'], { input: `${line}\n{"op":"hello"}\n` });
  const [first = '', second = ''] = stdout.split('\n');
  expect(JSON.parse(first)).toEqual({ error });
  expect(JSON.parse(second)).toMatchObject({ protocol: 1 });
});
