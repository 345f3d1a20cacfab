import { expect, test } from 'vitest';
import { randomFrom } from './random.ts';

/** The first of the words of 32 bits that stand behind the numbers. */
const wordsFrom = (seed: number) => {
  const random = randomFrom(seed);
  return [random(), random(), random()].map((value) => value * 2 ** 32);
};

// puzzles are made from a seed: whoever has the seed makes the same ones, in every version
test.each([
  [0, [1_085_196_063, 2_447_379_481, 2_618_286_376]],
  [1, [293_830_670, 1_372_350_767, 1_104_481_339]],
  [40, [2_210_222_136, 519_231_557, 4_205_907_384]],
  [-1, [293_879_856, 2_848_166_609, 2_829_204_669]],
])('the words from the seed %d', (seed, words) => {
  expect(wordsFrom(seed)).toEqual(words);
});

test('a seed counts by its lowest 32 bits, and never stands still', () => {
  expect(wordsFrom(2 ** 32 + 5)).toEqual(wordsFrom(5));
  for (let seed = -500; seed < 500; seed++) expect(new Set(wordsFrom(seed)).size).toBe(3);
});

test('the numbers are from 0 to below 1, and spread evenly', () => {
  const random = randomFrom(7);
  const tenths = new Array<number>(10).fill(0);
  for (let i = 0; i < 10_000; i++) {
    const tenth = Math.floor(random() * 10);
    tenths[tenth] = (tenths[tenth] ?? 0) + 1;
  }
  expect(tenths).toHaveLength(10);
  // three standard deviations of a thousand
  expect(Math.min(...tenths)).toBeGreaterThan(1000 - 90);
  expect(Math.max(...tenths)).toBeLessThan(1000 + 90);
});

test('a seed is a number', () => {
  expect(() => randomFrom('1' as never)).toThrow(new RangeError('seed is "1"; expected a number'));
});
