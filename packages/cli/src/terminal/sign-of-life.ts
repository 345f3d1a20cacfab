// A line on standard error, if that is a terminal, about work that keeps the program busy for longer than a second. A thread prints
// it, since no timer runs while the program is busy.
import { writeSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { visibleLine } from './visible.ts';

/** Milliseconds; nothing is printed about work that ends sooner. */
const PATIENCE = 1000;

/** What the thread and the program tell each other: the work goes on, the line is being printed, it is printed, the work has ended. */
const [WORKING, PRINTING, PRINTED, ENDED] = [0, 1, 2, 3];

const thread = `
  const { workerData: { state, line, patience } } = require('node:worker_threads');
  const late = Atomics.wait(state, 0, ${WORKING}, patience) === 'timed-out';
  if (late && Atomics.compareExchange(state, 0, ${WORKING}, ${PRINTING}) === ${WORKING}) {
    try { require('node:fs').writeSync(2, line); } catch {}
    Atomics.store(state, 0, ${PRINTED});
    Atomics.notify(state, 0);
  }`;
/** Moves to the start of the line and clears it. */
const CLEAR = '\r\x1b[K';

/**
 * Prints a line if the work that follows takes longer than `patience`.
 *
 * @param patience - after how many milliseconds the line is printed
 * @returns what to call after the work: it clears the line, or keeps it from being printed
 */
export function signOfLife(line: string, patience = PATIENCE): () => void {
  if (!process.stderr.isTTY || process.env.TERM === 'dumb') return () => {};
  const state = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(thread, {
    eval: true,
    workerData: { state, line: CLEAR + visibleLine(line), patience },
  });
  worker.unref();
  return () => {
    const before = Atomics.compareExchange(state, 0, WORKING, ENDED);
    Atomics.notify(state, 0);
    if (before === PRINTING) Atomics.wait(state, 0, PRINTING, PATIENCE);
    if (before === PRINTING || before === PRINTED) writeSync(2, CLEAR);
  };
}
