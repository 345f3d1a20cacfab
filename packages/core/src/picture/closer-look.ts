// Source: ours; two networks are averaged as in D. Ciresan et al., Multi-column deep neural networks for image classification,
// 2012.
// Guarantee: the same corners; the board may be another one.
//
//    the best reading of the small network  ->  the large network looks at the same grid  ->  the board that both see
import { closerConfidenceWeights } from './doubt/closer-confidence-weights.ts';
import type { ExitEvidence } from './evidence/exits.ts';
import { type GridReading, readGrid } from './evidence/read-grid.ts';
import { lookFromMirrors, meanLook } from './flat-board/mirrored-looks.ts';
import type { WorkingImage } from './image/working-image.ts';
import { largeNetwork } from './network/large-network.ts';
import type { Piece } from './tilings/tilings.ts';

/** A second reading of the best grid, with the large network too, and the weights of the confidence in it. */
export interface CloserLook {
  /**
   * Reads the board inside a grid again.
   *
   * @param reading the reading of the small network
   * @param lane how likely the primary is on a piece's lane, as a logarithm
   * @returns the reading of the small network if no board fits
   */
  readonly look: (
    image: WorkingImage,
    reading: GridReading,
    lane: (piece: Piece, exits: ExitEvidence) => number,
  ) => GridReading;
  /** See `confidenceOf`. */
  readonly weights: readonly number[];
}

/** The closer look of the large network, which is too large for the app. */
export const closerLook: CloserLook = {
  look: (image, reading, lane) =>
    readGrid(image, reading.corners, reading.columns, reading.rows, lane, (flat) =>
      meanLook([reading.look, lookFromMirrors(flat, largeNetwork())]),
    ) ?? reading,
  weights: closerConfidenceWeights,
};
