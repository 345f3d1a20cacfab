// A batch of boards with progress, which can be cancelled: the program stays responsive all the time.
import { generate, solveAsync } from '@unjam/core';

const boards = generate({ width: 5, height: 5, moves: [5, 30], count: 20, seed: 7 }).map(
  ({ board }) => board,
);
const stop = new AbortController();

/** @param {AbortSignal} signal */
async function solveAll(signal) {
  let done = 0;
  const answers = boards.map(async (board) => {
    const answer = await solveAsync(board, { signal });
    if (++done % 10 === 0) console.log(`${done} of ${boards.length}`);
    return answer;
  });
  return Promise.all(answers);
}

const answers = await solveAll(stop.signal);
console.log(`all are solved: ${answers.every(({ kind }) => kind === 'solved')}`);

// the reason of the signal is what the promise rejects with
stop.abort(new Error('the page was left'));
await solveAll(stop.signal).catch((error) => console.log(`ended: ${error.message}`));
