export type { Corners, Picture, Point } from './picture.ts';
export { type PictureReading, type ReadOptions, type RunnerUp, readPicture } from './read-picture.ts';
export type { QuarterTurns } from './upright.ts';
