// Maps and layers of the network, written as lists of numbers.
import type { Layer, Maps, Sums } from '../network-steps.ts';

/** Maps of `width` by `height` values, whose rows in the list are `stride` values long. */
export const maps = (
  count: number,
  width: number,
  height: number,
  values: readonly number[],
  stride = width,
): Sums => ({ count, width, height, stride, values: Float32Array.from(values) });
export const layer = (biases: readonly number[], weights: readonly number[]): Layer => ({
  biases: Float32Array.from(biases),
  weights: Float32Array.from(weights),
});
/** The values of maps, map after map and row by row. */
export const numbers = ({ count, width, height, values, stride = width }: Maps & Partial<Sums>): number[] =>
  Array.from({ length: count * height }, (_, row) => [
    ...values.subarray(row * stride, row * stride + width),
  ]).flat();
