// Written by scripts/fit-confidence.mjs.

/** The choice among the grids of a picture: a weight for each sign. */
export const rankWeights: readonly number[] = [0.8668, 0.3025, 1.2419, 0.1501];

/** How likely a board is right: a constant, then a weight for each number. */
export const confidenceWeights: readonly number[] = [
  -4.4044, 0.4183, 0.1248, 0.3367, -0.1022, 0.5993, 0.3648, 0.5233, 0.6615,
];
