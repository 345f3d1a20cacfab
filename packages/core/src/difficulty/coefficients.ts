// Written by `npm run fit -- --write` from what 81 people did on 46 boards: docs/difficulty.md. Do not edit by hand.
//
// Data: experiment of the Ma lab, New York University, sherrybao222/RushHour, MIT licence, copyright (c) 2018 Yichen Li.

import type { DifficultyCoefficients } from './model.ts';

export const coefficients: DifficultyCoefficients = {
  player: { primary: 0.3524, closer: 5.8993, clears: 0.6965, farthest: 2.7993, again: -1.0158 },
  time: { constant: 3.9435, unsolved: 0.2843, hidden: 0.0742, spread: 0.3391 },
  length: { constant: -0.5764, exponent: 1.8569, spread: 0.3585, shortest: 6, longest: 15 },
  givesUp: { constant: -7.8188, logSeconds: 1.5191, spread: 0.6013 },
};
