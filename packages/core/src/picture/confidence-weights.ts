// Written by scripts/fit-confidence.mjs.

/** The choice among the grids of a picture: a weight for each sign. */
export const rankWeights: readonly number[] = [1.5917, -0.0958, 1.3283, 0.0597];

/** How likely a board is right: a constant, then a weight for each number. */
export const confidenceWeights: readonly number[] = [
  -5.657, 0.4431, 0.0642, 0.3603, 0.1389, 0.9467, 0.358, 0.8902, 0.6581,
];
