import { expect, test } from 'vitest';
import { dense, halvedPositive, type Maps, mean, rectified } from './network-steps.ts';

const maps = (count: number, width: number, height: number, values: readonly number[]): Maps => ({
  count,
  width,
  height,
  values: Float32Array.from(values),
});
const layer = (biases: readonly number[], weights: readonly number[]) => ({
  biases: Float32Array.from(biases),
  weights: Float32Array.from(weights),
});
const numbers = ({ values }: Maps): number[] => [...values];

test('means, and halves and values without what is negative', () => {
  const picture = maps(2, 2, 2, [1, 2, 3, 6, -1, -2, 4, 7]);
  expect([...mean(picture)]).toEqual([3, 2]);
  expect(numbers(halvedPositive(picture))).toEqual([3, 2.75]);
  expect(numbers(rectified(picture))).toEqual([1, 2, 3, 6, 0, 0, 4, 7]);
});

test('a dense layer weighs all inputs', () => {
  expect([...dense(layer([1, 0], [1, 2, 3, 4, 5, 6]), Float32Array.of(1, 10, 100))]).toEqual([322, 654]);
});
