// Source: ours; each part names its own.
// Guarantee: pure; the same picture gives the same answer. The work is bounded by LONGEST_SIDE and the numbers of
// guesses below, whatever the size of the picture.
//
//    picture -> lines -> views -> grids -> flat board -> evidence -> the most probable legal board
//      how is it tilted?  where is it?     what stands where?        the rules mend what pixels leave open
import { evidenceOf, redness } from './evidence.ts';
import { frameAsFloor, guessFloors, lookAtCells } from './cells.ts';
import { type FlatBoard, flatten } from './flat-board.ts';
import { gridFit, refineGrid } from './grid-refine.ts';
import { searchGrids } from './grid-search.ts';
import { findLines } from './lines.ts';
import { findViews } from './perspective.ts';
import type { Corners, Picture } from './picture.ts';
import { type Piece, tile, type TilingResult } from './tiling.ts';
import { toWorkingImage, type WorkingImage } from './working-image.ts';

const LINES = 70;
const VIEWS = 5;
const GRIDS = 6;
const REFINED = 22;
const READ = 8;
const FLOORS = 3;

export interface Reading {
  readonly corners: Corners;
  readonly fit: number;
  readonly flat: FlatBoard;
  readonly tiling: TilingResult;
  readonly score: number;
  readonly columns: number;
  readonly rows: number;
}

export function candidates(image: WorkingImage, columns: number, rows: number): { corners: Corners; fit: number }[] {
  const lines = findLines(image, LINES);
  const views = findViews(lines, image.width, image.height, VIEWS);
  const guesses = views.flatMap((view) => searchGrids(image, view, columns, rows, GRIDS));
  guesses.sort((a, b) => b.score - a.score);
  const refined = guesses
    .slice(0, REFINED)
    .map(({ corners, score }) => ({ ...refineGrid(image, corners, columns, rows), score }))
    .sort((a, b) => b.fit - a.fit);
  const kept: typeof refined = [];
  for (const one of refined) {
    const cell = Math.hypot(one.corners[0].x - one.corners[2].x, one.corners[0].y - one.corners[2].y) / 1.414 / columns;
    const near = kept.some(({ corners }) =>
      corners.every((corner, i) => Math.hypot(corner.x - one.corners[i]!.x, corner.y - one.corners[i]!.y) < cell * 0.2),
    );
    if (!near) kept.push(one);
  }
  return kept;
}

export function readGrid(
  image: WorkingImage,
  corners: Corners,
  columns: number,
  rows: number,
  most: number,
  within: number,
): Reading | undefined {
  const flat = flatten(image, corners, columns, rows);
  if (!flat) return undefined;
  const looks = lookAtCells(flat);
  const merit = (piece: Piece): number => {
    const { cell, length, orientation } = piece;
    const across = orientation === 'horizontal';
    const lane = across ? Math.floor(cell / columns) : cell % columns;
    const lanes = across ? rows : columns;
    const middle = (lanes - 1) >> 1;
    const classic = across && lane === middle ? 0 : lane === middle || lane === lanes - 1 - middle ? -0.7 : -4;
    return redness(columns, looks, piece) * 1.2 + classic - (length > 2 ? 3 : 0);
  };
  let best: { tiling: TilingResult; score: number } | undefined;
  const floors = [...guessFloors(flat, looks, FLOORS), frameAsFloor(flat)];
  for (const floor of floors) {
    const evidence = evidenceOf(flat, looks, floor, merit);
    const tiling = tile(evidence, most, within);
    if (!tiling) continue;
    const score = tiling.best[0]!.score - 1.5 * (floor.members.length === 0 ? 1 : 0);
    if (!best || score > best.score) best = { tiling, score };
  }
  if (!best) return undefined;
  return { corners, fit: gridFit(image, corners, columns, rows), flat, columns, rows, ...best };
}

export function readAll(picture: Picture): { image: WorkingImage; readings: Reading[] } {
  const image = toWorkingImage(picture);
  const readings: Reading[] = [];
  for (const { corners } of candidates(image, 6, 6).slice(0, READ)) {
    const reading = readGrid(image, corners, 6, 6, 1, 0);
    if (reading) readings.push(reading);
  }
  const worth = (reading: Reading) => reading.score + 20 * reading.fit;
  readings.sort((a, b) => worth(b) - worth(a));
  return { image, readings };
}
