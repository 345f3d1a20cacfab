import { expect, test } from 'vitest';
import { CHANGES, cameraOf, cornersSeen, floorMap, type Pose, poseOf, SIDE } from './pose.ts';

const image = { width: 800, height: 600, scale: 1, planes: [0, 1, 2].map(() => new Float32Array(0)) };
const seenBy = image as unknown as Parameters<typeof poseOf>[0];

/** A floor that is turned by 30 degrees on the table and leans back by so many degrees, seen through the usual lens. */
function leaning(degrees: number): Pose {
  const [turn, lean] = [Math.PI / 6, (degrees / 180) * Math.PI];
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const [up, back] = [Math.cos(lean), Math.sin(lean)];
  return {
    right: [c, s * up, s * back],
    down: [-s, c * up, c * back],
    middle: [0.7, -0.4, 13],
    focal: 640,
    tallness: 1,
  };
}

const numbers = ({ right, down, middle, focal }: Pose): number[] => [...right, ...down, ...middle, focal];
const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, i) => sum + value * b[i]!, 0);

// the map is exact only from above: leaning, the two directions have other lengths than a cell
test.each([0, 2])(
  'a floor that leans back by %i degrees is found from where its corners are seen',
  (degrees) => {
    const pose = leaning(degrees);
    const found = poseOf(seenBy, cornersSeen(pose, seenBy));
    expect(found).toBeDefined();
    for (const [i, value] of numbers(pose).entries()) expect(numbers(found!)[i]).toBeCloseTo(value, 1);
  },
);

test('the directions of a pose have the length of a cell and a right angle, however the corners lie', () => {
  const corners = [
    { x: 120, y: 90 },
    { x: 640, y: 130 },
    { x: 700, y: 520 },
    { x: 60, y: 470 },
  ] as const;
  const { right, down } = poseOf(seenBy, corners)!;
  expect([dot(right, right), dot(down, down), dot(right, down)].map((value) => value.toFixed(9))).toEqual([
    '1.000000000',
    '1.000000000',
    expect.stringMatching(/^-?0\.0{9}$/),
  ]);
});

test('corners on a line have no pose', () => {
  const line = [0, 1, 2, 3].map((i) => ({ x: 100 + 50 * i, y: 200 + 20 * i }));
  expect(poseOf(seenBy, line as unknown as Parameters<typeof poseOf>[1])).toBeUndefined();
});

test('a point of the floor is seen where a camera with a pinhole shows it', () => {
  const pose = leaning(35);
  const map = floorMap(pose, seenBy);
  for (const [u, v] of [
    [0, 0],
    [SIDE, 0],
    [2, 5],
  ] as const) {
    const [x, y, z] = pose.middle.map(
      (middle, i) => middle + (u - SIDE / 2) * pose.right[i]! + (v - SIDE / 2) * pose.down[i]!,
    ) as [number, number, number];
    const w = map[6] * u + map[7] * v + map[8];
    expect((map[0] * u + map[1] * v + map[2]) / w).toBeCloseTo(400 + (640 * x) / z, 6);
    expect((map[3] * u + map[4] * v + map[5]) / w).toBeCloseTo(300 + (640 * y) / z, 6);
  }
});

test('the camera stands where the floor says', () => {
  const straight: Pose = { right: [1, 0, 0], down: [0, 1, 0], middle: [0, 0, 9], focal: 640, tallness: 1 };
  expect(cameraOf(straight)).toEqual({ u: 3, v: 3, height: 9 });
  expect(cameraOf({ ...straight, middle: [1, -2, 9] })).toEqual({ u: 2, v: 5, height: 9 });
  // the same distances, however the floor is turned
  const pose = leaning(35);
  const { u, v, height } = cameraOf(pose);
  const fromMiddle = Math.hypot(u - 3, v - 3, height);
  expect(fromMiddle).toBeCloseTo(Math.hypot(...pose.middle), 9);
  expect(u - 3).toBeCloseTo(-dot(pose.right, pose.middle), 9);
  expect(v - 3).toBeCloseTo(-dot(pose.down, pose.middle), 9);
});

test('turns of a pose keep its right angle, and turning back gives the pose again', () => {
  for (const change of CHANGES.slice(0, 3)) {
    const pose = leaning(20);
    const turned = change(pose, 0.1, seenBy)!;
    const moved = Math.max(
      ...[...turned.right, ...turned.down].map((value, i) =>
        Math.abs(value - [...pose.right, ...pose.down][i]!),
      ),
    );
    expect(moved).toBeGreaterThan(0.05);
    expect(dot(turned.right, turned.down)).toBeCloseTo(0, 9);
    expect(dot(turned.right, turned.right)).toBeCloseTo(1, 9);
    expect(dot(turned.down, turned.down)).toBeCloseTo(1, 9);
    for (const [i, value] of numbers(change(turned, -0.1, seenBy)!).entries())
      expect(value).toBeCloseTo(numbers(pose)[i]!, 9);
  }
});

test('shifts of a pose move the floor by half a cell for a tenth, and nearer or farther by as much as they say', () => {
  const pose: Pose = { right: [1, 0, 0], down: [0, 1, 0], middle: [2, 3, 10], focal: 640, tallness: 1 };
  const shifted = CHANGES.slice(3, 6).map((change) => change(pose, 0.1, seenBy));
  expect(shifted).toEqual([
    { ...pose, middle: [2.5, 3, 10] },
    { ...pose, middle: [2, 3.5, 10] },
    { ...pose, middle: [2.2, expect.closeTo(3.3), 11] },
  ]);
});

test('a lens is changed within those of telephones, and vehicles within 0.7 and 1.3 of ours', () => {
  const pose = leaning(20);
  const [lens, tallness] = CHANGES.slice(-2);
  expect(lens?.(pose, 0.1, seenBy)).toMatchObject({ focal: 768, middle: [0.7, -0.4, 15.6] });
  expect([0.2, -0.1].map((by) => lens?.(pose, by, seenBy))).toEqual([undefined, undefined]);
  expect(tallness?.(pose, 0.05, seenBy)?.tallness).toBeCloseTo(1.15);
  expect([0.11, -0.11].map((by) => tallness?.(pose, by, seenBy))).toEqual([undefined, undefined]);
});
