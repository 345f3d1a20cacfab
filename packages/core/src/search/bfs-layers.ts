// Breadth-first search by layers: all states at one distance, then all at the next.
//
// Source: Planning solves the Rush Hour problem, second version (`bfsearch'`), which keeps the successors of a layer
// apart instead of appending each to the end of one list.
// Guarantee: that of `bfs`. It finds the same solutions and visits the same states in the same order.
//
//     . . B B    layer 0  the start
//     X X . A    layer 1  B←1 B←2 C←1 C←2 X→1
//     . . . A    layer 2  12 more states
//     . . C C    layer 3  18 more; the 16th of them is solved: C←1 A↓1 X→2

import type { SearchNode } from './problem.ts';
import { textbook } from './textbook.ts';

export const bfsLayers = textbook({
  id: 'bfs-layers',
  title: 'Breadth-first search by layers',
  source: 'Planning solves the Rush Hour problem (chapter 18), second breadth-first version',
  optimalFor: ['moves', 'steps'],
  complete: true,
  *explore(problem) {
    const seen = new Set([problem.start.state]);
    let layer = [problem.start];
    while (layer.length > 0) {
      const next: SearchNode[] = [];
      for (const [taken, node] of layer.entries()) {
        if (problem.isSolved(node.state)) return node;
        yield layer.length - taken + next.length;
        for (const successor of problem.successors(node)) {
          if (seen.has(successor.state)) continue;
          seen.add(successor.state);
          next.push(successor);
        }
      }
      layer = next;
    }
    return undefined;
  },
});
