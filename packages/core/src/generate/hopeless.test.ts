import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findRedundant } from '../analysis/minimal.ts';
import { explore } from '../engine/cluster/explore.ts';
import { legalBoards } from '../testing/arbitraries.ts';
import { boardOf } from '../testing/drawn.ts';
import { randomRuns } from '../testing/random-runs.ts';
import { seedBoards } from '../testing/seeds.ts';
import { isHopeless } from './hopeless.ts';

test.each([
  [
    'a truck that can never leave the row of the primary',
    ['..a..', '..a..', 'XXa..', '.....', '.....'],
    true,
  ],
  ['a wall before the exit', ['....', 'XX#.', '....'], true],
  ['a car between walls', ['..#..', '..a..', 'XXa..', '..#..'], true],
  ['a car in the row of the primary', ['.....', 'XXaa.'], true],
  ['a truck that cannot move, not in the way', ['a...', 'aXX.', 'a...'], true],
  ['a car that never matters', ['...q.', '...q.', 'XX...', 'cc.##'], true],
  ['a puzzle', ['...q..', '...q..', 'XX.q..', '......', '......', '......'], false],
])('%s', (_, rows, hopeless) => {
  expect(isHopeless(boardOf(rows))).toBe(hopeless);
});

test.each(Object.entries(seedBoards))(
  'the hardest state of %s is not hopeless where it is minimal',
  (_, board) => {
    const explored = explore(board);
    if (explored.kind !== 'explored' || !explored.cluster.hardest.moves) throw new Error(explored.kind);
    const { board: hardest } = explored.cluster.hardest.moves;
    const found = findRedundant(hardest);
    if (found.kind !== 'found') throw new Error(found.kind);
    const { vehicles, walls } = found.redundant;
    if (vehicles.length + walls.length === 0) expect(isHopeless(hardest)).toBe(false);
  },
);

describe('of random boards', () => {
  test('no hopeless board is a minimal puzzle', () => {
    let hopeless = 0;
    let minimal = 0;
    fc.assert(
      fc.property(legalBoards({ longestSide: 6, mostVehicles: 10 }), (board) => {
        const explored = explore(board, { limit: { states: 5000 } });
        if (explored.kind !== 'explored') return;
        const hardest = explored.cluster.hardest.moves?.board;
        const found = hardest && findRedundant(hardest);
        const isMinimal =
          found?.kind === 'found' && found.redundant.vehicles.length + found.redundant.walls.length === 0;
        const moved = hardest?.vehicles.some(({ offset }, i) => offset !== board.vehicles[i]?.offset);
        if (isHopeless(board)) hopeless++;
        if (!isMinimal || !moved) return;
        minimal++;
        expect(isHopeless(board)).toBe(false);
      }),
      { numRuns: randomRuns(400) },
    );
    expect(hopeless).toBeGreaterThan(100);
    expect(minimal).toBeGreaterThan(0);
  });
});
