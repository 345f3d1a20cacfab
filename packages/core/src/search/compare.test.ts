import { describe, expect, test } from 'vitest';
import type { Algorithm, SearchResult } from '../algorithm.ts';
import { parseSolution } from '../notation/reading/solution-text.ts';
import { boardOf } from '../testing/drawn.ts';
import { seedBoards } from '../testing/seeds.ts';
import { compare, isOptimalFor } from './compare.ts';
import { algorithmById, algorithms, comparableOn } from './registry.ts';

const { g2 } = seedBoards;
const chosen = (...ids: string[]) => algorithms.filter(({ id }) => ids.includes(id));

describe('compare', () => {
  test('gives one row for each algorithm, with its length and whether it is shortest', () => {
    const { metric, optimum, rows } = compare(g2, { metric: 'steps', order: 'forward' });
    expect([metric, optimum]).toEqual(['steps', 16]);
    const table = rows.map(({ algorithm, length, shortest }) => [algorithm.id, length, shortest]);
    // on a board of 6×6 `engine` is packed32
    expect(rows).toHaveLength(algorithms.length - 1);
    expect(rows.map(({ algorithm }) => algorithm.id)).not.toContain('packed32');
    expect(table).toEqual(
      expect.arrayContaining([
        ['bfs', 16, true],
        ['dfs', 923, false],
        ['planning', 24, false],
        ['a-star', 16, true],
        ['extreme', 18, false],
      ]),
    );
  });

  test('a chosen algorithm that does not take the board reports it', () => {
    const wide = boardOf(['....B..', 'XX..B..', '....B..', '.......', '.......']);
    const { optimum, rows } = compare(wide, {}, chosen('packed32', 'generic'));
    expect([optimum, rows.map(({ result }) => result.kind)]).toEqual([2, ['refused', 'solved']]);
    const ids = comparableOn(wide).map(({ id }) => id);
    const engines = ['engine', 'packed32', 'packed64', 'packed128', 'packed256', 'generic'];
    expect(ids.filter((id) => engines.includes(id))).toEqual(['engine', 'packed128', 'packed256', 'generic']);
  });

  test('the optimum is proved even if no chosen algorithm proves it', () => {
    const { optimum, rows } = compare(g2, { metric: 'steps' }, chosen('dfs', 'planning'));
    expect(optimum).toBe(16);
    expect(rows.map(({ shortest }) => shortest)).toEqual([false, false]);
  });

  test('without a proof no row is called shortest', () => {
    const { optimum, rows } = compare(g2, { limit: { states: 30 } }, chosen('bfs', 'planning'));
    expect(optimum).toBeUndefined();
    expect(rows.map(({ result }) => result.kind)).toEqual(['limit', 'solved']);
    expect(rows.every((row) => row.shortest === undefined)).toBe(true);
  });

  test('an unsolvable board has rows without a length', () => {
    const blocked = boardOf(['XXA...', '..A.B.', 'CCC.B.', '..D.B.', '..DEEE', '......']);
    const { optimum, rows } = compare(blocked, {}, chosen('bfs', 'extreme'));
    expect(optimum).toBeUndefined();
    expect(rows.map(({ result, length }) => [result.kind, length])).toEqual([
      ['unsolvable', undefined],
      ['exhausted', undefined],
    ]);
  });
});

test('an algorithm is optimal for a metric with the slides of that metric', () => {
  const bfs = algorithmById('bfs');
  expect(isOptimalFor(bfs, { metric: 'steps' })).toBe(true);
  expect(isOptimalFor(bfs, { metric: 'moves', slides: 'slide' })).toBe(true);
  expect(isOptimalFor(bfs, { metric: 'steps', slides: 'slide' })).toBe(false);
  expect(isOptimalFor(bfs, { metric: 'moves', slides: 'extreme' })).toBe(false);
});

test('searches are chosen by their ids as well', () => {
  const { rows } = compare(g2, { metric: 'steps' }, ['bfs', algorithmById('a-star')]);
  expect(rows.map(({ algorithm, length }) => [algorithm.id, length])).toEqual([
    ['bfs', 16],
    ['a-star', 16],
  ]);
  expect(() => compare(g2, {}, ['bfs', 'astar' as 'a-star'])).toThrow(
    /^chosen\[1\] is "astar"; expected bfs or .*a-star or /,
  );
});

describe('the registry', () => {
  test('names each algorithm once', () => {
    expect(new Set(algorithms.map(({ id }) => id)).size).toBe(algorithms.length);
    for (const algorithm of algorithms) expect(algorithmById(algorithm.id)).toBe(algorithm);
    expect(algorithmById('bogosort')).toBeUndefined();
  });
});

describe('a search of one’s own', () => {
  const board = boardOf(['XX.A', '...A', '....', '....']);
  const stats = { expanded: 0, generated: 0, peakFrontier: 0, milliseconds: 0 };
  const giving = (result: unknown): Algorithm => ({
    id: 'mine',
    title: 'Mine',
    source: 'a pupil',
    optimalFor: ['moves'],
    complete: true,
    // biome-ignore lint/correctness/useYield: it is done at once
    *run() {
      return result as SearchResult;
    },
  });
  const solving = (text: string) =>
    giving({ kind: 'solved', solution: parseSolution(text, board), moves: 1, steps: 1, stats });

  test('its solution is counted, not believed', () => {
    const { optimum, rows } = compare(board, {}, [solving('A↓1 A↓1 X→2'), 'bfs']);
    expect([optimum, rows.map(({ length, shortest }) => [length, shortest])]).toEqual([
      2,
      [
        [2, true],
        [2, true],
      ],
    ]);
    const long = compare(board, {}, [solving('A↓1 A↓1 A↑1 X→2'), 'bfs']);
    expect([long.optimum, long.rows.map(({ shortest }) => shortest)]).toEqual([2, [false, true]]);
  });

  test.each([
    [
      solving('X→2'),
      'the solution of mine: the move is illegal: X cannot slide right 2: vehicle A stands at row 1, column 4',
    ],
    [solving('A↓1'), 'the solution of mine ends before the primary is at the exit'],
    [giving(undefined), 'the result of mine is undefined; expected an object'],
    [
      giving({ kind: 'done' }),
      'the result of mine.kind is "done"; expected solved or unsolvable or exhausted or limit or refused',
    ],
    [giving({ kind: 'solved' }), 'the solution of mine is undefined; expected a list'],
  ])('%#: %s', (algorithm, message) => {
    expect(() => compare(board, {}, [algorithm])).toThrow(new RangeError(message));
  });
});
