// Source: ours; the layers of the network, unpacked from the weights that scripts/train-board-network.py writes.
// Guarantee: the layers that were written, each weight a whole number from -10 to 10 times the scale of its output, in 32
// bits. They are unpacked once, when this file is loaded.
//
//     the numbers 20, 10, 0 and the scale 0.01  ->  the weights 0.1, 0, -0.1
import { at } from '../at.ts';
import { arithmeticDecoder } from './arithmetic-code.ts';
import type { Layer } from './network-steps.ts';
import { code, packedLayers } from './network-weights.ts';

/** A layer as it is written: how many inputs each output has, what the weights of each output are multiplied by, and biases. */
interface PackedLayer {
  readonly inputs: number;
  readonly scales: readonly number[];
  readonly biases: readonly number[];
}

/** The number that stands for the weight 0; the others are from 0 to twice this. */
const ZERO = 10;
const next = arithmeticDecoder(code, 2 * ZERO + 1);

/** The next layer of the code. */
function unpacked({ inputs, scales, biases }: PackedLayer): Layer {
  const weights = Float32Array.from(
    { length: inputs * scales.length },
    (_, i) => (next() - ZERO) * at(scales, Math.floor(i / inputs)),
  );
  return { biases: Float32Array.from(biases), weights };
}

/** The layers by their names. Their order is that of the code: each call takes the next weights of it. */
export const layers = {
  points: unpacked(packedLayers.points),
  halves: unpacked(packedLayers.halves),
  quarters: unpacked(packedLayers.quarters),
  cells: unpacked(packedLayers.cells),
  context: unpacked(packedLayers.context),
  near: unpacked(packedLayers.near),
  far: unpacked(packedLayers.far),
  filled: unpacked(packedLayers.filled),
  right1: unpacked(packedLayers.right1),
  right2: unpacked(packedLayers.right2),
  below1: unpacked(packedLayers.below1),
  below2: unpacked(packedLayers.below2),
  exit: unpacked(packedLayers.exit),
  aligned1: unpacked(packedLayers.aligned1),
  aligned2: unpacked(packedLayers.aligned2),
  offset1: unpacked(packedLayers.offset1),
  offset2: unpacked(packedLayers.offset2),
};
