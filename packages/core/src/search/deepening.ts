import { follow, type SearchNode, type SearchProblem } from './problem.ts';
import type { Exploration } from './textbook.ts';

/**
 * Depth-first search within a bound on the cost of the whole path (paid so far, and estimated to come), again and
 * again, each time with the least bound that lets more in. The first solution is a shortest one if the estimate
 * is never too high.
 *
 * Without a memory the number of paths would grow by a factor with every move, and 49 moves would be out of reach.
 * So a table keeps the least cost at which each state was ever reached, over all rounds: a dearer path to it is
 * dropped at once, in this round and all later ones. If the estimate is consistent, whatever an earlier round
 * reached it reached at least cost, and what is new in a round lies on the bound exactly: each round then expands
 * each state within its bound once. Arcs and estimates are remembered too, as most of them are looked at in every
 * round. The price is memory for every state reached, which the method in its pure form does without.
 */
export function* deepen(problem: SearchProblem, estimate: (state: number) => number): Exploration {
  const estimates: number[] = [];
  /** The least cost at which a state was reached, and the round in which it was expanded at that cost. */
  const least: number[] = [];
  const expandedIn: number[] = [];
  const enterNewStates = () => {
    for (let state = least.length; state < problem.states; state++) {
      estimates.push(estimate(state));
      least.push(Number.POSITIVE_INFINITY);
      expandedIn.push(0);
    }
  };

  enterNewStates();
  least[problem.start.state] = 0;
  let bound = estimates[problem.start.state] ?? 0;
  for (let round = 1; bound < Number.POSITIVE_INFINITY; round++) {
    problem.depth = bound;
    let nextBound = Number.POSITIVE_INFINITY;
    const stack: SearchNode[] = [problem.start];
    for (let node = stack.pop(); node; node = stack.pop()) {
      const { state, cost } = node;
      if (cost > (least[state] ?? 0) || expandedIn[state] === round) continue;
      if (problem.isSolved(state)) return node;
      yield stack.length + 1;
      expandedIn[state] = round;
      const arcs = problem.expand(problem.rememberedArcs(state));
      enterNewStates();
      for (let i = arcs.length - 1; i >= 0; i--) {
        const arc = arcs[i];
        if (!arc) continue;
        const { to } = arc;
        const paid = cost + arc.cost;
        const known = least[to] ?? 0;
        if (paid > known || (paid === known && expandedIn[to] === round)) continue;
        const total = paid + (estimates[to] ?? 0);
        if (total > bound) {
          nextBound = Math.min(nextBound, total);
          continue;
        }
        least[to] = paid;
        if (paid < known) expandedIn[to] = 0;
        stack.push(follow(node, arc));
      }
    }
    bound = nextBound;
  }
  return undefined;
}
