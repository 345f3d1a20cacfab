// Written by `npm run fit -- --write` from what 81 people did on 46 boards: docs/difficulty.md. Do not edit by hand.
//
// Data: experiment of the Ma lab, New York University, sherrybao222/RushHour, MIT licence, copyright (c) 2018 Yichen Li.

import type { DifficultyCoefficients } from './model.ts';

export const coefficients: DifficultyCoefficients = {
  player: { primary: 0.3035, closer: 6.5409, clears: 0.5786, farthest: 2.8407 },
  time: {
    constant: 0.3913,
    unsolved: 0.0893,
    meanMoves: 0.3035,
    hidden: 0.0762,
    farthest: 0.509,
    involved: 0.1314,
    spread: 0.2939,
  },
  length: { constant: -0.5764, exponent: 1.8569, spread: 0.3585, shortest: 6, longest: 15 },
  givesUp: { constant: -7.731, logSeconds: 1.4957, spread: 0.5895 },
};
