// Source: ours. Guesses where the grid lies, in all views of the board's plane, refines the guesses and sorts them.
// Guarantee: at most `most` guesses, no two of which are nearly the same.
//
//    lines -> views -> a grid search in each view -> corners moved to fit -> the best, each once
import { gridFit, refineGrid } from './grid-refine.ts';
import { searchGrids } from './grid-search.ts';
import type { Line } from './lines.ts';
import { findViews } from './perspective.ts';
import type { Corners } from './picture.ts';
import type { WorkingImage } from './working-image.ts';

const VIEWS = 5;
/** How many guesses are taken from each view, and how many of all guesses are refined. */
const GUESSES = 6;
const REFINED = 14;

/** The places where a grid of `columns` by `rows` may lie; the one whose lines fit best comes first. */
export function findGrids(
  image: WorkingImage,
  lines: readonly Line[],
  columns: number,
  rows: number,
  most: number,
): Corners[] {
  const guesses = findViews(lines, image.width, image.height, VIEWS)
    .flatMap((view) => searchGrids(image, view, columns, rows, GUESSES))
    .map(({ corners, score }) => ({
      corners,
      score: (score + gridFit(image, corners, columns, rows)) * sizePrior(corners, columns, rows, image),
    }))
    .sort((a, b) => b.score - a.score)
    .slice(0, REFINED)
    .map(({ corners }) => refineGrid(image, corners, columns, rows))
    .map(({ corners, fit }) => ({ corners, fit: fit * sizePrior(corners, columns, rows, image) }))
    .sort((a, b) => b.fit - a.fit);
  const kept: Corners[] = [];
  for (const { corners } of guesses) {
    if (kept.length === most) break;
    const near = cellSize(corners, columns) * 0.2;
    const known = kept.some((other) =>
      other.every((corner, i) => Math.hypot(corner.x - corners[i]!.x, corner.y - corners[i]!.y) < near),
    );
    if (!known) kept.push(corners);
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
