import fc from 'fast-check';
import { expect, test } from 'vitest';
import { finish } from '../algorithm.ts';
import { type Board, mirror, transpose } from '../board/board.ts';
import { squareOf } from '../board/cell.ts';
import { type Metric, metrics } from '../board/moves.ts';
import { validate } from '../board/validate.ts';
import { cellsOf } from '../board/vehicle.ts';
import { legalBoards } from '../testing/arbitraries.ts';
import { randomRuns } from '../testing/random-runs.ts';
import { bfs } from './bfs.ts';

/** The distance of a board to the exit; if there is none, the kind of the answer. */
function distance(board: Board, metric: Metric, states: number): number | string {
  const result = finish(bfs.run(board, { metric, limit: { states } }));
  return result.kind === 'solved' ? result.solution.length : result.kind;
}

/** The same vehicles with other labels, and therefore in another order. */
function renamed(board: Board): Board {
  const { width, height, walls, exit, vehicles, primary } = board;
  const squares = (cells: readonly number[]) => cells.map((cell) => squareOf(cell, width));
  const named = vehicles.map((vehicle, index) => ({
    label: `v${vehicles.length - index}`,
    squares: squares(cellsOf(vehicle, width)),
    primary: index === primary,
  }));
  const result = validate({
    width,
    height,
    vehicles: named.reverse(),
    walls: squares(walls),
    exit,
  });
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

test('mirrored, transposed and renamed boards keep their distance', () => {
  const seen = new Map<number | string, number>();
  fc.assert(
    fc.property(legalBoards({ longestSide: 6 }), fc.constantFrom(...metrics), (board, metric) => {
      const known = distance(board, metric, 1000);
      seen.set(known, (seen.get(known) ?? 0) + 1);
      if (known === 'limit') return;
      for (const same of [mirror(board), transpose(board), renamed(board)]) {
        // a larger limit: the states next to a solution come in another order, so that more may be seen before it
        expect(distance(same, metric, 1_000_000)).toBe(known);
      }
    }),
    { numRuns: randomRuns(150) },
  );
  // the boards had several different distances
  expect(seen.size).toBeGreaterThan(3);
});
