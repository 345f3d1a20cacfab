// Written by scripts/fit-confidence.mjs.

/** The choice among the grids of a picture: a weight for each sign. */
export const rankWeights: readonly number[] = [1.6098, -0.4108, 1.1134, -0.0493];

/** How likely a board is right: a constant, then a weight for each number. */
export const confidenceWeights: readonly number[] = [
  -4.708, -0.0577, 0.1047, 0.3763, -0.0096, 0.6298, 0.3522, 0.617, 0.6705,
];
