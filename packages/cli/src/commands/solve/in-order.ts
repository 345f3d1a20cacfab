import type { Result, SearchProgress } from '@unjam/core';
import { ok } from '@unjam/core/basics';
import type { Became } from '../../input/named.ts';
import type { EndOfSource, Piece } from '../../input/piece.ts';
import { notInterruptible, whenInterrupted } from '../../terminal/at-the-end.ts';
import { type Answer, became } from './answer.ts';
import { type Job, solveYielding } from './job.ts';

/** Milliseconds of solving after which worker threads are worth their start, which takes some tens of milliseconds. */
const WORTH_THREADS = 100;
/** The share of the time that solving must have taken; threads save nothing of the rest. */
const WORTH_PART = 1 / 3;

/**
 * Reads and solves every board and yields the answers in the order of the boards. Starts in this thread and continues in
 * worker threads once solving, rather than waiting for input, has taken a while and there are more boards. Where it is
 * `interruptible`, Ctrl-C ends a search in this thread, which then gives what it has found; no other board is begun.
 */
export async function* solveInOrder(
  pieces: AsyncGenerator<Result<Piece | EndOfSource, string>, void>,
  job: Job,
  onProgress: (progress: SearchProgress) => void,
  interruptible: boolean,
): AsyncGenerator<Result<Became<Answer> | EndOfSource, string>, void> {
  const begun = performance.now();
  let solving = 0;
  let solved = 0;
  for (let next = await pieces.next(); !next.done; next = await pieces.next()) {
    if (!next.value.ok) {
      yield next.value;
      continue;
    }
    const piece = next.value.value;
    if (piece.kind === 'end') {
      yield ok(piece);
      continue;
    }
    const start = performance.now();
    const signal = interruptible ? whenInterrupted() : undefined;
    const { legal, answer } = await solveYielding(job, piece, onProgress, signal);
    if (signal) notInterruptible();
    const end = performance.now();
    solving += end - start;
    solved++;
    yield became(piece, legal, answer);
    if (signal?.aborted) return;
    if (solved > 1 && solving > WORTH_THREADS && solving > (end - begun) * WORTH_PART) {
      const { solveInThreads } = await import('./threads.ts');
      yield* solveInThreads(pieces, job, solving / solved);
      return;
    }
  }
}
