// Written by `npm run fit` from what people did on 46 boards: docs/difficulty.md says how. Do not edit by hand.
//
// Data: experiment of the Ma lab, New York University, sherrybao222/RushHour, MIT licence, copyright (c) 2018 Yichen Li.

import type { DifficultyCoefficients } from './model.ts';

export const coefficients: DifficultyCoefficients = {
  player: { primary: 0.35, closer: 5.9, clears: 0.7, farthest: 2.8, again: -1.02 },
  time: { constant: 3.77, unsolved: 0.238, hidden: 0.064, spread: 0.3 },
  length: { constant: -0.576, exponent: 1.857, spread: 0.4, shortest: 6, longest: 15 },
  givesUp: { constant: -8.08, logSeconds: 1.588, spread: 0.6 },
};
