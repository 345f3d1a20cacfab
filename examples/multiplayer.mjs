// A server checks the moves of players: what comes from outside is never trusted, and each refusal says why.
import { parseBoard, readMove, replay } from '@unjam/core';

const board = parseBoard('XX.A/...A/..../....');
/** @type {import('@unjam/core').Move[]} */
const played = [];

/** @param {string} message - as a player sent it */
function receive(message) {
  let sent;
  try {
    sent = JSON.parse(message);
  } catch {
    return 'refused: not JSON';
  }
  const move = readMove(board, sent);
  if (!move.ok) return `refused: ${move.error.message}`;
  const after = replay(board, [...played, move.value]);
  if (!after.ok) return `refused: ${after.error.message}`;
  played.push(move.value);
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
