import { availableParallelism } from 'node:os';
import type { Result, SearchResult } from '@unjam/core';
import { Piscina } from 'piscina';
import type { InputBoard } from '../input/boards.ts';
import type { Answer } from './in-order.ts';
import type { Batch, Job } from './job.ts';

/** Messages under way for each thread: one at work and some in wait, so that no thread ever does. */
const AHEAD = 3;
/** A message carries boards for about so many milliseconds of searching, but no more than so many of them. */
const BATCH_TIME = 10;
const LARGEST_BATCH = 128;

/**
 * Searches in worker threads and answers in the order of the boards. Holds a bounded number of boards, however many
 * there are: reading waits for searching, and searching for whoever takes the answers.
 */
export async function* searchInThreads(
  boards: AsyncIterator<Result<InputBoard, string>, void>,
  job: Job,
  millisecondsPerBoard: number,
): AsyncGenerator<Answer, void> {
  const threads = availableParallelism();
  const size = Math.min(LARGEST_BATCH, Math.max(1, Math.round(BATCH_TIME / millisecondsPerBoard)));
  const pool = new Piscina<Batch, SearchResult[]>({
    filename: new URL('./worker.js', import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
  });
  try {
    const waiting: Promise<Answer[]>[] = [];
    for await (const inputs of inBatches(boards, size)) {
      waiting.push(searchBatch(pool, job, inputs));
      if (waiting.length > threads * AHEAD) yield* await (waiting.shift() as Promise<Answer[]>);
    }
    for (const answers of waiting) yield* await answers;
  } finally {
    await pool.destroy();
  }
}

async function searchBatch(
  pool: Piscina<Batch, SearchResult[]>,
  job: Job,
  inputs: readonly Result<InputBoard, string>[],
): Promise<Answer[]> {
  const boards = inputs.flatMap((input) => (input.ok ? [input.value.board] : []));
  const results = (boards.length > 0 ? await pool.run({ job, boards }) : []).values();
  return inputs.map((input) => {
    if (!input.ok) return input;
    return { ok: true, value: { input: input.value, result: results.next().value as SearchResult } };
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
