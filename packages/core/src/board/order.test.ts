import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { legalBoards } from '../testing/arbitraries.ts';
import { boardOf } from '../testing/drawn.ts';
import { randomRuns } from '../testing/random-runs.ts';
import { type Board, boardAt, startOf } from './board.ts';
import { apply, moves } from './moves.ts';
import { compareOrder, leastBoard, orderOf } from './order.ts';
import { cellsOf } from './vehicle.ts';

/** The two integers that the comment in order.ts defines, each with a bit for a cell. */
const integersOf = ({ vehicles, walls, width }: Board): readonly bigint[] => {
  const bits = (cells: readonly number[]) => cells.reduce((sum, cell) => sum | (1n << BigInt(cell)), 0n);
  const cellsThat = (wanted: string) =>
    vehicles.flatMap((vehicle) => (vehicle.orientation === wanted ? cellsOf(vehicle, width) : []));
  return [bits([...walls, ...cellsThat('horizontal')]), bits(cellsThat('vertical'))];
};

const byIntegers = (a: Board, b: Board): number => {
  const others = integersOf(b);
  for (const [index, one] of integersOf(a).entries()) {
    const other = others[index] ?? 0n;
    if (one !== other) return one < other ? -1 : 1;
  }
  return 0;
};

const compared = (a: Board, b: Board) => Math.sign(compareOrder(orderOf(a), orderOf(b)));

describe('which of two boards comes first', () => {
  test.each([
    ['further left', ['XX.', '...'], ['.XX', '...']],
    ['further up', ['XX.', '...'], ['...', 'XX.']],
    ['the last row counts before the first', ['.XX', 'aa.'], ['XX.', '.aa']],
    ['horizontal vehicles count before vertical ones', ['XX..', '...A', '...A'], ['.XX.', 'A...', 'A...']],
    ['then vertical ones', ['XX.A', '...A', '....'], ['XX..', '...A', '...A']],
    [
      'the last row of vertical ones counts first',
      ['XX..', 'B..A', 'B..A', '....'],
      ['XX.A', '...A', 'B...', 'B...'],
    ],
    ['walls count with horizontal vehicles', ['XX.', '#.A', '..A'], ['XX.', 'A#.', 'A..']],
  ])('%s', (_, first, second) => {
    const [one, other] = [boardOf(first), boardOf(second)];
    expect([compared(one, other), compared(other, one), compared(one, one)]).toEqual([-1, 1, 0]);
    expect(leastBoard([one, other])).toBe(one);
    expect(leastBoard([other, one])).toBe(one);
  });
});

test('boards of one size are compared as the integers are; the least comes before all others', () => {
  fc.assert(
    fc.property(legalBoards(), (board) => {
      const start = startOf(board);
      const near = moves(board, start).map((move) => boardAt(board, apply(start, move)));
      const boards = [...near, board];
      for (const one of boards) expect(compared(board, one)).toBe(byIntegers(board, one));
      const least = leastBoard(boards);
      expect(boards.every((one) => one === least || byIntegers(least, one) < 0)).toBe(true);
      expect(leastBoard([board])).toBe(board);
    }),
    { numRuns: randomRuns(50) },
  );
});
