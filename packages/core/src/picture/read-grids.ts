// Source: ours. Reads all grids that were found, and those beside them, and ranks the readings.
// Guarantee: the reading with the highest rank (confidence.ts) comes first.
//
//    . . A A      the upper row is empty: it may be the board's frame, so the grid one row lower
//    B . C C      is read too

import { rankOf } from './doubt/confidence.ts';
import type { ExitEvidence } from './evidence/exits.ts';
import { type GridReading, readGrid } from './evidence/read-grid.ts';
import { type BoardLook, lookAtBoard, type SingleLook } from './flat-board/board-network.ts';
import type { FlatBoard } from './flat-board/flat-board.ts';
import { lookFromMirrors } from './flat-board/mirrored-looks.ts';
import { distinctBy } from './grids/distinct-grids.ts';
import { moveOntoCells } from './grids/move-onto-cells.ts';
import { cornersOf, homographyTo } from './image/homography.ts';
import type { Corners } from './image/picture.ts';
import type { WorkingImage } from './image/working-image.ts';
import { cellsOfPiece, type Piece } from './tilings/tilings.ts';

/** How many of the best grids are moved to where the network sees the cells. */
const MOVED = 4;
/** How many of the best grids are also tried one cell to each side. */
const SHIFTED = 3;
/** How many of the best readings are made again from the board and its mirror images, which takes eight times as long. */
const CAREFUL = 2;

/** The network has to see the best grid lie on the cells with at least these odds (logarithm) for the careful readings. */
const HOPELESS = 0;

/** A reading, and its rank among all (confidence.ts). */
export interface RankedReading<Look extends BoardLook = BoardLook> {
  readonly reading: GridReading<Look>;
  readonly rank: number;
}

/**
 * The readings of some grids, best first.
 *
 * @param lane - how likely the primary is on a piece's lane, as a logarithm
 * @param beside - whether the best grids are also tried one cell to each side
 */
export function readGrids(
  image: WorkingImage,
  grids: readonly Corners[],
  columns: number,
  rows: number,
  lane: (piece: Piece, exits: ExitEvidence) => number,
  beside: boolean,
): RankedReading[] {
  const read = <Look extends BoardLook>(corners: Corners, lookAt: (flat: FlatBoard) => Look) =>
    readGrid(image, corners, columns, rows, lane, lookAt);
  const readOnce = (corners: Corners) => read(corners, lookAtBoard);
  const ranked = <Look extends BoardLook>(reading: GridReading<Look> | undefined): RankedReading<Look>[] =>
    reading ? [{ reading, rank: rankOf(reading.signs) }] : [];
  const quickly = (corners: Corners) => ranked(readOnce(corners));
  const carefully = ({ reading }: RankedReading): RankedReading[] =>
    ranked(read(reading.corners, lookFromMirrors));
  const ontoCells = ({ reading }: RankedReading<SingleLook>) =>
    ranked(moveOntoCells(reading, columns, rows, readOnce, ({ signs }) => rankOf(signs)));
  const seen = best(grids.flatMap(quickly));
  const found = distinct([...seen.slice(0, MOVED).flatMap(ontoCells), ...seen.slice(MOVED)]);
  const others = beside
    ? found.slice(0, SHIFTED).flatMap(({ reading }) => shiftedGrids(reading).flatMap(quickly))
    : [];
  const all = best([...found, ...others]);
  // a grid that does not lie on the cells does not show the board
  if (all[0] && all[0].reading.signs.aligned < HOPELESS) return all;
  return best([...all.slice(0, CAREFUL).flatMap(carefully), ...all.slice(CAREFUL)]);
}

const best = <Look extends BoardLook>(readings: RankedReading<Look>[]): RankedReading<Look>[] =>
  readings.sort((a, b) => b.rank - a.rank);

/** The best first, without those whose grid is nearly the same as that of a better one. */
const distinct = (readings: RankedReading[]): RankedReading[] =>
  distinctBy(best(readings), ({ reading }) => reading);

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
    across.filter((x) => x !== 0 || y !== 0).map((x) => cornersOf(map, x, y, x + columns, y + rows)),
  );
}
