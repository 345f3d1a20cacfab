// Of the solutions of one board that are equally short in the metric asked for, the one that is shortest in the other.
import { otherMetric } from '../../input/search-options.ts';
import { type Job, type SolvedHere, solveAgain, solvedHere } from './job.ts';

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
export async function withTiesBroken(solved: SolvedHere, job: Job): Promise<SolvedHere> {
  const { algorithm, request } = job;
  const { metric = 'moves', thenBy, limit = {} } = request;
  const { record, board, name } = solved;
  if (algorithm !== 'engine' || thenBy !== undefined || !record.optimal || record.states > CHEAP)
    return solved;
  const { anytime: _, ...once } = request;
  const states = Math.min(limit.states ?? CHEAP, CHEAP);
  const both: Job = {
    ...job,
    request: { ...once, thenBy: otherMetric(metric), limit: { ...limit, states } },
  };
  const broken = await solveAgain(both, solved);
  if (!broken.ok || broken.value.record.kind !== 'solved') return solved;
  const { moves, steps, solution, proved } = broken.value.record;
  return solvedHere(job, board, name, { ...record, moves, steps, solution, proved });
}
