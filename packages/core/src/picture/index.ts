/**
 * Photographs and screenshots: the board that a picture shows, as pure functions on pixels.
 */
export { type Homography, homographyTo, mapPoint } from './homography.ts';
export type { Corners, Picture, Point } from './picture.ts';
export { type PictureReading, type ReadOptions, type RunnerUp, readPicture } from './read-picture.ts';
export type { QuarterTurns } from './upright.ts';
