// generate, through the built command.
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { records, scratch } from './command.ts';
import { difficulty } from './difficulty.ts';
import { unjamHere } from './in-process.ts';

describe('output', () => {
  test('puzzles that meet the criteria, each with a comment, which solve reads back', async () => {
    const { stdout, stderr, status } = await unjamHere([
      'generate',
      '--moves',
      '12..18',
      '--count',
      '3',
      '--seed',
      '7',
    ]);
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    const about = stdout
      .split('\n')
      .flatMap(
        (line) => /^# (\d+) moves, (\d+) steps, rating \d+, \w+, about .*$/.exec(line)?.slice(1, 3) ?? [],
      );
    expect(about).toHaveLength(6);
    const moves = about.filter((_, i) => i % 2 === 0).map(Number);
    for (const length of moves) expect(length >= 12 && length <= 18).toBe(true);
    const solved = records(await unjamHere(['solve', '-', '--json'], { input: stdout }));
    expect(solved.map((record) => record.moves)).toEqual(moves);
    const analyzed = records(await unjamHere(['analyze', '-', '--json'], { input: stdout }));
    expect(analyzed).toHaveLength(3);
    for (const { moves: length, minimal, hardest } of analyzed) {
      expect(minimal).toBe(true);
      expect(hardest).toMatchObject({ moves: { distance: length } });
    }
  });

  test('the same seed gives the same bytes, another seed others', async () => {
    const words = ['generate', '--moves', '10..20', '--count', '2', '--to', 'line'];
    const { stdout } = await unjamHere([...words, '--seed', '3']);
    expect(stdout).toMatch(/^\S{36}\n\S{36}\n$/);
    expect((await unjamHere([...words, '--seed', '3'])).stdout).toBe(stdout);
    expect((await unjamHere([...words, '--seed', '4'])).stdout).not.toBe(stdout);
  });

  test('a seed that was drawn is told, and gives the same bytes again', async () => {
    const words = ['generate', '--size', '5x5', '--moves', '5..'];
    const drawn = await unjamHere(words);
    const [, seed = ''] =
      /^unjam: the seed was drawn; --seed (\d+) gives the same puzzles\n$/.exec(drawn.stderr) ?? [];
    expect(await unjamHere([...words, '--seed', seed])).toEqual({ ...drawn, stderr: '' });
    const other = records(await unjamHere([...words, '--json']));
    expect(other).toEqual([
      expect.objectContaining({ seed: expect.any(Number), name: `${other[0]?.seed}-1` }),
    ]);
    expect(other[0]?.seed).not.toBe(Number(seed));
  });

  test('a puzzle that the format cannot express is written in one line, with a message', async () => {
    const words = ['--size', '5x6', '--walls', '2', '--moves', '3..', '--seed', '13', '--to', 'prolog'];
    const { status, stdout, stderr } = await unjamHere(['generate', ...words]);
    expect(status).toBe(0);
    expect(stderr).toMatch(/^unjam: 13-1 is written in one line: prolog cannot express /);
    expect((await unjamHere(['solve', '-'], { input: stdout })).stdout).toMatch(/^18 moves, 29 steps · /m);
  });

  test('--json says what docs/json.md says', async () => {
    const words = ['--size', '5x5', '--walls', '1', '--moves', '6..', '--vehicles', '..7', '--json'];
    expect(records(await unjamHere(['generate', ...words, '--seed', '1']))).toEqual([
      {
        name: '1-1',
        seed: 1,
        board: expect.stringMatching(/^\S{25}$/),
        moves: expect.any(Number),
        steps: expect.any(Number),
        ...difficulty,
        reasons: expect.stringMatching(/^\d+ moves; /),
        vehicles: expect.any(Number),
        walls: 1,
      },
    ]);
  });

  test('--difficulty is the time that half of all players need', async () => {
    const [found] = records(
      await unjamHere(['generate', '--size', '5x5', '--difficulty', '20s..1m', '--seed', '1', '--json']),
    );
    expect(found?.seconds).toSatisfy((seconds: number) => seconds >= 20 && seconds <= 60);
  });

  test('--grade names a range of ratings', async () => {
    expect(
      records(await unjamHere(['generate', '--grade', 'intermediate', '--seed', '1', '--json']))[0],
    ).toMatchObject({
      grade: 'intermediate',
    });
  });

  test('--theme names themes, all of which a puzzle has', async () => {
    const words = ['--size', '5x5', '--grade', 'beginner', '--theme', 'red-back', '--seed', '1', '--json'];
    const [found] = records(await unjamHere(['generate', ...words]));
    expect(found).toMatchObject({ grade: 'beginner', themes: expect.arrayContaining(['red-back']) });
  });

  test('a folder gets a file for each puzzle', async () => {
    const folder = scratch();
    await unjamHere(['generate', '--moves', '8..12', '--count', '2', '--seed', '9', '-o', folder]);
    expect(readdirSync(folder).sort()).toEqual(['9-1.txt', '9-2.txt']);
  });
});

