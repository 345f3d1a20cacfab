// Maps and layers of the network, written as lists of numbers.
import type { Layer, Maps } from '../network-steps.ts';

export const maps = (count: number, width: number, height: number, values: readonly number[]): Maps => ({
  count,
  width,
  height,
  values: Float32Array.from(values),
});
export const layer = (biases: readonly number[], weights: readonly number[]): Layer => ({
  biases: Float32Array.from(biases),
  weights: Float32Array.from(weights),
});
export const numbers = ({ values }: Maps): number[] => [...values];
