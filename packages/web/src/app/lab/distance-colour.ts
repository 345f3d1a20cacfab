/** Red, green and blue, 0 to 255. */
type Channels = readonly [number, number, number];

/** A state from which the exit cannot be reached. */
const UNSOLVABLE: Channels = [138, 147, 160];

/** A solved state. */
const SOLVED: Channels = [34, 179, 94];

const near: Channels = [255, 205, 70];
const middle: Channels = [226, 72, 84];
const far: Channels = [78, 62, 168];

/** The colour of a state by its distance from the exit: yellow is near, then red, violet is the farthest. */
export function distanceColour(distance: number, hardest: number): Channels {
  if (distance < 0) return UNSOLVABLE;
  if (distance === 0) return SOLVED;
  const share = hardest <= 1 ? 0 : (distance - 1) / (hardest - 1);
  const [from, to, part] = share < 0.5 ? [near, middle, share * 2] : [middle, far, share * 2 - 1];
  const mixed = (i: 0 | 1 | 2) => Math.round(from[i] + (to[i] - from[i]) * part);
  return [mixed(0), mixed(1), mixed(2)];
}

export const cssColour = ([red, green, blue]: Channels): string => `rgb(${red} ${green} ${blue})`;
