import { parseBoard } from '@unjam/core';
import { describe, expect, test } from 'vitest';
import { expandedIn, judgeOutput } from './read-output.ts';

const board = parseBoard('XX.A/...A/..../....'); // shortest: A down 1, X right 2

describe('the answer in what a program prints', () => {
  test.each([
    ['A+1 X+2', true, 2],
    ['car,move\nA,1\nX,2\n', true, 2],
    ['car,move\nA,1\nX,2\n\nexpanded: 12\ntime: 0.03 s\n', true, 2],
    ['Reading the board...\n\nSolution: A+1 X+2\nSolved in 2 moves, 14 nodes', true, 2],
    ['trying\nstill trying\nA+1, A-1, A+1, X+2', true, 4],
    ['A+1', false, 1],
    ['X+2\nexpanded: 3', false, null],
  ])('%j', (output, solves, moves) => {
    expect(judgeOutput(board, output, { metric: 'moves', shortest: 2 })).toMatchObject({
      solves,
      moves,
      over: solves ? (moves ?? 0) - 2 : null,
      optimal: moves === 2,
    });
  });

  test.each([
    ['', 'no answer'],
    ['  \n', 'no answer'],
    ['XX.A\n...A\n....\n....\n', 'no solution'],
    ['I do not know.', 'line 1, column 1: a solution in no known notation'],
  ])('%j is none', (output, problem) => {
    const verdict = judgeOutput(board, output, { metric: 'moves', shortest: 2 });
    expect(verdict).toMatchObject({ legal: false, solves: false });
    expect(verdict.problem).toContain(problem);
  });
});

test.each([
  ['expanded: 1234', 1234],
  ['States expanded: 1,234', 1234],
  ['1_234 nodes visited', 1234],
  ['12 expanded states', 12],
  ['visited nodes = 7\nstates 9', 7],
  ['A+1 X+2', null],
  // of several the greatest: that of each depth is a part of the total
  ['Depth 0: 1 states\nDepth 1: 3 states\nDepth 2: 17 states\ntotal: 4321 states', 4321],
  ['expanded: 4321\n5000 states generated', 4321],
  ['0 states left in the queue\n77 nodes expanded', 77],
  ['expanded: 1 234 567', 1_234_567],
  ['expanded: 12.345', 12_345],
  ["expanded 1'234'567 nodes", 1_234_567],
  ['states 9\n1_234_567 states', 9],
  // neither a rate nor a fraction is a number of states
  ['55 states/s', null],
  ['states per second: 9000', null],
  ['9000 nodes per second, visited 12', 12],
  ['expanded: 5.5e3', null],
  ['expanded: 1234.5', null],
])('states in %j', (printed, states) => {
  expect(expandedIn(printed)).toBe(states);
});

test('a text that is made to keep its reader busy', () => {
  const digits = '1'.repeat(2_000_000);
  expect(expandedIn(`${digits} ${digits}`)).toBeNull();
  const blanks = ' '.repeat(199_000);
  const numbered = `1) ${'a'.repeat(199_000)}`;
  for (const text of [digits, 'states '.repeat(28_000), '1 s'.repeat(60_000), `${blanks}x`, numbered])
    expect(judgeOutput(board, text, { metric: 'moves', shortest: 2 }).solves).toBe(false);
});
