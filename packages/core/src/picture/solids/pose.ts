// Source: a pinhole camera, as in R. Hartley and A. Zisserman, Multiple View Geometry, section 6.1.
// Guarantee: the two directions of a pose have the length of a cell and a right angle between them.
//
//    corners of a floor of SIDE by SIDE cells  ->  where the camera stands  ->  where a point above the floor is seen
import { type Homography, homographyTo, mapPoint } from '../image/homography.ts';
import type { Corners } from '../image/picture.ts';
import type { WorkingImage } from '../image/working-image.ts';

/** The cells along a side of the floor. */
export const SIDE = 6;
/** The focal lengths of telephones, in units of the picture's longer side. */
const [SHORTEST_FOCAL, USUAL_FOCAL, LONGEST_FOCAL] = [0.65, 0.8, 1.05];
/** Vehicles may be lower or higher than ours, as a share. */
const [LOWEST, HIGHEST] = [0.7, 1.3];

type Vector = readonly [number, number, number];

/** How a floor lies before the camera; lengths are in cells, and the camera is at the origin and looks along the third axis. */
export interface Pose {
  /** One cell to the right on the floor, and one cell down. */
  readonly right: Vector;
  readonly down: Vector;
  /** The middle of the floor. */
  readonly middle: Vector;
  /** The focal length, in pixels. */
  readonly focal: number;
  /** How high vehicles are, in units of the heights of silhouettes.ts. */
  readonly tallness: number;
}

/** Where the camera is: above the point (u, v) of the floor, in cells from its first corner, so many cells high. */
export interface Camera {
  readonly u: number;
  readonly v: number;
  readonly height: number;
}

const along = (a: Vector, b: Vector, by: number): Vector => [
  a[0] + b[0] * by,
  a[1] + b[1] * by,
  a[2] + b[2] * by,
];
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const scaled = ([x, y, z]: Vector, by: number): Vector => [x * by, y * by, z * by];
const unit = (a: Vector): Vector => scaled(a, 1 / (Math.hypot(...a) || 1));

/** The pose of a floor whose corners are seen there, through an ordinary lens; undefined if they lie on a line. */
export function poseOf(image: WorkingImage, corners: Corners): Pose | undefined {
  const map = homographyTo(corners, SIDE, SIDE);
  if (!map) return undefined;
  const focal = USUAL_FOCAL * Math.max(image.width, image.height);
  const column = (i: 0 | 1 | 2): Vector => [
    (map[i] - (image.width / 2) * map[(6 + i) as 6]) / focal,
    (map[(3 + i) as 3] - (image.height / 2) * map[(6 + i) as 6]) / focal,
    map[(6 + i) as 6],
  ];
  const [a, b, c] = [column(0), column(1), column(2)];
  const size = 2 / (Math.hypot(...a) + Math.hypot(...b));
  const middle = scaled(along(along(c, a, SIDE / 2), b, SIDE / 2), size);
  // the two directions, turned by the same angle until they are perpendicular
  const between = unit(along(unit(a), unit(b), 1));
  const apart = unit(along(unit(a), unit(b), -1));
  return {
    right: unit(along(between, apart, 1)),
    down: unit(along(between, apart, -1)),
    middle,
    focal,
    tallness: 1,
  };
}

/** The first corner of the floor. */
const cornerOf = ({ right, down, middle }: Pose): Vector =>
  along(along(middle, right, -SIDE / 2), down, -SIDE / 2);

/** The map from the floor, in cells from its first corner, to the image. */
export function floorMap(pose: Pose, { width, height }: WorkingImage): Homography {
  const column = ([x, y, z]: Vector): Vector => [
    pose.focal * x + (width / 2) * z,
    pose.focal * y + (height / 2) * z,
    z,
  ];
  const [a, b, c] = [column(pose.right), column(pose.down), column(cornerOf(pose))];
  return [a[0], b[0], c[0], a[1], b[1], c[1], a[2], b[2], c[2]];
}

/** Where the corners of the floor are seen. */
export function cornersSeen(pose: Pose, image: WorkingImage): Corners {
  const map = floorMap(pose, image);
  return [mapPoint(map, 0, 0), mapPoint(map, SIDE, 0), mapPoint(map, SIDE, SIDE), mapPoint(map, 0, SIDE)];
}

/** Where the camera stands. */
export function cameraOf(pose: Pose): Camera {
  const corner = cornerOf(pose);
  return {
    u: -dot(pose.right, corner),
    v: -dot(pose.down, corner),
    height: Math.abs(dot(cross(pose.right, pose.down), corner)),
  };
}

/** A vector turned around an axis of length 1. */
function turned(vector: Vector, axis: Vector, angle: number): Vector {
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  return along(
    along(scaled(vector, cosine), cross(axis, vector), sine),
    axis,
    dot(axis, vector) * (1 - cosine),
  );
}

/** How a pose may be changed: three turns, three shifts, the lens, and how high the vehicles are. */
export const CHANGES: readonly ((pose: Pose, by: number, image: WorkingImage) => Pose | undefined)[] = [
  (pose, by) => ({ ...pose, down: turned(pose.down, pose.right, by) }),
  (pose, by) => ({ ...pose, right: turned(pose.right, pose.down, by) }),
  (pose, by) => {
    const axis = cross(pose.right, pose.down);
    return { ...pose, right: turned(pose.right, axis, by), down: turned(pose.down, axis, by) };
  },
  (pose, by) => ({ ...pose, middle: along(pose.middle, pose.right, 5 * by) }),
  (pose, by) => ({ ...pose, middle: along(pose.middle, pose.down, 5 * by) }),
  (pose, by) => ({ ...pose, middle: scaled(pose.middle, 1 + by) }),
  (pose, by, { width, height }) => {
    const focal = pose.focal * (1 + 2 * by);
    const share = focal / Math.max(width, height);
    const [x, y, z] = pose.middle;
    // a longer lens from farther away shows the same board
    return share < SHORTEST_FOCAL || share > LONGEST_FOCAL
      ? undefined
      : { ...pose, focal, middle: [x, y, z * (1 + 2 * by)] };
  },
  (pose, by) => {
    const tallness = pose.tallness * (1 + 3 * by);
    return tallness < LOWEST || tallness > HIGHEST ? undefined : { ...pose, tallness };
  },
];
