import { expect, test } from 'vitest';
import { randomFrom } from '../../basics/random.ts';
import { arithmeticDecoder } from './arithmetic-code.ts';

const BASE = 64n;

/** The code of some numbers, with exact whole numbers of any size. */
function codeOf(numbers: readonly number[], kinds: number): string {
  const countsAt = new Map<number, number[]>();
  let [low, range, digits, distance] = [0n, 1n, 0, 0];
  for (const number of numbers) {
    for (; range < 2n ** 32n; range *= BASE, digits++) low *= BASE;
    const counts = countsAt.get(Math.floor(distance)) ?? new Array<number>(kinds).fill(1);
    countsAt.set(Math.floor(distance), counts);
    const upTo = (end: number) => BigInt(counts.slice(0, end).reduce((sum, count) => sum + count, 0));
    const share = range / upTo(kinds);
    low += share * upTo(number);
    range = share * BigInt(counts[number] ?? 0);
    counts[number]! += 1;
    distance += (Math.abs(number - (kinds - 1) / 2) - distance) / 16;
  }
  let code = '';
  for (let i = 0; i < digits; i++, low /= BASE) code = characterOf(Number(low % BASE)) + code;
  return code;
}

/** The characters from `>` to `~`, without the backslash. */
const characterOf = (digit: number): string => String.fromCharCode(digit < 30 ? 62 + digit : 63 + digit);

const decoded = (code: string, kinds: number, count: number): number[] => {
  const next = arithmeticDecoder(code, kinds);
  return Array.from({ length: count }, next);
};

test('a few numbers are decoded from a code that was computed by hand', () => {
  // 64 ^ 6 values, of which each of 0, 1 and 2 has a third, so 1 begins at 22,906,492,245.33, rounded down to
  // 22,906,492,245, which is 21 21 21 21 21 21 to the base 64
  expect(decoded('SSSSSS', 3, 1)).toEqual([1]);
  expect(decoded('SSSSSR', 3, 1)).toEqual([0]);
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
  // 0.9 log2(1 / 0.9) + 0.1 log2(1 / 0.025) bits a number, 6 a digit
  const least = (5000 * (0.9 * Math.log2(1 / 0.9) + 0.1 * Math.log2(40))) / 6;
  const code = codeOf(numbers, 5);
  expect(code.length).toBeLessThan(least * 1.1);
  expect(decoded(code, 5, numbers.length)).toEqual(numbers);
});

test('small and large weights in turn are coded nearly as shortly as if each had counts of its own', () => {
  const random = randomFrom(6);
  const wide = () => Math.floor(21 * random());
  const near = () => 9 + Math.floor(3 * random());
  const run = (next: () => number) => Array.from({ length: 500 }, next);
  const apart = Array.from({ length: 10 }, (_, i) => run(i % 2 === 0 ? wide : near)).flat();
  // log2(21) bits for one half of the numbers and log2(3) for the other, 6 a digit
  const least = (2500 * (Math.log2(21) + Math.log2(3))) / 6;
  const code = codeOf(apart, 21);
  expect(code.length).toBeLessThan(least * 1.1);
  expect(decoded(code, 21, apart.length)).toEqual(apart);
});
