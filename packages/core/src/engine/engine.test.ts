import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Algorithm, finish } from '../algorithm.ts';
import { boardAt, mirror, transpose } from '../board/board.ts';
import { type Metric, metrics } from '../board/moves.ts';
import { replay } from '../board/replay.ts';
import { bfs } from '../search/bfs.ts';
import { legalBoards } from '../testing/arbitraries.ts';
import { boardOf } from '../testing/drawn.ts';
import { outcome } from '../testing/outcome.ts';
import { foglemanSample, hasPublished, jam36, needsPublished } from '../testing/published.ts';
import { randomRuns } from '../testing/random-runs.ts';
import { seedBoards } from '../testing/seeds.ts';
import { generic } from './generic/generic.ts';
import { packed32 } from './packed/packed32.ts';
import { packed64 } from './packed/packed64.ts';
import { packed128 } from './packed/packed128.ts';
import { packed256 } from './packed/packed256.ts';
import { solve } from './solve.ts';

const RANDOM_BOARDS = randomRuns(100);

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
    // far fewer than usual, so that chance does not make it fail
    expect(compared).toBeGreaterThan(RANDOM_BOARDS / 2);
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

  test('knows one state where the red car is at the exit already', () => {
    const { stats } = finish(
      engine.run(boardOf(['....XX', '......', '......', '......', '......', '......'])),
    );
    expect(stats).toMatchObject({ expanded: 0, generated: 1, peakFrontier: 1 });
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
