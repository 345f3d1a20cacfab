import { expect, test } from 'vitest';
import { startOf } from '../board/board.ts';
import { boardOf } from '../testing/drawn.ts';
import { Blockers } from './blockers.ts';

function chainOf(rows: readonly string[], exit?: 'left') {
  const board = boardOf(rows, exit && { exit });
  const blockers = new Blockers(board);
  blockers.read(startOf(board));
  return Object.fromEntries(board.vehicles.map(({ label }, index) => [label, blockers.depth[index]]));
}

test.each<[string, readonly string[], Record<string, number>]>([
  ['no vehicle in the way', ['XX..', '....'], { X: 0 }],
  ['a blocker that can leave at once', ['XX.A', '...A', '....', '....'], { X: 0, A: 1 }],
  [
    'a blocker that is blocked on its only way out',
    ['..A...', 'XXA...', '..DD..', '......'],
    { X: 0, A: 1, D: 2 },
  ],
  [
    'a blocker that is blocked on both ways out',
    ['......', '.BB...', 'XXA...', '..A...', '.CC...', '......'],
    { X: 0, A: 1, B: 2, C: 2 },
  ],
  [
    'a wall leaves one way out',
    ['......', '..#...', 'XXA...', '..A...', '.CC...', '......'],
    { X: 0, A: 1, C: 2 },
  ],
  ['a vehicle that blocks no other', ['XX.A', '...A', '....', 'BB..'], { X: 0, A: 1, B: -1 }],
])('%s', (_, rows, depths) => {
  expect(chainOf(rows)).toEqual(depths);
});

test('reads boards with the exit at the left', () => {
  expect(chainOf(['A..XX', 'A....', '.....', '.....'], 'left')).toEqual({ A: 1, X: 0 });
});

test('a vehicle clears the way when it covers none of the cells that it must free', () => {
  const board = boardOf(['..A...', 'XXA...', '..A...', '......', '......', '......']);
  const blockers = new Blockers(board);
  blockers.read(startOf(board));
  const a = board.vehicles.findIndex(({ label }) => label === 'A');
  expect([0, 1, 2, 3].map((offset) => blockers.clears(a, offset))).toEqual([false, false, true, true]);
});
