import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Algorithm, finish } from '../algorithm.ts';
import { mirror, transpose } from '../board/board.ts';
import { metrics } from '../board/moves.ts';
import { bfs } from '../search/bfs.ts';
import { legalBoards } from '../testing/arbitraries.ts';
import { boardOf } from '../testing/drawn.ts';
import { lengthOf, outcome } from '../testing/outcome.ts';
import { randomRuns } from '../testing/random-runs.ts';
import { seedBoards } from '../testing/seeds.ts';
import { engineFor } from './dispatch.ts';
import { generic } from './generic/generic.ts';
import { loadEngineFor } from './load-engine.ts';
import { packed32 } from './packed/packed32.ts';
import { packed64 } from './packed/packed64.ts';
import { keysOf128, packed128, withLoops } from './packed/packed128.ts';
import { packed256 } from './packed/packed256.ts';

const RANDOM_BOARDS = randomRuns(100);

const engines: readonly Algorithm[] = [packed32, packed64, packed128, packed256, generic];

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
    { name: 'packed64', engine: packed64, side: 7 },
    { name: 'packed64', engine: packed64, side: 8 },
    { name: 'packed128', engine: packed128, side: 9 },
    { name: 'packed128 without keys of 64 bits', engine: withLoops(keysOf128), side: 9 },
    { name: 'packed128', engine: packed128, side: 10 },
    { name: 'packed256', engine: packed256, side: 10 },
    { name: 'packed128', engine: packed128, side: 12 },
    { name: 'packed256', engine: packed256, side: 14 },
  ])('$name finds what the generic engine finds on boards of side $side', ({ engine, side }) => {
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
    // far fewer than usual, so that chance does not make it fail
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
    // usually 30 to 50 of 100: a quarter, as of three times as many boards, would be missed by chance now and then
    expect(compared).toBeGreaterThan(RANDOM_BOARDS / 6);
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
