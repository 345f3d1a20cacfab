// A server checks the moves of players: what comes from outside is never trusted, and each refusal says why.
import { describeProblem, parseBoard, readMove, replay, startOf } from '@unjam/core';

const board = parseBoard('XX.A/...A/..../....');
let state = startOf(board);

/** @param {string} message - as a player sent it */
function receive(message) {
  let sent;
  try {
    sent = JSON.parse(message);
  } catch {
    return 'refused: not JSON';
  }
  const move = readMove(board, sent);
  if (!move.ok) return `refused: ${describeProblem(move.error)}`;
  const after = replay(board, [move.value], state);
  if (!after.ok) return `refused: ${describeProblem(after.error)}`;
  state = after.value.states.at(-1) ?? state;
  return after.value.solved ? 'solved' : 'played';
}

for (const message of [
  'A down 2',
  '{"label":"Z","by":1}',
  '{"label":"X","by":2}',
  '{"label":"A","by":"2"}',
  '{"label":"A","by":2}',
  '{"label":"X","by":2}',
])
  console.log(`${message} ${receive(message)}`);
