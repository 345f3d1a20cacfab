import { follow, type SearchNode, type SearchProblem } from './problem.ts';
import type { Exploration } from './textbook.ts';

/**
 * Iterative deepening: repeats a depth-first search within a bound on the cost of the whole path (the cost so far and
 * the estimated rest). Each round uses the least bound that admits more states. The first solution is a shortest one if
 * the estimate is never too high.
 *
 * Without a memory the number of paths would grow exponentially with the moves, and 49 moves would be out of reach. So
 * a table keeps the least cost at which each state was reached in any round, and a more expensive path to a state is
 * dropped at once. If the estimate is consistent, each round expands each state within its bound once: earlier rounds
 * have reached their states at least cost, and the new states of a round lie exactly on the bound. Arcs and estimates
 * are remembered too, because every round uses most of them again. The price is memory for every state reached, which
 * the pure form of the method does not need.
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
  let bound = estimates[problem.start.state]!;
  for (let round = 1; bound < Number.POSITIVE_INFINITY; round++) {
    problem.depth = bound;
    let nextBound = Number.POSITIVE_INFINITY;
    const stack: SearchNode[] = [problem.start];
    for (let node = stack.pop(); node; node = stack.pop()) {
      const { state, cost } = node;
      if (cost > least[state]! || expandedIn[state] === round) continue;
      if (problem.isSolved(state)) return node;
      yield stack.length + 1;
      expandedIn[state] = round;
      const arcs = problem.expand(problem.rememberedArcs(state), state);
      enterNewStates();
      for (let i = arcs.length - 1; i >= 0; i--) {
        const arc = arcs[i];
        if (!arc) continue;
        const { to } = arc;
        const paid = cost + arc.cost;
        const known = least[to]!;
        if (paid > known || (paid === known && expandedIn[to] === round)) continue;
        const total = paid + estimates[to]!;
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
