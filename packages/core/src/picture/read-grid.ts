// Source: ours.
// Guarantee: gives the most probable legal board for the corners and the floor that explains the picture best.
//
//    corners -> flat board -> guesses at the floor -> evidence for each -> tiling; the best one is kept
import { lookAtCells } from './cells.ts';
import { crossings, evidenceIfFull, evidenceOf, lookAtPairs, redness } from './evidence.ts';
import { flatten } from './flat-board.ts';
import { floorPrior, frameAsFloor, guessFloors } from './floor.ts';
import { gridFit } from './grid-refine.ts';
import type { Corners } from './picture.ts';
import { tile, tileQuickly } from './tiling.ts';
import type { Evidence, Piece, TilingResult } from './tilings.ts';
import type { WorkingImage } from './working-image.ts';

const FLOORS = 3;
/** Boards this much less probable than the best (natural logarithm) are left out of the sums. */
const WITHIN = 3.5;
/** How many boards are given: the best and the runners-up. */
const BOARDS = 4;

/** The reading of a grid inside four corners, not yet turned upright. */
export interface GridReading {
  readonly columns: number;
  readonly rows: number;
  /** In the working image. */
  readonly corners: Corners;
  readonly tiling: TilingResult;
  readonly evidence: Evidence;
  readonly signs: GridSigns;
}

/** The signs that distinguish a right reading from a wrong one. */
export interface GridSigns {
  /** Logarithm of the best tiling's score for each cell. */
  readonly score: number;
  /** How well the grid's lines fit. */
  readonly fit: number;
  /** How often a vehicle, or the floor, seems to go on beyond the edge. */
  readonly vehiclesCross: number;
  readonly floorCrosses: number;
  /** How red the primary is: 0 for plain red, less for other colours. */
  readonly redness: number;
}

/** A quick reading of the cells inside the corners, for comparing grids. It may miss the most probable board. */
export function readGrid(
  image: WorkingImage,
  corners: Corners,
  columns: number,
  rows: number,
  lane: (piece: Piece) => number,
): GridReading | undefined {
  const flat = flatten(image, corners, columns, rows);
  if (!flat) return undefined;
  const looks = lookAtCells(flat);
  const pairs = lookAtPairs(flat, looks);
  const merits = new Map<number, number>();
  const primary = (piece: Piece): number => {
    const key = (piece.cell * 16 + piece.length) * 2 + (piece.orientation === 'horizontal' ? 1 : 0);
    let merit = merits.get(key);
    if (merit === undefined) {
      merit = 1.2 * redness(columns, looks, piece) + lane(piece);
      merits.set(key, merit);
    }
    return merit;
  };
  const frame = frameAsFloor(flat);
  let best: { tiling: TilingResult; evidence: Evidence; score: number; floor: typeof frame } | undefined;
  for (const floor of [...guessFloors(flat, looks, FLOORS), frame]) {
    const weigh = floor === frame ? evidenceIfFull : evidenceOf;
    const evidence = weigh(flat, looks, pairs, floor, primary);
    const tiling = tileQuickly(evidence);
    if (!tiling) continue;
    const score = tiling.best[0]!.score + floorPrior(floor, frame, columns);
    if (!best || score > best.score) best = { tiling, evidence, score, floor };
  }
  if (!best) return undefined;
  const { tiling, evidence, score, floor } = best;
  const over = crossings(flat, looks, pairs, floor);
  const top = tiling.best[0]!;
  return {
    columns,
    rows,
    corners,
    tiling,
    evidence,
    signs: {
      score: (score / (columns * rows)) * 36,
      fit: gridFit(image, corners, columns, rows),
      vehiclesCross: over.vehicles,
      floorCrosses: over.floor,
      redness: redness(columns, looks, top.pieces[top.primary]!),
    },
  };
}

/** The same reading with the exact search: the most probable board, the runners-up, and how certain each cell is. */
export function readExactly(reading: GridReading): GridReading {
  return { ...reading, tiling: tile(reading.evidence, BOARDS, WITHIN) ?? reading.tiling };
}
