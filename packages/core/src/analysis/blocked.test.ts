import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { finish } from '../algorithm.ts';
import { startOf } from '../board/board.ts';
import { clusterStatesTask, explore } from '../engine/cluster/explore.ts';
import { legalBoards } from '../testing/arbitraries.ts';
import { boardOf } from '../testing/drawn.ts';
import { blockedOn } from './blocked.ts';

describe('blocked cells', () => {
  test.each([
    ['nothing', ['....', 'XX..', '....'], ['....', '....', '....'], false],
    [
      'a truck on five cells, and what it leaves the red car',
      ['.a...', '.a...', '.aXX.', '.....', '.....'],
      ['.....', '.....', '.#.#.', '.....', '.....'],
      false,
    ],
    [
      'a truck that never leaves the row',
      ['..a..', '..a..', 'XXa..', '.....', '.....'],
      ['.....', '.....', '###..', '.....', '.....'],
      true,
    ],
    ['a wall before the exit', ['....', 'XX#.', '....'], ['....', '###.', '....'], true],
    ['a car between walls', ['..#..', '..a..', 'XXa..', '..#..'], ['..#..', '..#..', '###..', '..#..'], true],
    ['a car of the same row', ['.....', 'XXaa.'], ['.....', '.#.#.'], true],
    [
      'a truck whose range a wall has shortened',
      ['..a...', '..a...', 'XXa...', '......', '#.bbb.', '......'],
      ['......', '......', '......', '......', '#..#..', '......'],
      false,
    ],
  ])('%s', (_, rows, blocked, exitUnreachable) => {
    const cells = [...blocked.join('')].flatMap((mark, cell) => (mark === '#' ? [cell] : []));
    expect(blockedOn(boardOf(rows))).toMatchObject({ cells, exitUnreachable });
  });

  test('hold for every state of random clusters', () => {
    let explored = 0;
    fc.assert(
      fc.property(legalBoards({ longestSide: 7 }), (board) => {
        const result = finish(clusterStatesTask(board, { limit: { states: 2000 } }));
        if (result.kind === 'limit') return;
        explored++;
        const { ranges, exitUnreachable } = blockedOn(board);
        const { cluster } = result;
        const outside = Array.from({ length: cluster.count }, (_, index) => cluster.state(index)).filter(
          (state) =>
            !ranges.every(({ least, greatest }, vehicle) => {
              const offset = state[vehicle] as number;
              return least <= offset && offset <= greatest;
            }),
        );
        expect(outside).toEqual([]);
        if (exitUnreachable) expect(explore(board)).toMatchObject({ cluster: { solvable: false } });
        expect(cluster.state(0)).toEqual(startOf(board));
      }),
      { numRuns: 150 },
    );
    expect(explored).toBeGreaterThan(75);
  });
});
