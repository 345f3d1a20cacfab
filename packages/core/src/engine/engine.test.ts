import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Algorithm, finish, type SearchResult } from '../algorithm.ts';
import { type Board, boardAt, mirror, transpose } from '../board/board.ts';
import { countSolution, type Metric, metrics } from '../board/moves.ts';
import { replay } from '../board/replay.ts';
import { bfs } from '../search/bfs.ts';
import { legalBoards } from '../testing/arbitraries.ts';
import { boardOf } from '../testing/drawn.ts';
import { foglemanSample, hasPublished, jam36, needsPublished } from '../testing/published.ts';
import { seedBoards } from '../testing/seeds.ts';
import { engineFor } from './dispatch.ts';
import { generic } from './generic/generic.ts';
import { loadEngineFor } from './load-engine.ts';
import { packed32 } from './packed/packed32.ts';
import { packed64 } from './packed/packed64.ts';
import { packed128 } from './packed/packed128.ts';
import { packed256 } from './packed/packed256.ts';
import { solve } from './solve.ts';

/** More of them: UNJAM_RANDOM_BOARDS=10000. */
const RANDOM_BOARDS = Number(process.env.UNJAM_RANDOM_BOARDS ?? 300);

/** The length of a solution after it was replayed; 'unsolvable', or the kind of any other result. */
function outcome(algorithm: Algorithm, board: Board, metric: Metric, states?: number): number | string {
  return lengthOf(
    board,
    metric,
    finish(algorithm.run(board, { metric, ...(states && { limit: { states } }) })),
  );
}

function lengthOf(board: Board, metric: Metric, result: SearchResult): number | string {
  if (result.kind !== 'solved') return result.kind;
  const played = replay(board, result.solution);
  if (!played.ok) return played.error.message;
  if (!played.value.solved) return 'the solution does not solve';
  return countSolution(result.solution)[metric];
}

const engines: readonly Algorithm[] = [packed32, packed64, packed128, packed256, generic];

