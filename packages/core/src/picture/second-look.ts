// Source: ours.
// Guarantee: at most MOST_LOOKS looks of the network for each gap, and those of 2 × CLIMBED climbs.
//
//    . . . .        the lines of a table or of a floor mislead the search for grids, and the lines of a dark board are
//    . R R .   ->   faint: so the network itself looks at every grid on which the red car may stand
import { alignedOf, climbGrid } from './climb-grid.ts';
import type { Features } from './features.ts';
import { distinctGrids } from './find-grids.ts';
import { refineGrid } from './grid-refine.ts';
import type { Corners } from './picture.ts';
import { gridsAroundRed } from './red-car-grids.ts';
import type { WorkingImage } from './working-image.ts';

const MOST_LOOKS = 60;
/** A grid is worth climbing from if the network sees it lie on the cells with at least these odds (logarithm). */
const WORTH = -4;
const CLIMBED = 3;
/** How far sides are moved, in cells. */
const STEPS = [0.3, 0.15];
/** Red points so far apart belong to one car, in pixels: first none, then those beyond its dark windows. */
const GAPS = [0, 5];
/** Above this the network is sure enough that the grid lies on the cells. */
export const BELIEVED = 2;

/** The grids around a red car that lie on the cells as the network sees it, best first; none if there are none. */
export function secondLook(features: Features, columns: number, rows: number): Corners[] {
  const { image } = features;
  for (const gap of GAPS) {
    const grids = distinctGrids(
      features.views().flatMap(({ toImage }) => gridsAroundRed(features.reds(gap), toImage, columns, rows)),
      columns,
      MOST_LOOKS,
    );
    const found = best(image, grids, columns, rows)
      .filter(({ aligned }) => aligned > WORTH)
      .slice(0, CLIMBED)
      .flatMap(({ corners }) =>
        [corners, refineGrid(image, corners, columns, rows).corners].map((start) =>
          climbGrid(image, start, columns, rows, STEPS),
        ),
      );
    const believed = best(image, found, columns, rows).filter(({ aligned }) => aligned > BELIEVED);
    if (believed.length > 0) return believed.slice(0, CLIMBED).map(({ corners }) => corners);
  }
  return [];
}

const best = (image: WorkingImage, grids: readonly Corners[], columns: number, rows: number) =>
  grids
    .map((corners) => ({ corners, aligned: alignedOf(image, corners, columns, rows) }))
    .sort((a, b) => b.aligned - a.aligned);
