// The graph of all shortest solutions, read from a cluster whose distances are known.
//
// Source: from the board's own state along every slide that leads nearer to the exit by one. Guarantee: the same graph
// as shortest-graph.ts finds by searching, with other numbers for the states; a state's moves are in no particular order.
//
//     XX..    from state 0 at distance 1 one slide, X right by 2, leads to distance 0: one solution

import type { Metric } from '../../board/moves.ts';
import { type ClusterSlides, SlideList } from '../cluster/slides.ts';
import type { ShortestGraph, ShortestMove } from './shortest-graph.ts';

// The loops below use `array[i]!` where the loop keeps the index within the array, because `at` would double the time.

/**
 * @param cluster - a cluster with a solved state, its distances in `metric`
 * @returns the shortest solutions of state 0 in that metric
 */
export function shortestGraphOf(cluster: ClusterSlides, metric: Metric = 'moves'): ShortestGraph {
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
      if (distances[to] !== nearer || (metric === 'steps' && Math.abs(list.by[slide]!) > 1)) continue;
      moves.push({ move: { vehicle: list.vehicles[slide]!, by: list.by[slide]! }, to });
      if (!found.has(to)) found.set(to, []);
    }
  }
  return { length, states: new Map([...found].reverse()) };
}
