// Source: ours; coordinate search with steps that are halved.
// Guarantee: the merit of the pose is never less than at the start.
//
//    a change of the pose, there and back: better? keep it : try the next change; nothing is better -> half the step
import type { WorkingImage } from '../image/working-image.ts';
import { CHANGES, type Pose } from './pose.ts';

/** The first and the last size of a change of the pose, and how often changes of one size are tried. */
const [LARGEST_STEP, SMALLEST_STEP, TRIES] = [0.03, 0.004, 3];
/** A pose is better only if its merit is so much greater. */
const BETTER = 0.5;

/** The pose near another one that has the greatest merit. */
export function refined(image: WorkingImage, start: Pose, meritOf: (pose: Pose) => number): Pose {
  let pose = start;
  let merit = meritOf(pose);
  for (let step = LARGEST_STEP; step > SMALLEST_STEP; step /= 2) {
    for (let round = 0, better = true; better && round < TRIES; round++) {
      better = false;
      for (const change of CHANGES) {
        for (const by of [step, -step]) {
          const next = change(pose, by, image);
          const nextMerit = next ? meritOf(next) : Number.NEGATIVE_INFINITY;
          if (!next || nextMerit < merit + BETTER) continue;
          [pose, merit, better] = [next, nextMerit, true];
          break;
        }
      }
    }
  }
  return pose;
}
