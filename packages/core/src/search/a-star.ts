// A*: expands the state with the least sum of the moves made so far and the estimated moves to come.
//
// Source: Hart, Nilsson, Raphael, A formal basis for the heuristic determination of minimum cost paths (1968).
// Guarantee: complete, and shortest in the metric asked for, as the heuristics are admissible in it. Of states with
// equal sums the latest comes first. An estimate of Infinity proves that a state cannot lead to the exit, so the state
// is dropped.
//
//     . . B B    The start is estimated at 3 moves (X, A, C). C←2 leaves 2 to come, then A↓1 leaves 1: each of the
//     X X . A    three expanded states is on the way to the exit, and nothing else is expanded.
//     . . . A
//     . . C C

import { BucketQueue } from './bucket-queue.ts';
import { strongest } from './heuristics.ts';
import type { SearchNode } from './problem.ts';
import { textbook } from './textbook.ts';

export const aStar = textbook({
  id: 'a-star',
  title: 'A*',
  source:
    'Hart, Nilsson, Raphael, A formal basis for the heuristic determination of minimum cost paths (1968)',
  optimalFor: ['moves', 'steps'],
  complete: true,
  *explore(problem) {
    const estimate = strongest[problem.metric].estimator(problem.board);
    const least = new Map<number, number>();
    const open = new BucketQueue<SearchNode>();
    const enter = (node: SearchNode) => {
      if (node.cost >= (least.get(node.state) ?? Number.POSITIVE_INFINITY)) return;
      const total = node.cost + estimate(problem.offsets(node.state));
      if (total === Number.POSITIVE_INFINITY) return;
      least.set(node.state, node.cost);
      open.push(node, total);
    };
    enter(problem.start);
    for (let node = open.pop(); node; node = open.pop()) {
      // a cheaper way to the state was found while this one waited
      if (node.cost > (least.get(node.state) ?? Number.POSITIVE_INFINITY)) continue;
      if (problem.isSolved(node.state)) return node;
      yield open.size + 1;
      for (const next of problem.successors(node)) enter(next);
    }
    return undefined;
  },
});
