import { expect, test } from 'vitest';
import { finish, type SearchProgress } from '../algorithm.ts';
import { randomFrom } from '../basics/random.ts';
import { boardOf } from '../testing/drawn.ts';
import { seedBoards } from '../testing/seeds.ts';
import { bfs, breadthFirst } from './bfs.ts';
import { planning } from './planning.ts';
import { algorithms } from './registry.ts';
import { significant } from './significant.ts';
import { PROGRESS_EVERY, textbook } from './textbook.ts';

const { g1, g2, hardest } = seedBoards;

test('reports progress with the depth every 2,048 states', () => {
  const reports: SearchProgress[] = [];
  const search = bfs.run(hardest);
  let next = search.next();
  for (; !next.done; next = search.next()) reports.push(next.value);
  expect(next.value.stats.expanded).toBe(14397);
  expect(reports.map(({ expanded }) => expanded)).toEqual(
    [1, 2, 3, 4, 5, 6, 7].map((n) => n * PROGRESS_EVERY),
  );
  const depths = reports.map(({ depth }) => depth ?? -1);
  expect(depths).toEqual([...depths].sort((a, b) => a - b));
  expect(depths.at(-1)).toBeLessThanOrEqual(49);
});

test.each([
  ['others still wait where a solution is found', ['XX.A', '...A', '....', '..BB'], 'solved', true],
  ['nothing waits where there is none', ['XXA', '..A', 'BBB'], 'unsolvable', false],
])('%s', (_, rows, kind, waiting) => {
  const frontiers: number[] = [];
  const result = finish(bfs.run(boardOf(rows), { onExpand: (__, frontier) => frontiers.push(frontier) }));
  expect([result.kind, (frontiers.at(-1) ?? 0) > 0]).toEqual([kind, waiting]);
});

test('ends when its memory is full', () => {
  const { run, ...about } = bfs;
  const small = textbook({ ...about, memory: 1 << 20, explore: breadthFirst });
  const result = finish(small.run(hardest));
  expect(result).toMatchObject({ kind: 'limit', which: 'memory' });
  expect(result.stats.expanded).toBeLessThan(4000);
  // a search that fits into the memory is not stopped
  expect(finish(small.run(g2))).toMatchObject({ kind: 'solved' });
});

test('a complete search that runs out of extreme slides has proved nothing', () => {
  const blocked = boardOf(['XXA...', '..A.B.', 'CCC.B.', '..D.B.', '..DEEE', '......']);
  expect(finish(bfs.run(blocked)).kind).toBe('unsolvable');
  expect(finish(bfs.run(blocked, { slides: 'extreme' })).kind).toBe('exhausted');
});

test('slides and metric are separate choices', () => {
  const lengths = (['unit', 'slide', 'extreme'] as const).map((slides) => {
    const result = finish(bfs.run(seedBoards['prolog-26'], { slides }));
    return result.kind === 'solved' ? result.solution.length : 0;
  });
  expect(lengths).toEqual([57, 23, 23]);
});

test('a* in steps is shortest over slides of any length too', () => {
  for (const id of ['a-star', 'ida-star', 'iddfs']) {
    const algorithm = algorithms.find((one) => one.id === id);
    const result = algorithm && finish(algorithm.run(g1, { metric: 'steps', slides: 'slide' }));
    const steps = result?.kind === 'solved' ? result.solution.map(({ by }) => Math.abs(by)) : [];
    expect(steps.reduce((sum, cells) => sum + cells, 0)).toBe(34);
  }
});

test('planning joins its steps in the moves metric', () => {
  const steps = finish(planning.run(hardest, { metric: 'steps' }));
  const moves = finish(planning.run(hardest, { metric: 'moves' }));
  expect(steps).toMatchObject({ solution: { length: 141 } });
  expect(moves).toMatchObject({ solution: { length: 124 } });
});

test('the seed decides which significant moves are tried', () => {
  const lengths = [1, 2, 3, 4, 5].map((seed) => {
    const result = finish(significant.run(g1, { seed }));
    return result.kind === 'solved' ? result.solution.length : 0;
  });
  expect(new Set(lengths).size).toBeGreaterThan(1);
  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(24);
});

test('random numbers are even, from 0 up to 1, and the same for the same seed', () => {
  for (const seed of [0, 1, -1, 2 ** 31, 123456789]) {
    const [first, second] = [randomFrom(seed), randomFrom(seed)];
    const numbers = Array.from({ length: 2000 }, first);
    expect(numbers).toEqual(Array.from({ length: 2000 }, second));
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThan(1);
    expect(numbers.reduce((sum, number) => sum + number, 0) / 2000).toBeCloseTo(0.5, 1);
  }
  expect(randomFrom(1)()).not.toBe(randomFrom(2)());
});
