// The boards that people were timed on, each with its cluster and the features that the model needs.

import { createBoardReader, rate } from '@unjam/core';
import { clusterSlidesTask, TraitReader } from '@unjam/core/difficulty';

/** A cluster with more states would make the fit slow. */
const MOST_STATES = 200_000;

/** A board from one line of text, or undefined with the reason. */
export function readBoard(text) {
  const reader = createBoardReader();
  const [first] = [...reader.push(`${text}\n`), ...reader.end()];
  if (!first) return { reason: 'no board' };
  if (!first.result.ok) return { reason: first.result.error.message };
  return { board: first.result.value };
}

/**
 * A board with its cluster, and the features that do not depend on the player; undefined with the reason if it has no
 * solution, is solved already, or is too large.
 */
export function studyBoard(id, board) {
  const rated = rate(board);
  if (rated.kind !== 'rated') return { reason: rated.kind === 'limit' ? 'too large a board' : 'no solution' };
  const { moves, facts, features } = rated.rating;
  if (moves === 0) return { reason: 'a board that is solved already' };
  const task = clusterSlidesTask(board, { limit: { states: MOST_STATES } });
  let step = task.next();
  while (!step.done) step = task.next();
  if (step.value.kind === 'limit') return { reason: `a cluster of more than ${MOST_STATES} states` };
  const cluster = step.value.slides;
  return {
    study: {
      id,
      board,
      cluster,
      reader: new TraitReader(board, cluster),
      moves,
      hidden: facts.hidden,
      chain: facts.chain,
      farthest: features.cluster.farthest,
      involved: features.involved,
    },
  };
}

/**
 * A slide of a state as its vehicle, the cells it slides, and the state that it leads to; undefined if it is not legal.
 */
export function slideOf({ reader }, state, vehicle, by) {
  const { slides } = reader;
  reader.read(state);
  for (let index = 0; index < slides.count; index++) {
    if (slides.vehicles[index] === vehicle && slides.by[index] === by) {
      return { index, vehicle, to: slides.to[index] };
    }
  }
  return undefined;
}
