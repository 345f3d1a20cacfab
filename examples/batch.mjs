// A batch of boards with progress, which can be cancelled: the program stays responsive all the time, and what was solved is kept.
import { generate, solveAsync } from '@unjam/core';

const boards = generate({ width: 5, height: 5, moves: [5, 30], count: 20, seed: 7 }).map(
  ({ board }) => board,
);

/** @param {AbortSignal} signal */
async function solveAll(signal) {
  const answers = [];
  try {
    for (const board of boards) {
      answers.push(await solveAsync(board, { signal }));
      if (answers.length % 10 === 0) console.log(`${answers.length} of ${boards.length}`);
    }
  } catch (error) {
    // a call that has not ended rejects with the reason of the signal
    if (!signal.aborted) throw error;
    console.log(`${answers.length} of ${boards.length}, ended: ${signal.reason.message}`);
  }
  return answers;
}

const stop = new AbortController();
const answers = await solveAll(stop.signal);
console.log(`all are solved: ${answers.every(({ kind }) => kind === 'solved')}`);

stop.abort(new Error('the page was left'));
await solveAll(stop.signal);
