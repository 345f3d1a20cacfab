// Each command that reads boards, once, on the boards of puzzles/seeds. What the algorithms, formats and notations do in
// detail is tested in core.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { records, seeds } from './command.ts';
import { unjamHere } from './in-process.ts';

const seed = (name: string): string => join(seeds, `${name}.txt`);

/** Length of a shortest solution in moves. */
const shortest = {
  framed: 23,
  g1: 24,
  g2: 8,
  hardest: 49,
  playground: 3,
  'prolog-1': 9,
  'prolog-26': 23,
  'prolog-40': 44,
  report: 4,
};

test('solve finds a shortest solution of every board', async () => {
  const solved = records(await unjamHere(['solve', seeds, '--json']));
  expect(Object.fromEntries(solved.map(({ name, moves }) => [name, moves]))).toEqual(shortest);
});

test('solve reads what convert writes as JSON', async () => {
  const json = (await unjamHere(['convert', seeds, '--to', 'json'])).stdout;
  const solved = records(await unjamHere(['solve', '-', '--json'], { input: json }));
  expect(solved.map(({ moves }) => moves)).toEqual(Object.values(shortest));
});

test('convert to JSON keeps the name and the counts that an object has', async () => {
  const known = { name: 'Card "12"', optimalMoves: 1, clusterStates: 3 };
  const vehicles = [{ label: 'X', row: 1, column: 2, orientation: 'horizontal', length: 2 }];
  const input = JSON.stringify({ ...known, width: 4, height: 4, exit: 'left', vehicles });
  const { stdout } = await unjamHere(['convert', '-', '--to', 'json'], { input });
  expect(JSON.parse(stdout)).toMatchObject(known);
  expect((await unjamHere(['convert', '-', '--to', 'json'], { input: stdout })).stdout).toBe(stdout);
});

test.each([
  [
    'convert to the format of the file',
    ['convert', seed('framed'), '--to', 'framed'],
    /^ {3}1 2 3 4 5 6\n {2}\+-+\+\n1 \|o/,
  ],
  [
    'solve by breadth-first search, as frames',
    ['solve', seed('playground'), '--algorithm', 'bfs', '--notation', 'frames', '--quiet'],
    /\n\n/,
  ],
  [
    'show as bitboards',
    ['show', seed('report'), '--as', 'bitboards'],
    /^start\n[01]{6}\n(?:.*\n)*horizontal\n[01]{6}\n(?:.*\n)*vertical\n/,
  ],
  [
    'show the cells',
    ['show', seed('g2'), '--as', 'cells'],
    /^occupied 1 2 6 8 .*\nfree 3 4 5 .*\nall 1 2 3 /,
  ],
  [
    'show the moves',
    ['show', seed('g2'), '--as', 'moves', '--slides', 'unit', '--notation', 'cells'],
    /^\[\('a',3\)\]\n/,
  ],
  ['show an illegal board', ['show', '[(17,18),(1,2),(2,9)]', '--illegal'], /^a ! \. \. \. \.\n/],
  ['hint', ['hint', seed('hardest')], /^Red car left 1: .* 48 moves remain\.\n$/],
  [
    'check',
    ['check', seed('report'), 'YU3 GR1 0D3 XR4'],
    /^legal, solves the board · 4 moves, 11 steps · shortest in moves\n$/,
  ],
])('%s', async (_, words, output) => {
  const { status, stdout, stderr } = await unjamHere(words);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(output);
});

test('a solution that solve prints passes check', async () => {
  const { stdout } = await unjamHere(['solve', seed('g1'), '--notation', 'letters', '--quiet']);
  const checked = await unjamHere(['check', seed('g1'), '-'], { input: stdout });
  expect(checked.stdout).toMatch(/^legal, solves the board · 24 moves, \d+ steps · shortest in moves\n$/);
});
