import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withoutVehicle } from '../board/remove.ts';
import { solve } from '../engine/solve.ts';
import { legalBoards } from '../testing/arbitraries.ts';
import { boardOf } from '../testing/drawn.ts';
import { blockedOn } from './blocked.ts';
import { relevantOn } from './relevance.ts';

const irrelevant = (rows: readonly string[]): string => {
  const board = boardOf(rows);
  const relevant = relevantOn(board, blockedOn(board).ranges);
  return board.vehicles.flatMap(({ label }, index) => (relevant[index] ? [] : [label])).join('');
};

describe('relevance', () => {
  test.each([
    ['what stands in the way, and what stands in its way', ['bb.q.', '...q.', 'XX...'], ''],
    ['a car that reaches neither', ['bb.q.', '...q.', 'XX...', 'cc.##'], 'c'],
    ['two that hinder each other alone', ['XX....', '......', '#####.', 'a.bb#.', 'a...#.', '....#.'], 'ab'],
    ['a neighbour on the same row', ['XX.bb', '.....', 'cc...'], 'c'],
    ['what bounds a range, though it never enters it', ['....#', 'XX..b', '....b', '..##a', '....a'], ''],
  ])('%s', (_, rows, labels) => {
    expect(irrelevant(rows)).toBe(labels);
  });

  test('without an irrelevant vehicle a board is solved in as many moves, or not either', () => {
    let taken = 0;
    fc.assert(
      fc.property(legalBoards({ longestSide: 6 }), (board) => {
        const relevant = relevantOn(board, blockedOn(board).ranges);
        const length = (of: typeof board): number | undefined => {
          const result = solve(of, { limit: { states: 20_000 } });
          return result.kind === 'solved' ? result.solution.length : undefined;
        };
        board.vehicles.forEach((_, index) => {
          if (relevant[index]) return;
          taken++;
          expect(length(withoutVehicle(board, index))).toBe(length(board));
        });
      }),
      { numRuns: 300 },
    );
    expect(taken).toBeGreaterThan(50);
  });
});
