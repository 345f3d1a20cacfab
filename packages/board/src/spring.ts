/** A spring that comes to rest on its target and never passes it. */
export interface Spring {
  readonly from: number;
  readonly to: number;
  /** When it was let go, in milliseconds of the page's clock. */
  readonly start: number;
  /** Its speed at that moment, a second. */
  readonly speed: number;
  /** 1 as after a drag, less is slower. */
  readonly stiffness: number;
}

/** Radians a second at stiffness 1: the spring rests within 0.2 seconds. */
const FREQUENCY = 30;

/** Position of a spring at a time of the page's clock, and whether it rests. */
export function springAt(
  spring: Spring,
  time: number,
): { readonly position: number; readonly done: boolean } {
  const { from, to, start, speed } = spring;
  const frequency = FREQUENCY * spring.stiffness;
  const seconds = Math.max(0, time - start) / 1000;
  const distance = from - to;
  const left = (distance + (speed + frequency * distance) * seconds) * Math.exp(-frequency * seconds);
  // a spring that is too fast would pass its target: it stops there instead
  const passed = Math.sign(left) === -Math.sign(distance) && distance !== 0;
  const done = passed || Math.abs(left) < 0.002;
  return { position: done ? to : to + left, done };
}
