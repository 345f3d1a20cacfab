import { expect, test } from 'vitest';
import type { Pose } from './pose.ts';
import { refined } from './refine-pose.ts';

const image = { width: 800, height: 600 } as Parameters<typeof refined>[0];
/** Seen from straight above, through a lens in the middle of those of telephones. */
const POSE: Pose = { right: [1, 0, 0], down: [0, 1, 0], middle: [0, 0, 10], focal: 680, tallness: 1 };

test('a floor that lies beside where it seems to lie is moved there', () => {
  const far = ({ middle: [x, y] }: Pose): number => Math.hypot(x - 0.3, y + 0.2);
  const { middle, ...rest } = refined(image, POSE, (pose) => -100 * far(pose));
  expect(far({ ...rest, middle })).toBeLessThan(0.05);
});

/** At how many poses it looks, if the merit of each is so much by its place. */
function looksWith(meritAt: (place: number) => number): number {
  let looks = 0;
  refined(image, POSE, () => meritAt(looks++));
  return looks;
}

test('each of the eight changes is made in three sizes, three times at most as long as something is better', () => {
  expect(looksWith((place) => place / 2)).toBe(1 + 3 * 3 * 8);
});

test('where nothing is better, each change is tried once there and back in each size', () => {
  expect(looksWith((place) => (place === 0 ? 0 : 0.4))).toBe(1 + 3 * 2 * 8);
});
