// The layers of the network, unpacked from the weights that scripts/train-board-network.py writes.
//
//     base64 of the bytes 127, 0, 129 and the scale 0.01  ->  the weights 1.27, 0, -1.27
import { at } from '../at.ts';
import { packedLayers } from './network-weights.ts';
import type { Layer } from './network-steps.ts';

/** A layer as it is written: signed bytes in base64, what those of each output are multiplied by, and the biases. */
export interface PackedLayer {
  readonly weights: string;
  readonly scales: readonly number[];
  readonly biases: readonly number[];
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The signed bytes of a text in base64. */
function bytesOf(text: string): Int8Array {
  const digits = text.replace(/=+$/, '');
  const bytes = new Int8Array(Math.floor((digits.length * 3) / 4));
  let bits = 0;
  let to = 0;
  for (let i = 0; i < digits.length; i++) {
    bits = ((bits << 6) | DIGITS.indexOf(digits.charAt(i))) & 0xffffff;
    // a byte is complete after the second, third and fourth of four digits
    if (i % 4 !== 0) bytes[to++] = bits >> (6 - 2 * (i % 4));
  }
  return bytes;
}

function unpacked({ weights: text, scales, biases }: PackedLayer): Layer {
  const bytes = bytesOf(text);
  const each = bytes.length / scales.length;
  const weights = Float32Array.from(bytes, (byte, i) => byte * at(scales, Math.floor(i / each)));
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
  aligned1: unpacked(packedLayers.aligned1),
  aligned2: unpacked(packedLayers.aligned2),
};
