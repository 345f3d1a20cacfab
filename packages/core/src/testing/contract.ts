import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Algorithm, finish, type SearchRequest, type SearchResult } from '../algorithm.ts';
import { type Board, mirror, transpose } from '../board/board.ts';
import { countSolution, type Metric, metrics } from '../board/moves.ts';
import { replay } from '../board/replay.ts';
import { bfs } from '../search/bfs.ts';
import { legalBoards } from './arbitraries.ts';
import { boardOf } from './drawn.ts';
import { randomRuns } from './random-runs.ts';
import { seedBoards } from './seeds.ts';

/** A board and its fewest moves and steps; null if there is no solution. */
interface ContractBoard {
  readonly name: string;
  readonly board: Board;
  readonly shortest: Readonly<Record<Metric, number>> | null;
  /** Default: both. */
  readonly metrics?: readonly Metric[];
}

const { g1, g2, hardest, playground, report } = seedBoards;
const { 'prolog-1': prolog1, 'prolog-26': prolog26, 'prolog-40': prolog40 } = seedBoards;

const solvable = (name: string, board: Board, moves: number, steps: number): ContractBoard => ({
  name,
  board,
  shortest: { moves, steps },
});
const unsolvable = (name: string, rows: readonly string[]): ContractBoard => ({
  name,
  board: boardOf(rows),
  shortest: null,
});

/** The lengths of published boards are those of their sources, the others were counted by breadth-first search. */
const boards: readonly ContractBoard[] = [
  solvable('g2', g2, 8, 16),
  // texts.test.ts has the steps of these
  { ...solvable('g1', g1, 24, 34), metrics: ['moves'] },
  { ...solvable('hardest', hardest, 49, 93), metrics: ['moves'] },
  solvable('Functional playground', playground, 3, 7),
  solvable('Prolog 1', prolog1, 9, 21),
  solvable('Prolog 26', prolog26, 23, 57),
  { ...solvable('Prolog 40', prolog40, 44, 70), metrics: ['steps'] },
  solvable('RushHour Solver', report, 4, 9),
  solvable('g2, exit left', mirror(g2), 8, 16),
  solvable('Prolog 26, exit left', mirror(prolog26), 23, 57),
  solvable('Prolog 26, exit at the bottom', transpose(prolog26), 23, 57),
  solvable('Prolog 1, exit at the top', transpose(mirror(prolog1)), 9, 21),
  solvable('a 4×4 board', boardOf(['..BB', 'XX.A', '...A', '..CC']), 3, 4),
  solvable('a 4×4 board, vertical primary', boardOf(['AXBB', 'AX..', '.CC.', 'DD..']), 3, 5),
  solvable(
    'a 7×7 board',
    boardOf(['..A.B..', '..A.B..', '..ACC..', 'XX.D..E', '...D..E', 'FFF.GGE', '.......']),
    3,
    7,
  ),
  solvable('walls', boardOf(['#..B..', '...B..', 'XX.B..', '.CC...', '......', '..#...']), 2, 7),
  solvable('solved already', boardOf(['A...', 'A.XX', '....', 'BB..']), 0, 0),
  unsolvable('an unsolvable board', ['XXA...', '..A.B.', 'CCC.B.', '..D.B.', '..DEEE', '......']),
  unsolvable('walls above and below a blocker', ['#..B..', '...B..', 'XX.B..', '.CC...', '...#..', '......']),
  unsolvable('a wall before the exit', ['....', 'XX.#', '....', '....']),
  unsolvable('a car of the same row before the exit', ['......', 'XX.AA.', '......']),
  unsolvable('a blocker too long to leave the row', ['...A..', '...A..', 'XX.A..', '...A..', '......']),
];

/** A board without a solution for which even the engines need three million states, so no search ends soon. */
const unending = boardOf([
  'QJJ.DUSS.',
  'Q.T.DU.HI',
  '..TAD.KHI',
  'XX.ADLKH.',
  'NNNA.L.H.',
  'R.FFF.B.M',
  'RO.CVPB.M',
  '.O.CVPB.M',
  'GGGC.EEEE',
]);

const isLimited = (result: SearchResult, which: string): boolean =>
  result.kind === 'limit' && result.which === which;

