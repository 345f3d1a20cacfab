// Source: textbook steps of a convolutional network (I. Goodfellow, Y. Bengio, A. Courville, Deep Learning, chapter 9); its
// convolutions are in convolve.ts.
// Guarantee: plain sums, kept in 32 bits from step to step.
//
//    one map    -1 -2    rectified    0 0    halvedPositive    2.75    mean    2
//                4  7                 4 7

/** Some features of a picture: `count` maps of `width` by `height` values, map after map, row by row. */
export interface Maps {
  readonly count: number;
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

/** A layer: for each output its bias, and a weight for each input, or nine for each map. */
export interface Layer {
  readonly biases: Float32Array;
  /** Output after output; of a convolution, map after map and row by row. */
  readonly weights: Float32Array;
}

/** Without what is negative. */
export function rectified({ values, ...rest }: Maps): Maps {
  const positive = new Float32Array(values.length);
  for (let i = 0; i < values.length; i++) positive[i] = Math.max(0, values[i]!);
  return { ...rest, values: positive };
}

/** Half as wide and high: the mean of each block of 2 by 2 points, in which what is negative counts as 0. */
export function halvedPositive({ count, width: across, height: down, values: from }: Maps): Maps {
  const width = across / 2;
  const height = down / 2;
  const values = new Float32Array(count * width * height);
  for (let row = 0, to = 0; row < count * height; row++) {
    for (let i = 2 * row * across, end = i + across; i < end; i += 2, to++) {
      const above = Math.max(0, from[i]!) + Math.max(0, from[i + 1]!);
      values[to] = (above + Math.max(0, from[i + across]!) + Math.max(0, from[i + across + 1]!)) / 4;
    }
  }
  return { count, width, height, values };
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

/** A layer that weighs all inputs. */
export function dense({ biases, weights }: Layer, inputs: Float32Array): Float32Array {
  const sums = new Float32Array(biases.length);
  for (let out = 0, w = 0; out < sums.length; out++) {
    let sum = biases[out]!;
    for (let i = 0; i < inputs.length; i++) sum += weights[w++]! * inputs[i]!;
    sums[out] = sum;
  }
  return sums;
}
