// Written by scripts/fit-confidence.mjs.

/** The choice among the grids of a picture: a weight for each sign. */
export const rankWeights: readonly number[] = [2.9924, -0.4465, 1.0787, 0.2526];

/** How likely a board is right: a constant, then a weight for each number. */
export const confidenceWeights: readonly number[] = [
  -7.7264, 1.9323, -0.19, 0.4983, -3.6331, 1.402, 0.2737, 1.7043, 0.8242,
];
