import { availableParallelism } from 'node:os';
import type { Result } from '@unjam/core';
import { at, ok } from '@unjam/core/basics';
import type { Became } from '../../input/named.ts';
import type { EndOfSource, Piece } from '../../input/pieces.ts';
import { ThreadPool } from '../../thread-pool.ts';
import { type Answer, became } from './answer.ts';
import { type Answers, type Batch, type Job, type Outcome, solveYielding, type Task } from './job.ts';
import { isTooLarge, withShareOfMemory } from './shared-memory.ts';

/** Messages queued for each thread, the current one included, so that no thread waits for work. */
const AHEAD = 3;
/** A message holds boards for about BATCH_TIME milliseconds of work, by what the last ones took, and at most this many boards. */
const BATCH_TIME = 10;
const LARGEST_BATCH = 256;

type Item = Result<Piece | EndOfSource, string>;
type Answered = Result<Became<Answer> | EndOfSource, string>;

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
      waiting.push({ batch, outcomes: solve(batch.flatMap(toTask)) });
      const first = waiting.length > threads * AHEAD ? waiting.shift() : undefined;
      if (first) yield* answered(first.batch, await first.outcomes, job);
    }
    for (const { batch, outcomes } of waiting) yield* answered(batch, await outcomes, job);
  } finally {
    await pool.close();
  }
}

/** The message about a text; a picture has been read, which took much longer than solving it will. */
function toTask(item: Item): Task[] {
  if (!item.ok || item.value.kind !== 'text') return [];
  const { source, text: given } = item.value;
  const { text, line, column, name, problem, format } = given;
  return [{ text, line, column, name, problem, format: format?.id, label: source.label }];
}

/** The answers of a batch; what was too large for a thread's memory, and what is in pictures, is solved in this thread. */
async function* answered(
  batch: readonly Item[],
  outcomes: readonly Outcome[],
  job: Job,
): AsyncGenerator<Answered, void> {
  let next = 0;
  for (const item of batch) {
    if (!item.ok) {
      yield item;
      continue;
    }
    const piece = item.value;
    if (piece.kind === 'end') {
      yield ok(piece);
      continue;
    }
    const known = piece.kind === 'text' ? at(outcomes, next++) : undefined;
    const outcome = known && !isTooLarge(known) ? known : await solveYielding(job, piece, () => {});
    yield became(piece, outcome.legal, outcome.answer);
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
