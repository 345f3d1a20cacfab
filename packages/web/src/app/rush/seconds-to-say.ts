/** When a screen reader says what is left, in seconds. */
const SAID = [120, 60, 30, 10];

/**
 * The seconds that a screen reader says once `now` milliseconds are left and `before` were left at the last look: those that are left
 * then, because a tab that was hidden looks late.
 */
export const secondsToSay = (before: number, now: number): number | undefined =>
  SAID.some((seconds) => seconds * 1000 < before && seconds * 1000 >= now)
    ? Math.ceil(now / 1000)
    : undefined;
