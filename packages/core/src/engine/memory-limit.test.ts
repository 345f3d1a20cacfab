import { describe, expect, test, vi } from 'vitest';
import { type Algorithm, finish } from '../algorithm.ts';
import type { Metric } from '../board/moves.ts';
import { bfs } from '../search/bfs.ts';
import { boardOf } from '../testing/drawn.ts';
import { seedBoards } from '../testing/seeds.ts';

// engines of their own: those that other tests of this process have used keep the memory that they took
vi.resetModules();
const { explore } = await import('./cluster/explore.ts');
const { GenericFlood } = await import('./cluster/generic-flood.ts');
const { generic } = await import('./generic/generic.ts');
const { packed32 } = await import('./packed/packed32.ts');
const { packed64 } = await import('./packed/packed64.ts');
const { packed128 } = await import('./packed/packed128.ts');
const { packed256 } = await import('./packed/packed256.ts');
const { countShortest } = await import('./shortest/count-shortest.ts');

const MB = 1 << 20;
const wide = boardOf(['N.BBB..', 'NMMJJJ.', 'N.AAA.H', 'XXG.PLH', 'FFGDPLC', 'QQ.DEEC', 'KKII.OO']);
const sparse = boardOf(['gAA.k.', 'gBB.kl', 'XXi.kl', '..iDDl', '...jEE', '.FFj..']);

describe('a limit in memory', () => {
  test.each<{ algorithm: Algorithm; board: typeof wide; metric: Metric; least?: number }>([
    { algorithm: packed32, board: sparse, metric: 'steps' },
    { algorithm: packed64, board: wide, metric: 'moves' },
    // three layers of it fit into 1 MB
    { algorithm: packed128, board: wide, metric: 'moves', least: MB / 2 },
    { algorithm: packed256, board: wide, metric: 'moves' },
    { algorithm: generic, board: wide, metric: 'moves' },
    { algorithm: bfs, board: seedBoards.hardest, metric: 'moves' },
  ])('$algorithm.id ends at it, and is found without it', ({ algorithm, board, metric, least = MB }) => {
    const run = (memory: number) => finish(algorithm.run(board, { metric, limit: { memory } }));
    const limited = run(least);
    const whole = run(200 * MB);
    expect(limited).toMatchObject({ kind: 'limit', which: 'memory' });
    expect(whole.kind).toBe('solved');
    expect(limited.stats.expanded).toBeGreaterThan(0);
    expect(limited.stats.expanded).toBeLessThan(whole.stats.expanded);
  });

  test('more than an engine takes by default changes nothing', () => {
    const solved = finish(packed64.run(wide, { limit: { memory: 2 ** 40 } }));
    expect(solved.kind).toBe('solved');
  });

  test('a cluster ends at it', () => {
    expect(explore(seedBoards.hardest, { limit: { memory: MB } })).toMatchObject({
      kind: 'limit',
      which: 'memory',
    });
    expect(explore(seedBoards.hardest, { limit: { memory: 100 * MB } })).toMatchObject({
      cluster: { states: 24_132 },
    });
    expect(new GenericFlood(seedBoards.hardest, MB).expand(30_000)).toBe('memory');
  });

  test('the graph of shortest solutions ends at it', () => {
    expect(countShortest(seedBoards.hardest, { limit: { memory: MB / 4 } })).toMatchObject({
      which: 'memory',
    });
  });
});
