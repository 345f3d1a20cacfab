// Written by scripts/fit-confidence.mjs.

/** The choice among the grids of a picture: a weight for each sign. */
export const rankWeights: readonly number[] = [0.9652, 0.3613, 1.5046, 0.0193];

/** How likely a board is right: a constant, then a weight for each number. */
export const confidenceWeights: readonly number[] = [
  -3.5527, 0.2502, 0.1363, 0.3327, -0.0031, 0.3916, 0.267, 0.42, 0.702,
];
