import { availableParallelism } from 'node:os';
import { ThreadPool } from '../../thread-pool.ts';
import { type Answered, answersOf, type Item, tasksOf } from './batch.ts';
import type { Answers, Batch, Job, Outcome, Task } from './job.ts';
import { withShareOfMemory } from './shared-memory.ts';

/** Messages queued for each thread, the current one included, so that no thread waits for work. */
const AHEAD = 3;
/** A message holds boards for about BATCH_TIME milliseconds of work, by what the last ones took, and at most this many boards. */
const BATCH_TIME = 10;
const LARGEST_BATCH = 256;

/**
 * Reads and solves in worker threads and yields the answers in the order of the boards. Holds a bounded number of boards:
 * splitting the input waits for solving, and solving waits for the caller to take the answers. The threads share the memory of
 * searches.
 */
export async function* solveInThreads(
  items: AsyncIterator<Item, void>,
  job: Job,
  millisecondsPerBoard: number,
): AsyncGenerator<Answered, void> {
  const threads = availableParallelism();
  const share = withShareOfMemory(job, threads);
  let each = millisecondsPerBoard;
  const size = () => Math.min(LARGEST_BATCH, Math.max(1, Math.round(BATCH_TIME / each)));
  const pool = new ThreadPool<Batch, Answers>(new URL('./worker.js', import.meta.url), threads);
  const solve = async (tasks: readonly Task[]): Promise<readonly Outcome[]> => {
    if (tasks.length === 0) return [];
    const { outcomes, milliseconds } = await pool.ask({ job: share, tasks });
    each = milliseconds / tasks.length;
    return outcomes;
  };
  try {
    const waiting: { batch: readonly Item[]; outcomes: Promise<readonly Outcome[]> }[] = [];
    for await (const batch of inBatches(items, size)) {
      waiting.push({ batch, outcomes: solve(batch.flatMap(tasksOf)) });
      const first = waiting.length > threads * AHEAD ? waiting.shift() : undefined;
      if (first) yield* answersOf(first.batch, await first.outcomes, job);
    }
    for (const { batch, outcomes } of waiting) yield* answersOf(batch, await outcomes, job);
  } finally {
    await pool.close();
  }
}

async function* inBatches<T>(items: AsyncIterator<T, void>, size: () => number): AsyncGenerator<T[], void> {
  let batch: T[] = [];
  for (let next = await items.next(); !next.done; next = await items.next()) {
    batch.push(next.value);
    if (batch.length < size()) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
