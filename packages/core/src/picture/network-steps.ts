// Source: textbook steps of a convolutional network (I. Goodfellow, Y. Bengio, A. Courville, Deep Learning, chapter 9).
// Guarantee: plain sums, kept in 32 bits from step to step.
//
//    maps of one picture, one for each feature:  . . 3 .      a convolution adds up what lies around each point,
//                                                . 1 . .      times the weights of the layer
import { at } from '../at.ts';

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

/** A convolution of 3 by 3 points, with zeros around the picture. */
export function convolve(layer: Layer, from: Maps): Maps {
  const { width, height } = from;
  const size = width * height;
  const count = layer.biases.length;
  const padded = withBorder(from);
  const values = new Float32Array(count * size);
  const [one, two] = [new Float64Array(size), new Float64Array(size)];
  // two maps at once, since most of the time goes into fetching the points; without a second one the last goes with itself
  for (let map = 0; map < count; map += 2) {
    const second = Math.min(map + 1, count - 1);
    one.fill(at(layer.biases, map));
    two.fill(at(layer.biases, second));
    for (let input = 0; input < from.count; input++) {
      const [w, W] = [(map * from.count + input) * 9, (second * from.count + input) * 9];
      addConvolved(layer.weights, w, W, padded, input * (width + 2) * (height + 2), width, height, one, two);
    }
    values.set(one, map * size);
    values.set(two, second * size);
  }
  return { count, width, height, values };
}

/** Adds the map at `start`, convolved with the nine weights at `w` and with those at `W`, to two others. */
function addConvolved(
  weights: Float32Array,
  w: number,
  W: number,
  map: Float64Array,
  start: number,
  width: number,
  height: number,
  one: Float64Array,
  two: Float64Array,
): void {
  // one by one, since arrays of them are slow here
  const a = weights[w]!;
  const b = weights[w + 1]!;
  const c = weights[w + 2]!;
  const d = weights[w + 3]!;
  const e = weights[w + 4]!;
  const f = weights[w + 5]!;
  const g = weights[w + 6]!;
  const h = weights[w + 7]!;
  const i = weights[w + 8]!;
  const A = weights[W]!;
  const B = weights[W + 1]!;
  const C = weights[W + 2]!;
  const D = weights[W + 3]!;
  const E = weights[W + 4]!;
  const F = weights[W + 5]!;
  const G = weights[W + 6]!;
  const H = weights[W + 7]!;
  const I = weights[W + 8]!;
  const across = width + 2;
  // the nine points move to the right together, so that only three are new at each step
  for (let y = 0, to = 0, above = start; y < height; y++, above += across) {
    const middle = above + across;
    const under = middle + across;
    let a0 = map[above]!;
    let a1 = map[above + 1]!;
    let m0 = map[middle]!;
    let m1 = map[middle + 1]!;
    let u0 = map[under]!;
    let u1 = map[under + 1]!;
    for (let x = 2; x < across; x++, to++) {
      const a2 = map[above + x]!;
      const m2 = map[middle + x]!;
      const u2 = map[under + x]!;
      one[to]! += a * a0 + b * a1 + c * a2 + d * m0 + e * m1 + f * m2 + g * u0 + h * u1 + i * u2;
      two[to]! += A * a0 + B * a1 + C * a2 + D * m0 + E * m1 + F * m2 + G * u0 + H * u1 + I * u2;
      a0 = a1;
      a1 = a2;
      m0 = m1;
      m1 = m2;
      u0 = u1;
      u1 = u2;
    }
  }
}

/** The maps, each with zeros around it; in 64 bits, in which sums are faster than in 32, as they need no conversion. */
function withBorder({ count, width, height, values }: Maps): Float64Array {
  const across = width + 2;
  const padded = new Float64Array(count * across * (height + 2));
  for (let row = 0; row < count * height; row++) {
    const map = Math.floor(row / height);
    padded.set(values.subarray(row * width, (row + 1) * width), (row + 2 * map + 1) * across + 1);
  }
  return padded;
}

/** A convolution of 3 by 3 points that gives one value for each block of 3 by 3 points. */
export function convolveBlocks({ biases, weights }: Layer, from: Maps): Maps {
  const width = from.width / 3;
  const height = from.height / 3;
  const block = new Float32Array(from.count * 9);
  const values = new Float32Array(biases.length * width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (let map = 0, to = 0; map < from.count; map++) {
        for (let row = 0; row < 3; row++) {
          const start = (map * from.height + 3 * y + row) * from.width + 3 * x;
          for (let i = start; i < start + 3; i++) block[to++] = from.values[i]!;
        }
      }
      const sums = dense({ biases, weights }, block);
      for (let map = 0; map < sums.length; map++) values[(map * height + y) * width + x] = sums[map]!;
    }
  }
  return { count: biases.length, width, height, values };
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
