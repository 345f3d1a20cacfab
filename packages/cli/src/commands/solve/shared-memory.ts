// Worker threads share the memory that searches may take, so that many cores do not take many times as much as one.
import { defaultMemory } from '../../input/machine-memory.ts';
import { limitNames } from '../../output/limit.ts';
import type { Job, Outcome } from './job.ts';

/** The job of one of several threads: a search may take its share of the memory, and no more. */
export function withShareOfMemory(job: Job, threads: number): Job {
  const memory = Math.floor((job.request.limit?.memory ?? defaultMemory()) / threads);
  return { ...job, request: { ...job.request, limit: { ...job.request.limit, memory } } };
}

/**
 * Whether a thread's share of the memory was too small for a board. It is solved again in the main thread, with the memory of
 * a single search.
 */
export const isTooLarge = ({ answer }: Outcome): boolean =>
  answer.ok && answer.value.tallied.limit === limitNames.memory;
