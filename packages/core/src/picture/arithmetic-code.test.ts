import { expect, test } from 'vitest';
import { randomFrom } from '../random.ts';
import { arithmeticDecoder } from './arithmetic-code.ts';

const BASE = 52n;

/** The code of some numbers, with exact whole numbers of any size. */
function codeOf(numbers: readonly number[], kinds: number): string {
  const counts = new Array<number>(kinds).fill(1);
  let [low, range, digits, all] = [0n, 1n, 0, BigInt(kinds)];
  for (const number of numbers) {
    for (; range < 2n ** 32n; range *= BASE, digits++) low *= BASE;
    const share = range / all;
    low += share * BigInt(counts.slice(0, number).reduce((sum, count) => sum + count, 0));
    range = share * BigInt(counts[number] ?? 0);
    counts[number]! += 1;
    all++;
  }
  let code = '';
  for (let i = 0; i < digits; i++, low /= BASE) code = String.fromCharCode(40 + Number(low % BASE)) + code;
  return code;
}

const decoded = (code: string, kinds: number, count: number): number[] => {
  const next = arithmeticDecoder(code, kinds);
  return Array.from({ length: count }, next);
};

test('a few numbers are decoded from a code that was computed by hand', () => {
  // 52 ^ 6 values, of which each of 0, 1 and 2 has a third, so 1 begins at 6,590,203,221.33, rounded down to
  // 6,590,203,221, which is 17 17 17 17 17 17 to the base 52
  expect(decoded('999999', 3, 1)).toEqual([1]);
  expect(decoded('999998', 3, 1)).toEqual([0]);
});

test.each([1, 2, 21])(
  'numbers of %i kinds, some rarer than others, are decoded as they were coded',
  (kinds) => {
    const random = randomFrom(kinds);
    for (const length of [0, 1, 7, 2000]) {
      const numbers = Array.from({ length }, () => Math.floor(kinds * random() * random()));
      const code = codeOf(numbers, kinds);
      expect(decoded(code, kinds, length)).toEqual(numbers);
    }
  },
);

test('a code is not much longer than its numbers need', () => {
  const random = randomFrom(5);
  const numbers = Array.from({ length: 5000 }, () => (random() < 0.9 ? 0 : 1 + Math.floor(4 * random())));
  // 0.9 log2(1 / 0.9) + 0.1 log2(1 / 0.025) bits a number, 5.7 a digit
  const least = (5000 * (0.9 * Math.log2(1 / 0.9) + 0.1 * Math.log2(40))) / Math.log2(52);
  expect(codeOf(numbers, 5).length).toBeLessThan(least * 1.1);
});
