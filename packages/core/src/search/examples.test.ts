import { describe, expect, test } from 'vitest';
import { finish, type SearchRequest } from '../algorithm.ts';
import { startOf } from '../board/board.ts';
import { arrows } from '../notation/arrows/arrows.ts';
import { boardOf } from '../testing/drawn.ts';
import { heuristics } from './heuristics.ts';
import { algorithmById } from './registry.ts';

// the board drawn at the top of every textbook search's file, and what the file says about it
const gate = boardOf(['..BB', 'XX.A', '...A', '..CC']);

function search(id: string, request: SearchRequest) {
  const result = algorithmById(id)?.run(gate, request);
  const ended = result && finish(result);
  if (ended?.kind !== 'solved') throw new Error(`${id} has no solution`);
  const printed = arrows.print(ended.solution, gate);
  return { solution: printed.ok ? printed.value.replaceAll(',', '') : '', stats: ended.stats, ended };
}

describe('the drawn example of each search', () => {
  test.each([
    ['bfs', 'moves', 'C←1 A↓1 X→2', 33],
    ['bfs', 'steps', 'C←1 A↓1 X→1 X→1', 33],
    ['bfs-layers', 'moves', 'C←1 A↓1 X→2', 1 + 5 + 12 + 15],
    ['iddfs', 'moves', 'C←1 A↓1 X→2', 1 + 6 + 18 + 28],
    ['planning', 'steps', 'X→1 C←1 A↓1 X→1', 4],
    ['planning', 'moves', 'X→1 C←1 A↓1 X→1', 4],
    ['a-star', 'moves', 'C←2 A↓1 X→2', 3],
    ['ida-star', 'moves', 'C←1 A↓1 X→2', 3],
    ['extreme', 'moves', 'C←2 A↓1 X→2', 15],
    ['significant', 'moves', 'C←2 A↓1 X→2', 9],
  ] as const)('%s in %s: %s, %i states', (id, metric, solution, expanded) => {
    const found = search(id, { metric });
    expect(found.solution).toBe(solution);
    expect(found.stats.expanded).toBe(expanded);
  });

  test('dfs: 35 steps, each to a state that is new', () => {
    const { solution, ended } = search('dfs', { metric: 'steps' });
    expect(solution).toMatch(/^B←1 A↑1 B←1 A↓1 C←1 .* A↓1 X→1$/);
    expect(ended.solution).toHaveLength(35);
    expect(ended.stats.expanded).toBe(35);
  });

  test('bfs by layers: the queue of layer 1 holds 5 states', () => {
    const result = finish(algorithmById('bfs-layers')?.run(gate, { limit: { states: 1 } }) as never);
    expect(result).toMatchObject({ kind: 'limit', stats: { expanded: 1, generated: 6, peakFrontier: 5 } });
  });

  test('heuristics: 2, 3 and 4', () => {
    const bounds = heuristics.map(({ id, estimator }) => [id, estimator(gate)(startOf(gate))]);
    expect(Object.fromEntries(bounds)).toEqual({ blocking: 2, 'clearing-moves': 3, 'clearing-steps': 4 });
  });
});