/** A solution must be legal, end at the exit, and have the length that the algorithm declares. */
function checkAnswer(
  algorithm: Algorithm,
  { board, shortest }: ContractBoard,
  metric: Metric,
  result: SearchResult,
): void {
  const { expanded, generated, peakFrontier } = result.stats;
  for (const count of [expanded, generated, peakFrontier]) expect(count).toSatisfy(Number.isSafeInteger);
  if (result.kind !== 'solved') {
    expect(result.kind).toBe(algorithm.complete ? 'unsolvable' : 'exhausted');
    if (algorithm.complete) expect(shortest).toBeNull();
    return;
  }
  const played = replay(board, result.solution);
  expect(played).toMatchObject({ ok: true, value: { solved: true } });
  expect(shortest).not.toBeNull();
  const length = countSolution(result.solution)[metric];
  const least = shortest?.[metric] ?? Number.NaN;
  if (algorithm.optimalFor.includes(metric)) expect(length).toBe(least);
  else expect(length).toBeGreaterThanOrEqual(least);
}

const withoutTime = (result: SearchResult) => ({ ...result, stats: { ...result.stats, milliseconds: 0 } });

/** Declares the tests that every algorithm must pass. */
export function testContract(algorithm: Algorithm): void {
  const run = (board: Board, request: SearchRequest = {}) => finish(algorithm.run(board, request));
  // a search of `hardest` reports its progress at least once
  const long = algorithm.refusal?.(unending) ? hardest : unending;

  test.each(boards)('$name', (entry) => {
    const problem = algorithm.refusal?.(entry.board);
    if (problem) {
      expect(run(entry.board)).toMatchObject({
        kind: 'refused',
        problem,
        stats: { expanded: 0, generated: 0 },
      });
      expect(entry.board.width).toBeGreaterThan(6);
      return;
    }
    for (const metric of entry.metrics ?? metrics) {
      const result = run(entry.board, { metric });
      if (result.kind === 'limit') throw new Error(`limited by ${result.which} without a limit`);
      checkAnswer(algorithm, entry, metric, result);
      if (entry.shortest?.[metric] === 0) expect(result).toMatchObject({ kind: 'solved', solution: [] });
    }
  });

  test('the same request gives the same answer', () => {
    for (const metric of metrics) {
      const request = { metric, seed: 7 };
      expect(withoutTime(run(prolog26, request))).toEqual(withoutTime(run(prolog26, request)));
    }
  });

  test.each([0, 1, 100])('with a limit of %i states it expands no more', (states) => {
    const result = run(hardest, { limit: { states } });
    expect(result).toMatchObject({ kind: 'limit', which: 'states' });
    expect(result.stats.expanded).toBeLessThanOrEqual(states);
  });

  test('it ends when its time is up', () => {
    const result = run(long, { limit: { milliseconds: 0 } });
    expect(isLimited(result, 'milliseconds')).toBe(true);
  });

  test('it can be cancelled before it begins', () => {
    expect(isLimited(run(long, { signal: { aborted: true } }), 'cancelled')).toBe(true);
  });

  test('it reports progress, and can be cancelled on the way', () => {
    const signal = { aborted: false };
    const search = algorithm.run(long, { signal });
    const reports: number[] = [];
    let next = search.next();
    for (; !next.done; next = search.next()) {
      reports.push(next.value.expanded);
      expect(next.value.frontier).toBeGreaterThan(0);
      signal.aborted = true;
    }
    expect(isLimited(next.value, 'cancelled')).toBe(true);
    expect(reports).toHaveLength(1);
    expect(reports[0]).toBeGreaterThan(0);
  });

  test('its answers on random boards agree with breadth-first search', () => {
    const request = { limit: { states: 150 } };
    fc.assert(
      fc.property(legalBoards(), fc.constantFrom(...metrics), (board, metric) => {
        if (algorithm.refusal?.(board)) return;
        const known = finish(bfs.run(board, { metric, ...request }));
        const result = run(board, { metric, ...request });
        if (result.kind === 'limit') return;
        if (known.kind === 'limit') {
          if (result.kind === 'solved') expect(replay(board, result.solution).ok).toBe(true);
          return;
        }
        const length = known.kind === 'solved' ? countSolution(known.solution)[metric] : 0;
        const shortest = known.kind === 'solved' ? { moves: length, steps: length } : null;
        checkAnswer(algorithm, { name: 'random', board, shortest }, metric, result);
      }),
      { numRuns: randomRuns(30) },
    );
  });
}
