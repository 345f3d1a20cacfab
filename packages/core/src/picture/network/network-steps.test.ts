import { expect, test } from 'vitest';
import { added, dense, denseRectified, halvedPositive, mean, rectified } from './network-steps.ts';
import { layer, maps, numbers, sums } from './testing/maps.ts';

test('means, and halves and values without what is negative', () => {
  const values = [1, 2, 3, 6, -1, -2, 4, 7];
  expect([...mean(maps(2, 2, 2, values))]).toEqual([3, 2]);
  expect(numbers(halvedPositive(sums(2, 2, 2, values)))).toEqual([3, 2.75]);
  expect(numbers(rectified(sums(2, 2, 2, values)))).toEqual([1, 2, 3, 6, 0, 0, 4, 7]);
});

test('sums are read row by row, without what lies between the rows', () => {
  const apart = sums(1, 2, 2, [1, 2, 99, 3, -6, 99], 3);
  expect(numbers(rectified(apart))).toEqual([1, 2, 3, 0]);
  expect(numbers(halvedPositive(apart))).toEqual([1.5]);
  expect(numbers(added(maps(1, 2, 2, [10, -20, 30, 40]), apart))).toEqual([11, 0, 33, 34]);
});

test('sums are added to maps, with a value for each map', () => {
  const base = maps(2, 1, 2, [1, 2, 3, 4]);
  expect(numbers(added(base, sums(2, 1, 2, [10, 20, 30, 40]), Float32Array.of(100, -35)))).toEqual([
    111, 122, 0, 9,
  ]);
});

test('a dense layer weighs all inputs', () => {
  expect([...dense(layer([1, 0], [1, 2, 3, 4, 5, 6]), Float32Array.of(1, 10, 100))]).toEqual([322, 654]);
  expect([...dense(layer([1], [1, 2, 3]), Float32Array.of(1), Float32Array.of(10, 100))]).toEqual([322]);
  expect([...denseRectified(layer([1, -1], [1, -2]), Float32Array.of(5))]).toEqual([6, 0]);
});
