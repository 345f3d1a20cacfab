// Source: ours; each part names its own.
// Guarantee: pure; the same picture gives the same answer. The work is bounded for pictures of any size: they are made
// smaller first, and the numbers of guesses are fixed.
//
//    picture -> lines -> views -> grids -> flat board -> evidence -> the most probable legal board
//      how is it tilted?  where is it?     what stands where?        the rules decide what pixels leave open
import {
  callback,
  check,
  checkOptions,
  checkParts,
  list,
  number,
  object,
  shown,
  type Table,
  text,
} from '../basics/arguments.ts';
import type { Setup } from '../board/setup.ts';
import { readBoard } from './any-size.ts';
import { wallsOfChessboard } from './doubt/chessboard.ts';
import { cellsLikeFloor } from './doubt/like-floor.ts';
import { cellsOfUnseenVehicle } from './doubt/unseen-vehicle.ts';
import type { GridReading } from './evidence/read-grid.ts';
import { isConvex } from './image/homography.ts';
import { type Corners, mapCorners, type Picture } from './image/picture.ts';
import { ALL_TURNS, EDGES_CLOCKWISE, turnCell, turnCorners } from './image/quarter-turns.ts';
import { toWorkingImage } from './image/working-image.ts';
import { type Features, featuresOf } from './lines/features.ts';
import { PALEST, type Sized } from './one-size.ts';
import type { otherGrids } from './other-grids.ts';
import type { PictureReading, RunnerUp } from './picture-reading.ts';
import type { ReadOptions } from './read-options.ts';
import type { ReaderOptions } from './reader-options.ts';
import { setupOf } from './tiling-setup.ts';
import type { Tiling } from './tilings/tilings.ts';
import { type Standing, standingsOf } from './upright.ts';

/** The fewest and the most columns or rows that are read. */
const [FEWEST, MOST] = [4, 8];
/** The smallest side of a picture, in pixels. */
const SMALLEST = 48;
/** A reading below this confidence is not a board. */
const LEAST_CONFIDENCE = 0.02;
/** How many runners-up are given. */
const RUNNERS_UP = 3;
/** The same pieces another way up are a runner-up if they are less likely by no more than this, as a logarithm. */
const NEARLY_UPRIGHT = 2;

/**
 * Reads the board that a photograph or a screenshot shows and gives it as a setup that was not checked. It is for editors: they
 * check their drafts themselves, so they need not load the checks of `readPicture`.
 *
 * @param picture RGBA, upright or turned in any way; sides longer than 800 pixels do not help, and a side of less than 48
 *   gives "no grid"
 * @param options what the caller knows about the picture
 * @param findOthers `otherGrids`, if the other boards of the picture are wanted, too
 * @returns as `readPicture`, with a setup in place of the board
 * @throws RangeError for a picture whose sides or data are not as `Picture` says, and for options that `ReadOptions` does not allow
 *
 * @example
 * const reading = readSetup(picture);
 * if (reading.kind === 'read') console.log(reading.board.vehicles.length);
 */
export function readSetup(
  picture: Picture,
  options: ReaderOptions = {},
  findOthers: typeof otherGrids = () => [],
): PictureReading<Setup> {
  checkInput(picture, options);
  check(findOthers, 'findOthers', callback);
  if (Math.min(picture.width, picture.height) < SMALLEST) {
    return {
      kind: 'no grid',
      message: `no grid found: the picture is smaller than ${SMALLEST} pixels a side`,
    };
  }
  const image = toWorkingImage(picture);
  const features = featuresOf(image);
  const best = readBoard(features, options);
  if (!best || best.confidence < LEAST_CONFIDENCE) {
    return noGrid(features);
  }
  return describe(best, features, options, findOthers);
}

/** A grid of 4×4 cells has ten lines; where most of them cannot be seen there is no grid. */
const FEW_LINES = 6;

/** The reading of a picture without a grid, with what it shows of one. */
function noGrid(features: Features): PictureReading<never> {
  const lines = features.lines().length;
  const red = features.reds(0).length > 0 ? ' and the red' : '';
  const seen =
    lines < FEW_LINES
      ? `; the picture shows ${lines === 0 ? 'no' : lines} straight edge${lines === 1 ? '' : 's'}`
      : ` fits the straight edges${red} in the picture`;
  return { kind: 'no grid', message: `no grid found: no board of cells${seen}` };
}

const optionTable: Table = {
  corners: list,
  columns: number,
  rows: number,
  exit: text,
  turns: number,
  closer: object,
};

