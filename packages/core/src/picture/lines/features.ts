// Source: ours. What the search for grids asks about a picture.
// Guarantee: each feature of a picture is computed once, when it is first asked for, whatever the number of grid sizes tried.
//
//    image -> lines -> views -> a raster of each view         image -> red regions
import type { Homography } from '../image/homography.ts';
import type { Point } from '../image/picture.ts';
import type { WorkingImage } from '../image/working-image.ts';
import { type LineSums, lineSums } from './line-sums.ts';
import { findLines, type Line } from './lines.ts';
import { findViews } from './perspective.ts';
import { type Raster, rasterOf } from './raster.ts';
import { redRegions } from './red-regions.ts';

/** How many straight edges are looked for. */
const LINES = 70;
/** How many tilts are followed, besides the view straight from the front. */
const VIEWS = 5;

/** What the search for grids asks about a picture again and again. */
export interface Features {
  readonly image: WorkingImage;
  /** The strongest straight edges, strongest first. */
  readonly lines: () => readonly Line[];
  /** The ways in which the board's plane may be tilted, the best supported first. */
  readonly views: () => readonly View[];
  /** The regions of red points that are no farther apart than `gap` pixels, largest first. */
  readonly reds: (gap: number) => readonly (readonly Point[])[];
}

/** A plane on which cells are squares. */
export interface View {
  /** From the plane to the working image. */
  readonly toImage: Homography;
  /** The changes of colour on the plane and their running sums; undefined where the picture shows too much of it. */
  readonly raster: () => { readonly raster: Raster; readonly sums: LineSums } | undefined;
}

/** The features of a picture. */
export function featuresOf(image: WorkingImage): Features {
  const lines = once(() => findLines(image, LINES));
  const views = once(() =>
    findViews(lines(), image.width, image.height, VIEWS).map((toImage): View => {
      const raster = once(() => {
        const raster = rasterOf(image, toImage);
        return raster && { raster, sums: lineSums(raster) };
      });
      return { toImage, raster };
    }),
  );
  const regions = new Map<number, Point[][]>();
  const reds = (gap: number): Point[][] => {
    let found = regions.get(gap);
    if (!found) {
      found = redRegions(image, gap);
      regions.set(gap, found);
    }
    return found;
  };
  return { image, lines, views, reds };
}

/** The function, called at most once. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
