// Source: ours. Reads a board whose size is known, or assumed.
// Guarantee: the most probable board of one size, and how likely it is right.
//
//    6×6: some grids -> a reading of each -> the best, and its lead over the best of another board -> confidence
//                                               not enough  ->  the same with more grids

import { confidenceOf } from './doubt/confidence.ts';
import type { ExitEvidence } from './evidence/exits.ts';
import { primaryScore } from './evidence/primary-lane.ts';
import { type GridReading, readExactly } from './evidence/read-grid.ts';
import { BELIEVED } from './flat-board/look-at-grid.ts';
import { areApart } from './grids/are-apart.ts';
import { areNear, cellSize } from './grids/distinct-grids.ts';
import { findGrids, QUICK, THOROUGH } from './grids/find-grids.ts';
import { refineGrid } from './grids/grid-refine.ts';
import { secondLook } from './grids/second-look.ts';
import { type Corners, mapCorners } from './image/picture.ts';
import { ALL_TURNS, turnCorners } from './image/quarter-turns.ts';
import type { WorkingImage } from './image/working-image.ts';
import type { Features } from './lines/features.ts';
import { readGrids } from './read-grids.ts';
import type { ReaderOptions } from './reader-options.ts';
import { setupOf } from './tiling-setup.ts';
import type { Piece, TilingResult } from './tilings/tilings.ts';
import { standingsOf } from './upright.ts';

/** A board with more confidence than this is not compared with those that a longer search finds, or with those of other sizes. */
export const ENOUGH = 0.95;
/** The columns and rows of the classic board. */
export const CLASSIC = 6;

/**
 * A piece whose redness (redness.ts) is below the first is not the red car, and one below the second may be another car that is orange
 * or pink: of 80 red cars in photographs and scenes none is below -1.3.
 */
export const PALEST = -14;
const PLAINLY_RED = -3;
/** The greatest confidence in a board whose primary was told by its place, where the exit is seen beside it and where not. */
const [MOST_BY_PLACE, MOST_WITHOUT_EXIT] = [0.94, 0.75];

/** Given corners are also read where their grid fits best, unless a corner would move farther than this, in cells. */
const MOST_MOVED = 0.35;

/** A reading as a board of some size. */
export interface Sized {
  readonly reading: GridReading;
  /** How likely the board is right, 0 to 1. */
  readonly confidence: number;
  /** The other grids in the picture, apart from this one, on which the network sees cells. */
  readonly elsewhere: readonly Corners[];
}

/** The best reading as a board of one size. */
export function readSize(
  features: Features,
  columns: number,
  rows: number,
  options: ReaderOptions,
): Sized | undefined {
  const { image } = features;
  if (options.corners)
    return readCorners(image, cornersGiven(image, options.corners, columns, rows), columns, rows, options);
  const quick = readQuickly(features, columns, rows, options);
  return quick && quick.confidence > ENOUGH ? quick : readThoroughly(features, columns, rows, options);
}

/** The best reading on the grids of a short search. */
export const readQuickly = (
  features: Features,
  columns: number,
  rows: number,
  options: ReaderOptions,
): Sized | undefined =>
  readCorners(features.image, findGrids(features, columns, rows, QUICK), columns, rows, options);

/** The best reading on the grids of a long search, or else on those that the network finds by itself. */
export function readThoroughly(
  features: Features,
  columns: number,
  rows: number,
  options: ReaderOptions,
): Sized | undefined {
  const { image } = features;
  const grids = findGrids(features, columns, rows, THOROUGH);
  const sized = readCorners(image, grids, columns, rows, options);
  if (columns !== CLASSIC || (sized && sized.reading.signs.aligned > BELIEVED)) return sized;
  const others = secondLook(features, grids, columns, rows);
  return others.length > 0 ? readCorners(image, others, columns, rows, options, false) : sized;
}

/**
 * The best reading inside any of several corners.
 *
 * @param beside whether the best grids are also tried one cell to each side
 */
