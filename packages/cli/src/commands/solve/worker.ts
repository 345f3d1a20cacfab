// A worker thread: reads and solves the boards of one message after the other, and answers each with their outcomes.
import { parentPort } from 'node:worker_threads';
import { type Batch, solveWhole } from './job.ts';

parentPort?.on('message', ({ job, tasks }: Batch) => {
  parentPort?.postMessage(tasks.map((task) => solveWhole(job, task)));
});
