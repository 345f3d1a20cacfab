// Breadth-first search over extreme slides: a vehicle goes as far as it can, or not at all.
//
// Source: RushHour Solver, `getExtremeBoards`.
// Guarantee: fewest extreme slides, which may be more than the fewest moves: 814 instead of 806 on the 36 boards of
// that source. Extreme slides reach fewer states, so a search that runs out of states is `exhausted` and has proved
// nothing (though no solvable board was found that it does not solve, among 1.3 million random ones up to 6×6).
//
//     . . B B    C←2 A↓1 X→2: C goes to the end of its row, one cell further than it must. 15 states are expanded,
//     X X . A    where `bfs` expands 33.
//     . . . A
//     . . C C

import { breadthFirst } from './bfs.ts';
import { textbook } from './textbook.ts';

export const extreme = textbook({
  id: 'extreme',
  title: 'Breadth-first search over extreme slides',
  source: 'RushHour Solver, getExtremeBoards',
  optimalFor: [],
  complete: false,
  slides: 'extreme',
  explore: breadthFirst,
});
