// The states of a cluster by their distance from the exit, and how a plain canvas shows them.

import { cssColour, distanceColour } from './distance-colour.ts';

export interface Group {
  readonly distance: number;
  readonly colour: string;
  readonly members: readonly number[];
  readonly solved: boolean;
}

/** The states by their distance from the exit, the solved ones last, so that they are above the others. */
export function groupsOf(distances: Int16Array): Group[] {
  const hardest = distances.reduce((most, distance) => Math.max(most, distance), 0);
  const byDistance = new Map<number, number[]>();
  distances.forEach((distance, state) => {
    const members = byDistance.get(distance) ?? [];
    members.push(state);
    byDistance.set(distance, members);
  });
  return [...byDistance]
    .sort(([a], [b]) => b - a)
    .sort(([a], [b]) => Number(a === 0) - Number(b === 0))
    .map(([distance, members]) => ({
      distance,
      colour: cssColour(distanceColour(distance, hardest)),
      members,
      solved: distance === 0,
    }));
}

/** How many times as wide as another state a solved one is. */
const SOLVED = 1.4;
/** A state that is less wide than this, in pixels, is drawn as a square, which is quicker than a disc. */
const DISC = 4;

/**
 * Draws the states that the canvas shows.
 *
 * @param box the sides of the canvas, in CSS pixels
 * @param look how wide a state is, and how opaque one that is not solved
 * @param placeOf where a state is
 */
export function drawGroups(
  context: Pick<
    CanvasRenderingContext2D,
    'fillStyle' | 'globalAlpha' | 'beginPath' | 'rect' | 'moveTo' | 'arc' | 'fill'
  >,
  groups: readonly Group[],
  box: { readonly width: number; readonly height: number },
  look: { readonly diameter: number; readonly opacity: number },
  placeOf: (state: number) => { readonly x: number; readonly y: number },
): void {
  for (const { colour, members, solved } of groups) {
    context.fillStyle = colour;
    context.globalAlpha = solved ? 1 : look.opacity;
    const side = solved ? look.diameter * SOLVED : look.diameter;
    context.beginPath();
    for (const state of members) {
      const { x, y } = placeOf(state);
      if (x < -side || y < -side || x > box.width + side || y > box.height + side) continue;
      if (side < DISC) context.rect(x - side / 2, y - side / 2, side, side);
      else {
        context.moveTo(x + side / 2, y);
        context.arc(x, y, side / 2, 0, 2 * Math.PI);
      }
    }
    context.fill();
  }
}
