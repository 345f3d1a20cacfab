// Source: ours. The picture as points of the floor: each has the colour that is seen in its direction, whatever stands there.
// Guarantee: the rim is the tray's border on the sides that no vehicle hides, as far as the picture shows it.
import { mapPoint } from '../image/homography.ts';
import type { WorkingImage } from '../image/working-image.ts';
import { medianIn } from './median.ts';
import { cameraOf, floorMap, type Pose, SIDE } from './pose.ts';
import { placeOf, WIDTH } from './silhouettes.ts';

/** A colour in CIE Lab. */
export type Colour = readonly [number, number, number];

/** The colours of a raster of the floor and of what lies around it. */
export interface Floor {
  /** Three values a point. */
  readonly colours: Float32Array;
  /** 1 for each point that the picture shows. */
  readonly seen: Uint8Array;
  /** The usual colour of the tray's rim: that of an empty floor, too, as far as we know. */
  readonly rim: Colour;
  /** How much better the rim is explained by one colour than by any, as a logarithm. */
  readonly rimMerit: number;
}

/** From where to where the rim is, in cells beside the floor. */
const RIM = [0.1, 0.45] as const;
/** How much points of the rim may differ: in lightness, and in the other two values. */
const [LIGHTER, OTHER_COLOUR] = [14, 7];
/** What a point of the rim of the right colour is worth, what one of another colour costs, and one outside of the picture. */
const [SAME_COLOUR, LEAST, NOT_SEEN] = [3, -4, -1];

/** The floor as it is seen in a pose. */
export function floorSeen(pose: Pose, image: WorkingImage): Floor {
  const map = floorMap(pose, image);
  const camera = cameraOf(pose);
  const colours = new Float32Array(3 * WIDTH * WIDTH);
  const seen = new Uint8Array(WIDTH * WIDTH);
  const rimPoints: number[] = [];
  for (let row = 0, i = 0; row < WIDTH; row++) {
    for (let column = 0; column < WIDTH; column++, i++) {
      const [u, v] = [placeOf(column), placeOf(row)];
      if (isRim(u, v, camera)) rimPoints.push(i);
      if (map[6] * u + map[7] * v + map[8] <= 0) continue;
      const { x, y } = mapPoint(map, u, v);
      if (!(x >= 0 && y >= 0 && x < image.width && y < image.height)) continue;
      seen[i] = 1;
      const pixel = Math.floor(y) * image.width + Math.floor(x);
      for (let plane = 0; plane < 3; plane++) colours[3 * i + plane] = image.planes[plane]![pixel]!;
    }
  }
  const rim = medianColour(
    colours,
    rimPoints.filter((i) => seen[i]),
  );
  const rimMerit = rimPoints.reduce((sum, i) => {
    if (!seen[i]) return sum + NOT_SEEN;
    const off =
      ((colours[3 * i]! - rim[0]) / LIGHTER) ** 2 +
      ((colours[3 * i + 1]! - rim[1]) / OTHER_COLOUR) ** 2 +
      ((colours[3 * i + 2]! - rim[2]) / OTHER_COLOUR) ** 2;
    return sum + Math.max(LEAST, SAME_COLOUR - off);
  }, 0);
  return { colours, seen, rim, rimMerit };
}

/** Whether a point is on the rim, at a side that no vehicle leans over. */
function isRim(u: number, v: number, camera: { readonly u: number; readonly v: number }): boolean {
  const beyond = [-u, u - SIDE, -v, v - SIDE];
  const most = Math.max(...beyond);
  if (most < RIM[0] || most > RIM[1]) return false;
  const middle = SIDE / 2;
  const away = [camera.u > middle + 2, camera.u < middle - 2, camera.v > middle + 2, camera.v < middle - 2];
  return !beyond.some((by, side) => by > -RIM[0] && away[side]);
}

/** The median of each value of the colours of some points; black for none. */
export function medianColour(colours: Float32Array, points: ArrayLike<number>): Colour {
  const values = new Float32Array(points.length);
  const middle = (plane: number): number => {
    for (let at = 0; at < points.length; at++) values[at] = colours[3 * points[at]! + plane]!;
    return medianIn(values, points.length);
  };
  return [middle(0), middle(1), middle(2)];
}
