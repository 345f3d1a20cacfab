// Source: ours. Reads a board whose size may not be known.
// Guarantee: the board of the size that the caller gives; else of the one that fits best, the classic one first.
//
//    6×6, surely   ->  6×6
//    6×6, perhaps  ->  its sides moved to where the board ends
//    still perhaps ->  a longer search for 6×6; then grids of 6×6, 7×7, 5×5 and 8×8, their sides moved, too

import { alignedOf, BELIEVED, lookAtGrid } from './flat-board/look-at-grid.ts';
import { findGrids, QUICK } from './grids/find-grids.ts';
import { moveOntoCells } from './grids/move-onto-cells.ts';
import { FEWEST, MOST, moveSides, type SizedGrid } from './grids/move-sides.ts';
import type { Corners } from './image/picture.ts';
import { turnCorners } from './image/quarter-turns.ts';
import type { WorkingImage } from './image/working-image.ts';
import type { Features } from './lines/features.ts';
import {
  CLASSIC,
  ENOUGH,
  inWorkingImage,
  PALEST,
  readCorners,
  readQuickly,
  readSize,
  readThoroughly,
  type Sized,
  withPrimaryByPlace,
} from './one-size.ts';
import type { ReaderOptions } from './reader-options.ts';

/** Below this confidence the picture may lie on its side. */
const DOUBTFUL = 0.3;
/** The sides of square grids that are searched for; those of other boards are found from them. */
const SIDES = [CLASSIC, 7, 5, 8];
/** So many grids of each size are taken. */
const STARTS = 2;
/** At most so many grids are read. */
const MOST_READ = 3;
/** The least odds (logarithm) that a board of another size lies on its cells, so that it is read without a longer search. */
const SURE_OF_SIDES = 4.5;
/** The least confidence in a classic board whose sides were moved, so that no longer search follows. */
const GOOD_ENOUGH = 0.75;
/** The greatest confidence in it: without other grids a reading has no rivals, so it looks surer than it is. */
const MOST_WITHOUT_RIVALS = 0.9;
/** Confidence was fitted to classic boards, so a board of another size needs more of it. */
const SURE_OF_SIZE = 0.8;
/** The confidence is multiplied by this if the size was guessed. */
const SECOND_HAND = 0.9;

/** The best reading, of the size in the options or of any. */
export function readBoard(features: Features, options: ReaderOptions): Sized | undefined {
  const { columns, rows } = options;
  if (columns !== undefined || rows !== undefined)
    return readGiven(features, columns ?? rows ?? CLASSIC, rows ?? columns ?? CLASSIC, options);
  const first = (options.corners ? readSize : readQuickly)(features, CLASSIC, CLASSIC, options);
  if (first && first.confidence > ENOUGH) return first;
  if (options.corners) return readAnySize(features, first, options);
  const moved = first && readMoved(features.image, first, options);
  if (moved) return trustOf(moved) > 0 ? moved : readTall(features, moved, options);
  const classic = readThoroughly(features, CLASSIC, CLASSIC, options);
  if (classic && classic.confidence > ENOUGH) return classic;
  const any = readAnySize(features, classic, options);
  return any && trustOf(any) > GOOD_ENOUGH ? any : readTall(features, any, options);
}

/** The confidence in a reading; 0 where nothing is red, since it would be refused. */
export const trustOf = ({ reading, confidence }: Sized): number =>
  reading.signs.redness < PALEST ? 0 : confidence;

/** The board as tall vehicles at an angle, if these explain the picture better than the doubtful reading does. */
function readTall(
  features: Features,
  doubtful: Sized | undefined,
  options: ReaderOptions,
): Sized | undefined {
  const grids = doubtful ? [doubtful.reading.corners] : [];
  const tall = options.closer?.solids(features, grids);
  if (!tall || tall.confidence <= (doubtful ? trustOf(doubtful) : 0)) return doubtful;
  return withPrimaryByPlace({ ...tall, elsewhere: [] }, options, () => tall.confidence);
}

/**
 * The board inside the grid of a doubtful classic reading, with the sides of that grid moved to where the network sees the board
 * end. Undefined if this reading is doubtful, too.
 */
function readMoved(image: WorkingImage, classic: Sized, options: ReaderOptions): Sized | undefined {
  const start = classic.reading.corners;
  const sized = moveSides(image, start, CLASSIC, CLASSIC);
  if (!sized) return undefined;
  const isClassic = sized.columns === CLASSIC && sized.rows === CLASSIC;
  const grid = sized.aligned > (isClassic ? BELIEVED : SURE_OF_SIDES) && movedOnto(image, sized);
  if (!grid) return undefined;
  const grids = isClassic ? [start, grid.corners] : [grid.corners];
  const read = readCorners(image, grids, grid.columns, grid.rows, options, false);
  const least = isClassic ? GOOD_ENOUGH : classic.confidence;
  if (!read || read.confidence <= least) return undefined;
  // other boards of the picture were seen by the reading of all grids
  const moved = { ...read, elsewhere: classic.elsewhere };
  return isClassic
    ? { ...moved, confidence: Math.min(read.confidence, MOST_WITHOUT_RIVALS) }
    : ofGuessedSize(moved);
}

