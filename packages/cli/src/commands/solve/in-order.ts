import { ok, type Result } from '@unjam/core';
import type { InputBoard } from '../../input/boards.ts';
import { type Answer, type Job, solveBreathing } from './job.ts';

/** Milliseconds. Starting a worker thread costs some tens of them: the work so far must promise to be worth it. */
const WORTH_THREADS = 100;
/** The least part of the time that solving must have taken; of what remains, threads can save nothing. */
const WORTH_PART = 1 / 3;

/**
 * Solves every board and answers in their order: at first in this thread, and in worker threads once solving, not
 * waiting for input, has held us up for a while and there is more to come.
 */
export async function* solveInOrder(
  boards: AsyncGenerator<Result<InputBoard, string>, void>,
  job: Job,
  onProgress: (expanded: number, depth?: number) => void,
): AsyncGenerator<Answer, void> {
  const begun = performance.now();
  let solving = 0;
  let solved = 0;
  for (let next = await boards.next(); !next.done; next = await boards.next()) {
    const input = next.value;
    if (!input.ok) {
      yield input;
      continue;
    }
    const start = performance.now();
    const outcome = await solveBreathing(job, input.value, onProgress);
    const end = performance.now();
    solving += end - start;
    solved++;
    yield outcome.ok ? ok({ input: input.value, record: outcome.value }) : outcome;
    if (solved > 1 && solving > WORTH_THREADS && solving > (end - begun) * WORTH_PART) {
      const { solveInThreads } = await import('./threads.ts');
      yield* solveInThreads(boards, job, solving / solved);
      return;
    }
  }
}
