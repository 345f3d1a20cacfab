// Written by scripts/fit-confidence.mjs.

/** The choice among the grids of a picture: a weight for each sign. */
export const rankWeights: readonly number[] = [1.1041, 0.526, 0.9448, -0.0365];

/** How likely a board is right: a constant, then a weight for each number. */
export const confidenceWeights: readonly number[] = [
  -4.6214, 0.259, 0.0418, 0.3639, -0.3666, 0.4939, 0.3299, 0.8511, 0.6319,
];
