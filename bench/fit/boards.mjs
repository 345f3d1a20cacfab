// The boards that people were timed on, each with its cluster and the features that the model needs.

import { createBoardReader, rate } from '@unjam/core';
import { PLAYER_STATES, slideGraphTask } from '@unjam/core/difficulty';

/** A board from one line of text, or undefined with the reason. */
export function readBoard(text) {
  const reader = createBoardReader();
  const [first] = [...reader.push(`${text}\n`), ...reader.end()];
  if (!first) return { reason: 'no board' };
  if (!first.result.ok) return { reason: first.result.error[0].message };
  return { board: first.result.value };
}

/**
 * A board with its cluster, and the features that do not depend on the player; undefined with the reason if it has no
 * solution, is solved already, or is too large.
 */
export function studyBoard(id, board) {
  const rated = rate(board);
  if (rated.kind !== 'rated') return { reason: rated.kind === 'limit' ? 'too large a board' : 'no solution' };
  const { moves, facts } = rated.rating;
  if (moves === 0) return { reason: 'a board that is solved already' };
  const task = slideGraphTask(board, PLAYER_STATES);
  let step = task.next();
  while (!step.done) step = task.next();
  if (!step.value) return { reason: `a cluster of more than ${PLAYER_STATES} states` };
  const graph = step.value;
  return {
    study: {
      id,
      board,
      graph,
      moves,
      hidden: facts.hidden,
      chain: facts.chain,
      farthest: graph.distances.reduce((most, distance) => Math.max(most, distance), 0),
    },
  };
}

/** The number of the slide that takes a vehicle to an offset from a state; -1 if there is none. */
export function slideTo({ graph }, state, vehicle, offset) {
  for (let slide = graph.starts[state]; slide < graph.starts[state + 1]; slide++) {
    if (graph.moved[slide] !== vehicle) continue;
    if (graph.offsets[graph.to[slide] * graph.vehicles + vehicle] === offset) return slide;
  }
  return -1;
}
