// A worker thread: reads and solves the boards of one message after the other, and answers each with their outcomes.
import { parentPort } from 'node:worker_threads';
import { loadEngineFor } from '@unjam/core';
import type { Answers, Batch } from './job.ts';
import { solveWhole } from './solve-whole.ts';

// any board may come, and between two boards nothing can be loaded: the next message would be read in the meantime
await loadEngineFor({ width: 16, height: 16 });

parentPort?.on('message', ({ job, tasks }: Batch) => {
  const begun = performance.now();
  const outcomes = tasks.map((task) => solveWhole(job, task));
  parentPort?.postMessage({ outcomes, milliseconds: performance.now() - begun } satisfies Answers);
});
