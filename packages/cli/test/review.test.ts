// `unjam review`: a player's moves against the shortest way.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { records, seeds } from './command.ts';
import { unjamHere } from './in-process.ts';

const hardest = join(seeds, 'hardest.txt');

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

  test('says how far from the exit moves end that do not solve the board', async () => {
    const { stdout } = await unjamHere(['review', board, 'q↓2, q↑2']);
    expect(stdout).toContain(
      '2 moves · 2 moves from the exit · 2 moves more than the shortest (2) · first lost',
    );
    expect((await unjamHere(['review', board, 'q↓2'])).stdout).toContain(
      '1 move · 1 move from the exit · every move on a shortest way',
    );
  });

  test.each(['', '[]'])('refuses %j, which is no solution', async (text) => {
    expect(await unjamHere(['review', board, text])).toEqual({
      status: 2,
      stdout: '',
      stderr: 'solution: no solution; expected at least one move\n',
    });
    expect(await unjamHere(['review', '..XX/..../..../....', text])).toMatchObject({ status: 0 });
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
    ['an illegal move', [board, 'X→1'], 1, /^solution: the move is illegal: /],
    ['a limit', [hardest, '@←1', '--limit-states', '9'], 3, /^solution: stopped at the limit of states\n$/],
    ['no notation', [board, 'hello'], 2, /expected a file, - or a solution/],
  ])('says why there is none: %s', async (_, words, status, message) => {
    const ended = await unjamHere(['review', ...words]);
    expect(ended.status).toBe(status);
    expect(ended.stderr).toMatch(message);
  });
});
