// Source: textbook steps of a convolutional network (I. Goodfellow, Y. Bengio, A. Courville, Deep Learning, chapter 9).
// Guarantee: plain sums in 32 bits.
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
export function convolve({ biases, weights }: Layer, from: Maps): Maps {
  const { width, height } = from;
  const size = width * height;
  const across = width + 2;
  const padded = withBorder(from);
  const values = new Float32Array(biases.length * size);
  for (let map = 0; map < biases.length; map++) {
    const out = values.subarray(map * size, (map + 1) * size).fill(at(biases, map));
    for (let input = 0; input < from.count; input++) {
      const w = (map * from.count + input) * 9;
      const [a, b, c] = [weights[w]!, weights[w + 1]!, weights[w + 2]!];
      const [d, e, f] = [weights[w + 3]!, weights[w + 4]!, weights[w + 5]!];
      const [g, h, i] = [weights[w + 6]!, weights[w + 7]!, weights[w + 8]!];
      const start = input * across * (height + 2);
      for (let y = 0, to = 0; y < height; y++) {
        const above = start + y * across;
        const middle = above + across;
        const under = middle + across;
        for (let x = 0; x < width; x++, to++) {
          out[to]! +=
            a * padded[above + x]! +
            b * padded[above + x + 1]! +
            c * padded[above + x + 2]! +
            d * padded[middle + x]! +
            e * padded[middle + x + 1]! +
            f * padded[middle + x + 2]! +
            g * padded[under + x]! +
            h * padded[under + x + 1]! +
            i * padded[under + x + 2]!;
        }
      }
    }
  }
  return { count: biases.length, width, height, values };
}

/** The maps, each with zeros around it. */
function withBorder({ count, width, height, values }: Maps): Float32Array {
  const across = width + 2;
  const padded = new Float32Array(count * across * (height + 2));
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
      for (let i = 0; i < block.length; i++) {
        const row = Math.floor(i / 9) * from.height + 3 * y + (Math.floor(i / 3) % 3);
        block[i] = at(from.values, row * from.width + 3 * x + (i % 3));
      }
      dense({ biases, weights }, block).forEach((value, map) => {
        values[(map * height + y) * width + x] = value;
      });
    }
  }
  return { count: biases.length, width, height, values };
}

/** Without what is negative. */
export const rectified = (maps: Maps): Maps => ({
  ...maps,
  values: maps.values.map((value) => Math.max(0, value)),
});

/** Half as wide and high: the mean of each block of 2 by 2 points. */
export function halved(from: Maps): Maps {
  const width = from.width / 2;
  const height = from.height / 2;
  const values = new Float32Array(from.count * width * height);
  for (let map = 0, to = 0; map < from.count; map++) {
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++, to++) {
        const i = (map * from.height + 2 * y) * from.width + 2 * x;
        const j = i + from.width;
        values[to] = (from.values[i]! + from.values[i + 1]! + from.values[j]! + from.values[j + 1]!) / 4;
      }
    }
  }
  return { count: from.count, width, height, values };
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
  return biases.map((bias, out) => {
    let sum = bias;
    for (let i = 0; i < inputs.length; i++) sum += weights[out * inputs.length + i]! * inputs[i]!;
    return sum;
  });
}
