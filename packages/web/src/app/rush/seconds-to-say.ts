/** What is left when a screen reader says it, in seconds. */
const SAID = [120, 60, 30, 10];

/** The seconds that a screen reader says once `now` milliseconds are left and `before` were left at the last look. */
export const secondsToSay = (before: number, now: number): number | undefined =>
  SAID.filter((seconds) => seconds * 1000 < before && seconds * 1000 >= now).at(-1);
