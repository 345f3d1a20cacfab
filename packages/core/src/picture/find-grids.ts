// Source: ours. Guesses where the grid lies, in all views of the board's plane, refines the guesses and sorts them.
// Guarantee: at most `most` guesses from lines and RED more around a red car, no two of which are nearly the same.
//
//    lines -> views -> a grid search in each view -> corners moved to fit -> the best, each once
//                   -> grids around the red car
import type { Features } from './features.ts';
import { gridFit } from './grid-fit.ts';
import { refineGrid } from './grid-refine.ts';
import { searchGrids } from './grid-search.ts';
import type { Corners } from './picture.ts';
import { gridsAroundRed } from './red-car-grids.ts';
import type { WorkingImage } from './working-image.ts';

/** How many guesses are taken from each view, and how many of all guesses are refined. */
const GUESSES = 6;
const REFINED = 14;

/** In so many views grids around the red car are guessed, and in the last one; how many of these are refined, and how many are kept. */
const RED_VIEWS = 2;
const RED_REFINED = 8;
const RED = 3;

/** The places where a grid of `columns` by `rows` may lie; the one whose lines fit best comes first. */
export function findGrids(features: Features, columns: number, rows: number, most: number): Corners[] {
  const { image } = features;
  const views = features.views();
  const refined = (guesses: readonly Corners[]): Guess[] =>
    guesses
      .map((corners) => refineGrid(image, corners, columns, rows))
      .map(({ corners, fit }) => ({ corners, fit: fit * sizePrior(corners, columns, rows, image) }))
      .sort((a, b) => b.fit - a.fit);
  const fromLines = views
    .flatMap((view) => searchGrids(view, columns, rows, GUESSES))
    .map(({ corners, score }) => ({
      corners,
      fit: (score + gridFit(image, corners, columns, rows)) * sizePrior(corners, columns, rows, image),
    }));
  // the best supported views, and the last one, which is straight from the front unless that is among them
  const aroundRed = [...new Set([...views.slice(0, RED_VIEWS), ...views.slice(-1)])]
    .flatMap((view) => gridsAroundRed(features.reds(0), view.toImage, columns, rows))
    .map((corners) => ({ corners, fit: gridFit(image, corners, columns, rows) }));
  const cornersOf = (guesses: readonly Guess[]): Corners[] => guesses.map(({ corners }) => corners);
  const kept = distinctGrids(cornersOf(refined(best(fromLines, REFINED))), columns, most);
  return distinctGrids(cornersOf(refined(best(aroundRed, RED_REFINED))), columns, most + RED, kept);
}

interface Guess {
  readonly corners: Corners;
  readonly fit: number;
}

const best = (guesses: Guess[], most: number): Corners[] =>
  guesses
    .sort((a, b) => b.fit - a.fit)
    .slice(0, most)
    .map(({ corners }) => corners);

/** The known grids and the others that are not nearly the same as one before, at most so many. */
export function distinctGrids(
  grids: readonly Corners[],
  columns: number,
  most: number,
  known: readonly Corners[] = [],
): Corners[] {
  const kept = [...known];
  for (const corners of grids) {
    if (kept.length === most) break;
    const near = cellSize(corners, columns) * 0.2;
    const isKnown = kept.some((other) =>
      other.every((corner, i) => Math.hypot(corner.x - corners[i]!.x, corner.y - corners[i]!.y) < near),
    );
    if (!isKnown) kept.push(corners);
  }
  return kept;
}

/** How likely a grid of this size is, compared with one that fills the picture, as boards in photographs mostly do. */
function sizePrior(corners: Corners, columns: number, rows: number, { width, height }: WorkingImage): number {
  const share = (cellSize(corners, columns) * Math.max(columns, rows)) / Math.min(width, height);
  return Math.min(1, share) ** 0.35;
}

/** The side of a cell in pixels, roughly. */
export const cellSize = ([a, b, c, d]: Corners, columns: number): number =>
  (Math.hypot(a.x - c.x, a.y - c.y) + Math.hypot(b.x - d.x, b.y - d.y)) / 2 / Math.SQRT2 / columns;
