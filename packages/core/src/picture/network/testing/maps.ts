// Maps and layers of the network, written as lists of numbers.
import type { ConvolutionSums, Layer, Maps } from '../network-steps.ts';

export const maps = (count: number, width: number, height: number, values: readonly number[]): Maps => ({
  count,
  width,
  height,
  values: Float32Array.from(values),
});
/** Sums in a list, in which each row is `stride` numbers long. */
export const sums = (
  count: number,
  width: number,
  height: number,
  all: readonly number[],
  stride = width,
): ConvolutionSums => ({ count, width, height, stride, sums: Float32Array.from(all) });
export const layer = (biases: readonly number[], weights: readonly number[]): Layer => ({
  biases: Float32Array.from(biases),
  weights: Float32Array.from(weights),
});
export const numbers = ({ values }: Maps): number[] => [...values];
/** The sums, map after map and row by row, without what lies between the rows. */
export const sumsIn = ({ count, width, height, stride, sums }: ConvolutionSums): number[] =>
  Array.from({ length: count * height }, (_, row) => [
    ...sums.subarray(row * stride, row * stride + width),
  ]).flat();
