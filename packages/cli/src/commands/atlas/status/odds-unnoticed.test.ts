import { expect, test } from 'vitest';
import { oddsUnnoticed } from './odds-unnoticed.ts';

test.each([
  [1001, 0, 10, 1],
  [1001, 51, 0, 1],
  [1001, 51, 1, 950 / 1001],
  [4, 2, 1, 1 / 2],
  [4, 2, 2, 1 / 6], // 2 of 4 are drawn in 6 ways, of which one misses both
  [4, 2, 3, 0],
  [4, 4, 1, 0],
])('of %i shards %i are enumerated twice, %i are bad', (shards, twice, bad, odds) => {
  expect(oddsUnnoticed(shards, twice, bad)).toBeCloseTo(odds, 12);
});

test('is what counting every choice of shards gives', () => {
  const shards = 10;
  for (const [twice, bad] of [
    [3, 2],
    [1, 9],
    [5, 4],
  ] as const) {
    let drawn = 0;
    let missed = 0;
    for (let set = 0; set < 2 ** shards; set++) {
      if (set.toString(2).replaceAll('0', '').length !== twice) continue;
      drawn++;
      if ((set & (2 ** bad - 1)) === 0) missed++;
    }
    expect(oddsUnnoticed(shards, twice, bad)).toBeCloseTo(missed / drawn, 12);
  }
});

test('refuses numbers that no run has', () => {
  expect(() => oddsUnnoticed(10, 11, 1)).toThrow(RangeError);
  expect(() => oddsUnnoticed(10, 1, 1.5)).toThrow('bad is 1.5; expected a whole number from 0 to 10');
});
