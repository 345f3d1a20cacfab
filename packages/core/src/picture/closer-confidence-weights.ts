// Written by scripts/fit-confidence.mjs.

/** How likely a board is right that was read with the closer look: a constant, then a weight for each number. */
export const closerConfidenceWeights: readonly number[] = [
  -3.1448, 0.3409, -0.0621, 0.4798, -0.7016, 0.5633, 0.5081, 0.1277, 0.7015, -0.4562,
];
