// A worker thread: makes the tasks of one message after the other.
import { parentPort } from 'node:worker_threads';
import { loadEngineFor } from '@unjam/core';
import { boardOfLayout } from '@unjam/core/generate';
import { notationById } from '@unjam/core/notation';
import type { TaskBatch, TaskResults } from './make-tasks.ts';
import { taskOf } from './task.ts';

// any board may come, and between two boards nothing can be loaded: the next message would be read in the meantime
await loadEngineFor({ width: 16, height: 16 });

parentPort?.on('message', ({ notation, puzzles }: TaskBatch) => {
  const made = puzzles.map(({ name, layout }) => taskOf(name, boardOfLayout(layout), notationById(notation)));
  parentPort?.postMessage(made satisfies TaskResults);
});