describe.each([
  { engine: packed32, longestSide: 6 },
  { engine: packed64, longestSide: 8 },
  { engine: packed128, longestSide: 10 },
  { engine: packed256, longestSide: 16 },
  { engine: generic, longestSide: 10 },
] as readonly { engine: Algorithm; longestSide: number }[])('$engine.id', ({ engine, longestSide }) => {
  test.each([
    { name: 'g1', moves: 24, steps: 34 },
    { name: 'g2', moves: 8, steps: 16 },
    { name: 'hardest', moves: 49, steps: 93 },
    { name: 'playground', moves: 3, steps: 7 },
    { name: 'prolog-1', moves: 9, steps: 21 },
    { name: 'prolog-26', moves: 23, steps: 57 },
    { name: 'prolog-40', moves: 44, steps: 70 },
    { name: 'report', moves: 4, steps: 9 },
  ] as const)('$name: $moves moves, $steps steps', ({ name, moves, steps }) => {
    const board = seedBoards[name];
    expect({ moves: outcome(engine, board, 'moves'), steps: outcome(engine, board, 'steps') }).toEqual({
      moves,
      steps,
    });
  });

  test('finds what breadth-first search finds, on random boards of every kind', () => {
    let compared = 0;
    fc.assert(
      fc.property(legalBoards({ longestSide }), fc.constantFrom(...metrics), (board, metric) => {
        const expected = outcome(bfs, board, metric, 1500);
        if (expected === 'limit') return;
        compared++;
        expect(outcome(engine, board, metric)).toBe(expected);
      }),
      { numRuns: RANDOM_BOARDS },
    );
    expect(compared).toBeGreaterThan(RANDOM_BOARDS / 3);
  });

  test('a board seen in a mirror or turned takes as many moves and steps', () => {
    fc.assert(
      fc.property(legalBoards({ width: 6, height: 5 }), fc.constantFrom(...metrics), (board, metric) => {
        const limit = 2000;
        const lengths = [board, mirror(board), transpose(board), transpose(mirror(board))].map((view) =>
          outcome(engine, view, metric, limit),
        );
        if (lengths.includes('limit')) return;
        expect(new Set(lengths).size).toBe(1);
      }),
      { numRuns: Math.ceil(RANDOM_BOARDS / 3) },
    );
  });

  test('a solved start has an empty solution', () => {
    const result = finish(engine.run(boardOf(['A...', 'A.XX', '....', 'BB..'])));
    expect(result).toMatchObject({ kind: 'solved', solution: [], stats: { expanded: 0 } });
  });

  test.each([
    { name: 'a full board', rows: ['AABBCC', 'DDEEFF', 'XXGGHI', 'JJKKHI', 'LLMMNN', 'OOPPQQ'], expanded: 0 },
    { name: 'a primary that nothing lets pass', rows: ['AABB', 'CXXD', 'CEED', 'FFGG'], expanded: 1 },
    { name: 'a wall before the exit', rows: ['AA..', 'XX.#', '....', 'BB..'], expanded: 0 },
    {
      name: 'a vehicle of the same row before the exit',
      rows: ['....', 'XXAA', '....', 'BB..'],
      expanded: 0,
    },
  ])('$name is unsolvable at once', ({ rows, expanded }) => {
    expect(finish(engine.run(boardOf(rows)))).toMatchObject({ kind: 'unsolvable', stats: { expanded } });
  });

  test('a blocker that is too long to clear the row is proved unsolvable', () => {
    const board = boardOf(['...A..', '...A..', 'XX.A..', '...A..', '......', '......']);
    expect(finish(engine.run(board)).kind).toBe('unsolvable');
  });

  test('stops after the states it is allowed', () => {
    const result = finish(engine.run(seedBoards.hardest, { limit: { states: 5000 } }));
    expect(result).toMatchObject({ kind: 'limit', which: 'states', stats: { expanded: 5000 } });
  });

  test('stops when its time is up', () => {
    const result = finish(engine.run(seedBoards.hardest, { limit: { milliseconds: 0 } }));
    expect(result).toMatchObject({ kind: 'limit', which: 'milliseconds' });
  });

  test('stops when it is cancelled, before or in between', () => {
    const signal = { aborted: true };
    expect(finish(engine.run(seedBoards.g1, { signal }))).toMatchObject({
      which: 'cancelled',
      stats: { expanded: 0 },
    });
    signal.aborted = false;
    const search = engine.run(seedBoards.hardest, { signal });
    const first = search.next();
    expect(first).toMatchObject({ done: false, value: { expanded: 4096 } });
    signal.aborted = true;
    expect(finish(search)).toMatchObject({ kind: 'limit', which: 'cancelled', stats: { expanded: 4096 } });
  });

  test('several searches run side by side', () => {
    const boards = [seedBoards.hardest, seedBoards.g1, mirror(seedBoards.hardest)];
    const searches = boards.map((board) => engine.run(board));
    const lengths: number[] = [];
    for (let open = searches.length; open > 0; ) {
      searches.forEach((search, i) => {
        const next = search.next();
        if (!next.done || !next.value || next.value.kind !== 'solved') return;
        lengths[i] = next.value.solution.length;
        open--;
      });
    }
    expect(lengths).toEqual([49, 24, 49]);
  });

  test('counts its work', () => {
    const { stats } = finish(engine.run(seedBoards.g1));
    expect(stats.generated).toBeGreaterThan(stats.expanded);
    expect(stats.peakFrontier).toBeGreaterThan(1);
    expect(stats.peakFrontier).toBeLessThan(stats.generated);
  });
});

test('the engines agree, and a solution is shortest from each of its states on', () => {
  const { hardest } = seedBoards;
  const result = solve(hardest);
  if (result.kind !== 'solved') throw new Error(result.kind);
  const played = replay(hardest, result.solution);
  if (!played.ok) throw new Error(played.error.message);
  const lengths = played.value.states.map((state) => {
    const board = boardAt(hardest, state);
    expect(outcome(generic, board, 'moves')).toBe(outcome(packed32, board, 'moves'));
    expect(outcome(packed64, board, 'moves')).toBe(outcome(packed32, board, 'moves'));
    return outcome(packed32, board, 'moves');
  });
  expect(lengths).toEqual(Array.from({ length: 50 }, (_, i) => 49 - i));
});

