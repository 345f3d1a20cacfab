import { expect, test } from 'vitest';
import { dense, halvedPositive, mean, rectified } from './network-steps.ts';
import { layer, maps, numbers } from './testing/maps.ts';

test('means, and halves and values without what is negative', () => {
  const picture = maps(2, 2, 2, [1, 2, 3, 6, -1, -2, 4, 7]);
  expect([...mean(picture)]).toEqual([3, 2]);
  expect(numbers(halvedPositive(picture))).toEqual([3, 2.75]);
  expect(numbers(rectified(picture))).toEqual([1, 2, 3, 6, 0, 0, 4, 7]);
});

test('a dense layer weighs all inputs', () => {
  expect([...dense(layer([1, 0], [1, 2, 3, 4, 5, 6]), Float32Array.of(1, 10, 100))]).toEqual([322, 654]);
});
