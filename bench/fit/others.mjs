// Measures of difficulty that others have published, for comparison: docs/difficulty.md, "The measures of others".

import { walk } from '@unjam/core/difficulty';
import { asCoefficients } from './choices.mjs';
import { mean } from './people.mjs';

const PATIENCE = 50;

/**
 * The value of each measure for a board; greater is harder, as its authors mean it.
 *
 * @param closer - the weights of a player that only sees which slides lead nearer
 */
export function othersOf({ board, cluster }, graph, closer) {
  const { count, from, to, next } = graph;
  const farthest = to.reduce((most, distance) => Math.max(most, distance), 0);
  const half = Math.floor(farthest / 2);
  const states = (counts) => to.reduce((sum, distance) => sum + Number(counts(distance)), 0);
  const { solvedShare, meanMoves } = walk(board, cluster, asCoefficients(closer), PATIENCE);
  const needs = dependencies(board);
  return {
    'states of the cluster': count,
    'slides of a state, mean': mean(next.map((slides) => slides.length)),
    'share of states that are not solved': 1 - states((distance) => distance === 0) / count,
    'states nearer to the start than a solution': from.reduce(
      (sum, moves) => sum + Number(moves >= 0 && moves < to[0]),
      0,
    ),
    'subgoals and their connections': needs.vehicles + needs.connections,
    'walker that prefers slides that lead nearer: not solved': 1 - solvedShare,
    'the same: moves': meanMoves,
    'states at half the distance or farther, by those up to half':
      states((distance) => distance >= half) / states((distance) => distance <= half),
  };
}

/** The vehicles that may have to move for the red car, and how many of them stand in whose lane. */
function dependencies({ vehicles, primary }) {
  const standsIn = (a, b) => {
    const [one, other] = [vehicles[a], vehicles[b]];
    if (one.orientation === other.orientation) return one.lane === other.lane;
    return one.offset <= other.lane && one.offset + one.length > other.lane;
  };
  const needed = [primary];
  let connections = 0;
  for (const vehicle of needed) {
    for (let other = 0; other < vehicles.length; other++) {
      if (other === vehicle || !standsIn(other, vehicle)) continue;
      connections++;
      if (!needed.includes(other)) needed.push(other);
    }
  }
  return { vehicles: needed.length, connections };
}
