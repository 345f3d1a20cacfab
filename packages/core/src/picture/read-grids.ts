// Source: ours. Reads all grids that were found, and those beside them, and ranks the readings.
// Guarantee: the best reading comes first.
//
//    . . A A      the upper row is empty: it may be the board's frame, so the grid one row lower
//    B . C C      is read too
import { rankOf } from './confidence.ts';
import { homographyTo, mapPoint } from './homography.ts';
import type { Corners } from './picture.ts';
import { type GridReading, readGrid } from './read-grid.ts';
import type { Piece } from './tilings.ts';
import { cellsOfPiece } from './upright.ts';
import type { WorkingImage } from './working-image.ts';

/** So many of the best grids are also tried one cell beside where they were found. */
const SHIFTED = 3;
/** So many of the best readings are made again from the board and its mirror images, which takes eight times as long. */
const CAREFUL = 2;

export interface RankedReading {
  readonly reading: GridReading;
  readonly rank: number;
}

/**
 * The readings of some grids, best first.
 *
 * @param lane - how likely the primary is on a piece's lane, as a logarithm
 * @param beside - whether the best grids are tried beside where they lie, too
 */
export function readGrids(
  image: WorkingImage,
  grids: readonly Corners[],
  columns: number,
  rows: number,
  lane: (piece: Piece) => number,
  beside: boolean,
): RankedReading[] {
  const read =
    (careful: boolean) =>
    (corners: Corners): RankedReading[] => {
      const reading = readGrid(image, corners, columns, rows, lane, careful);
      return reading ? [{ reading, rank: rankOf(reading.signs) }] : [];
    };
  const best = (readings: RankedReading[]): RankedReading[] => readings.sort((a, b) => b.rank - a.rank);
  const found = best(grids.flatMap(read(false)));
  const others = beside
    ? found.slice(0, SHIFTED).flatMap(({ reading }) => shiftedGrids(reading).flatMap(read(false)))
    : [];
  const all = best([...found, ...others]);
  const again = all.slice(0, CAREFUL).flatMap(({ reading }) => read(true)(reading.corners));
  return best([...again, ...all.slice(CAREFUL)]);
}

/**
 * The same grid moved by one cell, away from a side whose cells are all empty: such a side may be the frame of the board,
 * with the last row or column of the board left out at the other side.
 */
function shiftedGrids({ columns, rows, corners, tiling }: GridReading): Corners[] {
  const map = homographyTo(corners, columns, rows);
  if (!map) return [];
  const taken = tiling.best[0]!.pieces.flatMap((piece) => cellsOfPiece(piece, columns));
  const inColumns = new Set(taken.map((cell) => cell % columns));
  const inRows = new Set(taken.map((cell) => Math.floor(cell / columns)));
  const across = [0, ...(inColumns.has(0) ? [] : [1]), ...(inColumns.has(columns - 1) ? [] : [-1])];
  const down = [0, ...(inRows.has(0) ? [] : [1]), ...(inRows.has(rows - 1) ? [] : [-1])];
  return down.flatMap((y) =>
    across
      .filter((x) => x !== 0 || y !== 0)
      .map((x): Corners => {
        const corner = (u: number, v: number) => mapPoint(map, x + u, y + v);
        return [corner(0, 0), corner(columns, 0), corner(columns, rows), corner(0, rows)];
      }),
  );
}
