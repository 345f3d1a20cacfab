// Of the solutions of one board that are equally short in the metric asked for, the one that is shortest in the other.
import { ok } from '@unjam/core';
import { otherMetric } from '../../input/search-options.ts';
import { type Answer, type Job, solveYielding } from './job.ts';

/**
 * States to expand at most. Every state that a shortest solution may pass must be looked at, which takes some
 * microseconds each: a quarter of a second for this many.
 */
const CHEAP = 50_000;

/**
 * The same answer with the ties broken by the other metric, where that is cheap: the answer is a shortest solution by the
 * engine for one metric, and few states have to be looked at. Otherwise the answer as it is. The states and the time of
 * the record stay those of the search for a shortest solution.
 */
export async function withTiesBroken(answer: Answer, job: Job): Promise<Answer> {
  const { algorithm, request } = job;
  const { metric = 'moves', thenBy, limit = {} } = request;
  if (!answer.ok || algorithm !== 'engine' || thenBy !== undefined) return answer;
  const { input, record } = answer.value;
  if (!record.optimal || record.states > CHEAP) return answer;
  const { anytime: _, ...once } = request;
  const states = Math.min(limit.states ?? CHEAP, CHEAP);
  const both: Job = {
    ...job,
    request: { ...once, thenBy: otherMetric(metric), limit: { ...limit, states } },
  };
  const broken = await solveYielding(both, input, () => {});
  if (!broken.ok || broken.value.kind !== 'solved') return answer;
  const { moves, steps, solution, proved } = broken.value;
  return ok({ input, record: { ...record, moves, steps, solution, proved } });
}
