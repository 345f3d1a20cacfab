// Source: ours.
// Guarantee: the board of the size that the caller gives; else of the one that fits best, the classic one first.
//
//    6×6, and its lines go on  ->  7×7, 8×8        6×6 fits badly  ->  7×7, 5×5, 8×8
import type { Features } from './features.ts';
import { cornersOf, homographyTo } from './homography.ts';
import { largerGrids } from './larger-grids.ts';
import { alignedOf } from './look-at-grid.ts';
import type { Corners } from './picture.ts';
import type { GridReading } from './read-grid.ts';
import type { ReadOptions } from './read-options.ts';
import { CLASSIC, readCorners, readIfAligned, readSize, type Sized } from './read-size.ts';
import { cellsOfPiece } from './upright.ts';
import type { WorkingImage } from './working-image.ts';

/** Below this confidence other board sizes are tried. */
const DOUBTFUL = 0.3;
const OTHER_SIZES = [7, 5, 8];
const LARGER_SIZES = [7, 8];
/** By so much the network may see a larger grid lie less well on the cells, as the logarithm of odds. */
const LESS_ALIGNED = 2;
/** Confidence was fitted to classic boards, so a board of another size needs more of it. */
const SURE_OF_SIZE = 0.8;
/** The confidence is multiplied by this if the size was guessed, or if the board was found within a larger one. */
const SECOND_HAND = 0.9;

/** The best reading, of the size in the options or of any. */
export function readBoard(features: Features, options: ReadOptions): Sized | undefined {
  const { columns, rows } = options;
  if (columns !== undefined || rows !== undefined)
    return readSize(features, columns ?? rows ?? CLASSIC, rows ?? columns ?? CLASSIC, options);
  const classic = readSize(features, CLASSIC, CLASSIC, options);
  if (!classic || classic.confidence < DOUBTFUL) return readOtherSizes(features, classic, options);
  return options.corners ? classic : readLarger(features.image, classic, options);
}

/**
 * The best reading as a board of another size, if it is better than the classic one. If such a board has empty sides,
 * the frame around a classic board was taken for cells, and the classic board within it is read.
 */
function readOtherSizes(
  features: Features,
  classic: Sized | undefined,
  options: ReadOptions,
): Sized | undefined {
  let best = classic;
  const consider = (one: Sized | undefined, least: number): void => {
    if (one && one.confidence > Math.max(least, best?.confidence ?? 0)) best = one;
  };
  for (const side of OTHER_SIZES) {
    const other = readIfAligned(features, side, side, options);
    if (!other) continue;
    const windows = options.corners ? [] : classicWithin(other.reading);
    if (windows.length === 0)
      consider({ ...other, confidence: other.confidence * SECOND_HAND }, SURE_OF_SIZE);
    const within = readCorners(features.image, windows, CLASSIC, CLASSIC, options);
    if (within) consider({ ...within, confidence: within.confidence * SECOND_HAND }, 0);
  }
  return best;
}

/**
 * The board of which only a part was read as a classic one, if the network sees a larger grid lie as well on the cells;
 * otherwise the classic board.
 */
function readLarger(image: WorkingImage, classic: Sized, options: ReadOptions): Sized {
  let best = classic;
  let aligned = classic.reading.signs.aligned - LESS_ALIGNED;
  for (const side of LARGER_SIZES) {
    const least = aligned;
    const grids = largerGrids(image, classic.reading, side).filter(
      (grid) => alignedOf(image, grid, side, side) >= least,
    );
    const larger = readCorners(image, grids, side, side, options);
    if (!larger || larger.reading.signs.aligned < aligned) continue;
    best = { ...larger, confidence: larger.confidence * SECOND_HAND, elsewhere: classic.elsewhere };
    aligned = larger.reading.signs.aligned;
  }
  return best;
}

/** The corners of the classic boards that hold all pieces of a larger one; none if its sides are not empty. */
function classicWithin({ columns, rows, corners, tiling }: GridReading): Corners[] {
  const spare = columns - CLASSIC;
  const map = homographyTo(corners, columns, rows);
  if (spare <= 0 || !map) return [];
  const taken = tiling.best[0]!.pieces.flatMap((piece) => cellsOfPiece(piece, columns));
  const windows: Corners[] = [];
  for (let top = 0; top <= spare; top++) {
    for (let left = 0; left <= spare; left++) {
      const inside = taken.every((cell) => {
        const [row, column] = [Math.floor(cell / columns) - top, (cell % columns) - left];
        return row >= 0 && row < CLASSIC && column >= 0 && column < CLASSIC;
      });
      if (!inside) continue;
      windows.push(cornersOf(map, left, top, left + CLASSIC, top + CLASSIC));
    }
  }
  return windows;
}
