// Written by scripts/fit-confidence.mjs.

/** The choice among the grids of a picture: a weight for each sign. */
export const rankWeights: readonly number[] = [0.6664, -0.0056, 1.1582, -0.3285];

/** How likely a board is right: a constant, then a weight for each number. */
export const confidenceWeights: readonly number[] = [
  -3.1448, 0.3409, -0.0621, 0.4798, -0.7016, 0.5633, 0.5081, 0.1277, 0.7015, -0.4562,
];
