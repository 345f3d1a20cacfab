import { describe, expect, test } from 'vitest';
import { invert, mapPoint } from '../image/homography.ts';
import type { Picture } from '../image/picture.ts';
import { toWorkingImage } from '../image/working-image.ts';
import type { Piece } from '../tilings/tilings.ts';
import { explain } from './explain.ts';
import { floorSeen } from './floor.ts';
import { cameraOf, cornersSeen, floorMap, type Pose, poseOf, SIDE } from './pose.ts';
import { placeOf, shapesOf, silhouetteOf, WIDTH } from './silhouettes.ts';

const [ACROSS, DOWN] = [400, 400];
/** A camera in front of a board, about 40 degrees above it. */
const POSE: Pose = {
  right: [1, 0, 0],
  down: [0, -0.64, -0.768],
  middle: [0, 0, 11],
  focal: 0.8 * 400,
  tallness: 1,
};
const PALETTE = [
  [200, 30, 30],
  [30, 60, 200],
  [230, 200, 40],
  [40, 150, 60],
  [150, 80, 190],
  [90, 200, 220],
] as const;
type Palette = readonly (readonly number[])[];

/** A picture of vehicles of the shapes that we assume, in plain colours, on a black floor. */
function pictureOf(pieces: readonly Piece[], pose: Pose, palette: Palette): Picture {
  const data = new Uint8ClampedArray(ACROSS * DOWN * 4).fill(255);
  const image = { width: ACROSS, height: DOWN, scale: 1, planes: [] as never };
  const camera = cameraOf(pose);
  const colours = new Map<number, readonly number[]>();
  // the farthest first, so that the nearer ones are drawn over them
  pieces.forEach((piece, i) => {
    for (const point of silhouetteOf(piece, shapesOf(piece.length)[0]!, camera, pose.tallness))
      colours.set(point, palette[i]!);
  });
  const back = invert(floorMap(pose, image));
  for (let y = 0; y < DOWN; y++) {
    for (let x = 0; x < ACROSS; x++) {
      const floor = mapPoint(back, x + 0.5, y + 0.5);
      const step = placeOf(1) - placeOf(0);
      const [column, row] = [floor.x, floor.y].map((place) => Math.round((place - placeOf(0)) / step));
      const inside = column! >= 0 && row! >= 0 && column! < WIDTH && row! < WIDTH;
      const colour = (inside && colours.get(row! * WIDTH + column!)) || [30, 30, 32];
      data.set(colour, (y * ACROSS + x) * 4);
    }
  }
  return { width: ACROSS, height: DOWN, data };
}

const seenIn = (pieces: readonly Piece[], palette: Palette = PALETTE): Piece[] => {
  const image = toWorkingImage(pictureOf(pieces, POSE, palette));
  const [best] = explain(POSE, floorSeen(POSE, image), 40);
  return best!.solids.map(({ piece }) => piece).sort((a, b) => a.cell - b.cell);
};

describe('vehicles as solids', () => {
  test('the camera of the corners that a pose shows is that of the pose', () => {
    const image = { width: ACROSS, height: DOWN, scale: 1, planes: [] as never };
    const pose = poseOf(image, cornersSeen(POSE, image))!;
    const [found, camera] = [cameraOf(pose), cameraOf(POSE)];
    expect(found.u).toBeCloseTo(camera.u, 1);
    expect(found.v).toBeCloseTo(camera.v, 1);
    expect(found.height).toBeCloseTo(camera.height, 1);
    expect(camera.v).toBeGreaterThan(SIDE);
  });

  test('a truck that leans over the row behind it is one truck, and the car behind it is seen', () => {
    const board: Piece[] = [
      { cell: 13, length: 2, orientation: 'horizontal' },
      { cell: 18, length: 3, orientation: 'horizontal' },
      { cell: 22, length: 2, orientation: 'vertical' },
      { cell: 30, length: 2, orientation: 'horizontal' },
    ];
    expect(seenIn(board)).toEqual(board);
  });

  test('a car behind a truck of a similar colour is seen', () => {
    const board: Piece[] = [
      { cell: 24, length: 2, orientation: 'horizontal' },
      { cell: 30, length: 3, orientation: 'horizontal' },
    ];
    const violets = [
      [128, 100, 198],
      [112, 92, 190],
    ];
    expect(seenIn(board, violets)).toEqual(board);
  });

  test('a floor without vehicles stays empty', () => {
    expect(seenIn([])).toEqual([]);
  });
});
