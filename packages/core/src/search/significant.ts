// Breadth-first search over significant moves: after a move, it moves only vehicles that gained or lost room by it.
//
// Source: RushHour Solver, `getSignificantBoards`, which mixes them with extreme slides at random: the more states try
// only significant moves, the sooner a solution is found and the longer it is. Here three of four states, chosen by
// `seed` (default 0), try only significant moves; the same seed gives the same search. The start, which has no earlier
// move, tries extreme slides.
// Guarantee: some solution, not the shortest. Significant moves alone would miss solutions. So when no state is left,
// the states are expanded once more with every slide, in the order in which they were found, until one leads to a new
// state. That makes the search complete.
//
//     . . B B    From the start B←2 C←2 X→1. After C←2 only A has gained room: A↓1 is tried, B and X are not; then
//     X X . A    X→2. 9 states are expanded, where `bfs` expands 33.
//     . . . A
//     . . C C

import { randomFrom } from '../basics/random.ts';
import { type Board, occupancy, type State } from '../board/board.ts';
import { roomOf } from '../board/moves.ts';
import { type Arc, follow, type SearchNode, type SearchProblem } from './problem.ts';
import { textbook } from './textbook.ts';

/** The share of states that try only significant moves. */
const NARROW = 0.75;

export const significant = textbook({
  id: 'significant',
  title: 'Breadth-first search over significant moves',
  source: 'RushHour Solver, getSignificantBoards',
  optimalFor: [],
  complete: true,
  slides: 'slide',
  *explore(problem, { seed = 0 }) {
    const random = randomFrom(seed);
    const queue = [problem.start];
    const seen = new Set([problem.start.state]);
    // the queue is read twice: first with significant moves only, then, when no state is left, with all slides
    let narrow = 0;
    let full = 0;
    for (;;) {
      const inFull = narrow === queue.length;
      const node = inFull ? queue[full++] : queue[narrow++];
      if (!node) return undefined;
      if (!inFull && problem.isSolved(node.state)) return node;
      yield queue.length - narrow + 1;
      const arcs = inFull ? problem.arcs(node.state) : narrowArcs(problem, node, random);
      problem.depth = node.cost;
      for (const arc of problem.expand(arcs, node.state)) {
        if (seen.has(arc.to)) continue;
        seen.add(arc.to);
        queue.push(follow(node, arc));
      }
    }
  },
});

function narrowArcs(problem: SearchProblem, node: SearchNode, random: () => number): Arc[] {
  if (!node.parent || !node.move || random() >= NARROW) return problem.arcs(node.state, 'extreme');
  const changed = roomChanged(problem.board, problem.offsets(node.parent.state), problem.offsets(node.state));
  const { vehicle: moved } = node.move;
  return problem.arcs(node.state).filter(({ move }) => move.vehicle !== moved && changed[move.vehicle]);
}

/** Whether each vehicle has gained or lost room between two states. */
function roomChanged(board: Board, before: State, after: State): boolean[] {
  const gridBefore = occupancy(board, before);
  const gridAfter = occupancy(board, after);
  return board.vehicles.map((_, vehicle) =>
    [-1, 1].some(
      (sign) =>
        roomOf(board, before, vehicle, sign, gridBefore) !== roomOf(board, after, vehicle, sign, gridAfter),
    ),
  );
}
