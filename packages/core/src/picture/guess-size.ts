// Source: ours.
// Guarantee: the board of the size that the caller gives; else of the one that fits best, the classic one first.
//
//    6×6, surely   ->  6×6
//    6×6, perhaps  ->  its sides moved to where the board ends  ->  the board, if the network is sure of its size
//                      else a longer search, and grids of 6×6, 7×7, 5×5 and 8×8, their sides moved, too
import type { Features } from './features.ts';
import { findGrids, QUICK } from './find-grids.ts';
import { alignedOf, lookAtGrid } from './look-at-grid.ts';
import { moveOntoCells } from './move-onto-cells.ts';
import { FEWEST, MOST, moveSides, type SizedGrid } from './move-sides.ts';
import type { Corners } from './picture.ts';
import type { ReadOptions } from './read-options.ts';
import {
  CLASSIC,
  ENOUGH,
  inWorkingImage,
  readCorners,
  readQuickly,
  readSize,
  readThoroughly,
  type Sized,
} from './read-size.ts';
import { BELIEVED } from './second-look.ts';
import { turnCorners } from './upright.ts';
import type { WorkingImage } from './working-image.ts';

/** Below this confidence the picture may lie on its side. */
const DOUBTFUL = 0.3;
/** The sides of square grids that are searched for; those of other boards are found from them. */
const SIDES = [CLASSIC, 7, 5, 8];
/** So many grids of each size are taken. */
const STARTS = 2;
/** At most so many grids are read. */
const MOST_READ = 3;
/** The network has to see a board of another size end at the sides with these odds (logarithm), so that no other is searched for. */
const SURE_OF_SIDES = 4.5;
/** A classic board with less confidence is searched for again, even if the network is sure of its sides. */
const GOOD_ENOUGH = 0.75;
/** Confidence was fitted to classic boards, so a board of another size needs more of it. */
const SURE_OF_SIZE = 0.8;
/** The confidence is multiplied by this if the size was guessed. */
const SECOND_HAND = 0.9;

/** The best reading, of the size in the options or of any. */
export function readBoard(features: Features, options: ReadOptions): Sized | undefined {
  const { columns, rows } = options;
  if (columns !== undefined || rows !== undefined)
    return readGiven(features, columns ?? rows ?? CLASSIC, rows ?? columns ?? CLASSIC, options);
  if (options.corners) {
    const classic = readSize(features, CLASSIC, CLASSIC, options);
    return classic && classic.confidence > ENOUGH ? classic : readAnySize(features, classic, options);
  }
  const quick = readQuickly(features, CLASSIC, CLASSIC, options);
  if (quick && quick.confidence > ENOUGH) return quick;
  const near = quick && readNear(features.image, quick, options);
  if (near) return near;
  const classic = readThoroughly(features, CLASSIC, CLASSIC, options);
  return classic && classic.confidence > ENOUGH ? classic : readAnySize(features, classic, options);
}

/**
 * The board on whose cells a classic one was read: it ends where the network sees its sides. Undefined if the network is not
 * sure of them, or if the reading of that board is doubtful.
 */
function readNear(image: WorkingImage, classic: Sized, options: ReadOptions): Sized | undefined {
  const start = classic.reading.corners;
  const sized = moveSides(image, start, CLASSIC, CLASSIC);
  if (!sized) return undefined;
  const isClassic = sized.columns === CLASSIC && sized.rows === CLASSIC;
  if (sized.aligned < (isClassic ? BELIEVED : SURE_OF_SIDES)) return undefined;
  const [grid] = movedOnto(image, sized);
  if (!grid) return undefined;
  const { columns, rows, corners } = grid;
  const grids = isClassic ? [start, corners] : [corners];
  const near = readCorners(image, grids, columns, rows, options, false);
  if (!near) return undefined;
  // these grids have no rivals, so their lead says nothing: where the short search was in doubt, some doubt remains
  if (isClassic)
    return near.confidence > GOOD_ENOUGH
      ? { ...near, confidence: Math.min(near.confidence, ENOUGH) }
      : undefined;
  return near.confidence > classic.confidence ? ofGuessedSize(near) : undefined;
}

/** A reading of a board of another size than the classic one, with its confidence; undefined if that is too little. */
function ofGuessedSize(sized: Sized): Sized | undefined {
  const confidence = sized.confidence * SECOND_HAND;
  return confidence > SURE_OF_SIZE ? { ...sized, confidence } : undefined;
}

/** The best reading of a size; if it is not square, the picture may lie on its side. */
function readGiven(
  features: Features,
  columns: number,
  rows: number,
  options: ReadOptions,
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
  options: ReadOptions,
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
    .flatMap((grid) => movedOnto(image, grid))
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
function movedOnto(image: WorkingImage, { corners, columns, rows }: SizedGrid): SizedGrid[] {
  const start = lookAtGrid(image, corners, columns, rows);
  if (!start) return [];
  const see = (grid: Corners) => lookAtGrid(image, grid, columns, rows);
  const moved = moveOntoCells(start, columns, rows, see, ({ look }) => look.aligned);
  const { aligned } = moved.look;
  const [a, b] = moved.corners;
  return Math.abs(b.x - a.x) >= Math.abs(b.y - a.y)
    ? [{ corners: moved.corners, columns, rows, aligned }]
    : [{ corners: turnCorners(moved.corners, 1), columns: rows, rows: columns, aligned }];
}