describe('boards larger than 6×6', () => {
  test.each([
    {
      name: 'a 7×7 board',
      rows: ['N.BBB..', 'NMMJJJ.', 'N.AAA.H', 'XXG.PLH', 'FFGDPLC', 'QQ.DEEC', 'KKII.OO'],
      moves: 30,
      steps: 44,
    },
    {
      name: 'an 8×8 board',
      rows: ['.GI.CCCT', '.GIEQMMT', 'AAAEQFFT', 'XX.EQBUK', '..DDDBUK', 'HHH.RROS', '.PPJJJOS', 'NN.LLVV.'],
      moves: 17,
      steps: 21,
    },
  ])('$name: $moves moves, $steps steps', ({ rows, moves, steps }) => {
    const board = boardOf(rows);
    for (const view of [board, mirror(board), transpose(board), transpose(mirror(board))]) {
      expect([outcome(packed64, view, 'moves'), outcome(packed64, view, 'steps')]).toEqual([moves, steps]);
    }
    expect([outcome(generic, board, 'moves'), outcome(generic, board, 'steps')]).toEqual([moves, steps]);
  });

  test.each([
    { engine: packed64, side: 7 },
    { engine: packed64, side: 8 },
    { engine: packed128, side: 9 },
    { engine: packed128, side: 10 },
    { engine: packed256, side: 10 },
    { engine: packed128, side: 12 },
    { engine: packed256, side: 14 },
  ])('$engine.id finds what the generic engine finds on boards of side $side', ({ engine, side }) => {
    let compared = 0;
    const boards = legalBoards({ width: side, height: side, longestVehicle: side > 8 ? 5 : 3 });
    fc.assert(
      fc.property(boards, fc.constantFrom(...metrics), (board, metric) => {
        const expected = outcome(generic, board, metric, 10_000);
        if (expected === 'limit') return;
        const found = outcome(engine, board, metric);
        // some boards of these sides need more bits
        if (found === 'refused') return;
        compared++;
        expect(found).toBe(expected);
      }),
      { numRuns: Math.ceil(RANDOM_BOARDS / 3) },
    );
    expect(compared).toBeGreaterThan(RANDOM_BOARDS / 10);
  });

  test.each([
    { engine: packed32, longestSide: 6 },
    { engine: packed64, longestSide: 8 },
    { engine: packed128, longestSide: 10 },
    { engine: packed256, longestSide: 12 },
  ])('$engine.id finds the shortest solution below a length, or that there is none', (tried) => {
    let compared = 0;
    fc.assert(
      fc.property(
        legalBoards({ longestSide: tried.longestSide }),
        fc.constantFrom(...metrics),
        (board, metric) => {
          const expected = outcome(generic, board, metric, 5000);
          if (typeof expected !== 'number' || expected === 0) return;
          const below = (length: number) =>
            lengthOf(board, metric, finish(tried.engine.run(board, { metric, shorterThan: () => length })));
          compared++;
          const lengths = [expected, expected + 1, expected + 2, Number.POSITIVE_INFINITY];
          expect(lengths.map(below)).toEqual(['exhausted', expected, expected, expected]);
        },
      ),
      { numRuns: RANDOM_BOARDS },
    );
    expect(compared).toBeGreaterThan(RANDOM_BOARDS / 4);
  });

  test.each([7, 8, 9, 10])(
    'on random boards of side %i it finds what breadth-first search finds',
    async (side) => {
      await loadEngineFor(
        boardOf(Array.from({ length: 9 }, (_, y) => (y === 0 ? 'XX.......' : '.........'))),
      );
      let compared = 0;
      const boards = legalBoards({ width: side, height: side });
      fc.assert(
        fc.property(boards, fc.constantFrom(...metrics), (board, metric) => {
          const expected = outcome(bfs, board, metric, 1500);
          if (expected === 'limit') return;
          compared++;
          expect(outcome(engineFor(board), board, metric)).toBe(expected);
        }),
        { numRuns: Math.ceil(RANDOM_BOARDS / 6) },
      );
      expect(compared).toBeGreaterThan(RANDOM_BOARDS / 30);
    },
  );

  const rows = ['..A.B..', '..A.B..', '..ACC..', 'XX.D..E', '...D..E', 'FFF.GGE', '.......'];
  test.each([
    { name: '6×6', board: seedBoards.g1, picked: 'packed32', refusing: [] },
    { name: '7×7', board: boardOf(rows), picked: 'packed64', refusing: ['packed32'] },
    {
      name: '9×7',
      board: boardOf(rows.map((row) => `${row}..`)),
      picked: 'packed128',
      refusing: ['packed32', 'packed64'],
    },
    {
      name: '13×7',
      board: boardOf(rows.map((row) => `${row}......`)),
      picked: 'packed256',
      refusing: ['packed32', 'packed64', 'packed128'],
    },
    {
      name: '16×16, with three cars in every row',
      board: boardOf(
        Array.from({ length: 16 }, (_, y) =>
          y === 8
            ? 'XX..............'
            : 'aa..bb..cc......'.replaceAll(/[abc]/g, (l) =>
                String.fromCodePoint(0x4e00 + 3 * y + l.charCodeAt(0)),
              ),
        ),
      ),
      picked: 'packed256',
      refusing: ['packed32', 'packed64', 'packed128'],
    },
  ])('$name: $picked is picked, $refusing refuse it', async ({ board, picked, refusing }) => {
    await loadEngineFor(board);
    expect(engineFor(board).id).toBe(picked);
    const refused = engines.filter((engine) => finish(engine.run(board)).kind === 'refused');
    expect(refused.map(({ id }) => id)).toEqual(refusing);
  });

  test('a refusal says what the engine takes', () => {
    expect(finish(packed32.run(boardOf(rows)))).toMatchObject({
      kind: 'refused',
      problem: {
        code: 'unsupported-board',
        message: 'packed32 does not take a board of 7×7 cells',
        expected: 'at most 6×6',
      },
    });
  });

  test('a search that outgrows the first table goes on', () => {
    const board = boardOf(['N.BBB..', 'NMMJJJ.', 'N.AAA.H', 'XXG.PLH', 'FFGDPLC', 'QQ.DEEC', 'KKII.OO']);
    for (const engine of [packed64, packed128, packed256, generic]) {
      const { kind, stats } = finish(engine.run(board));
      expect(kind).toBe('solved');
      expect(stats.expanded).toBeGreaterThan(0x4000);
    }
  });
});

