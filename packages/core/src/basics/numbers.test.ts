import { expect, test } from 'vitest';
import { counted, exactCount, grouped } from './numbers.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [24_132, '24,132'],
  [1_234_567, '1,234,567'],
  [-1000, '-1,000'],
  [12_345_678_901_234_567_890n, '12,345,678,901,234,567,890'],
])('grouped(%s) is %s', (n, text) => {
  expect(grouped(n)).toBe(text);
});

test.each([
  [0, '0 moves'],
  [1, '1 move'],
  [1n, '1 move'],
  [2000, '2,000 moves'],
])('counted(%s, move) is %s', (n, text) => {
  expect(counted(n, 'move')).toBe(text);
});

test.each([
  [0n, 0],
  [2n ** 53n - 1n, 9_007_199_254_740_991],
  [2n ** 53n, '9007199254740992'],
  [2n ** 64n, '18446744073709551616'],
])('the count %s is exact', (count, exact) => {
  expect(exactCount(count)).toBe(exact);
});
