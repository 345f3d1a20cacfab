// Written by scripts/fit-confidence.mjs.

/** How likely a board is right that was read with the closer look: a constant, then a weight for each number. */
export const closerConfidenceWeights: readonly number[] = [
  -1.4191, 0.2839, -0.3174, 0.6248, -0.3405, 0.6311, 0.2403, 0.7867, 0.3195, -0.4916,
];
