import { expect, test } from 'vitest';
import { append, greatestOf, leastOf } from './many.ts';

test.each([
  ['some', [3, -1, 2], -1, 3],
  ['one', [5], 5, 5],
  ['none', [], Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  ['no number among them', [1, Number.NaN, 2], Number.NaN, Number.NaN],
  ['more than a function takes arguments', Array.from({ length: 200_000 }, (_, i) => i), 0, 199_999],
])('least and greatest of %s', (_, numbers, low, high) => {
  expect(leastOf(numbers)).toBe(low);
  expect(greatestOf(numbers.values())).toBe(high);
});

test('append puts more items behind a list than a function takes arguments', () => {
  const list = [1];
  append(list, new Uint8Array(200_000));
  expect(list.length).toBe(200_001);
});
