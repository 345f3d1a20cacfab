import { describe, expect, test } from 'vitest';
import {
  borderCost,
  emptyCost,
  graphemesOf,
  isPrimaryMark,
  isSurelyWall,
  isUsualEmpty,
  namedGlyph,
  vehicleCost,
  wallCost,
} from './glyphs.ts';

describe('of two glyphs the one before is the likelier', () => {
  test.each<[string, (glyph: string) => number, string[]]>([
    ['empty cell', emptyCost, ['.', ' ', '-', 'o', '*', '?', '7', 'b', '#']],
    ['wall', wallCost, ['#', 'x', 'X', '%', 'b', 'o', '.', ' ']],
    ['vehicle', vehicleCost, ['b', '0', '?', '*', '#', '.', ' ']],
    ['border', borderCost, ['#', 'x', 'b']],
  ])('%s', (_, cost, glyphs) => {
    const costs = glyphs.map(cost);
    expect(costs[0]).toBe(0);
    for (const [index, glyph] of glyphs.entries())
      if (index > 0) expect(costs[index], glyph).toBeGreaterThan(costs[index - 1] ?? 0);
  });

  test.each<[string, (glyph: string) => number, string[]]>([
    ['empty cell', emptyCost, ['b', 'Q', 'é', '漢']],
    ['empty cell', emptyCost, ['7', '12', 'b1']],
    ['empty cell', emptyCost, ['?', '🚗', '&']],
    ['vehicle', vehicleCost, ['b', '7', '12', '@', '🚗', '&&']],
    ['vehicle', vehicleCost, ['?', '&', '%']],
  ])('as likely an %s as each other', (_, cost, glyphs) => {
    expect(new Set(glyphs.map(cost)).size).toBe(1);
  });
});

test.each([
  ['.', true],
  ['-', true],
  ['o', true],
  ['*', true],
  ['?', true],
  ['O', false],
  ['7', false],
  ['b', false],
  ['#', false],
  [' ', false],
  [undefined, false],
])('%j is usual for an empty cell, and seen: %s', (glyph, expected) => {
  expect(isUsualEmpty(glyph)).toBe(expected);
});

test.each([
  ['#', true],
  ['wall', true],
  ['x', false],
  ['.', false],
  ['b', false],
])('%j is a wall wherever it stands: %s', (glyph, expected) => {
  expect(isSurelyWall(glyph)).toBe(expected);
});

test.each([
  ...[
    'X',
    'x',
    '@',
    'red',
    'RED',
    'red car',
    'red-block',
    'player',
    'Main_Car',
    'rouge',
    'rotes',
    '红车',
    '🚗',
  ].map((label): [string, boolean] => [label, true]),
  ...['A', 'R', 'reds', 'XXX', 'redder', 'blue', ''].map((label): [string, boolean] => [label, false]),
])('%j is a name of the red car: %s', (label, expected) => {
  expect(isPrimaryMark(label)).toBe(expected);
});

test.each([
  ['', []],
  ['a.b', ['a', '.', 'b']],
  ['a é', ['a', ' ', 'é']],
  // a letter with a mark of its own
  ['e\u0301x', ['e\u0301', 'x']],
  ['🚗🟥', ['🚗', '🟥']],
  // with and without the mark that asks for colours
  ['⬛\uFE0F.', ['⬛', '.']],
  ['👩‍🚒🇩🇪', ['👩‍🚒', '🇩🇪']],
])('the characters of %j as people see them', (text, glyphs) => {
  expect(graphemesOf(text)).toEqual(glyphs);
});

test('a blank has a name', () => {
  expect([namedGlyph(' '), namedGlyph('.')]).toEqual(['a space', '.']);
});

test('a glyph is named in a sentence so that it can be seen, on one line', () => {
  expect([' ', '.', 'm\tve', '\u2028', '🚗'].map(namedGlyph)).toEqual([
    'a space',
    '.',
    '"m\\tve"',
    '"\\u2028"',
    '🚗',
  ]);
});
