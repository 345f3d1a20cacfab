// A worker thread: reads and solves the boards of one message after the other, and answers each with their outcomes.
import { parentPort } from 'node:worker_threads';
import { type Answers, type Batch, solveWhole } from './job.ts';

parentPort?.on('message', ({ job, tasks }: Batch) => {
  const begun = performance.now();
  const outcomes = tasks.map((task) => solveWhole(job, task));
  parentPort?.postMessage({ outcomes, milliseconds: performance.now() - begun } satisfies Answers);
});
