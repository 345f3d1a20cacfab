// Breadth-first search: states in the order of their distance from the start.
//
// Source: Planning solves the Rush Hour problem, first version (`bfsearch`); Moore, The shortest path through a maze
// (1959).
// Guarantee: complete, and shortest in the number of slides of the kind asked for: in moves with `slide`, in steps
// with `unit`. Of several shortest solutions it gives the first in the order of vehicles and directions.
//
//     . . B B    X must leave at the right of its row; A is in its way, and C in the way of A. The queue holds
//     X X . A    the start, then also B←1 B←2 C←1 C←2 X→1, then what follows from B←1 and so on. The 34th state
//     . . . A    taken from it is a solved one: C←1 A↓1 X→2, 3 moves. In steps, C←1 A↓1 X→1 X→1.
//     . . C C

import type { SearchProblem } from './problem.ts';
import { type Exploration, textbook } from './textbook.ts';

export const bfs = textbook({
  id: 'bfs',
  title: 'Breadth-first search',
  source: 'Planning solves the Rush Hour problem (chapter 18), first breadth-first version; Moore 1959',
  optimalFor: ['moves', 'steps'],
  complete: true,
  explore: breadthFirst,
});

export function* breadthFirst(problem: SearchProblem): Exploration {
  const queue = [problem.start];
  const seen = new Set([problem.start.state]);
  for (const [taken, node] of queue.entries()) {
    if (problem.isSolved(node.state)) return node;
    yield queue.length - taken;
    for (const next of problem.successors(node)) {
      if (seen.has(next.state)) continue;
      seen.add(next.state);
      queue.push(next);
    }
  }
  return undefined;
}
