import type { Estimate, Rating } from '@unjam/core/difficulty';

/** What `--json` prints about a rating: times in seconds, shares from 0 to 1, ranges as `[least, most]`. */
export const difficultyRecord = ({ rating, grade, seconds, givesUp, themes, extrapolated }: Rating) => ({
  rating,
  grade,
  seconds: precise(seconds.value),
  secondsRange: rangeOf(seconds, precise),
  givesUp: share(givesUp.value),
  givesUpRange: rangeOf(givesUp, share),
  themes,
  extrapolated,
});

/** The same keys for a board without a rating. */
export const noDifficulty = {
  rating: null,
  grade: null,
  seconds: null,
  secondsRange: null,
  givesUp: null,
  givesUpRange: null,
  themes: null,
  extrapolated: null,
} as const;

/** Six digits, so that boards which differ little stay apart. */
const precise = (value: number): number => Number(value.toPrecision(6));

const share = (value: number): number => Math.round(1000 * value) / 1000;

const rangeOf = ({ least, most }: Estimate, rounded: (value: number) => number): [number, number] => [
  rounded(least),
  rounded(most),
];
