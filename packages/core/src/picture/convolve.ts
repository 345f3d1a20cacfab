// Source: a convolution of 3 by 3 points (I. Goodfellow, Y. Bengio, A. Courville, Deep Learning, chapter 9). It is nearly all the
// work of the network, so it runs in WebAssembly, in a quarter of the time.
// Guarantee: plain sums. Where the host has no WebAssembly, or one without SIMD, the same loop runs in JavaScript.
//
//    maps of one picture, one for each feature:  . . 3 .      a convolution adds up what lies around each point,
//                                                . 1 . .      times the weights of the layer
import { compile, type WasmMemory } from '../webassembly.ts';
import { binary } from './convolve.wasm.ts';
import type { Layer, Maps } from './network-steps.ts';

/** See convolve.as.ts; places and lengths are counted in numbers, not bytes. */
type Convolve = (
  from: number,
  maps: number,
  stride: number,
  width: number,
  height: number,
  weights: number,
  biases: number,
  outputs: number,
  to: number,
) => void;

const BYTES = Float32Array.BYTES_PER_ELEMENT;
/** Points that the compiled loop adds up at once. */
const AT_ONCE = 8;
const PAGE = 1 << 16;

const compiled = instance();

/** An instance of the compiled loop; undefined where the host has no WebAssembly, or no memory for it. */
function instance(): { readonly memory: WasmMemory; readonly convolve: Convolve } | undefined {
  try {
    return compile<{ readonly memory: WasmMemory; readonly convolve: Convolve }>(binary)?.();
  } catch {
    return undefined;
  }
}

/** A convolution of 3 by 3 points, with zeros around the picture. */
export function convolve({ biases, weights }: Layer, { count: maps, width, height, values }: Maps): Maps {
  const outputs = biases.length;
  const points = Math.ceil(width / AT_ONCE) * AT_ONCE;
  const stride = points + 2;
  // one bias and one map more: the compiled loop computes two outputs at a time, also where their number is odd
  const below = weights.length;
  const from = below + outputs + 1;
  const to = from + maps * (height + 2) * stride;
  const numbers = memoryOf(to + (outputs + 1) * height * stride);
  numbers.set(weights);
  numbers.set(biases, below);
  numbers.fill(0, from, to);
  for (let row = 0; row < maps * height; row++) {
    const map = Math.floor(row / height);
    const place = from + (row + 2 * map + 1) * stride + 1;
    numbers.set(values.subarray(row * width, (row + 1) * width), place);
  }
  const run = compiled?.convolve ?? plainly(numbers);
  run(from, maps, stride, points, height, 0, below, outputs, to);
  const sums = new Float32Array(outputs * height * width);
  for (let row = 0; row < outputs * height; row++) {
    const place = to + row * stride;
    sums.set(numbers.subarray(place, place + width), row * width);
  }
  return { count: outputs, width, height, values: sums };
}

/**
 * A convolution of 3 by 3 points that gives one value for each block of 3 by 3 points. The values of all points are computed and
 * those in the middle of a block kept: in WebAssembly this takes half as long as a loop in JavaScript for the blocks alone.
 */
export function convolveBlocks(layer: Layer, from: Maps): Maps {
  const all = convolve(layer, from);
  const width = all.width / 3;
  const height = all.height / 3;
  const values = Float32Array.from({ length: all.count * width * height }, (_, i) => {
    const row = Math.floor(i / width);
    return all.values[(3 * row + 1) * all.width + 3 * (i % width) + 1]!;
  });
  return { count: all.count, width, height, values };
}

/** The memory of the compiled loop with room for so many numbers, or an array. */
function memoryOf(count: number): Float32Array {
  if (!compiled) return new Float32Array(count);
  const { memory } = compiled;
  const missing = Math.ceil((count * BYTES - memory.buffer.byteLength) / PAGE);
  if (missing > 0) memory.grow(missing);
  return new Float32Array(memory.buffer);
}

/** The same loop without WebAssembly. */
const plainly =
  (numbers: Float32Array): Convolve =>
  (from, maps, stride, width, height, weights, biases, outputs, to) => {
    for (let output = 0; output < outputs; output++) {
      for (let y = 0; y < height; y++, to += stride) {
        for (let x = 0; x < width; x++) {
          let sum = numbers[biases + output]!;
          for (let map = 0, weight = weights + output * maps * 9; map < maps; map++) {
            const point = from + (map * (height + 2) + y) * stride + x;
            for (let row = 0; row < 3; row++)
              for (let column = 0; column < 3; column++)
                sum += numbers[weight++]! * numbers[point + row * stride + column]!;
          }
          numbers[to + x] = sum;
        }
      }
    }
  };
