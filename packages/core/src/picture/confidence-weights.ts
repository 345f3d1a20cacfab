// Written by scripts/fit-confidence.mjs.

/** The choice among the grids of a picture: a weight for each sign. */
export const rankWeights: readonly number[] = [1.5917, -0.0958, 1.3283, 0.0597];

/** How likely a board is right: a constant, then a weight for each number. */
export const confidenceWeights: readonly number[] = [
  -6.2779, 0.1909, 0.1931, 0.3627, 0.047, 0.7689, 0.3522, 1.0417, 0.6819,
];