test('criteria that no puzzle meets end at the limit, with the reason', async () => {
  const ended = await unjamHere([
    'generate',
    '--size',
    '4x4',
    '--moves',
    '30..',
    '--limit-boards',
    '200',
    '--seed',
    '1',
  ]);
  expect(ended).toMatchObject({ status: 3, stdout: '' });
  expect(ended.stderr).toMatch(
    /^unjam: found 0 of 1 puzzle: looked at 2\d\d boards, \d+ (?:was|were) unsolvable or had pieces that do not matter; the hardest took \d moves; 0 had as many moves as the criteria need; stopped at the limit of boards\n$/,
  );
});

test('a shortage at the limit of time says what may help', async () => {
  const words = ['generate', '--size', '4x4', '--moves', '30..', '--limit-time', '200ms', '--seed', '1'];
  const { status, stderr } = await unjamHere(words);
  expect(status).toBe(3);
  expect(stderr).toMatch(/; stopped at the limit of time; more time or another --seed may help\n$/);
});

describe('bad criteria are refused before any work', () => {
  test.each([
    [['--moves', '25..20'], 'unjam: moves: 25..20 runs backwards; expected moves: 20..25\n'],
    [['--moves', 'many'], /^unjam: --moves 'many'; expected a range such as 20\.\.25, 20\.\. or 20 /],
    [
      ['--size', '2x6'],
      'unjam: 2 columns is too narrow (3 at least); expected a whole number from 3 to 16\n',
    ],
    [['--difficulty', '4m..2m'], 'unjam: seconds: 240..120 runs backwards; expected seconds: 120..240\n'],
    [
      ['--difficulty', 'soon'],
      /^unjam: --difficulty 'soon'; expected a range of times such as 2m\.\.4m, 90s\.\. or \.\.1h /,
    ],
    [
      ['--difficulty', '..10s', '--moves', '30..'],
      /^unjam: 30 moves or more in 10 s or less; expected .* or more, or fewer moves\n$/,
    ],
    [['--size', 'big'], /^unjam: --size 'big'; expected a size such as 6x6 /],
    [
      ['--vehicles', '30'],
      /^unjam: 30 vehicles and 0 walls take at least 60 cells; expected at most 35 on 6×6/,
    ],
    [['--rating', '50..101'], 'unjam: rating: 50..101; expected whole numbers from 0 to 100\n'],
    [['--grade', 'exprt'], /^unjam: unknown grade 'exprt', did you mean 'expert'\?/],
    [['--theme', 'red-back,deco'], /^unjam: unknown theme 'deco', did you mean 'decoy'\?/],
    [['--grade', 'expert', '--rating', '1'], /cannot be used with option/],
    [
      ['--primary', '6'],
      'unjam: a primary of 6 cells is too long (5 at most); expected a whole number from 2 to 5\n',
    ],
  ])('%j', async (words, problem) => {
    const ended = await unjamHere(['generate', ...words]);
    expect(ended).toMatchObject({ status: 2, stdout: '' });
    if (typeof problem === 'string') expect(ended.stderr).toBe(problem);
    else expect(ended.stderr).toMatch(problem);
    expect(ended.stderr).toMatch(/^[^\n]+\n$/);
  });
});

test('one move is counted in the singular', async () => {
  const { stdout } = await unjamHere(['generate', '--size', '3x3', '--moves', '1', '--seed', '1']);
  expect(stdout).toMatch(/^# 1 move, 1 step, rating/);
});
