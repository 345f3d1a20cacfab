/** A state from which the exit cannot be reached. */
export const LOST = '#8a93a0';

/** A solved state. */
export const SOLVED = '#22b35e';

const near = [255, 205, 70] as const;
const middle = [226, 72, 84] as const;
const far = [78, 62, 168] as const;

/** The colour of a state at a distance from the exit: yellow is near, red further, violet the hardest. */
export function distanceColour(distance: number, hardest: number): string {
  if (distance < 0) return LOST;
  if (distance === 0) return SOLVED;
  const share = hardest <= 1 ? 0 : (distance - 1) / (hardest - 1);
  const [from, to, part] = share < 0.5 ? [near, middle, share * 2] : [middle, far, share * 2 - 1];
  const channels = from.map((value, i) => Math.round(value + ((to[i] as number) - value) * part));
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
