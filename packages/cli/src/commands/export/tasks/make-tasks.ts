// Tasks in the order of their puzzles; many of them are made by worker threads.
import { availableParallelism } from 'node:os';
import type { Board, Result } from '@unjam/core';
import { layoutOf } from '@unjam/core/generate';
import { type NotationId, notationById } from '@unjam/core/notation';
import { ThreadPool } from '../../../thread-pool.ts';
import { yieldToEventLoop } from '../../../yield-to-event-loop.ts';
import type { DrawnPuzzles } from './puzzles.ts';
import { type TaskRecord, taskOf } from './task.ts';

/** One message to a worker thread. */
export interface TaskBatch {
  readonly notation: NotationId;
  readonly puzzles: readonly { readonly name: string; readonly layout: ReturnType<typeof layoutOf> }[];
}

/** What it answers: of each puzzle its task, or why there is none. */
export type TaskResults = readonly Result<TaskRecord, string>[];

/** With fewer puzzles, threads save less time than the 200 ms or so that their start takes. */
const WORTH_THREADS = 100;
/** Puzzles of a message: some 100 ms of work. */
const BATCH = 16;
/** Messages queued for each thread, the current one included, so that no thread waits for work. */
const AHEAD = 3;

/** The task of each puzzle, or one line that says why there is none. */
export async function* makeTasks(
  puzzles: DrawnPuzzles['puzzles'],
  notation: NotationId,
): AsyncGenerator<Result<TaskRecord, string>> {
  const threads = availableParallelism();
  if (puzzles.length >= WORTH_THREADS && threads > 1) return yield* inThreads(puzzles, notation, threads);
  for (const { name, board } of puzzles) {
    await yieldToEventLoop();
    yield taskOf(name, board, notationById(notation));
  }
}

async function* inThreads(
  puzzles: DrawnPuzzles['puzzles'],
  notation: NotationId,
  threads: number,
): AsyncGenerator<Result<TaskRecord, string>> {
  const pool = new ThreadPool<TaskBatch, TaskResults>(new URL('./tasks-worker.js', import.meta.url), threads);
  try {
    const waiting: Promise<TaskResults>[] = [];
    for (let from = 0; from < puzzles.length || waiting.length > 0; ) {
      while (from < puzzles.length && waiting.length < threads * AHEAD) {
        const batch = puzzles.slice(from, from + BATCH);
        waiting.push(pool.ask({ notation, puzzles: batch.map(toMessage) }));
        from += BATCH;
      }
      yield* (await waiting.shift()) ?? [];
    }
  } finally {
    await pool.close();
  }
}

const toMessage = ({ name, board }: { readonly name: string; readonly board: Board }) => ({
  name,
  layout: layoutOf(board),
});
