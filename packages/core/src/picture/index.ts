/**
 * Reads the board that a photograph or a screenshot shows, with pure functions on pixels.
 *
 * @packageDocumentation
 * @experimental
 */

// This comes first, so that the weights of the network come first in a bundle: gzip then makes it half a KB smaller.
export { readPicture } from './read-picture.ts';

// All else, in the order of the alphabet.

export { type CloserLook, closerLook } from './closer-look.ts';
export { CERTAIN, type Doubt, doubtAbout, SURE } from './doubt/doubt.ts';
export { type Homography, homographyTo, isConvex, mapPoint } from './image/homography.ts';
export type { Corners, Picture, Point, QuarterTurns } from './image/picture.ts';
export { otherGrids } from './other-grids.ts';
export type { PictureReading, RunnerUp } from './picture-reading.ts';
export type { ReadOptions } from './read-options.ts';
export { readSetup } from './read-setup.ts';
export type { ReaderOptions } from './reader-options.ts';
