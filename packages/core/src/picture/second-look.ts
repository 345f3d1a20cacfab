// Source: ours.
// Guarantee: the network looks at most at MOST_AROUND sheets around grids, and at MOST_RED for each gap; and each of these three
// times at the grids of MOST_REFINED refinements and of one climb.
//
//    . . . . .        the lines of a table or of a floor mislead the search for grids, and the lines of a dark board are
//    . R R . .   ->   faint: so the network itself looks at all cells around a grid that was found, and around the red
//    . . . . .        car, a sheet of them, and says of every grid on it whether it lies on the cells
import { alignedOf, climbGrid, sides } from './climb-grid.ts';
import type { Features } from './features.ts';
import { isNew } from './find-grids.ts';
import { refineGrid } from './grid-refine.ts';
import type { Corners } from './picture.ts';
import { sheetsAroundRed } from './red-car-grids.ts';
import { gridsOfSheet, type SeenGrid, type Sheet, seenOn, sheetAround } from './sheets.ts';
import type { WorkingImage } from './working-image.ts';

/** So many cells around a grid are looked at, and at most around so many grids. */
const BEYOND = 2;
const MOST_AROUND = 8;
/** At most so many sheets around a red car are looked at. */
const MOST_RED = 8;
/** A grid is worth refining if the network sees it lie on the cells with at least these odds (logarithm). */
const WORTH = -4;
const MOST_REFINED = 3;
/** The best refined grid is climbed from if its odds are at least these. */
const CLIMBED = -0.5;
/** How far sides are moved, in cells. */
const STEPS = [0.3, 0.15];
/** Red points so far apart belong to one car, in pixels: first none, then those beyond its dark windows. */
const GAPS = [0, 5];
/** Above this the network is sure enough that the grid lies on the cells. */
export const BELIEVED = 2;

/**
 * The grids near those that were found, or else around a red car, that lie on the cells as the network sees it, best first;
 * none if there are none.
 */
export function secondLook(
  features: Features,
  grids: readonly Corners[],
  columns: number,
  rows: number,
): Corners[] {
  const { image } = features;
  const around = (gap: number): Sheet[] =>
    features.views().flatMap(({ toImage }) => sheetsAroundRed(features.reds(gap), toImage, columns, rows));
  const known: Corners[] = [];
  /** The first sheets that are not nearly the same as one before. */
  const newOnes = (sheets: readonly Sheet[]): Sheet[] => {
    const found: Sheet[] = [];
    for (const sheet of sheets) {
      if (found.length === MOST_RED) break;
      if (!isNew(sheet.corners, sheet.columns, known)) continue;
      found.push(sheet);
      known.push(sheet.corners);
    }
    return found;
  };
  const sources = [
    () => sheetsAround(grids, columns, rows),
    ...GAPS.map((gap) => () => newOnes(around(gap))),
  ];
  for (const sheets of sources) {
    const believed = believedOn(image, sheets(), columns, rows);
    if (believed.length > 0) return believed;
  }
  return [];
}

/** Sheets around grids; none around a grid that lies on the sheet around another. */
function sheetsAround(grids: readonly Corners[], columns: number, rows: number): Sheet[] {
  const sheets: Sheet[] = [];
  const seen: Corners[] = [];
  for (const grid of grids) {
    if (sheets.length === MOST_AROUND) break;
    const sheet = sheetAround(grid, columns, rows, BEYOND);
    if (!sheet || !isNew(grid, columns, seen)) continue;
    sheets.push(sheet);
    seen.push(...gridsOfSheet(sheet, columns, rows).map(({ corners }) => corners));
  }
  return sheets;
}

/** The grids on some sheets that lie on the cells once they are moved a little, best first. */
function believedOn(image: WorkingImage, sheets: readonly Sheet[], columns: number, rows: number): Corners[] {
  const seen = best(sheets.flatMap((sheet) => seenOn(image, sheet, columns, rows)));
  const aligned = (corners: Corners): number => alignedOf(image, corners, columns, rows);
  const see = (corners: Corners): SeenGrid => ({ corners, aligned: aligned(corners) });
  const refined = seen
    .filter(({ aligned }) => aligned > WORTH)
    .slice(0, MOST_REFINED)
    .map(({ corners }) => best([corners, refineGrid(image, corners, columns, rows).corners].map(see))[0]!);
  const [first, ...others] = best(refined);
  if (!first || first.aligned < CLIMBED) return [];
  const climbed = see(climbGrid(first.corners, columns, rows, aligned, sides, STEPS));
  // the others are rivals: the lead over them tells how sure the reading is
  return climbed.aligned > BELIEVED ? [climbed, ...others].map(({ corners }) => corners) : [];
}

const best = (grids: SeenGrid[]): SeenGrid[] => grids.sort((a, b) => b.aligned - a.aligned);
