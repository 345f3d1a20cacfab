// Of the solutions of one board that are equally short in the metric asked for, the one that is shortest in the other.
import { type Board, countSolution, type SearchProgress, type SearchResult, solveTask } from '@unjam/core';
import { type BothRequest, bothShortestTask } from '@unjam/core/engine';
import { otherMetric } from '../../input/search-options.ts';
import { type Job, type SolvedHere, solveAgain, solvedHere } from './job.ts';

/**
 * States to expand at most. Every state that a shortest solution may pass must be looked at, which takes some
 * microseconds each: a quarter of a second for this many.
 */
const CHEAP = 50_000;

/**
 * The compiled loops need only about a microsecond for each state of the cluster. But the cluster may have many more states
 * than a shortest solution can pass, and the loops must be compiled first. So the cluster is tried only if the first search
 * expanded more than FEW states, and given up when it has more than TIMES as many, or more than MANY.
 */
const FEW = 256;
const TIMES = 32;
const MANY = 200_000;

/**
 * The same answer with the ties broken by the other metric, where that is cheap: the answer is a shortest solution by the
 * engine for one metric, and few states have to be looked at. Otherwise the answer as it is. The states and the time of
 * the record stay those of the search for a shortest solution.
 */
export async function withTiesBroken(solved: SolvedHere, job: Job): Promise<SolvedHere> {
  const { algorithm } = job;
  // the search of the whole cluster chooses nothing at random
  const { seed: _, ...request } = job.request;
  const { metric = 'moves', thenBy: asked } = request;
  const { record, board, name } = solved;
  if (algorithm !== 'engine' || asked !== undefined || !record.optimal || record.states > CHEAP)
    return solved;
  const both = { ...request, metric, thenBy: otherMetric(metric) };
  const search = searchFor(board, both, record.states);
  const broken = await solveAgain({ ...job, request: both }, solved, search);
  if (!broken.ok || broken.value.record.kind !== 'solved') return solved;
  const { moves, steps, solution, proved } = broken.value.record;
  return solvedHere(job, board, name, { ...record, moves, steps, solution, proved });
}

/** Looks at the whole cluster where it is small, else at the states that a shortest solution may pass. */
function* searchFor(
  board: Board,
  request: BothRequest,
  expanded: number,
): Generator<SearchProgress, SearchResult, void> {
  const { limit = {} } = request;
  const atMost = (states: number) => ({ ...limit, states: Math.min(limit.states ?? states, states) });
  const small = atMost(Math.min(MANY, TIMES * expanded));
  const solution = expanded > FEW ? yield* bothShortestTask(board, { ...request, limit: small }) : undefined;
  if (!solution) return yield* solveTask(board, { ...request, limit: atMost(CHEAP) });
  return { kind: 'solved', solution, ...countSolution(solution), stats: nothing };
}

/** The states and the time of the record are those of the first search. */
const nothing = { expanded: 0, generated: 0, peakFrontier: 0, milliseconds: 0 };
