import { expect, test } from 'vitest';
import { added, dense, halvedPositive, mean, rectified } from './network-steps.ts';
import { layer, maps, numbers } from './testing/maps.ts';

test('means, and halves and values without what is negative', () => {
  const picture = maps(2, 2, 2, [1, 2, 3, 6, -1, -2, 4, 7]);
  expect([...mean(picture)]).toEqual([3, 2]);
  expect(numbers(halvedPositive(picture))).toEqual([3, 2.75]);
  expect(numbers(rectified(picture))).toEqual([1, 2, 3, 6, 0, 0, 4, 7]);
});

test('sums are read row by row, without what lies between the rows', () => {
  const sums = maps(1, 2, 2, [1, 2, 99, 3, -6, 99], 3);
  expect(numbers(rectified(sums))).toEqual([1, 2, 3, 0]);
  expect(numbers(halvedPositive(sums))).toEqual([1.5]);
  expect(numbers(added(maps(1, 2, 2, [10, -20, 30, 40]), sums))).toEqual([11, 0, 33, 34]);
});

test('sums are added to maps, with a value for each map', () => {
  const base = maps(2, 1, 2, [1, 2, 3, 4]);
  expect(numbers(added(base, maps(2, 1, 2, [10, 20, 30, 40]), Float32Array.of(100, -35)))).toEqual([
    111, 122, 0, 9,
  ]);
});

test('a dense layer weighs all inputs', () => {
  expect([...dense(layer([1, 0], [1, 2, 3, 4, 5, 6]), Float32Array.of(1, 10, 100))]).toEqual([322, 654]);
});
