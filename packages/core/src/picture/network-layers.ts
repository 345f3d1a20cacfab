// The layers of the network, unpacked from the weights that scripts/train-board-network.py writes.
//
//     "uka" and the scale 0.01  ->  the weights 0.1, 0, -0.1
import { at } from '../at.ts';
import type { Layer } from './network-steps.ts';
import { packedLayers } from './network-weights.ts';

/** A layer as it is written: a character for each weight, what those of each output are multiplied by, and the biases. */
export interface PackedLayer {
  readonly weights: string;
  readonly scales: readonly number[];
  readonly biases: readonly number[];
}

/**
 * The code of k, the letter that stands for the weight 0; l stands for 1. Code has more small letters than other characters,
 * so gzip needs fewer bits for weights and code together if the weights are small letters too.
 */
const ZERO = 107;

function unpacked({ weights: text, scales, biases }: PackedLayer): Layer {
  const each = text.length / scales.length;
  const weights = Float32Array.from(
    { length: text.length },
    (_, i) => (text.charCodeAt(i) - ZERO) * at(scales, Math.floor(i / each)),
  );
  return { biases: Float32Array.from(biases), weights };
}

/** The layers by their names. */
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
};
