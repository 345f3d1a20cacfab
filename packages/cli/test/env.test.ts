// `unjam env` as its clients use it: requests on standard input, a reply for each on standard output.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { program, root, seeds } from './command.ts';
import { jam, replies } from './env-replies.ts';
import { unjamHere } from './in-process.ts';

describe('one environment', () => {
  test('hello, reset, legal, solve, state, step, to the end of the episode', async () => {
    const answered = await replies(
      [
        { op: 'hello', id: 'first' },
        { op: 'reset', observe: ['mask', 'planes', 'offsets'] },
        { op: 'legal' },
        { op: 'solve' },
        { op: 'step', action: 0 },
        { op: 'step', action: 3 },
        { op: 'step', action: 1 },
        { op: 'state' },
        { op: 'step', action: 1, id: 8 },
        { op: 'step', action: 1 },
      ],
      [jam, '--size', '5x4', '--slots', '3'],
    );
    const [hello, reset, legal, solved, ...steps] = answered;
    expect(hello).toEqual({
      id: 'first',
      protocol: 1,
      revision: 2,
      version: expect.any(String),
      puzzles: 1,
      slots: 3,
      actions: 6,
      planes: ['primary', 'horizontal', 'vertical', 'wall', 'goal'],
      shape: [5, 4, 5],
      observe: ['mask', 'planes', 'offsets', 'cells'],
      reward: -1,
      maxSteps: 1000,
    });
    expect(reset).toEqual({
      board: expect.any(String),
      labels: ['X', 'A'],
      mask: '010100',
      planes: [
        '11000000000000000000',
        '00000000000000000000',
        '00010000100000000000',
        '00001000010000100001',
        '00110000000000000000',
      ].join(''),
      offsets: [0, 0],
    });
    expect(legal).toEqual({ actions: [1, 3] });
    expect(solved).toEqual({ kind: 'solved', limit: null, steps: 3, actions: [3, 1, 1] });
    expect(steps[0]).toMatchObject({ reward: -1, terminated: false, truncated: false, illegal: true });
    expect(steps[1]).toMatchObject({ reward: -1, illegal: false, offsets: [0, 1] });
    expect(steps[2]).toMatchObject({ reward: -1, terminated: false, offsets: [1, 1] });
    expect(steps[3]).toMatchObject({ offsets: [1, 1], steps: 3, terminated: false, truncated: false });
    expect(steps[4]).toMatchObject({ id: 8, reward: -1, terminated: true, truncated: false, illegal: false });
    // a finished episode stays as it is
    expect(steps[5]).toMatchObject({ reward: 0, terminated: true, illegal: false, offsets: [2, 1] });
  });

  test('an episode is truncated after --max-steps', async () => {
    const [, , late, after] = await replies(
      [{ op: 'reset' }, { op: 'step', action: 3 }, { op: 'step', action: 2 }, { op: 'step', action: 3 }],
      [jam, '--max-steps', '2'],
    );
    expect(late).toMatchObject({ reward: -1, terminated: false, truncated: true });
    expect(after).toMatchObject({ reward: 0, terminated: false, truncated: true });
  });

  test('the solution of hardest, step by step, has the reward -93', async () => {
    const hardest = join(seeds, 'hardest.txt');
    const [, solved] = await replies([{ op: 'reset' }, { op: 'solve' }], [hardest]);
    const actions = solved?.actions as number[]; // checked by their number
    expect(actions).toHaveLength(93);
    const played = await replies(
      [{ op: 'reset' }, ...actions.map((action) => ({ op: 'step', action }))],
      [hardest],
    );
    expect(played.slice(1).reduce((sum, { reward }) => sum + Number(reward), 0)).toBe(-93);
    expect(played.at(-1)).toMatchObject({ terminated: true });
  });
});

describe('check', () => {
  test('one solution: of a board, or of the puzzle of the environment', async () => {
    const right = { legal: true, solves: true, moves: 2, steps: 3, shortest: 2, over: 0 };
    const [none, named, , own, steps] = await replies(
      [
        { op: 'check', solution: 'A+1 X+2' },
        { op: 'check', board: jam, solution: 'A+1 X+2', id: 'r1' },
        { op: 'reset' },
        { op: 'check', solution: 'A+1 X+2' },
        { op: 'check', solution: 'A+1 A-1 A+1 X+2', metric: 'steps' },
      ],
      [jam],
    );
    expect(none?.error).toMatch(/^line 1: check: no board; expected "board"/);
    expect(named).toMatchObject({ id: 'r1', board: 'XXoAoooAoooooooo', ...right });
    expect(own).toMatchObject(right);
    expect(own).not.toHaveProperty('id');
    expect(steps).toMatchObject({ metric: 'steps', steps: 5, shortest: 3, over: 2 });
  });

  test('many answers, each with its own problem', async () => {
    const answers = [
      { id: 'a', solution: 'A+1 X+2' },
      { board: jam, solution: 'X+2' },
      7,
      { board: '?', solution: 'X+1' },
    ];
    const [{ marks } = {}] = await replies([{ op: 'check', board: jam, answers }]);
    expect(marks).toMatchObject([
      { id: 'a', solves: true, over: 0 },
      { id: 1, legal: false, illegalMove: 1 },
      { id: 2, board: null, problem: expect.stringContaining('not an object') },
      { id: 3, board: null, problem: expect.stringMatching(/^board: /) },
    ]);
    const board = 'oooooCoooooCAAoBoooooBoooooxooooDDDo';
    const [lenient] = await replies([{ op: 'check', board, solution: 'B-9 A+9', verifier: 'reasoning-gym' }]);
    expect(lenient).toMatchObject({ verifier: 'reasoning-gym', score: 1 });
  });

  test.each([
    [{ op: 'check' }, 'check: neither solution nor answers; expected'],
    [{ op: 'check', solution: 'X+1', answers: [] }, 'check: both solution and answers; expected'],
    [{ op: 'check', answers: {} }, 'check: answers {}; expected an array of at most 65536'],
    [{ op: 'check', solution: 'X+1', metric: 'cells' }, 'check: metric "cells"; expected moves or steps'],
    [{ op: 'check', board: jam, solution: '???' }, null],
  ])('%j', async (request, error) => {
    const [reply] = await replies([request], [jam]);
    if (error === null) expect(reply).toMatchObject({ legal: false, problem: expect.any(String) });
    else expect(reply?.error).toMatch(`line 1: ${error}`);
  });
});

