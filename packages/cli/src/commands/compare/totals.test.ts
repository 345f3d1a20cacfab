import type { SearchResult } from '@unjam/core';
import { algorithmById, type ComparisonRow } from '@unjam/core/search';
import { describe, expect, test } from 'vitest';
import { Totals } from './totals.ts';

const algorithm = algorithmById('bfs');
const other = algorithmById('a-star');
if (!algorithm || !other) throw new Error('there are two searches');

const stats = { expanded: 1200, generated: 3000, peakFrontier: 40, milliseconds: 12 };
const solved = (moves: number, steps: number, shortest?: boolean): ComparisonRow => ({
  algorithm,
  result: { kind: 'solved', solution: [], moves, steps, stats },
  ...(shortest !== undefined && { shortest }),
});
const problem = { code: 'unsupported-board', message: 'the board has walls' } as const;
const unsolved = (kind: 'unsolvable' | 'limit' | 'refused' | 'exhausted'): ComparisonRow => {
  const results: Record<typeof kind, SearchResult> = {
    unsolvable: { kind: 'unsolvable', stats },
    limit: { kind: 'limit', which: 'states', stats },
    refused: { kind: 'refused', problem, stats },
    exhausted: { kind: 'exhausted', stats },
  };
  return { algorithm, result: results[kind] };
};

/** The cells of each row of the table, without the heads. */
const cellsOf = (boards: readonly (readonly ComparisonRow[])[]) => {
  const totals = new Totals();
  for (const rows of boards) totals.add(rows);
  expect(totals.boards).toBe(boards.length);
  return totals
    .table(true)
    .split('\n')
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1),
    );
};

describe('one board', () => {
  test.each<[string, ComparisonRow, string[]]>([
    ['solved', solved(9, 1500, true), ['yes', '9', '1,500', 'yes']],
    ['solved in more moves', solved(9, 15, false), ['yes', '9', '15', 'no']],
    ['solved, and nobody knows how short', solved(9, 15), ['yes', '9', '15', 'no']],
    ['proved unsolvable', unsolved('unsolvable'), ['unsolvable', '-', '-', '-']],
    ['ended by a limit', unsolved('limit'), ['limit', '-', '-', '-']],
    ['refused', unsolved('refused'), ['does not take this board', '-', '-', '-']],
    ['not found', unsolved('exhausted'), ['not found', '-', '-', '-']],
  ])('%s', (_, row, cells) => {
    expect(cellsOf([[row]])).toEqual([['bfs', ...cells, '1,200', '12 ms']]);
  });
});

test('several boards are added up, in a row for each search', () => {
  const rows = cellsOf([
    [solved(9, 15, true), { ...solved(2, 3, true), algorithm: other }],
    [unsolved('limit'), { ...solved(4, 9, false), algorithm: other }],
    [solved(1, 1), { ...unsolved('refused'), algorithm: other }],
  ]);
  expect(rows).toEqual([
    ['bfs', '2 of 3', '10', '16', '1 of 3', '3,600', '36 ms'],
    ['a-star', '2 of 3', '6', '12', '1 of 3', '3,600', '36 ms'],
  ]);
});

test('several boards of which none is solved', () => {
  expect(cellsOf([[unsolved('limit')], [unsolved('unsolvable')]])).toEqual([
    ['bfs', '0 of 2', '-', '-', '-', '2,400', '24 ms'],
  ]);
});
