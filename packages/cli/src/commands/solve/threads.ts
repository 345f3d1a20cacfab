import { availableParallelism } from 'node:os';
import { ok, type Result } from '@unjam/core';
import { at } from '@unjam/core/engine';
import type { InputBoard } from '../../input/boards.ts';
import type { Answer, Batch, Job, Outcome } from './job.ts';
import { solveAgainIfTooLarge, withShareOfMemory } from './shared-memory.ts';
import { ThreadPool } from './thread-pool.ts';

/** Messages queued for each thread, the current one included, so that no thread waits for work. */
const AHEAD = 3;
/** A message holds boards for about BATCH_TIME milliseconds of work, and at most this many boards. */
const BATCH_TIME = 10;
const LARGEST_BATCH = 128;

/**
 * Solves in worker threads and yields the answers in the order of the boards. Holds a bounded number of boards: reading
 * waits for solving, and solving waits for the caller to take the answers. The threads share the memory of searches.
 */
export async function* solveInThreads(
  boards: AsyncIterator<Result<InputBoard, string>, void>,
  job: Job,
  millisecondsPerBoard: number,
): AsyncGenerator<Answer, void> {
  const threads = availableParallelism();
  const share = withShareOfMemory(job, threads);
  const size = Math.min(LARGEST_BATCH, Math.max(1, Math.round(BATCH_TIME / millisecondsPerBoard)));
  const pool = new ThreadPool<Batch, Outcome[]>(new URL('./worker.js', import.meta.url), threads);
  try {
    const waiting: Promise<Answer[]>[] = [];
    for await (const inputs of inBatches(boards, size)) {
      waiting.push(solveBatch(pool, share, inputs));
      const first = waiting.length > threads * AHEAD ? waiting.shift() : undefined;
      for (const answer of (await first) ?? []) yield await solveAgainIfTooLarge(answer, job);
    }
    for (const answers of waiting) {
      for (const answer of await answers) yield await solveAgainIfTooLarge(answer, job);
    }
  } finally {
    await pool.close();
  }
}

async function solveBatch(
  pool: ThreadPool<Batch, Outcome[]>,
  job: Job,
  inputs: readonly Result<InputBoard, string>[],
): Promise<Answer[]> {
  const tasks = inputs.flatMap((input) => {
    if (!input.ok) return [];
    const { name, origin, board } = input.value;
    return [{ name, origin, board }];
  });
  const outcomes = tasks.length > 0 ? await pool.ask({ job, tasks }) : [];
  let next = 0;
  return inputs.map((input) => {
    if (!input.ok) return input;
    const outcome = at(outcomes, next++);
    return outcome.ok ? ok({ input: input.value, record: outcome.value }) : outcome;
  });
}

async function* inBatches<T>(items: AsyncIterator<T, void>, size: number): AsyncGenerator<T[], void> {
  let batch: T[] = [];
  for (let next = await items.next(); !next.done; next = await items.next()) {
    batch.push(next.value);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
