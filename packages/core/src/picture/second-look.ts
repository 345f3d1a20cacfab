// Source: ours.
// Guarantee: for each gap the network looks at most at MOST_SHEETS sheets, and CLIMBED times at those of a climb.
//
//    . . . . .        the lines of a table or of a floor mislead the search for grids, and the lines of a dark board are
//    . R R . .   ->   faint: so the network itself looks at all cells around the red car, a sheet of them, and says of
//    . . . . .        every grid on it on which the red car may stand whether it lies on the cells
import { alignedOfCells, lookAtCells } from './board-network.ts';
import { alignedOf, climbGrid } from './climb-grid.ts';
import type { Features } from './features.ts';
import { distinctGrids } from './find-grids.ts';
import { flatten, MARGIN } from './flat-board.ts';
import { refineGrid } from './grid-refine.ts';
import type { Maps } from './network-steps.ts';
import type { Corners } from './picture.ts';
import { gridsOfSheet, sheetSize, sheetsAroundRed } from './red-car-grids.ts';
import type { WorkingImage } from './working-image.ts';

const MOST_SHEETS = 8;
/** A grid is worth climbing from if the network sees it lie on the cells with at least these odds (logarithm). */
const WORTH = -4;
const CLIMBED = 3;
/** Above this the other grids are not climbed from. */
const SURE = 5;
/** How far sides are moved, in cells. */
const STEPS = [0.3, 0.15];
/** Red points so far apart belong to one car, in pixels: first none, then those beyond its dark windows. */
const GAPS = [0, 5];
/** Above this the network is sure enough that the grid lies on the cells. */
export const BELIEVED = 2;

interface Seen {
  readonly corners: Corners;
  /** The logarithm of the odds that the grid lies on the cells. */
  readonly aligned: number;
}

/** The grids around a red car that lie on the cells as the network sees it, best first; none if there are none. */
export function secondLook(features: Features, columns: number, rows: number): Corners[] {
  const { image } = features;
  const size = sheetSize(columns, rows);
  let sheets: Corners[] = [];
  for (const gap of GAPS) {
    const known = sheets;
    const around = features
      .views()
      .flatMap(({ toImage }) => sheetsAroundRed(features.reds(gap), toImage, columns, rows));
    sheets = distinctGrids(around, size.columns, known.length + MOST_SHEETS, known);
    const found = best(sheets.slice(known.length).flatMap((sheet) => seenOn(image, sheet, columns, rows)))
      .filter(({ aligned }) => aligned > WORTH)
      .slice(0, CLIMBED);
    const believed: Seen[] = [];
    for (const { corners } of found) {
      const grid = climbed(image, corners, columns, rows);
      if (grid.aligned > BELIEVED) believed.push(grid);
      if (grid.aligned > SURE) break;
    }
    if (believed.length > 0) return best(believed).map(({ corners }) => corners);
  }
  return [];
}

const best = (grids: Seen[]): Seen[] => grids.sort((a, b) => b.aligned - a.aligned);

/** Every grid of a sheet as the network sees it: it looks at all cells of the sheet at once. */
function seenOn(image: WorkingImage, sheet: Corners, columns: number, rows: number): Seen[] {
  const size = sheetSize(columns, rows);
  const flat = flatten(image, sheet, size.columns, size.rows);
  if (!flat) return [];
  const cells = lookAtCells(flat);
  return gridsOfSheet(sheet, columns, rows).map(({ corners, column, row }) => ({
    corners,
    aligned: alignedOfCells(part(cells, column, row, columns + 2 * MARGIN, rows + 2 * MARGIN)),
  }));
}

/** A part of some maps. */
function part(
  { count, width: across, height: down, values }: Maps,
  left: number,
  top: number,
  width: number,
  height: number,
): Maps {
  const cut = new Float32Array(count * width * height);
  for (let map = 0, to = 0; map < count; map++) {
    for (let y = top; y < top + height; y++, to += width) {
      const start = (map * down + y) * across + left;
      cut.set(values.subarray(start, start + width), to);
    }
  }
  return { count, width, height, values: cut };
}

/** The grid, or the one nearby whose lines fit best, with its sides moved to where it lies best on the cells. */
function climbed(image: WorkingImage, grid: Corners, columns: number, rows: number): Seen {
  const [start] = best(
    [grid, refineGrid(image, grid, columns, rows).corners].map((corners) => ({
      corners,
      aligned: alignedOf(image, corners, columns, rows),
    })),
  );
  const corners = climbGrid(image, start!.corners, columns, rows, STEPS);
  return { corners, aligned: alignedOf(image, corners, columns, rows) };
}
