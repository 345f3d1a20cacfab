// Source: ours. Reads all grids that were found, and ranks the readings.
// Guarantee: the reading with the highest rank (confidence.ts) comes first.
//
//    grids -> a look at each -> the best are moved onto the cells -> the two best are read again from mirror images

import { rankOf } from './doubt/confidence.ts';
import type { ExitEvidence } from './evidence/exits.ts';
import { type GridReading, readGrid } from './evidence/read-grid.ts';
import { type BoardLook, lookAtBoard, type SingleLook } from './flat-board/board-network.ts';
import type { FlatBoard } from './flat-board/flat-board.ts';
import { lookFromMirrors } from './flat-board/mirrored-looks.ts';
import { distinctBy } from './grids/distinct-grids.ts';
import { moveOntoCells } from './grids/move-onto-cells.ts';
import type { Corners } from './image/picture.ts';
import type { WorkingImage } from './image/working-image.ts';
import type { Piece } from './tilings/tilings.ts';

/** How many of the best grids are moved to where the network sees the cells. */
const MOVED = 4;
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
 */
export function readGrids(
  image: WorkingImage,
  grids: readonly Corners[],
  columns: number,
  rows: number,
  lane: (piece: Piece, exits: ExitEvidence) => number,
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
  const all = distinct([...seen.slice(0, MOVED).flatMap(ontoCells), ...seen.slice(MOVED)]);
  // a grid that does not lie on the cells does not show the board
  if (all[0] && all[0].reading.signs.aligned < HOPELESS) return all;
  return best([...all.slice(0, CAREFUL).flatMap(carefully), ...all.slice(CAREFUL)]);
}

const best = <Look extends BoardLook>(readings: RankedReading<Look>[]): RankedReading<Look>[] =>
  readings.sort((a, b) => b.rank - a.rank);

/** The best first, without those whose grid is nearly the same as that of a better one. */
const distinct = (readings: RankedReading[]): RankedReading[] =>
  distinctBy(best(readings), ({ reading }) => reading);
