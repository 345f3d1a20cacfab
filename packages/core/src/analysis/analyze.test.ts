import { describe, expect, test } from 'vitest';
import { boardOf } from '../testing/drawn.ts';
import { seedBoards } from '../testing/seeds.ts';
import { analyze } from './analyze.ts';

describe('analyze', () => {
  test('reports the cluster of `hardest`', () => {
    const result = analyze(seedBoards.hardest);
    expect(result).toMatchObject({
      kind: 'analyzed',
      analysis: { states: 24_132, solvable: true, distance: { moves: 49, steps: 93 }, minimal: true },
    });
  });

  test('counts the shortest solutions of the board itself, and finds what is redundant in its cluster', () => {
    const board = boardOf(['XX.A', '...A', '....', '.bb.']);
    expect(analyze(board)).toMatchObject({
      kind: 'analyzed',
      analysis: {
        minimal: false,
        redundant: { vehicles: [board.vehicles.findIndex(({ label }) => label === 'b')], walls: [] },
        shortestSolutions: { moves: 2, steps: 2 },
      },
    });
  });

  test('explains what is stuck on a board without a solution', () => {
    expect(analyze(boardOf(['XX#.', '....']))).toMatchObject({
      kind: 'analyzed',
      analysis: {
        solvable: false,
        minimal: null,
        redundant: null,
        shortestSolutions: { moves: null, steps: null },
      },
    });
  });

  test('ends at a limit', () => {
    expect(analyze(seedBoards.hardest, { limit: { states: 100 } })).toEqual({
      kind: 'limit',
      which: 'states',
      explored: { states: 106, depth: 6 },
    });
  });
});
