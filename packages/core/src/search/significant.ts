// Breadth-first search over significant moves: after a move, only vehicles that gained or lost room because of it.
//
// Source: the bitboard solver report, `getSignificantBoards`, which it mixes with extreme slides at random; the more
// often the narrow sight is chosen, the faster and the longer the solution. Here it is chosen for three states of
// four, by `seed` (default 0): the same seed, the same search. The start has no move before it, so there it is
// extreme slides.
// Guarantee: some solution, not the shortest. The narrow sight alone would miss solutions; so where it has run dry,
// the states are gone through once more with every slide, in the order in which they were found, each only until
// that leads to something new. That makes it complete.
//
//     . . B B    From the start B←2 C←2 X→1. After C←2 only A has gained room: A↓1 is tried, B and X are not; then
//     X X . A    X→2. 9 states are expanded, where `bfs` expands 33.
//     . . . A
//     . . C C

import { type Board, occupancy, type State } from '../board/board.ts';
import { roomOf } from '../board/moves.ts';
import { randomFrom } from '../random.ts';
import { type Arc, follow, type SearchNode, type SearchProblem } from './problem.ts';
import { textbook } from './textbook.ts';

/** The share of states at which the sight is narrow. */
const NARROW = 0.75;

export const significant = textbook({
  id: 'significant',
  title: 'Breadth-first search over significant moves',
  source: 'Bitboard solver report, getSignificantBoards',
  optimalFor: [],
  complete: true,
  slides: 'slide',
  *explore(problem, { seed = 0 }) {
    const random = randomFrom(seed);
    const queue = [problem.start];
    const seen = new Set([problem.start.state]);
    // the queue is gone through twice: narrowly, and in full wherever the narrow sight has run dry
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
      for (const arc of problem.expand(arcs)) {
        if (seen.has(arc.to)) continue;
        seen.add(arc.to);
        queue.push(follow(node, arc));
      }
    }
  },
});

function narrowArcs(problem: SearchProblem, node: SearchNode, random: () => number): Arc[] {
  if (!node.parent || !node.move || random() >= NARROW) return problem.arcs(node.state, 'extreme');
  const touched = roomChanged(problem.board, problem.offsets(node.parent.state), problem.offsets(node.state));
  const { vehicle: moved } = node.move;
  return problem.arcs(node.state).filter(({ move }) => move.vehicle !== moved && touched[move.vehicle]);
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