/** @throws RangeError with the first thing about a picture or options that is not allowed */
export function checkInput(picture: Picture, options: ReaderOptions): void {
  checkParts(picture, 'picture', { data: (value) => object(value) && list(value) });
  checkOptions(options, 'options', optionTable);
  const { corners, columns, rows, exit, turns } = options;
  const { width, height, data } = picture;
  if (!(width > 0 && height > 0) || width % 1 || height % 1 || data.length !== width * height * 4) {
    throw new RangeError(
      `a picture has sides of whole pixels and 4 values for each pixel, got ${width} by ${height} pixels and ${data.length} values`,
    );
  }
  for (const cells of [columns, rows]) {
    if (cells !== undefined && !(cells >= FEWEST && cells <= MOST && cells % 1 === 0))
      throw new RangeError(
        `columns and rows must be whole numbers from ${FEWEST} to ${MOST}, got ${shown(cells)}`,
      );
  }
  if (turns !== undefined && !ALL_TURNS.includes(turns))
    throw new RangeError(`turns must be 0, 1, 2 or 3, got ${shown(turns)}`);
  if (exit !== undefined && !EDGES_CLOCKWISE.includes(exit))
    throw new RangeError(`exit must be ${EDGES_CLOCKWISE.join(', ')}, got ${shown(exit)}`);
  if (corners && (corners.length !== 4 || !isConvex(corners))) {
    throw new RangeError('the four corners must go round a quadrilateral clockwise');
  }
}

function describe(
  { reading, confidence, elsewhere }: Sized,
  features: Features,
  options: ReaderOptions,
  findOthers: typeof otherGrids,
): PictureReading<Setup> {
  const { scale, width, height } = features.image;
  const { tiling, columns, rows, signs } = reading;
  const best = tiling.best[0]!;
  const standings = standingsIn(reading, best, options);
  const [standing] = standings;
  const { turns } = standing;
  const scaled = (grid: Corners): Corners => mapCorners(grid, ({ x, y }) => ({ x: x * scale, y: y * scale }));
  const corners = scaled(turnCorners(reading.corners, turns));
  const board = setupOf(best, columns, rows, standing);
  if (signs.redness < PALEST) {
    // an even picture is like an empty board that fills it
    if (!options.corners && features.lines().length < FEW_LINES) return noGrid(features);
    const told = options.closer?.byPlace(reading, options);
    const why = told && 'problem' in told ? `, and ${told.problem}` : '';
    return {
      kind: 'no red car',
      message: `a grid, but no red car: no piece on it is red enough${why}`,
      corners,
      board,
    };
  }
  const doubted = new Set([
    ...cellsLikeFloor(reading.colours, best, columns),
    ...cellsOfUnseenVehicle(reading, best),
    ...wallsOfChessboard(best, columns, columns * rows),
  ]);
  const cells: number[] = [];
  tiling.certainty.forEach((certainty, cell) => {
    cells[turnCell(cell, columns, rows, turns)] = doubted.has(cell)
      ? Math.min(certainty, MOST_DOUBTED)
      : certainty;
  });
  // the turns or the exit that the caller gave are taken as right
  const ways: typeof standings =
    options.turns !== undefined || options.exit !== undefined ? [standing] : standings;
  const upright = 1 / ways.reduce((sum, { score }) => sum + Math.exp(score - standing.score), 0);
  // where a picture is cropped to the grid, a corner may lie a little outside: a twelfth of the picture is half a cell of six
  const isBeside = reading.corners.some(
    ({ x, y }) => Math.abs(x / width - 0.5) > 0.58 || Math.abs(y / height - 0.5) > 0.58,
  );
  return {
    kind: 'read',
    board,
    corners,
    // a board is never surer than its least sure cell, and never sure where cells lie outside the picture
    confidence: Math.min(
      confidence,
      upright,
      reading.mostConfidence ?? 1,
      isBeside ? MOST_BESIDE : 1,
      ...cells,
    ),
    cells,
    turns,
    upright,
    primaryBy: reading.mostConfidence === undefined ? 'colour' : 'place',
    runnersUp: runnersUpOf(reading, ways, options),
    others: options.corners ? [] : findOthers(features, reading, elsewhere).map(scaled),
  };
}

/** The most certainty of a cell whose colour leaves open whether it is floor. */
const MOST_DOUBTED = 0.5;
/** The most confidence in a board of which the picture does not show all cells: so low that the board is called doubtful. */
const MOST_BESIDE = 0.75;

/** The ways in which a board that was read inside a grid may stand upright. */
const standingsIn = (
  { columns, rows, exits }: GridReading,
  { pieces, primary }: Tiling,
  options: ReadOptions,
): readonly [Standing, ...Standing[]] => standingsOf(pieces[primary]!, columns, rows, exits, options);

/** The other boards inside the same grid: the best one another way up, and those with other pieces. */
function runnersUpOf(
  reading: GridReading,
  [standing, ...otherWays]: readonly [Standing, ...Standing[]],
  options: ReadOptions,
): RunnerUp<Setup>[] {
  const { columns, rows } = reading;
  const [best, ...others] = reading.tiling.best;
  const turned = otherWays
    .filter(({ score }) => score > standing.score - NEARLY_UPRIGHT)
    .map((way) => ({ board: setupOf(best!, columns, rows, way), gap: way.score - standing.score }));
  const changed = others.map((tiling) => ({
    board: setupOf(tiling, columns, rows, standingsIn(reading, tiling, options)[0]),
    gap: tiling.score - best!.score,
  }));
  return [...turned, ...changed]
    .map(({ board, gap }) => ({ board, likelihood: Math.exp(gap) }))
    .sort((a, b) => b.likelihood - a.likelihood)
    .slice(0, RUNNERS_UP);
}
