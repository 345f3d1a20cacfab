import { describe, expect, test } from 'vitest';
import { finish } from '../algorithm.ts';
import { findRedundant } from '../analysis/minimal.ts';
import { mirror, transpose } from '../board/board.ts';
import { orderOf } from '../board/order.ts';
import { rate } from '../difficulty/rating.ts';
import { explore, hardestState } from '../engine/cluster/explore.ts';
import { renderText } from '../render/text.ts';
import { checkCriteria } from './check-criteria.ts';
import type { Criteria } from './criteria.ts';
import { explainShortage } from './explain-shortage.ts';
import { type GenerateResult, generate, generateTask } from './generate.ts';

function made(criteria: Criteria, boards?: number): GenerateResult {
  return finish(generateTask(criteria, boards === undefined ? {} : { limit: { boards } }));
}

const exactly = (n: number) => ({ least: n, most: n });

describe('generated puzzles', () => {
  test.each<[string, Criteria]>([
    ['moves', { moves: { least: 12, most: 16 }, count: 2 }],
    ['steps', { steps: { least: 20, most: 30 }, count: 2 }],
    ['rating', { rating: { least: 40, most: 54 } }],
    ['walls', { moves: { least: 8, most: 14 }, walls: { least: 1, most: 2 } }],
    ['vehicles', { moves: { least: 8, most: 20 }, vehicles: exactly(8) }],
    ['only one shortest solution', { moves: { least: 2, most: 4 }, unique: true }],
    ['only one shortest solution, and longer', { moves: { least: 7, most: 12 }, unique: true }],
    ['five by five', { moves: { least: 8, most: 12 }, width: 5, height: 5, count: 2 }],
    ['wide and low', { moves: { least: 5, most: 9 }, width: 8, height: 4 }],
    ['the lowest board allowed', { width: 5, height: 3, moves: { least: 3, most: 6 } }],
    ['a truck as the primary', { moves: { least: 6, most: 12 }, primary: 3 }],
    ['few states', { moves: { least: 6, most: 12 }, mostStates: 300 }],
  ])(
    '%s: meet the criteria, are minimal, stand at the hardest state of their cluster, and are all different',
    (_, criteria) => {
      const { kind, puzzles } = made({ ...criteria, seed: 5 });
      expect(kind).toBe('done');
      expect(puzzles).toHaveLength(criteria.count ?? 1);
      expect(new Set(puzzles.map(({ board }) => orderOf(board).join())).size).toBe(puzzles.length);
      for (const { board, moves, steps, rating } of puzzles) {
        const explored = explore(board);
        if (explored.kind !== 'explored') throw new Error('the search ended at a limit');
        expect(explored.cluster.hardest.moves).toEqual({ board, distance: moves });
        expect(explored.cluster.distance).toEqual({ moves, steps });
        expect(explored.cluster.states).toBeLessThanOrEqual(criteria.mostStates ?? 30_000);
        expect(findRedundant(board)).toEqual({ kind: 'found', redundant: { vehicles: [], walls: [] } });
        expect([board.width, board.height]).toEqual([criteria.width ?? 6, criteria.height ?? 6]);
        expect(board.vehicles[board.primary]).toMatchObject({ label: 'X', length: criteria.primary ?? 2 });
        const checked = checkCriteria(criteria);
        if (!checked.ok) throw new Error(checked.error.message);
        for (const [value, { least, most }] of [
          [moves, checked.value.moves],
          [steps, checked.value.steps],
          [rating.rating, checked.value.rating],
          [rating.seconds.value, checked.value.seconds],
          [board.walls.length, checked.value.walls],
          [board.vehicles.length, checked.value.vehicles],
        ] as const) {
          expect(value).toBeGreaterThanOrEqual(least);
          expect(value).toBeLessThanOrEqual(most);
        }
        if (criteria.unique) expect(rating.facts.solutions).toBe(1);
      }
    },
  );

  // the rating named vehicles in the order of another board: car D, where it is E that must move three times
  test('the rating is that of the puzzle, with its vehicles', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const criteria: Criteria = { width: 5, height: 5, themes: ['thrice'], moves: { least: 8 }, seed };
      for (const { board, rating } of made(criteria).puzzles)
        expect(rate(board)).toEqual({ kind: 'rated', rating });
    }
  });

  test('the same seed makes the same puzzles, another seed makes others', () => {
    const drawn = (seed: number) =>
      made({ moves: { least: 10, most: 20 }, count: 2, seed }).puzzles.map(({ board }) => renderText(board));
    expect(drawn(7)).toEqual(drawn(7));
    expect(drawn(8)).not.toEqual(drawn(7));
  });

  test('never a puzzle and its mirror picture', () => {
    const { puzzles } = made({ width: 5, height: 5, moves: { least: 5, most: 6 }, count: 30, seed: 2 });
    expect(puzzles).toHaveLength(30);
    const names = puzzles.map(({ board }) => {
      const twin = hardestState(transpose(mirror(transpose(board))));
      if (twin.kind !== 'found') throw new Error(twin.kind);
      return [orderOf(board).join(), orderOf(twin.hardest.board).join()].sort().join(' ');
    });
    expect(new Set(names).size).toBe(30);
  });

  test('seed 7 makes this puzzle on every machine', () => {
    const [puzzle] = made({ moves: { least: 10, most: 20 }, seed: 7 }).puzzles;
    expect(puzzle && renderText(puzzle.board).split('\n')).toEqual([
      '╭──────────────────╮',
      '│ A──A  ·  ·  B  · │',
      '│ C  ·  ·  ·  B  D │',
      '│ C  X──X  ·  B  D  →',
      '│ E  ·  F  G──G  · │',
      '│ E  ·  F  H──H──H │',
      '│ ·  ·  I──I──I  · │',
      '╰──────────────────╯',
    ]);
  });
});

