// analyze and harden: what a board's cluster holds, through the built command.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { records, scratch, seeds } from './command.ts';
import { difficulty } from './difficulty.ts';
import { unjamHere } from './in-process.ts';

const hardest = join(seeds, 'hardest.txt');
const g1 = join(seeds, 'g1.txt');
const unsolvable = 'XXA..\n..A..\n..A..';
const redundant = 'XX.A\n...A\n....\n.bbx';

const sum = (counts: unknown): number => (counts as number[]).reduce((total, n) => total + n, 0);

describe('analyze', () => {
  test('prints the cluster, with bars', async () => {
    const { stdout, stderr, status } = await unjamHere(['analyze', hardest]);
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    const lines = stdout.trimEnd().split('\n');
    expect(lines.slice(0, 6)).toEqual([
      'cluster   24,132 states, 1,023 of them solved',
      expect.stringMatching(/^board {5}49 moves \([\d,]+ ways\), 93 steps \([\d,]+ ways\)$/),
      expect.stringMatching(/^rating {4}\d+ of 100, \w+: about .*; extrapolated: longer than any board/),
      expect.stringMatching(/^why {7}49 moves; /),
      'hardest   49 moves, 93 steps',
      'minimal   yes, every vehicle and wall matters',
    ]);
    expect(lines[7]).toBe('states by moves to the exit');
    const bars = lines.slice(8).map((line) => /^ *(\d+)–(\d+) {2}[█▏▎▍▌▋▊▉]+ ([\d,]+)$/.exec(line));
    expect(bars.at(-1)?.slice(1, 3)).toEqual(['48', '49']);
    expect(sum(bars.map((bar) => Number(bar?.[3]?.replaceAll(',', ''))))).toBe(24_132);
  });

  test('--metric chooses the bars', async () => {
    expect((await unjamHere(['analyze', hardest, '--metric', 'steps'])).stdout).toMatch(
      /\nstates by steps to the exit\n(?:.*\n)*92–93 /,
    );
  });

  test('--json says what docs/json.md says', async () => {
    const [record] = records(await unjamHere(['analyze', g1, '--json']));
    expect(record).toEqual({
      name: 'g1',
      board: expect.any(String),
      kind: 'analyzed',
      limit: null,
      states: 4780,
      depth: null,
      solvable: true,
      solved: 199,
      moves: 24,
      steps: 34,
      histogram: { moves: expect.any(Array), steps: expect.any(Array) },
      hardest: {
        moves: { distance: 51, board: expect.any(String) },
        steps: { distance: 83, board: expect.any(String) },
      },
      minimal: true,
      redundant: { vehicles: [], walls: [] },
      shortestSolutions: { moves: 102_212, steps: 166_399_200 },
      ...difficulty,
      stuck: null,
    });
    const { moves, steps } = (record as { histogram: Record<string, number[]> }).histogram;
    expect([sum(moves), sum(steps)]).toEqual([4780, 4780]);
    expect([moves?.length, steps?.length]).toEqual([52, 84]);
  });

  test('names the redundant pieces', async () => {
    expect((await unjamHere(['analyze', redundant])).stdout).toContain(
      'minimal   no, redundant on the hardest state: car b, the wall at row 4, column 4\n',
    );
    expect(records(await unjamHere(['analyze', redundant, '--json']))[0]).toMatchObject({
      minimal: false,
      redundant: { vehicles: ['b'], walls: [{ row: 4, column: 4 }] },
    });
  });

  test('counts beyond exact numbers are strings of digits', async () => {
    const [record] = records(await unjamHere(['analyze', hardest, '--json']));
    expect(record?.shortestSolutions).toEqual({
      moves: 9_638_248_448,
      steps: expect.stringMatching(/^\d{38}$/),
    });
  });

  test.each([
    [
      'unsolvable',
      [unsolvable],
      1,
      /^cluster {3}1 state, none of them solved: unsolvable\nstuck {5}the red car never gets nearer to the exit; truck A is in its way\n$/,
    ],
    [
      'a limit',
      [hardest, '--limit-states', '100'],
      3,
      /^stopped at the limit of states after 106 states: all within 6 steps of the board$/m,
    ],
  ])('%s', async (_, words, status, stdout) => {
    const ended = await unjamHere(['analyze', ...words]);
    expect(ended).toMatchObject({ status, stderr: '' });
    expect(ended.stdout).toMatch(stdout);
    const [record] = records(await unjamHere(['analyze', ...words, '--json']));
    expect(record).toMatchObject({ rating: null, minimal: null });
    expect(record?.stuck).toEqual(status === 1 ? { cells: 0, vehicles: ['A'], wall: false } : null);
  });
});

describe('harden', () => {
  test('writes the hardest state, which takes as many moves as the cluster allows', async () => {
    const { stdout, status } = await unjamHere(['harden', g1]);
    expect({ stdout, status }).toEqual({
      stdout: 'aee.f.\nabc.fg\nabc@@g\nhhhd.g\n..idjj\nkkill.\n',
      status: 0,
    });
    expect((await unjamHere(['solve', '-'], { input: stdout })).stdout).toMatch(/\n51 moves, /);
  });

  test('hardening the hardest state changes nothing', async () => {
    const again = await unjamHere(['harden', '-'], { input: (await unjamHere(['harden', g1])).stdout });
    expect(again.stdout).toBe((await unjamHere(['harden', g1])).stdout);
  });

  test('in steps, in another format, into a folder', async () => {
    const folder = scratch();
    const ended = await unjamHere(['harden', g1, hardest, '--metric', 'steps', '--to', 'line', '-o', folder]);
    expect(ended).toEqual({ status: 0, stdout: '', stderr: '' });
    expect(readdirSync(folder).sort()).toEqual(['g1.txt', 'hardest.txt']);
    const line = readFileSync(join(folder, 'g1.txt'), 'utf8').trim();
    expect(line).toMatch(/^\S{36}$/);
    expect(records(await unjamHere(['solve', line, '--metric', 'steps', '--json']))[0]?.steps).toBe(83);
  });

  test('--json', async () => {
    expect(records(await unjamHere(['harden', g1, '--json']))[0]).toEqual({
      name: 'g1',
      board: expect.any(String),
      kind: 'hardened',
      limit: null,
      metric: 'moves',
      distance: 51,
      hardest: expect.any(String),
    });
  });

  test.each([
    ['unsolvable', [unsolvable], 1, 'board: unsolvable: no hardest state\n'],
    [
      'a limit',
      [hardest, '--limit-states', '100'],
      3,
      'hardest: stopped at the limit of states: no hardest state\n',
    ],
  ])('%s', async (_, words, status, stderr) => {
    expect(await unjamHere(['harden', ...words])).toEqual({ status, stdout: '', stderr });
    // a file from before is not replaced by an empty one, and a folder gets none
    const kept = join(scratch(), 'kept.txt');
    writeFileSync(kept, 'kept');
    for (const output of [kept, `${dirname(kept)}/`])
      expect(await unjamHere(['harden', ...words, '-o', output])).toEqual({ status, stdout: '', stderr });
    expect(readdirSync(dirname(kept))).toEqual(['kept.txt']);
    expect(readFileSync(kept, 'utf8')).toBe('kept');
  });
});
