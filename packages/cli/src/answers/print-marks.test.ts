import { afterEach, describe, expect, test, vi } from 'vitest';
import type { LenientMark, Mark } from './marker.ts';
import { type MarkOutput, MarkPrinter } from './print-marks.ts';

afterEach(() => vi.restoreAllMocks());

const mark: Mark = {
  id: 1,
  board: 'AAoBBXX',
  notation: 'words',
  limit: null,
  legal: true,
  solves: true,
  optimal: true,
  moves: 4,
  steps: 12,
  shortest: 4,
  metric: 'moves',
  over: 0,
  illegalMove: null,
  problem: null,
};
const marks: readonly Mark[] = [
  mark,
  { ...mark, id: 'second, longer', optimal: false, moves: 1234, over: 1230 },
  {
    ...mark,
    id: 3,
    legal: false,
    solves: false,
    optimal: false,
    moves: null,
    steps: null,
    shortest: null,
    over: null,
    illegalMove: 2,
    problem: 'move 2 is illegal',
  },
];

const lenient: LenientMark = {
  verifier: 'reasoning-gym',
  id: 1,
  board: 'AAoBBXX',
  score: 1,
  solves: true,
  found: 3,
  altered: 1,
  moves: 4,
  steps: 12,
  problem: null,
};
const lenients: readonly LenientMark[] = [
  lenient,
  {
    ...lenient,
    id: 2,
    score: 0,
    solves: false,
    found: null,
    altered: null,
    moves: null,
    steps: null,
    problem: 'no move',
  },
];

/** What a printer writes of marks. */
async function printed(printer: MarkPrinter, all: readonly (Mark | LenientMark)[]): Promise<string> {
  let written = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((piece) => {
    written += String(piece);
    return true;
  });
  for (const one of all) await printer.add(one);
  await printer.end();
  // what was collected is written at the next turn
  await new Promise((resolve) => setImmediate(resolve));
  return written;
}

const linesOf = async (verifier: 'unjam' | 'reasoning-gym', output: MarkOutput) =>
  (await printed(new MarkPrinter(verifier, output), verifier === 'unjam' ? marks : lenients)).split('\n');

describe('a table', () => {
  test('of marks', async () => {
    const [head, rule, ...rows] = await linesOf('unjam', {});
    expect(head?.split(/ {2,}/)).toEqual(
      'answer,legal,solved,moves,steps,shortest,over,illegal move,problem'.split(','),
    );
    expect(rule).toMatch(/^[- ]+$/);
    expect(rows.map((row) => row.split(/ {2,}/).filter((cell) => cell !== ''))).toEqual([
      ['1', 'yes', 'yes', '4', '12', '4', '0'],
      ['second, longer', 'yes', 'yes', '1234', '12', '4', '1230'],
      ['3', 'no', 'no', '2', 'move 2 is illegal'],
      ['3 answers · 2 solved · 1 shortest · 1 illegal or not read'],
      [],
    ]);
  });

  test('of marks by the other rules', async () => {
    const [head, , ...rows] = await linesOf('reasoning-gym', {});
    expect(head?.split(/ {2,}/)).toEqual(
      'answer, score,solved,moves,steps,found,altered,problem'.replace(' ', '').split(','),
    );
    expect(rows.map((row) => row.split(/ {2,}/).filter((cell) => cell !== ''))).toEqual([
      ['1', '1', 'yes', '4', '12', '3', '1'],
      ['2', '0', 'no', 'no move'],
      ['2 answers · 1 solved'],
      [],
    ]);
  });
});

test.each([
  [
    'unjam',
    [
      'answer,legal,solved,moves,steps,shortest,over,illegal_move,problem',
      '1,true,true,4,12,4,0,,',
      '"second, longer",true,true,1234,12,4,1230,,',
      '3,false,false,,,,,2,move 2 is illegal',
      '',
    ],
  ],
  [
    'reasoning-gym',
    [
      'answer,score,solved,moves,steps,found,altered,problem',
      '1,1,true,4,12,3,1,',
      '2,0,false,,,,,no move',
      '',
    ],
  ],
] as const)('CSV of marks by %s', async (verifier, lines) => {
  expect(await linesOf(verifier, { csv: true })).toEqual(lines);
});

test('JSON has all of each mark, and no sum', async () => {
  const lines = await linesOf('unjam', { json: true });
  expect(lines.filter((line) => line !== '').map((line) => JSON.parse(line))).toEqual(marks);
});
