import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { finish } from '../../algorithm.ts';
import { type Board, mirror, startOf, transpose } from '../../board/board.ts';
import { apply, metrics, moves } from '../../board/moves.ts';
import { legalBoards } from '../../testing/arbitraries.ts';
import { boardOf } from '../../testing/drawn.ts';
import { foglemanSample, hasPublished, needsPublished } from '../../testing/published.ts';
import { randomRuns } from '../../testing/random-runs.ts';
import { referenceCluster } from '../../testing/reference-cluster.ts';
import { seedBoards } from '../../testing/seeds.ts';
import { countShortest } from '../shortest/count-shortest.ts';
import {
  type ClusterReport,
  type ClusterResult,
  explore,
  exploreTask,
  hardestState,
  reportOf,
} from './explore.ts';
import { CLUSTER_MEMORY, type Flood, runFlood } from './flood.ts';
import { GenericFlood } from './generic-flood.ts';
import { PackedFlood } from './packed-flood.ts';
import { wideLoops } from './wide-cluster-module.ts';

const cluster = (result: ClusterResult): ClusterReport => {
  if (result.kind !== 'explored') throw new Error(`limited by ${result.which}`);
  return result.cluster;
};

/** What finds the states of boards of any size: the generic flood and the loops with wide keys, each for every board. */
const floods: readonly (readonly [string, (board: Board, memory?: number) => Flood | undefined])[] = [
  ['generic', (board, memory) => new GenericFlood(board, memory)],
  ...wideLoops.map(
    (loops, i) =>
      [
        `${128 << i} bits`,
        (board: Board, memory = CLUSTER_MEMORY) =>
          loops.takes(board) ? PackedFlood.open(loops, board, memory) : undefined,
      ] as const,
  ),
];

/** The same by each of them; also the states, one by one. */
function byEach(board: Board): readonly (readonly [string, ClusterReport])[] {
  return floods.flatMap(([name, open]) => {
    const flood = open(board);
    if (!flood) return [];
    expect(finish(runFlood(flood, {}))).toBeUndefined();
    const report = reportOf(board, flood.cluster());
    for (const metric of metrics) {
      expect(flood.farthest(metric)?.distance ?? null).toBe(report.hardest[metric]?.distance ?? null);
    }
    flood.release();
    return [[name, report] as const];
  });
}

describe('the clusters of the four texts', () => {
  test.each([
    { name: 'g1', states: 4_780, moves: 51, steps: 83 },
    { name: 'g2', states: 1_247, moves: 9, steps: 18 },
    { name: 'hardest', states: 24_132, moves: 49, steps: 93 },
    { name: 'playground', states: 215, moves: 4, steps: 9 },
    { name: 'prolog-1', states: 111, moves: 9, steps: 21 },
    { name: 'prolog-26', states: 220, moves: 23, steps: 57 },
    { name: 'prolog-40', states: 3_913, moves: 44, steps: 70 },
    { name: 'report', states: 4_006, moves: 5, steps: 11 },
  ] as const)('$name: $states states, at most $moves moves and $steps steps', ({ name, ...expected }) => {
    const { states, hardest, histogram } = cluster(explore(seedBoards[name]));
    expect({ states, moves: hardest.moves?.distance, steps: hardest.steps?.distance }).toEqual(expected);
    for (const metric of metrics) {
      expect(histogram[metric].reduce((sum, n) => sum + n, 0)).toBe(states);
      expect(histogram[metric]).toHaveLength(expected[metric] + 1);
    }
  });

  test('no state of its cluster is farther than `hardest` itself', () => {
    const { distance, hardest } = cluster(explore(seedBoards.hardest));
    expect(distance).toEqual({ moves: 49, steps: 93 });
    expect([hardest.moves?.distance, hardest.steps?.distance]).toEqual([49, 93]);
  });
});

describe('small boards', () => {
  test('two states', () => {
    const board = boardOf(['XX.', '...', '...']);
    expect(cluster(explore(board))).toEqual({
      states: 2,
      solvable: true,
      solved: 1,
      distance: { moves: 1, steps: 1 },
      histogram: { moves: [1, 1], steps: [1, 1] },
      hardest: { moves: { board, distance: 1 }, steps: { board, distance: 1 } },
    });
  });

  test('a slide counts once in moves, each cell in steps', () => {
    const { histogram } = cluster(explore(boardOf(['......', 'XX....'])));
    expect(histogram).toEqual({ moves: [1, 4], steps: [1, 1, 1, 1, 1] });
  });

  test('of equally hard states the least is taken', () => {
    const { hardest } = cluster(explore(boardOf(['....', '..XX', 'A...', 'A...'])));
    expect(hardest.moves).toEqual({ board: boardOf(['....', 'XX..', 'A...', 'A...']), distance: 1 });
  });

  test('nothing can be solved', () => {
    const { solvable, solved, distance, histogram, hardest, states } = cluster(
      explore(boardOf(['....', 'XX#.', '....'])),
    );
    expect({ solvable, solved, distance, histogram, hardest, states }).toEqual({
      solvable: false,
      solved: 0,
      distance: { moves: null, steps: null },
      histogram: { moves: [], steps: [] },
      hardest: { moves: null, steps: null },
      states: 1,
    });
  });
});

