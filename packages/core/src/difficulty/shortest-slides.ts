// The graph of all shortest solutions, read from a cluster whose distances are known.
//
// Source: from the board's own state along every slide that leads nearer to the exit by one. Guarantee: the same graph
// as engine/shortest finds by searching, with other numbers for the states.
//
//     XX..    from state 0 at distance 1 one slide, X right by 2, leads to distance 0: one solution

import { type ClusterSlides, SlideList } from '../engine/cluster/slides.ts';
import type { ShortestGraph, ShortestMove } from '../engine/shortest/shortest-graph.ts';

// The loops below use `array[i]!` where the loop keeps the index within the array, because `at` would double the time.

/**
 * @param cluster - a cluster with a solved state
 * @returns the shortest solutions of state 0, in moves
 */
export function shortestGraphOf(cluster: ClusterSlides): ShortestGraph {
  const { distances } = cluster;
  const length = distances[0]!;
  const list = new SlideList();
  /** The states in the order of their distance from the start, so from far to near. */
  const found = new Map<number, ShortestMove[]>([[0, []]]);
  for (const [state, moves] of found) {
    const nearer = distances[state]! - 1;
    cluster.list(state, list);
    for (let slide = 0; slide < list.count; slide++) {
      const to = list.to[slide]!;
      if (distances[to] !== nearer) continue;
      moves.push({ move: { vehicle: list.vehicles[slide]!, by: list.by[slide]! }, to });
      if (!found.has(to)) found.set(to, []);
    }
  }
  return { length, states: new Map([...found].reverse()) };
}
