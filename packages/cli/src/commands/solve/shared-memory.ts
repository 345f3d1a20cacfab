// Worker threads share the memory that searches may take, so that many cores do not take many times as much as one.
import { totalmem } from 'node:os';
import { ok } from '@unjam/core';
import { type Answer, type Job, solveYielding } from './job.ts';

/** Bytes for the searches of all threads together, on a machine that has twice as much. */
const MOST = 1 << 30;

/** The bytes that the system lets this process take: all memory, or the limit of its container. */
const available = (): number => {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
};

/** The job of one of several threads: a search may take its share of the memory, and no more. */
export function withShareOfMemory(job: Job, threads: number, total = available()): Job {
  const memory = Math.floor(Math.min(MOST, total / 2) / threads);
  return { ...job, request: { ...job.request, limit: { ...job.request.limit, memory } } };
}

/**
 * Solves a board again if a thread's share of the memory was too small for it, in this thread and with the memory of a
 * single search.
 */
export async function solveAgainIfTooLarge(answer: Answer, job: Job): Promise<Answer> {
  if (!answer.ok || answer.value.record.limit !== 'memory') return answer;
  const { input } = answer.value;
  const outcome = await solveYielding(job, input, () => {});
  return outcome.ok ? ok({ input, record: outcome.value }) : outcome;
}
