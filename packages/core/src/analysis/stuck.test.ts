import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { solve } from '../engine/solve.ts';
import { legalBoards } from '../testing/arbitraries.ts';
import { boardOf } from '../testing/drawn.ts';
import { describeStuck, explainStuck } from './stuck.ts';

describe('explainStuck', () => {
  test.each([
    [
      'a truck between two walls',
      boardOf(['....#.', '....B.', 'XX..B.', '....B.', '......', '....#.']),
      'the red car never gets further than 2 cells; truck B is in its way',
    ],
    [
      'a wall',
      boardOf(['......', '......', 'XX..#.', '......', '......', '......']),
      'the red car never gets further than 2 cells; a wall is in its way',
    ],
    [
      'a wall at once',
      boardOf(['....', 'XX#.']),
      'the red car never gets nearer to the exit; a wall is in its way',
    ],
    [
      'two trucks in one column',
      boardOf(['...B..', '...B..', 'XX.B..', '...C..', '...C..', '...C..']),
      'the red car never gets further than 1 cell; truck B is in its way',
    ],
    [
      'a red car that leaves to the left',
      boardOf(['..#..', '..b..', '..bXX', '..#..'], { exit: 'left' }),
      'the red car never gets nearer to the exit; car b is in its way',
    ],
    [
      'a red truck that leaves at the top',
      boardOf(['#bb#', '....', '.X..', '.X..', '.X..'], { exit: 'top' }),
      'the red truck never gets further than 1 cell; car b is in its way',
    ],
  ])('%s', (_, board, words) => {
    const result = explainStuck(board);
    expect(result.kind === 'stuck' && describeStuck(board, result.stuck)).toBe(words);
  });

  test('lists several blockers', () => {
    const board = boardOf(['..b', '..b', 'XX.', '..c', '..c']);
    expect(describeStuck(board, { cells: 1, vehicles: [1, 2], wall: true })).toMatch(
      /; car b, car c or a wall is in its way$/,
    );
  });

  test('finds blockers on exactly those boards that have no solution', () => {
    fc.assert(
      fc.property(legalBoards(), (board) => {
        const answer = solve(board, { limit: { states: 20_000 } });
        const result = explainStuck(board, { limit: { states: 20_000 } });
        if (answer.kind === 'limit' || result.kind === 'limit') return;
        expect(result.kind).toBe(answer.kind === 'solved' ? 'solvable' : 'stuck');
        if (result.kind === 'stuck')
          expect(result.stuck.vehicles.length + Number(result.stuck.wall)).toBeGreaterThan(0);
      }),
    );
  });

  test('a cluster beyond the limit gets no explanation', () => {
    const board = boardOf(['....#.', '....B.', 'XX..B.', '....B.', '......', 'aa..#.']);
    expect(explainStuck(board, { limit: { states: 3 } })).toEqual({ kind: 'limit', which: 'states' });
  });
});
