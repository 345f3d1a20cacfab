// Written by scripts/fit-confidence.mjs.

/** The choice among the grids of a picture: a weight for each sign. */
export const rankWeights: readonly number[] = [1.5, 1, 2, 0.1];

/** How likely a board is right: a constant, then a weight for each number. */
export const confidenceWeights: readonly number[] = [-4, 0.4, 0.5, 1, 0.5, 0.2, 0.2, 2, 1];
