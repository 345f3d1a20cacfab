// Planning: follows a plan, and changes the plan when vehicles block it.
//
// Source: Bird, Pearls of Functional Algorithm Design (2010), chapter 18. plan.ts says what a plan is and how it
// grows.
//
// From a state the search follows its plan: each way to continue is a move and the rest of the plan. States reached in
// this way are searched first, the latest first. The ordinary moves of each state are kept for later: when no planned
// state is left, they are tried with fresh plans, the moves of the latest states first.
//
// Guarantee: complete, because every move of every state is kept for later; not shortest. Plans go cell by cell for
// every kind of slide; in the moves metric consecutive steps are joined at the end.
//
//     . . B B    The plan: X to the third cell, X to the fourth. The first is made. In the way of the second
//     X X . A    stands A, which can leave its row downwards only, and there C stands, which can leave to the left:
//     . . . A    C←1 A↓1 come before it. X→1 C←1 A↓1 X→1, and no state off this way is visited.
//     . . C C

import { occupancy } from '../board/board.ts';
import type { Slide } from '../board/moves.ts';
import { firstMove, type Plan, planToExit, readyPlans } from './plan.ts';
import type { SearchNode } from './problem.ts';
import { textbook } from './textbook.ts';

/** A node and the plan to continue with; without a plan, the search makes a fresh one. */
interface Planned {
  readonly node: SearchNode;
  readonly plan?: Plan;
}

export const planning = textbook({
  id: 'planning',
  title: 'Planning',
  source: 'Bird, Pearls of Functional Algorithm Design (2010), chapter 18',
  optimalFor: [],
  complete: true,
  slides: 'unit',
  *explore(problem) {
    const { board } = problem;
    const seen = new Set<number>();
    const planned: Planned[] = [{ node: problem.start }];
    let keptBack: SearchNode[][] = [];
    let kept = 0;
    for (;;) {
      if (planned.length === 0) {
        // the moves of the latest state end on top of the stack, and each state's first move on top of its others
        for (const nodes of keptBack) for (const node of nodes.reverse()) planned.push({ node });
        keptBack = [];
        kept = 0;
      }
      const taken = planned.pop();
      if (!taken) return undefined;
      const { state } = taken.node;
      if (problem.isSolved(state)) return taken.node;
      if (seen.has(state)) continue;
      seen.add(state);
      yield planned.length + kept + 1;

      const offsets = problem.offsets(state);
      const successors = problem.successors(taken.node);
      keptBack.push(successors);
      kept += successors.length;
      const plan = taken.plan ?? planToExit(board, offsets);
      for (const ready of readyPlans(board, offsets, occupancy(board, offsets), plan).reverse()) {
        const node = successors.find(({ move }) => move && isSame(move, firstMove(ready, offsets)));
        if (node) planned.push({ node, plan: ready.rest });
      }
    }
  },
});

const isSame = (a: Slide, b: Slide): boolean => a.vehicle === b.vehicle && a.by === b.by;