describe('many environments', () => {
  test('the same seed draws the same puzzles; environment i has that of seed + i', async () => {
    const [many, again, second] = await replies([
      { op: 'reset', count: 8, seed: 5 },
      { op: 'reset', count: 8, seed: 5 },
      { op: 'reset', seed: 6 },
    ]);
    expect(many).toEqual(again);
    const length = String(second?.planes).length;
    expect(String(many?.planes).slice(length, 2 * length)).toBe(second?.planes);
    expect(new Set(String(many?.planes).match(new RegExp(`.{${length}}`, 'g'))).size).toBe(8);
  });

  test('one reward and one digit for each; with auto a finished one begins anew', async () => {
    const requests = [
      { op: 'reset', count: 2, auto: true, observe: ['mask'] },
      { op: 'step', actions: [3, 0] },
      { op: 'step', actions: [1, 3] },
      { op: 'step', actions: [1, 1] },
      { op: 'state', index: 0 },
      { op: 'state', index: 1 },
    ];
    const [reset, first, , third, zero, one] = await replies(requests, [jam]);
    expect(reset).toEqual({ mask: '01010101' });
    expect(first).toEqual({
      rewards: [-1, -1],
      terminated: '00',
      truncated: '00',
      illegal: [1],
      mask: '01110101',
    });
    expect(third).toMatchObject({ rewards: [-1, -1], terminated: '10' });
    expect(zero).toMatchObject({ steps: 0, terminated: false });
    expect(one).toMatchObject({ steps: 3, terminated: false, offsets: [1, 1] });
  });
});

describe('what is refused is answered, and the requests after it are read', () => {
  test.each([
    ['{"op":"hello"', /^line 1: column 14: not JSON; expected an object/],
    ['[1]', /^line 1: not an object/],
    ['{"op":"stpe"}', /^line 1: op "stpe", did you mean "step"\?; expected hello, reset, step/],
    [
      '{"op":"reset","sed":1}',
      /^line 1: reset: unknown key "sed"; expected board, seed, seeds, count, auto, observe, split, /,
    ],
    ['{"op":"reset","seed":-1}', /^line 1: reset: seed -1; expected a whole number from 0 up$/],
    ['{"op":"reset","count":0}', /^line 1: reset: count 0; expected a whole number from 1 to 65536$/],
    ['{"op":"reset","board":"XX/A."}', /^line 1: reset: board: line \d+, column \d+: /],
    [
      '{"op":"reset","board":"XX...../......./......."}',
      /expected at most 4×4 with 2, or --size and --slots$/,
    ],
    ['{"op":"step","action":1}', /^line 1: step: no environment; expected a reset first$/],
  ])('%s', async (line, error) => {
    const [refused, next] = await replies([line, { op: 'reset' }], [jam]);
    expect(refused?.error).toMatch(error);
    expect(next).toMatchObject({ mask: '0101' });
  });

  test.each([
    [{ op: 'step' }, 'step: no action; expected "action", a number'],
    [{ op: 'step', actions: [1] }, 'step: 1 actions for 1 environments; expected "action", a number'],
    [{ op: 'step', action: 4 }, 'step: action 4 of environment 0; expected 0 to 3'],
    [{ op: 'legal', index: 1 }, 'legal: index 1; expected 0 to 0'],
  ])('after a reset: %j', async (request, error) => {
    expect((await replies([{ op: 'reset' }, request], [jam]))[1]).toEqual({ error: `line 2: ${error}` });
  });

  test('boards from standard input, and no board at all', async () => {
    expect(await unjamHere(['env', '-'])).toMatchObject({ status: 2, stdout: '' });
    expect(await unjamHere(['env', 'XX/A./..'])).toMatchObject({ status: 2, stdout: '' });
  });
});

const python = spawnSync('python3', ['--version']).status === 0;
if (!python) console.warn('SKIPPED: the client in Python; there is no python3');

test.runIf(python)('examples/unjam_env.py plays a puzzle and a batch', () => {
  const client = join(root, 'examples/unjam_env.py');
  const lines = execFileSync('python3', [client, process.execPath, program, 'env'], { encoding: 'utf8' });
  expect(lines.trimEnd().split('\n')).toEqual([
    expect.stringMatching(/^\S+ legal: \[\d+(, \d+)*\]$/),
    expect.stringMatching(/^reward -\d+ solved$/),
    '64 environments, 100 steps each',
  ]);
  expect(readFileSync(client, 'utf8').split('\n').length).toBeLessThan(60);
});
