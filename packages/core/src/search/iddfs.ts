// Iterative deepening: depth-first search within 0 moves of the start, then within 1, then within 2 ...
//
// Source: Korf, Depth-first iterative-deepening: an optimal admissible tree search (1985).
// Guarantee: complete, and shortest in the metric asked for. It keeps a table of depths, without which the hardest
// board would be out of reach; deepening.ts explains the table and its cost.
//
//     . . B B    rounds within 0, 1, 2 and 3 moves expand 1, 6, 18 and 28 states: C←1 A↓1 X→2 is found in the
//     X X . A    fourth, after 53 in all
//     . . . A
//     . . C C

import { deepen } from './deepening.ts';
import { textbook } from './textbook.ts';

export const iddfs = textbook({
  id: 'iddfs',
  title: 'Iterative deepening depth-first search',
  source: 'Korf, Depth-first iterative-deepening: an optimal admissible tree search (1985)',
  optimalFor: ['moves', 'steps'],
  complete: true,
  explore: (problem) => deepen(problem, () => 0),
});
