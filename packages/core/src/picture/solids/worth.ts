// Source: ours; the shortest description as in J. Rissanen, Modeling by shortest data description, 1978.
// Guarantee: the same points give the same worth; a vehicle of the floor's colour is worth less than none.
//
//    the points that a vehicle shows  ->  the median of their colours, its own  ->  each point of this colour, in light or in shade,
//    is worth something
import { type Colour, type Floor, medianColour } from './floor.ts';
import { WIDTH } from './silhouettes.ts';

/** What a vehicle costs, so that as few as possible are taken; little, because one that stands behind others shows few points. */
const VEHICLE = 5;
/** The merit of a vehicle that is not recognised, or that has the colour of the floor. */
const NO_VEHICLE = -30;
/** What a point is worth that has the colour of its vehicle, and how much one of another colour may cost. */
const [WORTH, MOST] = [2.5, 5];
/** How far colours of one vehicle may differ, and by how much a side may be lighter than another (a natural logarithm). */
const [SPREAD, SHADE] = [9, 0.3];
/** The lightest and the darkest side of a vehicle, as a share of its usual lightness. */
const [DARKEST, LIGHTEST] = [0.5, 1.6];
/** A vehicle that shows fewer points than this is not recognised. */
const FEWEST = 4;

/** What a vehicle is worth where it stands, and its colour. */
export interface Worth {
  readonly merit: number;
  readonly colour: Colour;
}

const shown = new Uint16Array(WIDTH * WIDTH);

/**
 * The points of a silhouette that the picture shows and that no nearer vehicle hides. The next call overwrites them.
 */
export function pointsShown({ seen }: Floor, silhouette: Uint16Array, taken: Uint8Array): Uint16Array {
  let count = 0;
  for (let at = 0; at < silhouette.length; at++) {
    const i = silhouette[at]!;
    if (seen[i] && !taken[i]) shown[count++] = i;
  }
  return shown.subarray(0, count);
}

/** What a vehicle is worth that shows these points. */
export function worthOf({ colours, rim }: Floor, points: Uint16Array): Worth {
  const colour = medianColour(colours, points);
  if (points.length < FEWEST) return { merit: NO_VEHICLE, colour };
  // shade scales a colour of CIE Lab together with its lightness above -16
  const [l, a, b] = [colour[0] + 16, colour[1], colour[2]];
  const square = l * l + a * a + b * b;
  let merit = -VEHICLE;
  for (let at = 0; at < points.length; at++) {
    const i = 3 * points[at]!;
    const [p, q, r] = [colours[i]! + 16, colours[i + 1]!, colours[i + 2]!];
    const share = Math.min(LIGHTEST, Math.max(DARKEST, (p * l + q * a + r * b) / square));
    const off = (p - share * l) ** 2 + (q - share * a) ** 2 + (r - share * b) ** 2;
    merit += WORTH - Math.min(MOST, (off / SPREAD ** 2 + (Math.log(share) / SHADE) ** 2) / 2);
  }
  const [dl, da, db] = [colour[0] - rim[0], colour[1] - rim[1], colour[2] - rim[2]];
  const isFloor = (da * da + db * db) / SPREAD ** 2 + (dl / 8) ** 2 < 2;
  return { merit: isFloor ? NO_VEHICLE : merit, colour };
}
