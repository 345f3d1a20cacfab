// Source: ours. Finds grids by the network alone, where lines mislead.
// Guarantee: three searches, one around the grids and one around the red car for each of GAPS. In each of them the network looks at
// no more than MOST_AROUND or MOST_RED sheets, and at most MOST_MOVED grids are moved onto the cells.
//
//    . . . . .        the lines of a table or of a floor mislead the search for grids, and the lines of a dark board are
//    . R R . .   ->   faint: so the network itself looks at all cells around a grid that was found, and around the red
//    . . . . .        car, a sheet of them, and says of every grid on it whether it lies on the cells

import { BELIEVED, type LookedAt, lookAtGrid } from '../flat-board/look-at-grid.ts';
import { gridsOfSheet, type Sheet, seenOn, sheetAround } from '../flat-board/sheets.ts';
import type { Corners } from '../image/picture.ts';
import type { WorkingImage } from '../image/working-image.ts';
import type { Features } from '../lines/features.ts';
import { distinctBy, isNew } from './distinct-grids.ts';
import { moveOntoCells } from './move-onto-cells.ts';
import { sheetsAroundRed } from './red-car-sheets.ts';

/** How many cells on each side of a grid are looked at, and around how many grids at most. */
const BEYOND = 2;
const MOST_AROUND = 8;
/** How many sheets around a red car are looked at, at most. */
const MOST_RED = 8;
/** A grid is worth moving to the cells if the network sees it lie on them with at least these odds (logarithm). */
const WORTH = -4;
const MOST_MOVED = 3;
/** The gaps between red points of one car, in pixels: first none, then as wide as its dark windows. */
const GAPS = [0, 5];

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
  const newOnes = (sheets: readonly Sheet[]) => distinctBy(sheets, (sheet) => sheet, known, MOST_RED);
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

/** The grids on some sheets that lie on the cells once they are moved to where the network sees these, best first. */
function believedOn(image: WorkingImage, sheets: readonly Sheet[], columns: number, rows: number): Corners[] {
  const see = (corners: Corners): LookedAt | undefined => lookAtGrid(image, corners, columns, rows);
  const seen = sheets.flatMap((sheet) => seenOn(image, sheet, columns, rows)).sort(byAligned);
  const moved = seen
    .filter(({ aligned }) => aligned > WORTH)
    .slice(0, MOST_MOVED)
    .flatMap(({ corners }) => see(corners) ?? [])
    .map((grid) => moveOntoCells(grid, columns, rows, see, ({ look }) => look.aligned))
    .sort((a, b) => byAligned(a.look, b.look));
  // the others are rivals: the lead over them tells how sure the reading is
  return (moved[0]?.look.aligned ?? 0) > BELIEVED ? moved.map(({ corners }) => corners) : [];
}

interface Aligned {
  readonly aligned: number;
}
const byAligned = (one: Aligned, other: Aligned): number => other.aligned - one.aligned;