describe('limits', () => {
  test('the work ends when no puzzle is found, and says why', () => {
    const result = made({ width: 4, height: 4, moves: { least: 30, most: 40 } }, 400);
    expect(result).toMatchObject({ kind: 'limit', which: 'boards', puzzles: [], candidates: 0 });
    expect(explainShortage(result)).toMatch(
      /^looked at 4\d\d boards, \d+ (?:was|were) unsolvable or had pieces that do not matter; the hardest took \d moves; 0 had as many moves as the criteria need; stopped at the limit of boards$/,
    );
  });

  test('puzzles found before the limit are kept, and the result says why there are no more', () => {
    // there are exactly 32 such puzzles
    const result = made({ width: 4, height: 4, moves: { least: 1, most: 9 }, count: 50 }, 1200);
    expect(result.kind).toBe('limit');
    expect(result.puzzles.length).toBeGreaterThan(5);
    expect(result.puzzles.length).toBeLessThanOrEqual(32);
    expect(explainShortage(result)).toMatch(/\d belonged to a cluster found before/);
  });

  test('the number of states searched is limited too', () => {
    const { which, work } = finish(generateTask({ moves: [60, 70] }, { limit: { states: 50_000 } }));
    expect(which).toBe('states');
    expect(work.states).toBeGreaterThanOrEqual(50_000);
    // at most one more board is begun
    expect(work.states).toBeLessThan(50_000 + 2 * 30_000);
  });

  test('it can be cancelled, and can run out of time', () => {
    const moves = [50, 60] as const;
    const signal = { aborted: true };
    expect(finish(generateTask({ moves }, { signal }))).toMatchObject({
      which: 'cancelled',
      work: { boards: 0 },
    });
    expect(finish(generateTask({ moves }, { limit: { milliseconds: 0 } })).work.boards).toBe(0);
  });

  test('the reported progress only grows', () => {
    const reports = [...generateTask({ moves: [8, 12] })];
    expect(reports.map(({ boards }) => boards)).toEqual(
      reports.map(({ boards }) => boards).sort((a, b) => a - b),
    );
    expect(reports.at(-1)).toMatchObject({ found: 1, puzzle: { moves: expect.any(Number) } });
  });
});

test('generate returns only the puzzles, in the order in which the task finds them', () => {
  const criteria = { moves: [8, 12], count: 2, seed: 7 } as const;
  const puzzles = generate(criteria);
  expect(puzzles).toEqual(finish(generateTask(criteria)).puzzles);
  expect(puzzles.map(({ moves }) => moves >= 8 && moves <= 12)).toEqual([true, true]);
  expect(generate({ moves: [60, 70] }, { limit: { boards: 10 } })).toEqual([]);
});

