import { describe, expect, test } from 'vitest';
import { records } from './command.ts';
import { unjamHere } from './in-process.ts';

const line = 'IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM';

/** A board with many vehicles, whose search ends at its limit. */
const huge = [
  'ttTTGnn.Oc.e',
  'mAVkG7RROcbe',
  'mAVkh75wU.be',
  'ssV.hS5wUBB.',
  '00QQjS5Fp6Jf',
  'LL22jzZFp6Jf',
  '.qqMMzZFWW.f',
  'XX...D.Y4il.',
  'dHPPPDaY4ilE',
  'dH1vvDa.NNKE',
  '3H1uuCCCrrKE',
  '3IIyy88gg.K.',
].join('\n');

describe('a board that cannot be solved in time', () => {
  const limit = ['--limit-time', '200ms'];
  test.each([
    ['solve', ['solve', huge, ...limit], 3, /^stopped at the limit of time before a solution was found/],
    ['hint', ['hint', huge, ...limit], 3, /^The search ended before it found a solution: its time is up\.$/],
    [
      'analyze',
      ['analyze', huge, ...limit],
      3,
      /^stopped at the limit of (?:time|memory) after [\d,]+ states: all within \d+ steps of the board$/,
    ],
    ['solve, states', ['solve', line, '--limit-states', '10'], 3, /^stopped at the limit of states /],
    ['hint, states', ['hint', line, '--limit-states', '10'], 3, /it may not look at more states\.$/],
  ])('%s says which limit ended the search', async (_, words, status, text) => {
    const ended = await unjamHere(words);
    expect(ended).toMatchObject({ status, stderr: '' });
    expect(ended.stdout.trimEnd()).toMatch(text);
  });

  test.each([
    [['solve', line, '--limit-states', '10'], 'states'],
    [['hint', huge, ...limit], 'time'],
    [['analyze', line, '--limit-states', '10'], 'states'],
    [['harden', line, '--limit-states', '10'], 'states'],
  ])('%j --json: %s', async (words, which) => {
    const { stdout } = await unjamHere([...words, '--json']);
    expect(JSON.parse(stdout)).toMatchObject({ kind: 'limit', limit: which });
  });

  test.each([
    ['gif', 3],
    ['pdf', 3],
  ])('show --as %s has no picture of it', async (as, status) => {
    const ended = await unjamHere(['show', huge, '--as', as, '--json', ...limit]);
    expect(ended).toEqual({
      status,
      stdout: '',
      stderr: 'board: no solution found: stopped at the limit of time\n',
    });
  });

  test('check says that the shortest is not known', async () => {
    const { solution } = records(await unjamHere(['solve', line, '--json']))[0] ?? {};
    const words = ['check', line, String(solution), '--limit-states', '10'];
    expect((await unjamHere(words)).stdout).toMatch(
      /^legal, solves the board · 60 moves, \d+ steps · shortest not found: .* limit of states\n$/,
    );
    expect(JSON.parse((await unjamHere([...words, '--json'])).stdout)).toMatchObject({
      shortest: null,
      optimal: false,
      limit: 'states',
    });
  });

  test.each(['hint', 'check', 'show', 'play'])('%s has a default limit of a minute', async (command) => {
    expect((await unjamHere([command, '--help'])).stdout).toMatch(
      /--limit-time <time> .*\n?.*\(default: 60s\)/,
    );
  });
});
