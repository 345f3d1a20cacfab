import { expect, test } from 'vitest';
import { addResults, bestOf, MOST, readResults, resultOf, type SeriesResult } from './series-results.ts';

const one = (kind: 'rush' | 'streak', seed: string, boards: number, at: number): SeriesResult => ({
  kind,
  seed,
  boards,
  at,
});

test('of a series that was played twice the first result counts, whichever tab had it', () => {
  const [first, second] = [one('rush', 'a', 12, 1), one('rush', 'a', 20, 2)];
  expect(addResults([first], [second])).toEqual([first]);
  expect(addResults([second], [first])).toEqual([first]);
  expect(resultOf([first], 'rush', 'a')).toBe(first);
  expect(resultOf([first], 'streak', 'a')).toBeUndefined();
});

test('of one run that was open in two tabs the most boards count', () => {
  const [few, many] = [one('rush', 'a', 0, 1), one('rush', 'a', 12, 1)];
  expect(addResults([few], [many])).toEqual([many]);
  expect(addResults([many], [few])).toEqual([many]);
});

test('the best result of each kind, of equal ones the first', () => {
  const results = [one('rush', 'a', 12, 1), one('rush', 'b', 12, 2), one('streak', 'a', 3, 3)];
  expect(bestOf(results, 'rush')?.seed).toBe('a');
  expect(bestOf(results, 'streak')?.boards).toBe(3);
  expect(bestOf([], 'rush')).toBeUndefined();
});

test('the oldest results are dropped, but never the best', () => {
  const many = Array.from({ length: MOST + 5 }, (_, i) => one('rush', `s${i}`, i === 1 ? 50 : 10, i));
  const kept = addResults(many, []);
  expect(kept).toHaveLength(MOST + 1);
  expect(kept[0]).toEqual(many[1]);
});

test.each([
  [null],
  ['x'],
  [[null]],
  [[{ ...one('rush', 'a', 1, 1), kind: 'race' }]],
  [[one('rush', '/', 1, 1)]],
  [[one('rush', 'a', 101, 1)]],
  [[one('rush', 'a', 0.5, 1)]],
])('%j has no results', (stored) => expect(readResults(stored)).toEqual([]));
