import { ok, type Result, type SearchResult } from '@unjam/core';
import type { InputBoard } from '../input/boards.ts';
import { type Job, search } from './job.ts';

/** A board and what the search made of it. */
export interface Searched {
  readonly input: InputBoard;
  readonly result: SearchResult;
}

/** Or the complaint about a board that could not be read. */
export type Answer = Result<Searched, string>;

/** Starting worker threads costs some tens of milliseconds each: the work so far must promise to be worth it. */
const WORTH_THREADS = 100;

/**
 * Searches every board and answers in their order: at first in this thread, and in worker threads once searching,
 * not reading, has held us up for a while and there is more to come.
 */
export async function* searchInOrder(
  boards: AsyncGenerator<Result<InputBoard, string>, void>,
  job: Job,
  onProgress: (expanded: number, depth?: number) => void,
): AsyncGenerator<Answer, void> {
  const begun = performance.now();
  let searching = 0;
  let searched = 0;
  for (let next = await boards.next(); !next.done; next = await boards.next()) {
    const input = next.value;
    if (!input.ok) {
      yield input;
      continue;
    }
    const result = await search(job, input.value.board, onProgress);
    searched++;
    searching += result.stats.milliseconds;
    yield ok({ input: input.value, result });
    if (searching > WORTH_THREADS && searched > 1 && searching > (performance.now() - begun) / 2) {
      const { searchInThreads } = await import('./threads.ts');
      yield* searchInThreads(boards, job, searching / searched);
      return;
    }
  }
}