test('criteria that no puzzle can meet are refused at once', () => {
  expect(() => generate({ moves: [25, 20] })).toThrow(RangeError);
  expect(() => generateTask({ width: 20 })).toThrow('expected a whole number from 3 to 16');
});

describe('criteria that no puzzle can meet', () => {
  test.each<[Criteria, string, string]>([
    [{ moves: { least: 20, most: 10 } }, 'moves: 20..10 runs backwards', 'moves: 10..20'],
    [{ width: 2 }, '2 columns is too narrow (3 at least)', 'a whole number from 3 to 16'],
    [{ height: 17 }, '17 rows is too high (16 at most)', 'a whole number from 3 to 16'],
    [{ width: 4, primary: 4 }, 'a primary of 4 cells is too long (3 at most)', 'a whole number from 2 to 3'],
    [{ count: 0 }, '0 puzzles is too few (1 at least)', 'a whole number from 1 to 10000'],
    [{ seed: -1 }, 'seed -1 is too small (0 at least)', 'a whole number from 0 to 4294967295'],
    [
      { seconds: { least: 1, most: 20 }, moves: { least: 60, most: 70 } },
      '60 moves or more in 20 s or less',
      '2 min or more, or fewer moves',
    ],
    [
      { rating: { least: 80, most: 100 }, moves: { least: 3, most: 5 } },
      '5 moves or fewer with a rating of 80 or more',
      'a rating of 75 or less, or more moves',
    ],
    [{ seconds: { least: 90, most: 20 } }, 'seconds: 90..20 runs backwards', 'seconds: 20..90'],
    [{ rating: { least: 90, most: 120 } }, 'rating: 90..120', 'whole numbers from 0 to 100'],
    [{ moves: { least: -1, most: 5 } }, 'moves: -1..5', 'whole numbers from 0 up'],
    [
      { vehicles: exactly(20) },
      '20 vehicles and 0 walls take at least 40 cells',
      'at most 35 on 6×6, where one must stay free',
    ],
    [
      { moves: exactly(20), steps: { least: 0, most: 10 } },
      '20 moves or more in 10 steps or fewer',
      'no more moves than steps: every move is at least one step',
    ],
    [{ moves: exactly(0) }, 'no moves', '1 move or more: a puzzle must not be solved already'],
    [
      { width: 5, moves: exactly(5), steps: { least: 21, most: 40 } },
      '21 steps or more in 5 moves or fewer',
      '20 steps at most: on 5×6 a move is at most 4 steps',
    ],
    [
      { moves: { least: 60, most: 70 }, rating: { least: 10, most: 20 } },
      '60 moves or more with a rating of 20 or less',
      'a rating of 49 or more, or fewer moves',
    ],
  ])('%j', (criteria, message, expected) => {
    expect(checkCriteria(criteria)).toEqual({
      ok: false,
      error: { code: 'number-out-of-range', message, expected },
    });
  });

  test('without criteria it makes a puzzle of at least 10 moves on 6×6', () => {
    expect(checkCriteria({})).toMatchObject({
      ok: true,
      value: {
        width: 6,
        height: 6,
        moves: { least: 10 },
        walls: { least: 0, most: 0 },
        primary: 2,
        count: 1,
      },
    });
  });
});

test('a number is a criterion, too; a seed that was drawn is told, and gives the puzzle again', () => {
  const [drawn] = generate({ moves: 8, width: 5, height: 5 });
  expect(drawn?.moves).toBe(8);
  expect(generate({ moves: 8, width: 5, height: 5, seed: drawn?.seed ?? -1 })).toEqual([drawn]);
  expect(JSON.parse(JSON.stringify(drawn))).toEqual(drawn);
});

test.each([
  [{ moves: '20' }, 'criteria.moves is "20"; expected a number such as 20, or a range such as [20, 25]'],
  [{ moves: [20] }, 'criteria.moves is a list; expected a number such as 20, or a range such as [20, 25]'],
  [{ grades: 'expert' }, /^criteria\.grades is unknown; expected width, /],
  [
    { limit: { milliseconds: 9 } },
    'criteria.limit is unknown; expected limit in the second argument: generate(criteria, { limit })',
  ],
  [{ signal: undefined }, 'criteria.signal is unknown; expected signal in the second argument'],
  [null, 'criteria is null; expected an object'],
])('the criteria %j are refused', (criteria, message) => {
  expect(() => generate(criteria as never)).toThrow(message);
});
