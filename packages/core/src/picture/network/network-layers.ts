// Source: ours; the layers of a network, unpacked from the weights that scripts/train-board-network.py writes.
// Guarantee: the layers that were written, each weight a whole number from -10 to 10 times the scale of its output, in 32
// bits.
//
//     the numbers 20, 10, 0 and the scale 0.01  ->  the weights 0.1, 0, -0.1
import { at } from '../../basics/at.ts';
import { arithmeticDecoder } from './arithmetic-code.ts';
import type { Layer } from './network-steps.ts';

/** A layer as it is written: how many inputs each output has, what the weights of each output are multiplied by, and biases. */
interface PackedLayer {
  readonly inputs: number;
  readonly scales: readonly number[];
  readonly biases: readonly number[];
}

/** The layers of a network; board-network.ts says what each of them is for. */
export interface Network {
  readonly points: Layer;
  readonly halves: Layer;
  readonly quarters: Layer;
  readonly cells: Layer;
  readonly context: Layer;
  readonly near: Layer;
  readonly far: Layer;
  readonly filled: Layer;
  readonly right1: Layer;
  readonly right2: Layer;
  readonly below1: Layer;
  readonly below2: Layer;
  readonly exit: Layer;
  readonly aligned1: Layer;
  readonly aligned2: Layer;
  readonly offset1: Layer;
  readonly offset2: Layer;
}

/** The number that stands for the weight 0; the others are from 0 to twice this. */
const ZERO = 10;

/**
 * The layers of a network that was written.
 *
 * @param code the weights of all layers, one after the other, as an arithmetic code
 * @param packedLayers the layers by their names, in the order of the code
 */
export function unpack(code: string, packedLayers: Readonly<Record<keyof Network, PackedLayer>>): Network {
  const next = arithmeticDecoder(code, 2 * ZERO + 1);
  const layers = Object.entries(packedLayers).map(([name, { inputs, scales, biases }]) => {
    const weights = Float32Array.from(
      { length: inputs * scales.length },
      (_, i) => (next() - ZERO) * at(scales, Math.floor(i / inputs)),
    );
    return [name, { biases: Float32Array.from(biases), weights }];
  });
  // the names are those of the packed layers
  return Object.fromEntries(layers) as Network;
}
