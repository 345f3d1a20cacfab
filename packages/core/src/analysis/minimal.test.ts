import { describe, expect, test } from 'vitest';
import { metrics } from '../board/moves.ts';
import { withoutVehicle, withoutWall } from '../board/remove.ts';
import { explore } from '../engine/cluster/explore.ts';
import { solve } from '../engine/solve.ts';
import { boardOf } from '../testing/drawn.ts';
import { foglemanSample, hasPublished, needsPublished } from '../testing/published.ts';
import { seedBoards } from '../testing/seeds.ts';
import { findRedundant } from './minimal.ts';

describe('redundant pieces', () => {
  test.each([
    ['a car that is never in the way', ['bb.q..', 'XX.q..', '...q..', '......', '......'], ['b'], []],
    ['a truck in the way', ['...q..', 'XX.q..', '...q..', '......', '......'], [], []],
    ['a wall that is never in the way', ['......', '..q...', 'XXq...', '..#...'], [], [20]],
    ['a wall that makes it harder', ['...#..', '...q..', 'XX.q..', '..aa..', '......', '......'], [], []],
    [
      'a car that never moves but is needed',
      ['..#bb#', '...q..', 'XX.q..', '..aa..', '......', '......'],
      [],
      [2, 5],
    ],
  ])('%s', (_, rows, labels, walls) => {
    const board = boardOf(rows);
    const result = findRedundant(board);
    expect(result.kind).toBe('found');
    if (result.kind !== 'found') return;
    expect(result.redundant.vehicles.map((index) => board.vehicles[index]?.label)).toEqual(labels);
    expect(result.redundant.walls).toEqual(walls);
  });

  test('reports an unsolvable board', () => {
    expect(findRedundant(boardOf(['XX#.', '....']))).toEqual({ kind: 'unsolvable' });
  });

  test('reports the limit that ended it', () => {
    expect(findRedundant(seedBoards.hardest, { limit: { states: 10 } })).toEqual({
      kind: 'limit',
      which: 'states',
    });
  });

  test.each(Object.entries(seedBoards))(
    '%s: exactly the redundant pieces can be removed without making it easier',
    (_, board) => {
      for (const metric of metrics) {
        const explored = explore(board);
        const hardest = explored.kind === 'explored' ? explored.cluster.hardest[metric] : null;
        if (!hardest) throw new Error('not explored');
        const result = findRedundant(hardest.board, { metric });
        if (result.kind !== 'found') throw new Error(result.kind);
        hardest.board.vehicles.forEach((_, index) => {
          if (index === hardest.board.primary) return;
          const without = solve(withoutVehicle(hardest.board, index), { metric });
          const length = without.kind === 'solved' ? without.solution.length : -1;
          expect(length === hardest.distance).toBe(result.redundant.vehicles.includes(index));
        });
      }
    },
  );
});

describe('without', () => {
  test('the other vehicles keep their order, and the primary stays the primary', () => {
    const board = boardOf(['aa.c', 'XX.c', '#...', '....']);
    expect(
      withoutVehicle(
        board,
        board.vehicles.findIndex(({ label }) => label === 'c'),
      ),
    ).toEqual(boardOf(['aa..', 'XX..', '#...', '....']));
    expect(withoutWall(board, 8)).toEqual(boardOf(['aa.c', 'XX.c', '....', '....']));
    expect(() => withoutVehicle(board, board.primary)).toThrow(RangeError);
  });
});

test.skipIf(!hasPublished)(`published puzzles are minimal${needsPublished}`, () => {
  for (const { name, board } of foglemanSample(15)) {
    expect({ name, ...findRedundant(board) }).toMatchObject({ name, redundant: { vehicles: [], walls: [] } });
  }
});
