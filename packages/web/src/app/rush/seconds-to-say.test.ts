import { expect, test } from 'vitest';
import { secondsToSay } from './seconds-to-say.ts';

test('what is left is said four times, each as soon as no more is left', () => {
  const looks = Array.from({ length: 901 }, (_, i) => 180_000 - 200 * i);
  const said = looks.slice(1).map((now, i) => [now, secondsToSay(looks[i] ?? 0, now)]);
  expect(said.filter(([, seconds]) => seconds !== undefined)).toEqual([
    [120_000, 120],
    [60_000, 60],
    [30_000, 30],
    [10_000, 10],
  ]);
});

test('it is said neither a moment before nor twice', () => {
  expect(secondsToSay(60_200, 60_001)).toBeUndefined();
  expect(secondsToSay(60_001, 59_801)).toBe(60);
  expect(secondsToSay(60_000, 59_800)).toBeUndefined();
});

test('after a long time without a look what is left then is said', () => {
  expect(secondsToSay(150_000, 20_000)).toBe(20);
  expect(secondsToSay(150_000, 19_001)).toBe(20);
});
