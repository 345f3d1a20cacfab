/** A spring without overshoot: it comes to rest on its target and never passes it. */
export interface Spring {
  readonly from: number;
  readonly to: number;
  /** When it was let go, milliseconds of the page's clock. */
  readonly start: number;
  /** Speed at which it was let go, per second. */
  readonly speed: number;
  /** 1 is the snap of a drag, less is slower. */
  readonly stiffness: number;
}

/** Radians a second at stiffness 1: at rest within a fifth of a second. */
const FREQUENCY = 30;

export function springAt(
  spring: Spring,
  time: number,
): { readonly position: number; readonly done: boolean } {
  const { from, to, start, speed } = spring;
  const frequency = FREQUENCY * spring.stiffness;
  const seconds = Math.max(0, time - start) / 1000;
  const distance = from - to;
  const left = (distance + (speed + frequency * distance) * seconds) * Math.exp(-frequency * seconds);
  // let go too fast it would pass its target: it stops there instead
  const passed = Math.sign(left) === -Math.sign(distance) && distance !== 0;
  const done = passed || Math.abs(left) < 0.002;
  return { position: done ? to : to + left, done };
}
