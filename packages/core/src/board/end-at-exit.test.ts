import { describe, expect, test } from 'vitest';
import { boardOf } from '../testing/drawn.ts';
import { endAtExit } from './end-at-exit.ts';

const across = boardOf(['.XX...', 'A.....', 'A.....']);
const down = boardOf(['..X', '..X', '...', 'AA.', '...'], { exit: 'bottom', primary: 'X' });
const left = boardOf(['...XX.', 'A.....', 'A.....'], { exit: 'left' });
const full = boardOf(['XX', 'A.', 'A.']);
const [A, X] = [0, 1];
/** Moves of one vehicle after the other: index and cells. */
const moves = (...pairs: readonly (readonly [number, number])[]) =>
  pairs.map(([vehicle, by]) => ({ vehicle, by }));

describe('the last move ends where the primary touches the exit', () => {
  test.each([
    ['out of the board', across, moves([A, 1], [X, 5]), moves([A, 1], [X, 3])],
    ['half out', across, moves([X, 4]), moves([X, 3])],
    ['to the edge', across, moves([X, 3]), moves([X, 3])],
    ['step by step', across, moves([X, 1], [X, 1], [X, 1], [X, 1], [X, 1]), moves([X, 1], [X, 1], [X, 1])],
    ['in two moves', across, moves([X, 2], [X, 3]), moves([X, 2], [X, 1])],
    ['to the left', left, moves([X, -5]), moves([X, -3])],
    ['down', down, moves([X, 5]), moves([X, 3])],
    ['where it stood at the exit', full, moves([X, 2]), []],
  ])('%s', (_, board, given, ends) => {
    expect(endAtExit(board, given)).toEqual(ends);
  });
});

describe('moves that are not a way out stay as they are', () => {
  test.each([
    ['farther than the primary is long', moves([X, 6])],
    ['farther in several moves', moves([X, 3], [X, 3])],
    ['off the board at the other side', moves([X, -2])],
    ['another vehicle', moves([A, 4])],
    ['a move after it has left', moves([X, 5], [A, 1])],
    ['back again', moves([X, 5], [X, -1])],
    ['nothing', []],
  ])('%s', (_, given) => {
    expect(endAtExit(across, given)).toEqual(given);
  });
});