export function readCorners(
  image: WorkingImage,
  grids: readonly Corners[],
  columns: number,
  rows: number,
  options: ReaderOptions,
  beside = options.corners === undefined,
): Sized | undefined {
  const lane = (piece: Piece, exits: ExitEvidence): number =>
    primaryScore(piece, columns, rows, exits, options.turns);
  const upright = grids.map((grid) => asInPicture(grid, columns === rows));
  const readings = readGrids(image, upright, columns, rows, lane, beside);
  const [first] = readings;
  if (!first) return undefined;
  const key = boardKey(first.reading);
  const isElsewhere = ({ corners, signs }: GridReading): boolean =>
    signs.aligned > BELIEVED && areApart(first.reading.corners, columns, rows, corners);
  // a board elsewhere in the picture is not another reading of this one
  const rival = readings.find(({ reading }) => boardKey(reading) !== key && !isElsewhere(reading));
  const lead = rival ? first.rank - rival.rank : Number.POSITIVE_INFINITY;
  const { closer } = options;
  const coloured = readExactly(closer ? closer.look(image, first.reading, lane) : first.reading);
  const elsewhere = readings.flatMap(({ reading }) => (isElsewhere(reading) ? [reading.corners] : []));
  const confident = (reading: GridReading): number => confidenceOf(reading, lead, closer?.weights);
  return withPrimaryByPlace(
    { reading: coloured, confidence: confident(coloured), elsewhere },
    options,
    confident,
  );
}

/**
 * A reading whose primary is not plainly red, with the one that its place tells if one does. Where none does, a reddish primary is
 * doubtful, and one that is not red stays, to be refused.
 */
export function withPrimaryByPlace(
  sized: Sized,
  options: ReaderOptions,
  confident: (reading: GridReading) => number,
): Sized {
  const { reading } = sized;
  const { columns, rows, signs } = reading;
  const told = signs.redness < PLAINLY_RED ? options.closer?.byPlace(reading, options) : undefined;
  if (!told) return sized;
  const doubted = { ...sized, confidence: Math.min(sized.confidence, MOST_WITHOUT_EXIT) };
  const isReddish = signs.redness > PALEST;
  if ('problem' in told) return isReddish ? doubted : sized;
  if (isReddish && samePrimary(told.tiling, reading.tiling)) return told.isExitSeen ? sized : doubted;
  const score = (told.tiling.best[0]!.score / (columns * rows)) * CLASSIC ** 2;
  const placed: GridReading = {
    ...reading,
    tiling: told.tiling,
    signs: { ...signs, score, redness: 0 },
    mostConfidence: told.isExitSeen && !isReddish ? MOST_BY_PLACE : MOST_WITHOUT_EXIT,
  };
  return { ...sized, reading: placed, confidence: confident(placed) };
}

/** Whether the best boards of two tilings have the primary on the same cells. */
const samePrimary = ({ best: [one] }: TilingResult, { best: [other] }: TilingResult): boolean =>
  JSON.stringify(one!.pieces[one!.primary]) === JSON.stringify(other!.pieces[other!.primary]);

/**
 * The corners in the order of the picture: the first side, from the first corner to the second, is the one that runs most to
 * the right. The views in which grids are found may be turned, and given corners may begin with any of the four.
 *
 * @param square - whether the grid has as many columns as rows; if not, it can only be turned by a half
 */
function asInPicture(grid: Corners, square: boolean): Corners {
  const orders = ALL_TURNS.filter((turns) => square || turns % 2 === 0).map((turns) =>
    turnCorners(grid, turns),
  );
  const rightward = ([a, b, c, d]: Corners): number => b.x - a.x + c.x - d.x;
  return orders.reduce((best, one) => (rightward(one) > rightward(best) ? one : best));
}

/** The corners that the caller gave, as points of the working image. */
export const inWorkingImage = ({ scale }: WorkingImage, corners: Corners): Corners =>
  mapCorners(corners, ({ x, y }) => ({ x: x / scale, y: y / scale }));

/** The given corners, and the same corners moved to where they fit best. */
function cornersGiven(image: WorkingImage, corners: Corners, columns: number, rows: number): Corners[] {
  const scaled = inWorkingImage(image, corners);
  const refined = refineGrid(image, scaled, columns, rows).corners;
  return areNear(refined, scaled, MOST_MOVED * cellSize(scaled, columns)) ? [scaled, refined] : [scaled];
}

/** A text that is equal for two readings that show the same board. */
function boardKey({ tiling, columns, rows, exits }: GridReading): string {
  const best = tiling.best[0]!;
  const [standing] = standingsOf(best.pieces[best.primary]!, columns, rows, exits, {});
  return JSON.stringify(setupOf(best, columns, rows, standing));
}
