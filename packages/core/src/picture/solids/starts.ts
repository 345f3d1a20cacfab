// Source: ours. Guesses where the floor of a tray lies, from the region that its colourful vehicles fill.
// Guarantee: three guesses for each tilt of the board's plane, or none if the picture has no such region.
//
//      __________
//     /  region  \     the sides towards the camera are where vehicles meet the floor; vehicles lean over the others
//    /____________\    <- the camera is on this side, so the floor begins here
import { cornersOf, type Homography, invert, mapPoint } from '../image/homography.ts';
import type { Corners, Point } from '../image/picture.ts';
import type { WorkingImage } from '../image/working-image.ts';
import type { Features } from '../lines/features.ts';
import { cameraOf, poseOf, SIDE } from './pose.ts';

/** The least chroma of a colourful point. */
const COLOURFUL = 32;
/** The region is looked for in squares of so many pixels, and may have gaps of so many squares. */
const SQUARE = 4;
const GAP = 3;
/** The fewest squares of a region. */
const FEWEST = 40;
/** The share of the region's points that may lie outside of its sides. */
const OUTSIDE = 0.01;
/** How many cells long the region may be: vehicles lean beyond the floor. */
const LENGTHS = [SIDE - 0.2, SIDE + 0.1, SIDE + 0.5];

/** Where the corners of the floor may be. */
export function startsIn({ image, views }: Features): Corners[] {
  const region = largestRegion(image);
  if (region.length < FEWEST) return [];
  return views().flatMap(({ toImage }) => {
    const back = invert(toImage);
    const points = region.map(({ x, y }) => mapPoint(back, x, y));
    const across = spanOf(points.map(({ x }) => x));
    const down = spanOf(points.map(({ y }) => y));
    // vehicles lean neither to the left nor to the right of a camera in front of the board
    const spans = [across, down].map(({ from, to }) => to - from);
    const placesOf = (side: number): { u: number; v: number } | undefined => {
      const pose = poseOf(
        image,
        squareAt(startOf(across, side, 0.5), startOf(down, side, 0.5), side, toImage),
      );
      return pose && cameraOf(pose);
    };
    const place = placesOf(Math.min(...spans));
    if (!place) return [];
    const upright = spans.filter((_, i) => sideOf(i === 0 ? place.u : place.v) === 0.5);
    const least = Math.min(...(upright.length > 0 ? upright : spans));
    return LENGTHS.map((cells): Corners => {
      const side = (least / cells) * SIDE;
      return squareAt(
        startOf(across, side, sideOf(place.u)),
        startOf(down, side, sideOf(place.v)),
        side,
        toImage,
      );
    });
  });
}

/** The corners of a square on a plane. */
const squareAt = (x: number, y: number, side: number, toImage: Homography): Corners =>
  cornersOf(toImage, x, y, x + side, y + side);

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Where a floor of some length begins inside a longer span: at its beginning (0), in its middle, or so that both end together (1). */
const startOf = ({ from, to }: Span, side: number, share: number): number =>
  from + (to - from - side) * share;

/** The side of the floor at which the camera is, if it is not above it. */
const sideOf = (place: number): number => (place < 0 ? 0 : place > SIDE ? 1 : 0.5);

function spanOf(values: number[]): Span {
  const sorted = Float64Array.from(values).sort();
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))]!;
  return { from: at(OUTSIDE), to: at(1 - OUTSIDE) };
}

/** The middles of the squares of the largest colourful region. */
function largestRegion({ width, height, planes }: WorkingImage): Point[] {
  const [columns, rows] = [Math.floor(width / SQUARE), Math.floor(height / SQUARE)];
  const isNew = new Uint8Array(columns * rows);
  for (let square = 0; square < columns * rows; square++) {
    const start = Math.floor(square / columns) * SQUARE * width + (square % columns) * SQUARE;
    let count = 0;
    for (let i = 0; i < SQUARE * SQUARE; i++) {
      const pixel = start + Math.floor(i / SQUARE) * width + (i % SQUARE);
      if (Math.hypot(planes[1][pixel]!, planes[2][pixel]!) > COLOURFUL) count++;
    }
    isNew[square] = count > (SQUARE * SQUARE) / 2 ? 1 : 0;
  }
  let largest: number[] = [];
  for (let first = 0; first < isNew.length; first++) {
    if (!isNew[first]) continue;
    isNew[first] = 0;
    const region = [first];
    for (const square of region) {
      const [x, y] = [square % columns, Math.floor(square / columns)];
      for (let row = Math.max(0, y - GAP); row <= Math.min(rows - 1, y + GAP); row++) {
        for (let column = Math.max(0, x - GAP); column <= Math.min(columns - 1, x + GAP); column++) {
          const other = row * columns + column;
          if (!isNew[other]) continue;
          isNew[other] = 0;
          region.push(other);
        }
      }
    }
    if (region.length > largest.length) largest = region;
  }
  return largest.map((square) => ({
    x: ((square % columns) + 0.5) * SQUARE,
    y: (Math.floor(square / columns) + 0.5) * SQUARE,
  }));
}
