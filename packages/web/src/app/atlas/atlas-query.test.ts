import { statesBounds, statesClass } from '@unjam/core/catalogue';
import { describe, expect, test } from 'vitest';
import { filterOf, noBounds, readFields } from './atlas-fields.ts';
import { type AtlasFilter, columnsFor, everything, select } from './atlas-query.ts';

// six puzzles in the order of a file: by moves, then steps
const table = {
  moves: [3, 3, 4, 5, 7, 7],
  steps: [3, 5, 6, 6, 9, 12],
  vehicles: [3, 4, 4, 6, 6, 5],
  trucks: [0, 1, 0, 2, 1, 1],
  walls: [0, 0, 1, 0, 2, 0],
  rating: [4, 10, 12, 33, 34, 35],
  states: [3, 9, 100, 1199, 1200, 40_000],
  undo: [false, true, false, true, true, false],
};

const asked: string[] = [];
function column(name: string): Uint8Array {
  asked.push(name);
  if (name === 'rating_fives') return Uint8Array.from(table.rating, (rating) => Math.floor(rating / 5));
  if (name === 'rating_rest') return Uint8Array.from(table.rating, (rating) => rating % 5);
  if (name === 'states') return Uint8Array.from(table.states, statesClass);
  if (name === 'theme_undo')
    return Uint8Array.of(table.undo.reduce((bits, has, row) => bits | (has ? 1 << row : 0), 0));
  return Uint8Array.from(table[name as 'moves' | 'steps' | 'vehicles' | 'trucks' | 'walls']);
}

const run = (filter: Partial<AtlasFilter>) => select({ ...everything, ...filter }, column, 6);
const rows = (filter: Partial<AtlasFilter>) => [...run(filter).rows];

describe('which puzzles pass, and in which order', () => {
  test.each<[string, Partial<AtlasFilter>, number[]]>([
    ['all, the longest first', {}, [5, 4, 3, 2, 1, 0]],
    ['the shortest first', { order: 'shortest' }, [0, 1, 2, 3, 4, 5]],
    ['the easiest first', { order: 'easiest' }, [0, 1, 2, 3, 4, 5]],
    ['most vehicles, then the longest', { order: 'most-vehicles' }, [4, 3, 5, 2, 1, 0]],
    ['fewest vehicles, then the shortest', { order: 'fewest-vehicles' }, [0, 1, 2, 5, 3, 4]],
    ['most steps', { order: 'most-steps' }, [5, 4, 3, 2, 1, 0]],
    ['moves', { bounds: { moves: { least: 4, most: 5 } } }, [3, 2]],
    ['steps', { bounds: { steps: { least: 6, most: 6 } } }, [3, 2]],
    ['trucks', { bounds: { trucks: { least: 1, most: 1 } } }, [5, 4, 1]],
    ['walls', { bounds: { walls: { least: 1, most: 255 } } }, [4, 2]],
    ['a rating within five', { bounds: { rating: { least: 11, most: 34 } } }, [4, 3, 2]],
    ['a rating in fives', { bounds: { rating: { least: 10, most: 34 } } }, [4, 3, 2, 1]],
    [
      'states up to a bound, which is excluded',
      { bounds: { states: { least: 1, most: 1200 } } },
      [3, 2, 1, 0],
    ],
    ['states from a bound', { bounds: { states: { least: 1200, most: 1e15 } } }, [5, 4]],
    ['a theme', { themes: ['undo'] }, [4, 3, 1]],
    ['a theme and moves', { themes: ['undo'], bounds: { moves: { least: 4, most: 9 } } }, [4, 3]],
    ['nothing', { bounds: { moves: { least: 9, most: 8 } } }, []],
  ])('%s', (_, filter, found) => {
    expect(rows(filter)).toEqual(found);
  });
});

test.each<[string, Partial<AtlasFilter>, string[]]>([
  ['everything', {}, []],
  ['everything by vehicles', { order: 'most-vehicles' }, ['vehicles']],
  ['moves', { bounds: { moves: { least: 4, most: 5 } } }, ['moves', 'vehicles', 'rating_fives']],
  [
    'a rating in fives',
    { bounds: { rating: { least: 10, most: 100 } } },
    ['moves', 'vehicles', 'rating_fives'],
  ],
  [
    'a rating',
    { bounds: { rating: { least: 11, most: 100 } } },
    ['moves', 'vehicles', 'rating_fives', 'rating_rest'],
  ],
  ['a theme', { themes: ['undo'] }, ['moves', 'vehicles', 'rating_fives', 'theme_undo']],
  [
    'states, the hardest first',
    { bounds: { states: { least: 10, most: 20 } }, order: 'hardest' },
    ['rating_fives', 'rating_rest', 'moves', 'vehicles', 'states'],
  ],
])('%s reads no other columns than it needs', (_, filter, names) => {
  expect(columnsFor({ ...everything, ...filter })).toEqual(names);
  asked.length = 0;
  run(filter);
  expect([...new Set(asked)].sort()).toEqual([...names].sort());
});

test('a chart leaves out its own bounds, so that it can be widened again', () => {
  const { byMovesAndVehicles, byRating, rows } = run({
    bounds: { moves: { least: 7, most: 7 }, rating: { least: 30, most: 34 }, trucks: { least: 1, most: 9 } },
  });
  expect([...rows]).toEqual([4]);
  // those with trucks and such a rating, of any length: rows 3 and 4
  expect([...byMovesAndVehicles]).toEqual([
    [256 * 5 + 6, 1],
    [256 * 7 + 6, 1],
  ]);
  // those with trucks and of 7 moves, of any rating: rows 4 and 5
  expect(byRating.flatMap((count, bar) => (count > 0 ? [[bar, count]] : []))).toEqual([
    [6, 1],
    [7, 1],
  ]);
});

describe('fields', () => {
  test('bounds of the time are bounds of the rating', () => {
    // 60 seconds are a rating of 10 × log2(60 / 4) = 39
    expect(filterOf({ ...noBounds, time: ['60', ''] }).bounds).toEqual({ rating: { least: 39, most: 255 } });
    const both = { ...noBounds, numbers: { ...noBounds.numbers, rating: ['45', '70'] as const } };
    expect(filterOf({ ...both, time: ['60', '300'] }).bounds).toEqual({ rating: { least: 45, most: 62 } });
  });

  test('empty fields give no bounds', () => {
    expect(filterOf(noBounds)).toEqual(everything);
    expect(filterOf({ ...noBounds, states: ['', '500'] }).bounds).toEqual({
      states: { least: 1, most: 500 },
    });
  });

  test('stored fields are read as far as they are understood', () => {
    const kept = {
      ...noBounds,
      states: ['10', '500'] as const,
      themes: ['undo' as const],
      order: 'hardest' as const,
    };
    expect(readFields(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
    for (const other of [
      null,
      'x',
      { numbers: { moves: ['-1', '1e9'] }, time: ['7', 4], themes: ['x'], order: 1 },
    ])
      expect(readFields(other)).toEqual(noBounds);
  });

  test('every offered number of states is the least of its class', () => {
    expect(statesBounds.map((bound) => statesBounds[statesClass(bound)])).toEqual(statesBounds);
  });
});
