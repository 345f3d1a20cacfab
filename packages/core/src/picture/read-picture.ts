// Source: ours; each part names its own.
// Guarantee: pure; the same picture gives the same answer. The work is bounded for pictures of any size: they are made
// smaller first, and the numbers of guesses are fixed.
//
//    picture -> lines -> views -> grids -> flat board -> evidence -> the most probable legal board
//      how is it tilted?  where is it?     what stands where?        the rules decide what pixels leave open
import type { Board } from '../board/board.ts';
import type { Edge } from '../board/setup.ts';
import { validate } from '../board/validate.ts';
import { confidenceOf } from './confidence.ts';
import { cellSize, findGrids } from './find-grids.ts';
import { refineGrid } from './grid-refine.ts';
import { homographyTo, isConvex, mapPoint } from './homography.ts';
import { largerGrids } from './larger-grids.ts';
import { findLines } from './lines.ts';
import { type Corners, mapCorners, type Picture } from './picture.ts';
import { type GridReading, readExactly } from './read-grid.ts';
import { readGrids } from './read-grids.ts';
import type { Piece, Tiling } from './tilings.ts';
import {
  cellsOfPiece,
  lanePrior,
  type QuarterTurns,
  setupOf,
  turnCell,
  turnCorners,
  turnsToUpright,
} from './upright.ts';
import { toWorkingImage, type WorkingImage } from './working-image.ts';

export interface ReadOptions {
  /**
   * The grid's corners in the picture, clockwise from any of them; they need not be exact. Default: found in the
   * picture.
   */
  readonly corners?: Corners;
  /** Columns and rows of cells, 4 to 8. Default: 6×6; if that fits badly or its lines go on, 5×5, 7×7 and 8×8 are tried too. */
  readonly columns?: number;
  readonly rows?: number;
  /** The edge by which the primary leaves, in the upright board. */
  readonly exit?: Edge;
  /** Quarter turns clockwise that put the picture upright. Default: by the classic row of the red car. */
  readonly turns?: QuarterTurns;
}

/** Another board that the picture may show. */
export interface RunnerUp {
  readonly board: Board;
  /** Its probability relative to that of the board that was read, 0 to 1. */
  readonly likelihood: number;
}

export type PictureReading =
  | {
      readonly kind: 'read';
      readonly board: Board;
      /** The corners of the grid in the picture, in pixels, clockwise from the board's top left corner. */
      readonly corners: Corners;
      /** How likely the whole board is right, 0 to 1. */
      readonly confidence: number;
      /** The probability that each cell is right, row by row, 0 to 1. */
      readonly cells: readonly number[];
      /** How many quarter turns clockwise put the board upright. */
      readonly turns: QuarterTurns;
      /** The most likely other boards, best first. */
      readonly runnersUp: readonly RunnerUp[];
    }
  | {
      /** What is missing in the picture. */
      readonly kind: 'no grid' | 'no red car';
      /** One line for a person. */
      readonly message: string;
      /** The corners of a grid that has no red car. */
      readonly corners?: Corners;
    };

/** The smallest side of a picture, in pixels. */
const SMALLEST = 48;
/** How many grids of one size are read and compared. */
const GRIDS = 8;
/** Below this confidence other board sizes are tried. */
const DOUBTFUL = 0.3;
/** A piece that is less red than PALEST is not the red car; a reading below the least confidence is not a board. */
const PALEST = -14;
const LEAST_CONFIDENCE = 0.02;
const CLASSIC = 6;
const OTHER_SIZES = [7, 5, 8];
const LARGER_SIZES = [7, 8];
/** By so much the network may see a larger grid lie less well on the cells, as the logarithm of odds. */
const LESS_ALIGNED = 2;
/** Confidence was fitted to classic boards, so a board of another size needs more of it. */
const SURE_OF_SIZE = 0.8;
/** The confidence is multiplied by this if the size was guessed, or if the board was found within a larger one. */
const SECOND_HAND = 0.9;

/**
 * Reads the board that a photograph or a screenshot shows.
 *
 * @param picture RGBA, upright or turned in any way; sides longer than 800 pixels do not help
 * @param options what the caller knows about the picture
 * @throws RangeError for a picture whose data is too short, or for corners that do not form a quadrilateral
 * @example
 * const reading = readPicture({ width, height, data });
 * if (reading.kind === 'read' && reading.confidence > 0.95) play(reading.board);
 */
export function readPicture(picture: Picture, options: ReadOptions = {}): PictureReading {
  checkInput(picture, options);
  if (Math.min(picture.width, picture.height) < SMALLEST) {
    return {
      kind: 'no grid',
      message: `no grid found: the picture is smaller than ${SMALLEST} pixels a side`,
    };
  }
  const image = toWorkingImage(picture);
  const { columns, rows } = options;
  let best: Sized | undefined;
  if (columns !== undefined || rows !== undefined) {
    best = readSize(image, columns ?? rows ?? CLASSIC, rows ?? columns ?? CLASSIC, options);
  } else {
    best = readSize(image, CLASSIC, CLASSIC, options);
    if (!best || best.confidence < DOUBTFUL) best = readOtherSizes(image, best, options);
    else if (!options.corners) best = readLarger(image, best, options);
  }
  if (!best || best.confidence < LEAST_CONFIDENCE) {
    return {
      kind: 'no grid',
      message: 'no grid found: no board of cells fits the lines and colours of the picture',
    };
  }
  return describe(best.reading, best.confidence, image, options);
}