/** The reading of a board whose size was guessed, with less confidence for that; undefined if too little is left. */
function ofGuessedSize(sized: Sized): Sized | undefined {
  const confidence = sized.confidence * SECOND_HAND;
  return confidence > SURE_OF_SIZE ? { ...sized, confidence } : undefined;
}

/** The best reading of a size; if it is not square, the picture may lie on its side. */
function readGiven(
  features: Features,
  columns: number,
  rows: number,
  options: ReaderOptions,
): Sized | undefined {
  const asGiven = readSize(features, columns, rows, options);
  if (columns === rows || (asGiven && asGiven.confidence >= DOUBTFUL)) return asGiven;
  const onItsSide = readSize(features, rows, columns, options);
  return (onItsSide?.confidence ?? 0) > (asGiven?.confidence ?? 0) ? onItsSide : asGiven;
}

/** The best reading as a board of any size, if it is better than the classic one. */
function readAnySize(
  features: Features,
  classic: Sized | undefined,
  options: ReaderOptions,
): Sized | undefined {
  const { image } = features;
  let best = classic;
  let surest = classic?.confidence ?? 0;
  const sized = options.corners
    ? sizesInside(image, options.corners)
    : gridsOfAnySize(features, startsIn(features, classic));
  for (const { corners, columns, rows } of sized) {
    const other = options.corners
      ? readSize(features, columns, rows, options)
      : readCorners(image, [corners], columns, rows, options);
    const guessed = other && ofGuessedSize(other);
    if (guessed && other.confidence > surest) {
      surest = other.confidence;
      best = guessed;
    }
  }
  return best;
}

/** A grid of `side` by `side` cells. */
interface Start {
  readonly corners: Corners;
  readonly side: number;
}

/** The grid that was read as a classic board, and the best ones of all square sizes. */
function startsIn(features: Features, classic: Sized | undefined): Start[] {
  const found = SIDES.flatMap((side) =>
    findGrids(features, side, side, QUICK)
      .slice(0, STARTS)
      .map((corners) => ({ corners, side })),
  );
  return classic ? [{ corners: classic.reading.corners, side: CLASSIC }, ...found] : found;
}

/** Grids with their sides moved to where the network sees the board end, the best first. */
function gridsOfAnySize({ image }: Features, starts: readonly Start[]): SizedGrid[] {
  return starts
    .flatMap(({ corners, side }) => moveSides(image, corners, side, side) ?? [])
    .sort((a, b) => b.aligned - a.aligned)
    .slice(0, MOST_READ)
    .flatMap((grid) => movedOnto(image, grid) ?? [])
    .filter(({ aligned }) => aligned > BELIEVED);
}

/** Grids of all sizes inside the same corners: those that the network sees lie on the cells, the best first. */
function sizesInside(image: WorkingImage, corners: Corners): SizedGrid[] {
  const scaled = inWorkingImage(image, corners);
  const counts = Array.from({ length: MOST + 1 - FEWEST }, (_, i) => FEWEST + i);
  return counts
    .flatMap((columns) => counts.map((rows) => ({ columns, rows })))
    .map(({ columns, rows }) => ({
      corners,
      columns,
      rows,
      aligned: alignedOf(image, scaled, columns, rows),
    }))
    .filter(({ aligned }) => aligned > BELIEVED)
    .sort((a, b) => b.aligned - a.aligned)
    .slice(0, MOST_READ);
}

/** The grid moved to where the network sees the cells, with its longer sides along the picture's width if they run so. */
function movedOnto(image: WorkingImage, { corners, columns, rows }: SizedGrid): SizedGrid | undefined {
  const start = lookAtGrid(image, corners, columns, rows);
  if (!start) return undefined;
  const see = (grid: Corners) => lookAtGrid(image, grid, columns, rows);
  const moved = moveOntoCells(start, columns, rows, see, ({ look }) => look.aligned);
  const { aligned } = moved.look;
  const [a, b] = moved.corners;
  return Math.abs(b.x - a.x) >= Math.abs(b.y - a.y)
    ? { corners: moved.corners, columns, rows, aligned }
    : { corners: turnCorners(moved.corners, 1), columns: rows, rows: columns, aligned };
}
