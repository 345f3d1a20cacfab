// The cluster as a table: a row for each state.
//
//     state,moves_to_exit,A,X,neighbours
//     0,3,0,1,1 2

import { at } from '@unjam/core/basics';
import { adjacency } from '@unjam/core/engine';
import type { StateGraph } from './state-graph.ts';

/** Labels may hold what separates columns. */
const quoted = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/**
 * The states with their distance from the exit (empty where it cannot be reached), the offset of each vehicle in cells
 * from the left or the top, and the numbers of the states one step away.
 */
export function csvOf({ board, cluster }: StateGraph): string {
  const { count, distances, offsets, edges } = cluster;
  const size = board.vehicles.length;
  const { starts, ends } = adjacency(count, edges);
  const rows = [
    ['state', 'moves_to_exit', ...board.vehicles.map(({ label }) => quoted(label)), 'neighbours'].join(','),
  ];
  for (let state = 0; state < count; state++) {
    const distance = at(distances, state);
    const places = offsets.subarray(state * size, (state + 1) * size);
    const neighbours = ends.subarray(at(starts, state), at(starts, state + 1)).join(' ');
    rows.push([state, distance < 0 ? '' : distance, ...places, neighbours].join(','));
  }
  return `${rows.join('\n')}\n`;
}
