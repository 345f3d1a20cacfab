import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mirror, transpose } from '../board/board.ts';
import { legalBoards } from '../testing/arbitraries.ts';
import { boardOf } from '../testing/drawn.ts';
import { hasPublished, jam36, needsPublished } from '../testing/published.ts';
import { seedBoards } from '../testing/seeds.ts';
import { describeRating, gradeOf, grades, type Rating, rate, ratingOf } from './rating.ts';

function rated(result: ReturnType<typeof rate>): Rating {
  if (result.kind !== 'rated') throw new Error(result.kind);
  return result.rating;
}

describe('a rating', () => {
  test('is the sum of its parts', () => {
    const board = boardOf(['XX.q.', '...q.', '.....']);
    expect(rated(rate(board))).toEqual({
      rating: 6,
      grade: 'beginner',
      effort: expect.closeTo(7, 10),
      moves: 2,
      bits: expect.closeTo(3, 10),
      vehicles: 2,
      primaryBack: 0,
      oneWay: 2,
      solutions: 1n,
    });
  });

  test('is 0 for a board that is solved', () => {
    const { rating, effort, bits } = rated(rate(boardOf(['..XX', '....'])));
    expect({ rating, effort, bits: bits + 0 }).toEqual({ rating: 0, effort: 0, bits: 0 });
  });

  test('is none where there is no solution, or where a limit comes first', () => {
    expect(rate(boardOf(['XX#.', '....']))).toEqual({ kind: 'unsolvable' });
    expect(rate(seedBoards.hardest, { limit: { states: 10 } })).toEqual({ kind: 'limit', which: 'states' });
  });

  test('grows with the effort, from 0 towards 100, and the grades with it', () => {
    const efforts = [0, 20, 58, 60, 91, 93, 138, 140, 185, 187, 250, 2000];
    const ratings = efforts.map(ratingOf);
    expect(ratings).toEqual([...ratings].sort((a, b) => a - b));
    expect([ratings[0], ratings.at(-1)]).toEqual([0, 100]);
    expect([...new Set(ratings.map(gradeOf))]).toEqual(grades.map(({ id }) => id));
  });

  test('does not change in a mirror or when rows become columns', () => {
    let compared = 0;
    fc.assert(
      fc.property(legalBoards({ longestSide: 6 }), (board) => {
        const limit = { states: 3000 };
        const [first, ...others] = [board, mirror(board), transpose(board)].map((view) =>
          rate(view, { limit }),
        );
        if (first?.kind !== 'rated' || others.some(({ kind }) => kind !== 'rated')) return;
        compared++;
        const { effort, bits, ...exact } = first.rating;
        for (const other of others) {
          const expected = { ...exact, effort: expect.closeTo(effort, 9), bits: expect.closeTo(bits, 9) };
          expect(rated(other)).toEqual(expected);
        }
      }),
      { numRuns: 80 },
    );
    expect(compared).toBeGreaterThan(20);
  });
});

describe('in words', () => {
  test.each([
    ['solved', boardOf(['..XX', '....']), 'solved already'],
    ['one move', boardOf(['XX..', '....']), '1 move; one way only'],
    ['g2', seedBoards.g2, '8 moves; all 8 vehicles must move'],
    ['hardest', seedBoards.hardest, '49 moves; all 13 vehicles must move; the red car must go back 4 times'],
    [
      'prolog-26',
      seedBoards['prolog-26'],
      '23 moves; all 9 vehicles must move; the red car must go back twice; one way only for the first 6',
    ],
  ])('%s', (_, board, words) => {
    expect(describeRating(board, rated(rate(board)))).toBe(words);
  });
});

/** Spearman's rank correlation; equal values share the mean of their ranks. */
function rankCorrelation(a: readonly number[], b: readonly number[]): number {
  const ranks = (values: readonly number[]) =>
    values.map((value) => {
      const below = values.filter((other) => other < value).length;
      const equal = values.filter((other) => other === value).length;
      return below + (equal - 1) / 2;
    });
  const [x, y] = [ranks(a), ranks(b)];
  const mean = (a.length - 1) / 2;
  const covariance = (p: readonly number[], q: readonly number[]) =>
    p.reduce((sum, value, i) => sum + (value - mean) * ((q[i] as number) - mean), 0);
  return covariance(x, y) / Math.sqrt(covariance(x, x) * covariance(y, y));
}

test('the rank correlation of the test is one', () => {
  expect(rankCorrelation([1, 2, 3], [10, 20, 30])).toBeCloseTo(1);
  expect(rankCorrelation([1, 2, 3], [3, 2, 1])).toBeCloseTo(-1);
  expect(rankCorrelation([1, 1, 2, 2], [1, 2, 1, 2])).toBeCloseTo(0);
});

test.skipIf(!hasPublished)(`the 36 classic boards by deck${needsPublished}`, () => {
  const boards = jam36().map(({ name, board }) => ({
    deck: 'ABCD'.indexOf(name[0] as string),
    ...rated(rate(board)),
  }));
  const decks = boards.map(({ deck }) => deck);
  const byRating = rankCorrelation(
    boards.map(({ effort }) => effort),
    decks,
  );
  const byLength = rankCorrelation(
    boards.map(({ moves }) => moves),
    decks,
  );
  console.info(
    `rank correlation with the deck: rating ${byRating.toFixed(3)}, plain length ${byLength.toFixed(3)}`,
  );
  expect(byRating).toBeGreaterThanOrEqual(0.9);
  expect(byRating).toBeGreaterThan(byLength - 0.001);
  const right = boards.filter(({ deck, grade }) => grades[deck]?.id === grade).length;
  expect(right).toBeGreaterThanOrEqual(29);
});
if (!hasPublished) console.warn('SKIPPED: the calibration of the rating; the 36 classic boards are missing');
