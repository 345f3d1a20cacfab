// `unjam check`: plans of planners, and the lenient verifier.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { records, scratch, seeds } from './command.ts';
import { unjamHere } from './in-process.ts';

const g1 = join(seeds, 'g1.txt');

test('a plan in PDDL is written by solve and read back by check', async () => {
  const plan = (await unjamHere(['solve', g1, '--metric', 'steps', '--notation', 'pddl', '--quiet'])).stdout;
  expect(plan.trimEnd().split('\n')).toHaveLength(34);
  const found = `; found by a planner\n${plan.toUpperCase()}; cost = 34 (unit cost)\n`;
  const ended = await unjamHere(['check', g1, '-', '--metric', 'steps', '--json'], { input: found });
  expect(records(ended)[0]).toMatchObject({
    notation: 'pddl',
    legal: true,
    solves: true,
    steps: 34,
    shortest: 34,
    optimal: true,
  });
  const cut = await unjamHere(['check', g1, '-'], { input: plan.split('\n').slice(1).join('\n') });
  expect(cut).toMatchObject({ status: 1, stdout: '' });
  expect(cut.stderr).toMatch(/^stdin: move \d+ is illegal: [^\n]*\n$/);
});

test.each(['A+9', 'red car right 7'])('a slide longer than the board is illegal: %s', async (text) => {
  const board = 'oooooooooooooAAooBoooooBoooooooooooo';
  const one = await unjamHere(['check', board, text, '--json']);
  const many = await unjamHere(['check', board, text, text, '--json']);
  expect([one.status, many.status]).toEqual([1, 1]);
  const { name: _, ...record } = records(one)[0] ?? {};
  expect(records(many)[0]).toEqual({ ...record, id: 'solution 1' });
  expect(record).toMatchObject({
    legal: false,
    illegalMove: null,
    problem: expect.stringContaining('; expected 1 to 6'),
  });
});

test('an empty answer is no solution, alone and among others', async () => {
  const board = 'XX.A/...A/..../....';
  const one = await unjamHere(['check', board, '-', '--json'], { input: '\n' });
  const many = await unjamHere(['check', board, '', '', '--json']);
  const { name: _, ...record } = records(one)[0] ?? {};
  expect(record).toMatchObject({ legal: false, notation: null, problem: 'no solution' });
  expect(records(many)[0]).toEqual({ ...record, id: 'solution 1' });
  expect(await unjamHere(['check', board, ''])).toEqual({
    status: 1,
    stdout: '',
    stderr: 'solution: no solution\n',
  });
  // the board alone, and a list without moves
  for (const none of ['XX.A\n...A\n....\n....', '[]'])
    expect(await unjamHere(['check', board, none])).toMatchObject({
      status: 1,
      stderr: 'solution: no solution\n',
    });
  expect(await unjamHere(['check', '..XX/..../..../....', ''])).toMatchObject({ status: 0 });
});

describe('--verifier reasoning-gym', () => {
  test.each([
    ['--notation', 'arrows'],
    ['--metric', 'steps'],
  ])('%s %s, for which it has no use, is refused', async (option, value) => {
    const words = ['check', join(seeds, 'report.txt'), 'A+1', '--verifier', 'reasoning-gym', option, value];
    const { status, stderr } = await unjamHere(words);
    expect(status).toBe(2);
    expect(stderr).toContain(`unjam: ${option} with --verifier reasoning-gym, which `);
  });

  const board = 'oooooCoooooCAAoBoooooBoooooxooooDDDo';

  test.each([
    [
      'B-2 A+4',
      0,
      '1',
      'the red car is at the exit · 2 moves read, all of them as written · 2 moves, 6 steps',
    ],
    [
      'B-9 A+9',
      0,
      '1',
      'the red car is at the exit · 2 moves read, 2 of them not as written · 2 moves, 6 steps',
    ],
    [
      'I am stuck',
      1,
      '0.01',
      'the red car is not at the exit · 0 moves read, all of them as written · 0 moves, 0 steps',
    ],
    [
      'F+1',
      1,
      '0',
      'a letter with which its program fails · 1 move read, 1 of them not as written · 0 moves, 0 steps',
    ],
    ['', 1, '0', 'no answer · 0 moves read, all of them as written · 0 moves, 0 steps'],
  ])('%j', async (text, status, score, rest) => {
    expect(await unjamHere(['check', board, text, '--verifier', 'reasoning-gym'])).toEqual({
      status,
      stdout: `score ${score} by the rules of reasoning-gym · ${rest}\n`,
      stderr: '',
    });
  });

  test('an answer in a file; ours refuses what theirs lets pass', async () => {
    const file = join(scratch(), 'answer.txt');
    writeFileSync(file, 'A+9 B-2 A+4\n');
    const [record] = records(
      await unjamHere(['check', board, file, '--verifier', 'reasoning-gym', '--json']),
    );
    expect(record).toEqual({
      name: 'board',
      board,
      verifier: 'reasoning-gym',
      score: 1,
      solves: true,
      found: 3,
      altered: 2,
      moves: 3,
      steps: 6,
    });
    expect((await unjamHere(['check', board, file])).status).toBe(1);
    expect((await unjamHere(['check', board, 'A+2 B-2 A+4'])).status).toBe(1);
  });

  test('what it does not take is refused', async () => {
    expect(
      await unjamHere(['check', join(seeds, 'report.txt'), 'A+1', '--verifier', 'reasoning-gym']),
    ).toMatchObject({
      status: 2,
      stdout: '',
    });
    expect(
      await unjamHere(['check', board, 'A+1', '--verifier', 'reasoning-gym', '--notation', 'signed']),
    ).toMatchObject({ status: 2, stderr: expect.stringContaining('expected no --notation') });
  });
});
