import { describe, expect, test } from 'vitest';
import type { Board } from '../../board/board.ts';
import { replay } from '../../board/replay.ts';
import { boardOf } from '../../testing/drawn.ts';
import { readSolution } from '../reading/read-solution.ts';

const capitals = ['.AA..Q', '.....Q', 'XX...Q', '......', '......', '......'];
const articles = boardOf(['....', 'XX.B', '...B', '..EE']);
const board = boardOf(capitals);

/** The moves of a text, or what is wrong with it. */
function movesOf(text: string, on: Board): readonly string[] | string {
  const { result } = readSolution(text, on);
  return result.ok ? result.value.map(({ label, by }) => `${label}${by}`) : result.error.message;
}

describe('words that are articles elsewhere are moves beside moves', () => {
  test.each([
    ['el bd xr xr', articles, ['E-1', 'B1', 'X1', 'X1']],
    ['el, bd, xr2', articles, ['E-1', 'B1', 'X2']],
    ['el\nbd\nxrr', articles, ['E-1', 'B1', 'X2']],
    ['Solution: el > bd > xr2', articles, ['E-1', 'B1', 'X2']],
    ['al, qd3, xr4', board, ['A-1', 'Q3', 'X4']],
    ['aL qDDD xRRRR', board, ['A-1', 'Q3', 'X4']],
    ['1. al\n2. qd3\n3. xr4', board, ['A-1', 'Q3', 'X4']],
    ['al then qd3 then xr4', board, ['A-1', 'Q3', 'X4']],
    ['al x1, qd x3, xr x4', board, ['A-1', 'Q3', 'X4']],
    [
      'ol, nr 2, xr4',
      boardOf(['.NN...', '......', 'XX....', '......', '.OO...', '......']),
      ['O-1', 'N2', 'X4'],
    ],
    ['ad\nxrrrr', boardOf(['......', 'XX...A', '.....A', '..BB.A', '......', '......']), ['A1', 'X4']],
  ] as const)('%s', (text, on, moves) => {
    expect(movesOf(text, on)).toEqual(moves);
  });

  test('in sentences they are articles', () => {
    expect(movesOf('Mueve el coche B 1 abajo\nMueve el coche X 2 a la derecha', articles)).toEqual([
      'B1',
      'X2',
    ]);
  });
});

describe('an illegal move is called illegal, in each form that is read where it is legal', () => {
  test.each([
    'A-L2, Q-D3, X-R4',
    'A-L-2, Q-D-3, X-R-4',
    'aL2, qD3, xR4',
    '1. AL2\n2. QD3\n3. XR4',
    'AL2\nQD\nQD\nQD\nXR4',
    'al2, qd, qd, qd, xr4',
    'Al2 > Qd > Qd2 > Xr4',
    '1. AL2 2. QD3 3. XR4',
  ])('%s', (text) => {
    const { result } = readSolution(text, board);
    if (!result.ok) expect.fail(result.error.message);
    const played = replay(board, result.value);
    expect(!played.ok && played.error).toMatchObject({ code: 'illegal-move', at: { move: 0 } });
    expect(movesOf(text.replace('2', '1'), board)).toEqual(expect.arrayContaining(['A-1']));
  });

  test('a vehicle that does not exist is still refused', () => {
    expect(movesOf('AL1, ZD3, XR4', board)).toMatch(/Z/);
    expect(movesOf('1. AL1\n2. ZD3\n3. XR4', board)).toMatch(/Z/);
  });

  test.each(['AL2 QD3 XR', 'aL2, qD3, xR', 'AL2 - QD3 - XR', 'al2\nqd3\nxr'])(
    'a last move without its cells may be cut off, which leaves an illegal move illegal: %s',
    (text) => {
      expect(movesOf(text, board)).toEqual(['A-2', 'Q3', 'X1']);
      expect(movesOf(text.replace('2', '1'), board)).toMatch(/ends too early/);
    },
  );
});
