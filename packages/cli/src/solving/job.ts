import {
  type Algorithm,
  algorithmById,
  type Board,
  type SearchRequest,
  type SearchResult,
} from '@unjam/core';
import { breathe, isOutOfBreath } from '../breathe.ts';

/** What is asked of every board; it crosses into worker threads, so an algorithm goes by its name. */
export interface Job {
  readonly algorithm: string;
  readonly request: Omit<SearchRequest, 'signal'>;
}

/** What one message to a worker thread holds; it answers with the results in the same order. */
export interface Batch {
  readonly job: Job;
  readonly boards: readonly Board[];
}

/** The algorithm of a job, whose name has been checked where it was read. */
export function algorithmOf({ algorithm: id }: Job): Algorithm {
  const algorithm = algorithmById(id);
  if (!algorithm) throw new Error(`no algorithm ${id}`);
  return algorithm;
}

/** Runs a search in this thread, and lets the program breathe now and then. */
export async function search(
  job: Job,
  board: Board,
  onProgress: (expanded: number, depth?: number) => void = () => {},
): Promise<SearchResult> {
  const running = algorithmOf(job).run(board, job.request);
  for (;;) {
    const next = running.next();
    if (isOutOfBreath()) {
      if (!next.done) onProgress(next.value.expanded, next.value.depth);
      await breathe();
    }
    if (next.done) return next.value;
  }
}
