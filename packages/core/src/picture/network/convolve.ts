// Source: a convolution of 3 by 3 points (I. Goodfellow, Y. Bengio, A. Courville, Deep Learning, chapter 9). It is nearly all the
// work of the network, so it runs in WebAssembly, in a quarter of the time.
// Guarantee: plain sums. Where the host has no WebAssembly, or one without SIMD, the same loop runs in JavaScript.
//
//    maps of one picture, one for each feature:  . . 3 .      a convolution adds up what lies around each point,
//                                                . 1 . .      times the weights of the layer
import { compile, type WasmMemory } from '../../webassembly.ts';
import { binary } from './convolve.wasm.ts';
import type { ConvolutionSums, Layer, Maps } from './network-steps.ts';

/** See convolve.as.ts; places, lengths and distances are counted in numbers, not bytes. */
type Convolve = (
  from: number,
  maps: number,
  map: number,
  down: number,
  right: number,
  stride: number,
  width: number,
  height: number,
  weights: number,
  biases: number,
  outputs: number,
  to: number,
) => void;

const BYTES = Float32Array.BYTES_PER_ELEMENT;
/** Sums that the compiled loop computes at once. */
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

/** Distances between numbers in the memory of the loop. */
interface Layout {
  /** From a map to the next one. */
  readonly map: number;
  /** Between the three rows, and between the three numbers of a row, that are added up for one sum. */
  readonly down: number;
  readonly right: number;
  /** Between the numbers for a sum and those for the sum below it, and between these sums. */
  readonly stride: number;
}

/** The numbers that a row of so many sums takes: the compiled loop computes whole groups. */
const lengthOfRow = (width: number): number => Math.ceil(width / AT_ONCE) * AT_ONCE;

/** A convolution of 3 by 3 points, with zeros around the picture. */
export function convolve(layer: Layer, from: Maps): ConvolutionSums {
  const { count, width, height, values } = from;
  const stride = lengthOfRow(width) + 2;
  const map = (height + 2) * stride;
  return sumsOf(layer, from, width, height, { map, down: stride, right: 1, stride }, (numbers, start) => {
    for (let row = 0; row < count * height; row++) {
      const place = start + (row + 2 * Math.floor(row / height) + 1) * stride + 1;
      numbers.set(values.subarray(row * width, (row + 1) * width), place);
    }
  });
}

/** A convolution of 3 by 3 points that gives one sum for each block of 3 by 3 points. */
export function convolveBlocks(layer: Layer, from: Maps): ConvolutionSums {
  const { count, values } = from;
  const width = from.width / 3;
  const height = from.height / 3;
  const stride = lengthOfRow(width);
  // the points at the same place of all blocks become a map of their own
  const right = height * stride;
  const layout = { map: 9 * right, down: 3 * right, right, stride };
  return sumsOf(layer, from, width, height, layout, (numbers, start) => {
    for (let row = 0, i = 0; row < count * from.height; row++) {
      const block = Math.floor(row / 3);
      const place =
        start + Math.floor(block / height) * layout.map + (row % 3) * layout.down + (block % height) * stride;
      for (let column = 0; column < from.width; column++)
        numbers[place + (column % 3) * right + Math.floor(column / 3)] = values[i++]!;
    }
  });
}

/**
 * Maps of `width` by `height` sums of a layer. They stay in the memory of the compiled loop, since a large new array for each
 * convolution would take longer than the sums.
 *
 * @param lay writes the maps in the layout, from a place on; what it does not write is 0
 */
function sumsOf(
  { biases, weights }: Layer,
  { count }: Maps,
  width: number,
  height: number,
  { map, down, right, stride }: Layout,
  lay: (numbers: Float32Array, start: number) => void,
): ConvolutionSums {
  const outputs = biases.length;
  // one bias and one map more: the compiled loop computes two outputs at a time, also where their number is odd
  const below = weights.length;
  const from = below + outputs + 1;
  const to = from + count * map;
  const numbers = memoryOf(to + (outputs + 1) * height * stride);
  numbers.set(weights);
  numbers.set(biases, below);
  numbers.fill(0, from, to);
  lay(numbers, from);
  const run = compiled?.convolve ?? plainly(numbers);
  run(from, count, map, down, right, stride, lengthOfRow(width), height, 0, below, outputs, to);
  const sums = numbers.subarray(to, to + outputs * height * stride);
  return { count: outputs, width, height, stride, sums };
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
  (from, maps, map, down, right, stride, width, height, weights, biases, outputs, to) => {
    for (let output = 0; output < outputs; output++) {
      for (let y = 0; y < height; y++, to += stride) {
        for (let x = 0; x < width; x++) {
          let sum = numbers[biases + output]!;
          for (let i = 0, weight = weights + output * maps * 9; i < maps; i++) {
            const first = from + i * map + y * stride + x;
            for (let row = 0; row < 3; row++)
              for (let column = 0; column < 3; column++)
                sum += numbers[weight++]! * numbers[first + row * down + column * right]!;
          }
          numbers[to + x] = sum;
        }
      }
    }
  };
