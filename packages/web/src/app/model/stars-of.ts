import type { Best } from './best-results.ts';

/** Stars for a result: one for solving, one for doing it without help, one for then needing the fewest moves. */
export const starsOf = (best: Best | undefined, fewest: number): number =>
  !best ? 0 : !best.alone ? 1 : best.moves > fewest ? 2 : 3;
