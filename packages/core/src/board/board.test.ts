import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { legalBoards } from '../testing/arbitraries.ts';
import { book } from '../testing/book.ts';
import { boardOf } from '../testing/drawn.ts';
import { randomRuns } from '../testing/random-runs.ts';
import { report, seedBoards } from '../testing/seeds.ts';
import { bitboards } from './bitboards.ts';
import {
  boardAt,
  EMPTY,
  exitOffset,
  freeCells,
  isSolved,
  mirror,
  occupancy,
  occupiedCells,
  startOf,
  transpose,
  WALL,
} from './board.ts';
import { cellsOf } from './vehicle.ts';

/** A cell of a 6x6 board as Bird numbers it. */
const numbered = (cell: number) => Math.floor(cell / 6) * 7 + (cell % 6) + 1;

describe.each(['g1', 'g2'] as const)("the board %s of Bird's chapter", (id) => {
  const board = seedBoards[id];
  test('occupied, free and all cells', () => {
    const occupied = occupiedCells(board).map(numbered);
    const free = freeCells(board).map(numbered);
    expect(occupied).toEqual(book[id].occupied);
    expect(free).toEqual(book[id].free);
    const all = [...occupied, ...free].sort((a, b) => a - b);
    expect(all).toEqual(Array.from({ length: 41 }, (_, i) => i + 1).filter((cell) => cell % 7 !== 0));
  });
});

test('the three bitboards that the report on a bitboard solver prints', () => {
  const bits = (rows: readonly string[]) => BigInt(`0b${[...rows.join('')].reverse().join('')}`);
  expect(bitboards(seedBoards.report)).toEqual({
    start: bits(report.start),
    horizontal: bits(report.horizontal),
    vertical: bits(report.vertical),
  });
});

test('the bitboards of a state hold every occupied cell once and one first cell for each vehicle', () => {
  const count = (set: bigint) => [...set.toString(2)].filter((bit) => bit === '1').length;
  fc.assert(
    fc.property(legalBoards(), (board) => {
      const { start, horizontal, vertical } = bitboards(board);
      expect(count(start)).toBe(board.vehicles.length);
      expect(horizontal & vertical).toBe(0n);
      expect(start & (horizontal | vertical)).toBe(start);
      expect(count(horizontal | vertical)).toBe(occupiedCells(board).length - board.walls.length);
    }),
    { numRuns: randomRuns(100) },
  );
});

test('occupancy names what stands on each cell', () => {
  const board = boardOf(['A.#', 'AXX']);
  expect(occupancy(board)).toEqual([0, EMPTY, WALL, 0, 1, 1]);
  expect(occupancy(board, [0, 0])).toEqual([0, EMPTY, WALL, 1, 1, EMPTY]);
});

describe('the exit', () => {
  test.each([
    [['XX..'], undefined, 'right', 2, 0],
    [['.XX.'], 'left', 'left', 0, 1],
    [['X', 'X', '.'], undefined, 'bottom', 1, 0],
    [['.', 'X', 'X'], 'top', 'top', 0, 1],
  ] as const)('%j %s', (rows, asked, exit, goal, start) => {
    const wide = rows[0].length > 1 ? [...rows, '.'.repeat(4)] : rows.map((row) => `${row}.`);
    const board = boardOf(wide, asked && { exit: asked });
    expect(board.exit).toBe(exit);
    expect(exitOffset(board)).toBe(goal);
    expect(isSolved(board, [start])).toBe(false);
    expect(isSolved(board, [goal])).toBe(true);
  });
});

test('boardAt moves the vehicles within their lanes', () => {
  const board = boardOf(['XX..', 'A...', 'A...']);
  const moved = boardAt(board, [1, 2]);
  expect(startOf(moved)).toEqual([1, 2]);
  expect(moved).toEqual(boardOf(['..XX', 'A...', 'A...']));
});

describe('mirror and transpose', () => {
  test('as drawn', () => {
    const board = boardOf(['AA#.', 'XX.B', '...B']);
    expect(mirror(board)).toEqual(boardOf(['.#AA', 'B.XX', 'B...'], { exit: 'left' }));
    expect(transpose(board)).toEqual(boardOf(['AX.', 'AX.', '#..', '.BB'], { exit: 'bottom' }));
  });

  test('applied twice they give the same board, and each cell goes to its image', () => {
    fc.assert(
      fc.property(legalBoards({ anyOrder: true }), (board) => {
        expect(mirror(mirror(board))).toEqual(board);
        expect(transpose(transpose(board))).toEqual(board);
        const { width, height } = board;
        board.vehicles.forEach((vehicle, index) => {
          const cells = cellsOf(vehicle, width);
          const mirrored = cells.map((cell) => cell + width - 1 - 2 * (cell % width)).sort((a, b) => a - b);
          const transposed = cells.map((cell) => (cell % width) * height + Math.floor(cell / width));
          expect(cellsOf(mirror(board).vehicles[index] as typeof vehicle, width)).toEqual(mirrored);
          expect(cellsOf(transpose(board).vehicles[index] as typeof vehicle, height)).toEqual(transposed);
        });
      }),
      { numRuns: randomRuns(200) },
    );
  });
});
