import { availableParallelism } from 'node:os';
import { ok, type Result } from '@unjam/core';
import { Piscina } from 'piscina';
import type { InputBoard } from '../../input/boards.ts';
import type { Answer, Batch, Job, Outcome } from './job.ts';

/** Messages under way for each thread: one at work and some in wait, so that no thread ever does. */
const AHEAD = 3;
/** A message carries boards for about so many milliseconds of work, but no more than so many of them. */
const BATCH_TIME = 10;
const LARGEST_BATCH = 128;

/**
 * Solves in worker threads and answers in the order of the boards. Holds a bounded number of boards, however many
 * there are: reading waits for solving, and solving for whoever takes the answers.
 */
export async function* solveInThreads(
  boards: AsyncIterator<Result<InputBoard, string>, void>,
  job: Job,
  millisecondsPerBoard: number,
): AsyncGenerator<Answer, void> {
  const threads = availableParallelism();
  const size = Math.min(LARGEST_BATCH, Math.max(1, Math.round(BATCH_TIME / millisecondsPerBoard)));
  const pool = new Piscina<Batch, Outcome[]>({
    filename: new URL('./worker.js', import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
  });
  try {
    const waiting: Promise<Answer[]>[] = [];
    for await (const inputs of inBatches(boards, size)) {
      waiting.push(solveBatch(pool, job, inputs));
      if (waiting.length > threads * AHEAD) yield* await (waiting.shift() as Promise<Answer[]>);
    }
    for (const answers of waiting) yield* await answers;
  } finally {
    await pool.destroy();
  }
}

async function solveBatch(
  pool: Piscina<Batch, Outcome[]>,
  job: Job,
  inputs: readonly Result<InputBoard, string>[],
): Promise<Answer[]> {
  const tasks = inputs.flatMap((input) => {
    if (!input.ok) return [];
    const { name, origin, board } = input.value;
    return [{ name, origin, board }];
  });
  const outcomes = (tasks.length > 0 ? await pool.run({ job, tasks }) : []).values();
  return inputs.map((input) => {
    if (!input.ok) return input;
    const outcome = outcomes.next().value as Outcome;
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
