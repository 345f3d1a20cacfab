// Source: ours; two networks are averaged as in D. Ciresan et al., Multi-column deep neural networks for image classification,
// 2012.
// Guarantee: the same corners; the board may be another one.
//
//    the best reading of the small network  ->  the large network looks at the same grid  ->  the board that both see
import { closerConfidenceWeights } from './doubt/closer-confidence-weights.ts';
import { withExamples } from './evidence/by-example.ts';
import type { ExitEvidence } from './evidence/exits.ts';
import { type GridReading, readGrid } from './evidence/read-grid.ts';
import { coloursOf } from './flat-board/cell-colours.ts';
import { lookFromMirrors, meanLook } from './flat-board/mirrored-looks.ts';
import type { Corners } from './image/picture.ts';
import type { WorkingImage } from './image/working-image.ts';
import type { Features } from './lines/features.ts';
import { largeNetwork } from './network/large-network.ts';
import { type ByPlace, primaryByPlace } from './primary-by-place.ts';
import type { ReadOptions } from './read-options.ts';
import { readSolids, type SolidsReading } from './solids/read-solids.ts';
import type { Piece } from './tilings/tilings.ts';

/** What `readPicture` does more than the small network alone: see its members. */
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
  /**
   * Reads a board whose tall vehicles are seen at an angle: for pictures about which the networks are in doubt.
   *
   * @param grids where the board may lie
   * @returns undefined if vehicles do not explain the picture
   */
  readonly solids: (features: Features, grids: readonly Corners[]) => SolidsReading | undefined;
  /** Tells the primary of a board on which nothing is red by its place. */
  readonly byPlace: (reading: GridReading, options: ReadOptions) => ByPlace;
  /** See `confidenceOf`. */
  readonly weights: readonly number[];
}

/**
 * The closer look of `readPicture`: the large network, tall vehicles as solids, and a primary that is not red. The app gives it to `readSetup` if a picture is
 * doubtful without it, from a file that is loaded only then.
 *
 * @example
 * const reading = readSetup(picture, { closer: closerLook });
 */
export const closerLook: CloserLook = {
  look: (image, reading, lane) =>
    readGrid(image, reading.corners, reading.columns, reading.rows, lane, (flat) => {
      const both = meanLook([reading.look, lookFromMirrors(flat, largeNetwork())]);
      // a grid with one row too many may have a bar below the board on it, which is unlike the floor
      return flat.columns === flat.rows ? withExamples(both, flat, coloursOf(flat)) : both;
    }) ?? reading,
  solids: readSolids,
  byPlace: primaryByPlace,
  weights: closerConfidenceWeights,
};
