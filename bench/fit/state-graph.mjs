// The cluster of a board as a graph, for measures that look at all of it.

import { exitOffset } from '@unjam/core/board';

/**
 * @returns for each state: `from`, the moves from the start; `to`, those to the nearest solved state; `next`, the states that
 *   one slide leads to; `inWay`, how many vehicles stand in the red car's way; `red`, how far it is from the exit, in cells
 */
export function graphOf({ board, cluster, reader }) {
  const { count, distances } = cluster;
  const next = Array.from({ length: count }, (_, state) => {
    cluster.list(state, reader.slides);
    return [...reader.slides.to.subarray(0, reader.slides.count)];
  });
  const from = new Int32Array(count).fill(-1);
  from[0] = 0;
  const open = [0];
  for (const state of open) {
    for (const other of next[state]) {
      if (from[other] >= 0) continue;
      from[other] = from[state] + 1;
      open.push(other);
    }
  }
  const sights = Array.from({ length: count }, (_, state) => sightOf(board, cluster.state(state)));
  return {
    count,
    from,
    to: distances,
    next,
    inWay: sights.map(({ inWay }) => inWay),
    red: sights.map(({ red }) => red),
  };
}

/** What a player sees of the red car's way. */
function sightOf(board, offsets) {
  const { vehicles, primary } = board;
  const own = vehicles[primary];
  const exit = exitOffset(board);
  const at = offsets[primary];
  const [first, end] = exit < at ? [exit, at] : [at + own.length, exit + own.length];
  const inWay = vehicles.filter(
    ({ orientation, lane, length }, i) =>
      orientation !== own.orientation &&
      lane >= first &&
      lane < end &&
      offsets[i] <= own.lane &&
      offsets[i] + length > own.lane,
  );
  return { inWay: inWay.length, red: Math.abs(exit - at) };
}

/** The states on shortest solutions, by their distance from the start. */
export function shortestLevels({ count, from, to }) {
  const levels = Array.from({ length: to[0] + 1 }, () => []);
  for (let state = 0; state < count; state++) {
    if (from[state] + to[state] === to[0]) levels[from[state]].push(state);
  }
  return levels;
}