describe('random boards', () => {
  test('as the rules alone have it', () => {
    let compared = 0;
    fc.assert(
      fc.property(legalBoards({ longestSide: 8, anyOrder: true }), (board) => {
        const expected = referenceCluster(board, 600);
        if (!expected) return;
        compared++;
        expect(cluster(explore(board))).toEqual(expected);
        for (const metric of metrics) {
          const found = hardestState(board, { metric });
          expect(found.kind === 'found' ? found.hardest : null).toEqual(expected.hardest[metric]);
        }
        for (const [name, report] of byEach(board)) expect([name, report]).toEqual([name, expected]);
      }),
      { numRuns: randomRuns(84) },
    );
    expect(compared).toBeGreaterThan(randomRuns(50));
  });

  test('on boards of up to 16×16, too', () => {
    let compared = 0;
    fc.assert(
      fc.property(legalBoards({ longestSide: 16, anyOrder: true }), (board) => {
        const expected = referenceCluster(board, 300);
        if (!expected) return;
        const found = byEach(board);
        compared += found.length - 1;
        for (const [name, report] of found) expect([name, report]).toEqual([name, expected]);
      }),
      { numRuns: randomRuns(50) },
    );
    expect(compared).toBeGreaterThan(randomRuns(40));
  });

  test('all floods agree on larger clusters', () => {
    let compared = 0;
    fc.assert(
      fc.property(legalBoards({ width: 6, height: 6 }), (board) => {
        const explored = explore(board, { limit: { states: 20_000 } });
        if (explored.kind === 'limit') return;
        compared++;
        for (const [name, report] of byEach(board)) expect([name, report]).toEqual([name, explored.cluster]);
      }),
      { numRuns: randomRuns(20) },
    );
    expect(compared).toBeGreaterThan(randomRuns(10));
  });

  test('a board in a mirror or turned has the same histograms', () => {
    fc.assert(
      fc.property(legalBoards({ longestSide: 6 }), (board) => {
        const views = [board, mirror(board), transpose(board), transpose(mirror(board))];
        const limit = { states: 5000 };
        const histograms = views.map((view) => {
          const explored = explore(view, { limit });
          return explored.kind === 'limit' ? 'limit' : JSON.stringify(explored.cluster.histogram);
        });
        expect(new Set(histograms).size).toBe(1);
      }),
      { numRuns: randomRuns(100) },
    );
  });
});

describe('limits', () => {
  const { hardest } = seedBoards;
  const sparse = boardOf([
    '.........',
    'A..BB....',
    'A....C...',
    'XX...C...',
    '..D....EE',
    '..D..F...',
    '.....F...',
    'GG...F...',
    '......HHH',
  ]);
  test.each([
    ['states', { limit: { states: 100 } }],
    ['milliseconds', { limit: { milliseconds: 0 } }],
    ['cancelled', { signal: { aborted: true } }],
  ] as const)('%s', (which, request) => {
    expect(finish(exploreTask(hardest, request))).toMatchObject({ kind: 'limit', which });
  });

  test('a limit of exactly as many states as there are does not end the search', () => {
    expect(explore(hardest, { limit: { states: 24_132 } }).kind).toBe('explored');
    expect(explore(hardest, { limit: { states: 24_131 } })).toMatchObject({ which: 'states' });
  });

  test('a cluster too large for the memory', () => {
    const flood = new GenericFlood(hardest, 1 << 20);
    expect(finish(runFlood(flood, {}))).toEqual({ which: 'memory', depth: 46 });
    expect(flood.count).toBeLessThan(24_132);
  });

  test.each(floods)('how far it came is told by breadth-first search itself: %s', (_, open) => {
    const flood = open(sparse, 4 << 20);
    const stopped = flood && finish(runFlood(flood, {}));
    const depth = stopped?.depth ?? 0;
    expect(stopped?.which).toBe('memory');
    const found = flood?.cluster();
    const states = new Set(Array.from({ length: found?.count ?? 0 }, (_, i) => found?.state(i).join()));
    expect(states.size).toBe(flood?.count);
    let layer = [startOf(sparse)];
    const seen = new Set(layer.map(String));
    for (let d = 0; d < depth; d++) {
      layer = layer.flatMap((state) =>
        moves(sparse, state, { slides: 'unit' }).flatMap((move) => {
          const next = apply(state, move);
          if (seen.has(String(next))) return [];
          seen.add(String(next));
          return [next];
        }),
      );
    }
    expect(depth).toBeGreaterThan(4);
    expect([...seen].filter((state) => !states.has(state))).toEqual([]);
    flood?.release();
  });
});

test.skipIf(!hasPublished)(`published clusters have as many states as published${needsPublished}`, () => {
  for (const { name, board, optimalMoves, clusterStates } of foglemanSample(40)) {
    const { states, hardest } = cluster(explore(board));
    expect({ name, states, moves: hardest.moves?.distance }).toEqual({
      name,
      states: clusterStates,
      moves: optimalMoves,
    });
  }
});

test.each(metrics)('the hardest state knows how many shortest solutions it has in %s', (metric) => {
  let many = 0;
  fc.assert(
    fc.property(legalBoards({ longestSide: 7 }), (board) => {
      const found = hardestState(board, { metric, limit: { states: 3000 }, countFrom: 0 });
      if (found.kind !== 'found') return;
      const counted = countShortest(found.hardest.board, { metric });
      expect(counted).toMatchObject({ kind: 'solved', count: BigInt(found.solutions ?? -1) });
      if (counted.kind === 'solved' && counted.count > 1n) many++;
    }),
    { numRuns: randomRuns(200) },
  );
  // the boards are random: some must have more than one solution, or nothing was tried
  expect(many).toBeGreaterThan(5);
  const { hardest } = seedBoards;
  expect(hardestState(hardest, { metric, countFrom: 1000 })).not.toHaveProperty('solutions');
});
