import { expect, test } from 'vitest';
import { boardOf } from '../testing/drawn.ts';
import { rate } from './rating.ts';
import { themes } from './themes.ts';

const themesOf = (rows: readonly string[]): readonly string[] => {
  const result = rate(boardOf(rows));
  if (result.kind !== 'rated') throw new Error(result.kind);
  return result.rating.themes;
};

test('there are ten themes or more, each with a name of its own', () => {
  expect(themes.length).toBeGreaterThanOrEqual(10);
  expect(new Set(themes.map(({ title }) => title)).size).toBe(themes.length);
});

test.each<[string, readonly string[], readonly string[]]>([
  ['X moves once, and there is one way', ['XX.q.', '...q.', '.....'], ['red-once', 'one-way']],
  ['two ways to begin', ['XX.q', '...q', '....', '....'], ['red-once']],
])('%s', (_, rows, expected) => {
  expect(themesOf(rows)).toEqual(expected);
});
