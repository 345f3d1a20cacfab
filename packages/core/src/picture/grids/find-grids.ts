// Source: ours. Guesses where the grid lies, in all views of the board's plane, refines the guesses and sorts them.
// Guarantee: at most as many guesses as the effort says, no two of which are nearly the same.
//
//    lines -> views -> a grid search in each view -> corners moved to fit -> the best, each once

import type { Corners } from '../image/picture.ts';
import type { WorkingImage } from '../image/working-image.ts';
import type { Features, View } from '../lines/features.ts';
import { cellSize, distinctGrids } from './distinct-grids.ts';
import { gridFit } from './grid-fit.ts';
import { refineGrid } from './grid-refine.ts';
import { searchGrids } from './grid-search.ts';

/** How many guesses are taken from each view. */
const GUESSES = 6;

/** The sides of a cell in a picture that is cropped to its grid differ by less than this. */
const CROPPED = 1.1;

/** How much work a search for grids is. */
export interface Effort {
  /** How many views are searched: the best supported ones and the last one, which is mostly the one straight from the front. */
  readonly views: number;
  /** How many guesses are refined, and how many of these are kept. */
  readonly refined: number;
  readonly kept: number;
}

/** The search that is enough for most pictures. */
export const QUICK: Effort = { views: 2, refined: 5, kept: 4 };
/** The search for the other pictures. */
export const THOROUGH: Effort = { views: 6, refined: 14, kept: 8 };

/** The places that were found in each picture, by what was searched: the same search may be asked for again. */
const found = new WeakMap<Features, Map<string, Corners[]>>();

/** The places where a grid of `columns` by `rows` may lie; the one whose lines fit best comes first. */
export function findGrids(
  features: Features,
  columns: number,
  rows: number,
  effort: Effort,
): readonly Corners[] {
  const searches = found.get(features) ?? new Map<string, Corners[]>();
  found.set(features, searches);
  const key = JSON.stringify([columns, rows, effort]);
  const grids = searches.get(key) ?? searched(features, columns, rows, effort);
  searches.set(key, grids);
  return grids;
}

function searched(features: Features, columns: number, rows: number, effort: Effort): Corners[] {
  const { image } = features;
  const views = bestViews(features, effort.views);
  const fromLines = views
    .flatMap((view) => searchGrids(view, columns, rows, GUESSES))
    .map(({ corners, score }) => ({
      corners,
      fit: (score + gridFit(image, corners, columns, rows)) * sizePrior(corners, columns, rows, image),
    }));
  const refined = best(fromLines, effort.refined)
    .map((corners) => refineGrid(image, corners, columns, rows))
    .map(({ corners, fit }) => ({ corners, fit: fit * sizePrior(corners, columns, rows, image) }));
  const found = distinctGrids(best(refined), columns, effort.kept);
  // a picture may be cropped to its grid
  return distinctGrids(wholePicture(image, columns, rows), columns, found.length + 1, found);
}

/** A grid that fills the picture, which may be cropped to it; none if a cell would be higher than wide by a tenth, or wider. */
function wholePicture({ width, height }: WorkingImage, columns: number, rows: number): Corners[] {
  const ratio = (width * rows) / (height * columns);
  if (Math.max(ratio, 1 / ratio) > CROPPED) return [];
  const [right, bottom] = [
    { x: width, y: 0 },
    { x: width, y: height },
  ];
  return [[{ x: 0, y: 0 }, right, bottom, { x: 0, y: height }]];
}

/** The best supported views, and the last one. It is straight from the front, unless another view is nearly so. */
function bestViews(features: Features, most: number): View[] {
  const views = features.views();
  return [...new Set([...views.slice(0, most - 1), ...views.slice(-1)])];
}

interface Guess {
  readonly corners: Corners;
  readonly fit: number;
}

/** The places of the guesses that fit best, best first. */
const best = (guesses: Guess[], most = guesses.length): Corners[] =>
  guesses
    .sort((a, b) => b.fit - a.fit)
    .slice(0, most)
    .map(({ corners }) => corners);

/** How likely a grid of this size is, compared with one that fills the picture, as boards in photographs mostly do. */
function sizePrior(corners: Corners, columns: number, rows: number, { width, height }: WorkingImage): number {
  const share = (cellSize(corners, columns) * Math.max(columns, rows)) / Math.min(width, height);
  return Math.min(1, share) ** 0.35;
}
