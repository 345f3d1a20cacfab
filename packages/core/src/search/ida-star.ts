// IDA*: iterative deepening on the sum of the moves made so far and the estimated moves to come.
//
// Source: Korf, Depth-first iterative-deepening: an optimal admissible tree search (1985), section on IDA*.
// Guarantee: complete, and shortest in the metric asked for, as the heuristics are admissible in it. It uses the table
// of deepening.ts.
//
//     . . B B    The estimate at the start is 3 (X, A, C), which is exact. So the first round, in which every
//     X X . A    path may be 3 moves long by estimate, expands 3 states and finds C←1 A↓1 X→2.
//     . . . A
//     . . C C

import { deepen } from './deepening.ts';
import { strongest } from './heuristics.ts';
import { textbook } from './textbook.ts';

export const idaStar = textbook({
  id: 'ida-star',
  title: 'Iterative deepening A*',
  source: 'Korf, Depth-first iterative-deepening: an optimal admissible tree search (1985), section 5',
  optimalFor: ['moves', 'steps'],
  complete: true,
  explore(problem) {
    const estimate = strongest[problem.metric].estimator(problem.board);
    return deepen(problem, (state) => estimate(problem.offsets(state)));
  },
});