test.skipIf(!hasPublished)(`the 36 boards take 806 moves in all${needsPublished}`, () => {
  const boards = jam36().map(({ board }) => board);
  const total = (engine: Algorithm, metric: Metric) =>
    boards.reduce((sum, board) => sum + Number(outcome(engine, board, metric)), 0);
  expect(engines.map((engine) => total(engine, 'moves'))).toEqual(engines.map(() => 806));
  expect(total(packed32, 'steps')).toBe(total(generic, 'steps'));
  expect(total(packed64, 'steps')).toBe(total(generic, 'steps'));
  expect(total(packed128, 'steps')).toBe(total(generic, 'steps'));
});

test.skipIf(!hasPublished)(
  `every board of the published sample is as long as published${needsPublished}`,
  () => {
    const boards = foglemanSample(1);
    expect(boards).toHaveLength(1806);
    const wrong = boards.filter(
      ({ board, optimalMoves }) => outcome(packed32, board, 'moves') !== optimalMoves,
    );
    expect(wrong).toEqual([]);
  },
);

test.skipIf(!hasPublished)(`both engines agree in steps on the published sample${needsPublished}`, () => {
  const boards = foglemanSample(12);
  const wrong = boards.filter(
    ({ board }) => outcome(packed32, board, 'steps') !== outcome(generic, board, 'steps'),
  );
  expect(wrong).toEqual([]);
});
