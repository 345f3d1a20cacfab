// A batch of boards with progress, which can be cancelled: the program stays responsive all the time, and what was solved is kept.
import { generate, solveAsync } from '@unjam/core';

const boards = generate({ width: 5, height: 5, moves: [5, 30], count: 20, seed: 7 }).map(
  ({ board }) => board,
);
const stop = new AbortController();

/** @param {AbortSignal} signal */
async function solveAll(signal) {
  let done = 0;
  const calls = boards.map(async (board) => {
    const answer = await solveAsync(board, { signal });
    if (++done % 10 === 0) console.log(`${done} of ${boards.length}`);
    return answer;
  });
  // Promise.all would lose the answers of all when one call is ended
  const results = await Promise.allSettled(calls);
  return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
}

const answers = await solveAll(stop.signal);
console.log(`all are solved: ${answers.every(({ kind }) => kind === 'solved')}`);

// calls that have not ended reject with the reason of the signal
stop.abort(new Error('the page was left'));
const before = await solveAll(stop.signal);
console.log(`${before.length} of ${boards.length}, ended: ${stop.signal.reason.message}`);
