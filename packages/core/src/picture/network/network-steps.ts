// Source: textbook steps of a convolutional network (I. Goodfellow, Y. Bengio, A. Courville, Deep Learning, chapter 9); its
// convolutions are in convolve.ts.
// Guarantee: plain sums, kept in 32 bits from step to step. The result of a convolution lasts only until the next convolution,
// which takes its memory, and that of `halvedPositive` until its next call.
//
//    one map    -1 -2    rectified    0 0    halvedPositive    2.75    mean    2
//                4  7                 4 7
import { reusableArray } from '../image/reusable-array.ts';

/** Some features of a picture: `count` maps of `width` by `height` values, map after map, row by row. */
export interface Maps {
  readonly count: number;
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

/** The sums of a convolution, as maps whose rows have gaps between them. They last until the next convolution. */
export interface ConvolutionSums {
  readonly count: number;
  readonly width: number;
  readonly height: number;
  /** Numbers from the first sum of a row to that of the next one; at least `width`. */
  readonly stride: number;
  readonly sums: Float32Array;
}

/** A layer: for each output its bias, and a weight for each input, or nine for each map. */
export interface Layer {
  readonly biases: Float32Array;
  /** Output after output; of a convolution, map after map and row by row. */
  readonly weights: Float32Array;
}

/** Without what is negative. */
export function rectified({ count, width, height, stride, sums }: ConvolutionSums): Maps {
  const values = new Float32Array(count * width * height);
  for (let row = 0, to = 0; row < count * height; row++) {
    for (let i = row * stride, end = i + width; i < end; i++) values[to++] = Math.max(0, sums[i]!);
  }
  return { count, width, height, values };
}

const arrayForHalves = reusableArray();

/**
 * Half as wide and high: the mean of each block of 2 by 2 points, in which what is negative counts as 0. The result lasts only
 * until the next call, because a new array for each result would take long.
 */
export function halvedPositive({ count, stride, sums, ...twice }: ConvolutionSums): Maps {
  const width = twice.width / 2;
  const height = twice.height / 2;
  const values = arrayForHalves(count * width * height);
  for (let row = 0, to = 0; row < count * height; row++) {
    for (let i = 2 * row * stride, end = i + 2 * width; i < end; i += 2, to++) {
      const above = Math.max(0, sums[i]!) + Math.max(0, sums[i + 1]!);
      values[to] = (above + Math.max(0, sums[i + stride]!) + Math.max(0, sums[i + stride + 1]!)) / 4;
    }
  }
  return { count, width, height, values };
}

/** `base` plus `change`, plus a value for each map, without what is negative. */
export function added(base: Maps, change: ConvolutionSums, more?: Float32Array): Maps {
  const values = new Float32Array(base.values.length);
  for (let row = 0, i = 0; row < base.count * base.height; row++) {
    const all = more ? more[Math.floor(row / base.height)]! : 0;
    for (let from = row * change.stride, end = i + base.width; i < end; i++)
      values[i] = Math.max(0, base.values[i]! + change.sums[from++]! + all);
  }
  return { ...base, values };
}

/** The mean of each map. */
export function mean({ count, width, height, values }: Maps): Float32Array {
  const size = width * height;
  return Float32Array.from({ length: count }, (_, map) => {
    let sum = 0;
    for (let i = map * size; i < (map + 1) * size; i++) sum += values[i]!;
    return sum / size;
  });
}

/** A layer that weighs all values of all inputs, one input after the other. */
export function dense({ biases, weights }: Layer, ...inputs: readonly Float32Array[]): Float32Array {
  const sums = new Float32Array(biases.length);
  for (let out = 0, w = 0; out < sums.length; out++) {
    let sum = biases[out]!;
    for (const values of inputs) {
      for (let i = 0; i < values.length; i++) sum += weights[w++]! * values[i]!;
    }
    sums[out] = sum;
  }
  return sums;
}

/** The same without what is negative. */
export function denseRectified(layer: Layer, ...inputs: readonly Float32Array[]): Float32Array {
  const sums = dense(layer, ...inputs);
  for (let i = 0; i < sums.length; i++) sums[i] = Math.max(0, sums[i]!);
  return sums;
}
