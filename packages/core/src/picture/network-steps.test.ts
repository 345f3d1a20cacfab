import { expect, test } from 'vitest';
import { convolve } from './convolve.ts';
import { convolveBlocks, dense, halvedPositive, type Maps, mean, rectified } from './network-steps.ts';

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

test('a convolution adds up what lies around each point, with zeros around the picture', () => {
  const sum = layer([10], new Array(9).fill(1));
  expect(numbers(convolve(sum, maps(1, 3, 2, [1, 2, 3, 4, 5, 6])))).toEqual([22, 31, 26, 22, 31, 26]);
  const fromTheLeft = layer([0], [0, 0, 0, 1, 0, 0, 0, 0, 0]);
  expect(numbers(convolve(fromTheLeft, maps(1, 3, 2, [1, 2, 3, 4, 5, 6])))).toEqual([0, 1, 2, 0, 4, 5]);
  const fromAbove = layer([0], [0, 1, 0, 0, 0, 0, 0, 0, 0]);
  expect(numbers(convolve(fromAbove, maps(1, 3, 2, [1, 2, 3, 4, 5, 6])))).toEqual([0, 0, 0, 1, 2, 3]);
});

test('a convolution adds up all maps, once for each output', () => {
  const middle = [0, 0, 0, 0, 1, 0, 0, 0, 0];
  const twice = middle.map((weight) => 2 * weight);
  const both = layer([0, 1], [...middle, ...twice, ...twice, ...middle]);
  expect(numbers(convolve(both, maps(2, 2, 1, [1, 2, 30, 40])))).toEqual([61, 82, 33, 45]);
});

test('a convolution of blocks gives one value for each block', () => {
  const row = layer([0], [0, 0, 0, 1, 10, 100, 0, 0, 0]);
  const picture = Array.from({ length: 18 }, (_, i) => i);
  expect(numbers(convolveBlocks(row, maps(1, 6, 3, picture)))).toEqual([6 + 70 + 800, 9 + 100 + 1100]);
});

test('means, and halves and values without what is negative', () => {
  const picture = maps(2, 2, 2, [1, 2, 3, 6, -1, -2, 4, 7]);
  expect([...mean(picture)]).toEqual([3, 2]);
  expect(numbers(halvedPositive(picture))).toEqual([3, 2.75]);
  expect(numbers(rectified(picture))).toEqual([1, 2, 3, 6, 0, 0, 4, 7]);
});

test('a dense layer weighs all inputs', () => {
  expect([...dense(layer([1, 0], [1, 2, 3, 4, 5, 6]), Float32Array.of(1, 10, 100))]).toEqual([322, 654]);
});