function checkInput(picture: Picture, { corners }: ReadOptions): void {
  if (picture.data.length < picture.width * picture.height * 4) {
    throw new RangeError(
      `a picture of ${picture.width} by ${picture.height} pixels needs ${picture.width * picture.height * 4} values, got ${picture.data.length}`,
    );
  }
  if (corners && !isConvex(corners)) {
    throw new RangeError('the four corners must go round a quadrilateral clockwise');
  }
}

/**
 * The best reading as a board of another size, if it is better than the classic one. If such a board has empty sides,
 * the frame around a classic board was taken for cells, and the classic board within it is read.
 */
function readOtherSizes(
  image: WorkingImage,
  classic: Sized | undefined,
  options: ReadOptions,
): Sized | undefined {
  let best = classic;
  const consider = (one: Sized | undefined, least: number): void => {
    if (one && one.confidence > Math.max(least, best?.confidence ?? 0)) best = one;
  };
  for (const side of OTHER_SIZES) {
    const other = readSize(image, side, side, options);
    if (!other) continue;
    const windows = options.corners ? [] : classicWithin(other.reading);
    if (windows.length === 0)
      consider({ ...other, confidence: other.confidence * SECOND_HAND }, SURE_OF_SIZE);
    const within = readCorners(image, windows, CLASSIC, CLASSIC, options);
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
    const larger = readCorners(image, largerGrids(image, classic.reading, side), side, side, options);
    if (!larger || larger.reading.signs.aligned < aligned) continue;
    best = { ...larger, confidence: larger.confidence * SECOND_HAND };
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
      const at = (u: number, v: number) => mapPoint(map, left + u, top + v);
      windows.push([at(0, 0), at(CLASSIC, 0), at(CLASSIC, CLASSIC), at(0, CLASSIC)]);
    }
  }
  return windows;
}

interface Sized {
  readonly reading: GridReading;
  readonly confidence: number;
}

/** The best reading as a board of one size. */
function readSize(
  image: WorkingImage,
  columns: number,
  rows: number,
  options: ReadOptions,
): Sized | undefined {
  const grids = options.corners
    ? cornersGiven(image, options.corners, columns, rows)
    : findGrids(image, findLines(image, LINES), columns, rows, columns === CLASSIC ? GRIDS : GRIDS / 2);
  return readCorners(image, grids, columns, rows, options);
}

/** The best reading inside any of several corners. */
function readCorners(
  image: WorkingImage,
  grids: readonly Corners[],
  columns: number,
  rows: number,
  options: ReadOptions,
): Sized | undefined {
  const lane = (piece: Piece): number => lanePrior(piece, columns, rows, options.turns);
  const readings = readGrids(image, grids, columns, rows, lane, options.corners === undefined);
  const [first] = readings;
  if (!first) return undefined;
  const key = boardKey(first.reading);
  const rival = readings.find(({ reading }) => boardKey(reading) !== key);
  const lead = rival ? first.rank - rival.rank : Number.POSITIVE_INFINITY;
  const reading = readExactly(first.reading);
  return { reading, confidence: confidenceOf(reading, lead) };
}

/** How many straight edges are looked for. */
const LINES = 70;

/** The given corners, and the same corners moved to where they fit best. */
function cornersGiven(image: WorkingImage, corners: Corners, columns: number, rows: number): Corners[] {
  const scaled = mapCorners(corners, ({ x, y }) => ({ x: x / image.scale, y: y / image.scale }));
  const refined = refineGrid(image, scaled, columns, rows).corners;
  const near = refined.every(
    (corner, i) =>
      Math.hypot(corner.x - scaled[i]!.x, corner.y - scaled[i]!.y) < 0.35 * cellSize(scaled, columns),
  );
  return near ? [scaled, refined] : [scaled];
}

/** A text that is equal for two readings that show the same board. */
function boardKey({ tiling, columns, rows }: GridReading): string {
  const best = tiling.best[0]!;
  const turns = turnsToUpright(best.pieces[best.primary]!, columns, rows);
  return JSON.stringify(setupOf(best, columns, rows, turns, undefined));
}

function describe(
  { tiling, columns, rows, corners, signs }: GridReading,
  confidence: number,
  image: WorkingImage,
  options: ReadOptions,
): PictureReading {
  const best = tiling.best[0]!;
  const turns = options.turns ?? turnsToUpright(best.pieces[best.primary]!, columns, rows);
  const inPicture = mapCorners(turnCorners(corners, turns), ({ x, y }) => ({
    x: x * image.scale,
    y: y * image.scale,
  }));
  if (signs.redness < PALEST) {
    return {
      kind: 'no red car',
      message: 'a grid, but no red car: no piece on it is red enough',
      corners: inPicture,
    };
  }
  const boardOf = (tiling: Tiling): Board | undefined => {
    const own = options.turns ?? turnsToUpright(tiling.pieces[tiling.primary]!, columns, rows);
    const setup = setupOf(tiling, columns, rows, own, options.exit);
    const result = validate(setup);
    if (result.ok) return result.value;
    // the primary can never reach this exit: use the default instead
    const { exit, ...plain } = setup;
    const second = validate(plain);
    return second.ok ? second.value : undefined;
  };
  const board = boardOf(best);
  if (!board) return { kind: 'no grid', message: 'no grid found: the pieces seen do not form a legal board' };
  const cells = new Array<number>(columns * rows);
  tiling.certainty.forEach((certainty, cell) => {
    cells[turnCell(cell, columns, rows, turns)] = certainty;
  });
  const runnersUp = tiling.best.slice(1).flatMap((other) => {
    const otherBoard = boardOf(other);
    return otherBoard ? [{ board: otherBoard, likelihood: Math.exp(other.score - best.score) }] : [];
  });
  return { kind: 'read', board, corners: inPicture, confidence, cells, turns, runnersUp };
}
