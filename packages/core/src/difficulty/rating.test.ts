import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Board, boardAt, mirror, startOf, transpose } from '../board/board.ts';
import { relabelPrimary } from '../board/relabel.ts';
import { legalBoards } from '../testing/arbitraries.ts';
import { boardOf } from '../testing/drawn.ts';
import { randomRuns } from '../testing/random-runs.ts';
import { seedBoards } from '../testing/seeds.ts';
import { type Rating, rate } from './rating.ts';
import { describeExtrapolation, describePrediction, describeRating } from './reasons.ts';

function rated(board: Board): Rating {
  const result = rate(board);
  if (result.kind !== 'rated') throw new Error(result.kind);
  return result.rating;
}

describe('a rating', () => {
  test('of a board of two moves', () => {
    const board = boardOf(['XX.q.', '...q.', '.....']);
    const rating = rated(board);
    expect(rating.moves).toBe(2);
    expect(rating.features.cluster?.solvedShare).toBeCloseTo(1, 3);
    expect(rating.features).toMatchObject({ moves: 2, hidden: 0, involved: 1, cluster: { farthest: 2 } });
    expect(rating.extrapolated).toEqual(['shorter', 'size']);
    expect(rating.themes).toEqual(['red-once', 'one-way']);
    expect(describeRating(board, rating)).toBe('2 moves; all 2 vehicles must move; one way only');
    expect(describeExtrapolation(rating)).toBe(
      'extrapolated: shorter than any board that people were timed on; people were timed on 6×6 only',
    );
  });

  test('of the board hardest', () => {
    const rating = rated(seedBoards.hardest);
    expect(rating.moves).toBe(49);
    expect(rating.grade).toBe('grandmaster');
    expect(rating.extrapolated).toEqual(['longer']);
    expect(rating.seconds.least).toBeLessThan(rating.seconds.value / 2);
    expect(rating.themes).toEqual(expect.arrayContaining(['red-back', 'thrice']));
  });

  test('is 0 for a board that is solved', () => {
    const board = boardOf(['..XX', '....']);
    const rating = rated(board);
    expect([rating.rating, rating.seconds.value, rating.givesUp.value]).toEqual([0, 0, 0]);
    // nothing is predicted, so nothing beyond the boards that people were timed on
    expect(rating.extrapolated).toEqual([]);
    expect([describePrediction(rating), describeRating(board, rating)]).toEqual([
      'solved already',
      'solved already',
    ]);
  });

  test('is missing if there is no solution, or if a limit ends the search', () => {
    expect(rate(boardOf(['XX#.', '....']))).toEqual({ kind: 'unsolvable' });
    expect(rate(seedBoards.hardest, { limit: { states: 10 } })).toEqual({ kind: 'limit', which: 'states' });
    // the shortest solution of such a board is found before the limit, but not its cluster
    expect(rate(boardOf(['XX.q.', '...q.', '.....']), { limit: { states: 1 } })).toEqual({
      kind: 'limit',
      which: 'states',
    });
    expect(() => rate(seedBoards.hardest, { signal: { aborted: true } })).toThrow('use rateAsync');
  });

  test('says that walls and other sizes were not measured', () => {
    expect(rated(boardOf(['XX.A.', '...A.', '.....', '#....'])).extrapolated).toEqual([
      'shorter',
      'size',
      'walls',
    ]);
  });

  test('names a vehicle that moves as often as the primary, whatever the labels', () => {
    const rows = ['..#AAA', '..B..C', 'XXBD.C', 'EFFD..', 'EGG...'];
    const words = ['X', '0'].map((label) => {
      const board = boardOf(
        rows.map((row) => row.replaceAll('X', label)),
        { primary: label },
      );
      return describeRating(board, rated(board));
    });
    expect(words).toEqual(Array(2).fill(expect.stringMatching(/; car B must move 3 times$/)));
  });

  test('does not change for a mirrored, transposed or relabelled board', () => {
    let compared = 0;
    fc.assert(
      fc.property(legalBoards({ longestSide: 6, mostVehicles: 10 }), (board) => {
        const limit = { states: 3000 };
        const relabelled = relabelPrimary(board, 'zz');
        const views = [board, mirror(board), transpose(board), ...(relabelled.ok ? [relabelled.value] : [])];
        const [first, ...others] = views.map((view) => rate(view, { limit }));
        if (first?.kind !== 'rated' || first.rating.moves === 0) return;
        compared++;
        const { seconds, givesUp, features, themes, extrapolated, facts } = first.rating;
        for (const other of others) {
          if (other.kind !== 'rated') throw new Error(other.kind);
          const found = other.rating;
          expect(found.seconds.value).toBeCloseTo(seconds.value, 6);
          expect(found.givesUp.value).toBeCloseTo(givesUp.value, 9);
          const { cluster } = found.features;
          expect(cluster?.solvedShare ?? 2).toBeCloseTo(features.cluster?.solvedShare ?? 2, 9);
          expect(cluster?.meanMoves ?? 0).toBeCloseTo(features.cluster?.meanMoves ?? 0, 6);
          expect({ ...found.features, cluster: cluster?.farthest }).toEqual({
            ...features,
            cluster: features.cluster?.farthest,
          });
          expect([found.themes, found.extrapolated]).toEqual([themes, extrapolated]);
          expect({ ...found.facts, busiest: found.facts.busiest.moves }).toEqual({
            ...facts,
            busiest: facts.busiest.moves,
          });
        }
      }),
      { numRuns: randomRuns(120) },
    );
    expect(compared).toBeGreaterThan(20);
  });

  test('is the same every time, and a state has the rating of a board that starts there', () => {
    const board = seedBoards.g1;
    expect(rated(boardAt(board, startOf(board)))).toEqual(rated(board));
  });
});
