// Depth-first search: continues from the latest state, and goes back only from a dead end.
//
// Source: Planning solves the Rush Hour problem, `dfsearch`: successors go to the front of the list, and a state is
// looked up among those seen when it is taken from the list, not when it is put there. It uses a stack instead of
// recursion, because its path to the exit of the hardest board is 15,542 steps long.
// Guarantee: complete; solutions are legal and may be very long.
//
//     . . B B    In steps: B←1 A↑1 B←1 A↓1 C←1 ... A↓1 X→1. It takes 35 steps where 4 suffice, and 35 states, as
//     X X . A    each leads on to another that is new.
//     . . . A
//     . . C C

import { textbook } from './textbook.ts';

export const dfs = textbook({
  id: 'dfs',
  title: 'Depth-first search',
  source: 'Planning solves the Rush Hour problem (chapter 18), depth-first searching',
  optimalFor: [],
  complete: true,
  *explore(problem) {
    const stack = [problem.start];
    const seen = new Set<number>();
    for (let node = stack.pop(); node; node = stack.pop()) {
      if (problem.isSolved(node.state)) return node;
      if (seen.has(node.state)) continue;
      seen.add(node.state);
      yield stack.length + 1;
      // the first successor ends on top of the stack
      stack.push(...problem.successors(node).reverse());
    }
    return undefined;
  },
});
