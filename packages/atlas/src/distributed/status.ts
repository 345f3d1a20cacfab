import type { Result } from '@unjam/core';
import { at, ok } from '@unjam/core/basics';
import { shardWeights } from '../enumerate/shard-weights.ts';
import type { AtlasProblem } from '../store/problem.ts';
import type { Database } from './database.ts';
import { residualsOf, type WorkerResidual } from './residuals.ts';
import { countChecked, countedShards, finishedShards, listRejected, ownShards } from './results.ts';
import { findRun, type Run } from './runs.ts';
import { queuedShards, type ShardInHand, type ShardSetAside } from './shard-queue.ts';

export interface RunStatus {
  readonly run: Run;
  readonly finished: number;
  readonly waiting: number;
  readonly inHand: readonly ShardInHand[];
  readonly setAside: readonly ShardSetAside[];
  /** Shards that are neither finished nor queued: the run was cancelled, or submitting it was interrupted. */
  readonly missing: number;
  /** Of the finished shards: puzzles, states in their clusters, and bytes as stored. */
  readonly puzzles: number;
  readonly states: number;
  readonly bytes: number;
  /** From the beginning of the first shard to now, or to the end of the last; undefined before the first result. */
  readonly milliseconds?: number;
  /** Of the last five minutes, or of the whole run where it is finished: states touched and shards in a second. */
  readonly touchedPerSecond?: number;
  readonly shardsPerSecond?: number;
  /**
   * Estimated from the last five minutes and the estimated weights of the shards; before the first shard is finished from
   * their weights alone, for as many cores as have one in hand.
   */
  readonly millisecondsLeft?: number;
  /** Shards that two machines are to enumerate, and those where both have agreed. */
  readonly twice: number;
  readonly confirmed: number;
  /** Each machine's finished shards, compared with those of all. */
  readonly workers: readonly WorkerResidual[];
}

/** The speed is that of the last so many seconds. */
const WINDOW = 300;
/** The longest time that a shard can have taken: a year. */
const MOST_MILLISECONDS = 31_536_000_000;
/** About how long one core takes for a valid state, the unit of weight: docs/costs.md has 27 to 60 ns, by the size. */
const MILLISECONDS_A_STATE = 44e-6;

/**
 * The progress of a run.
 *
 * @param database - that of the run
 * @param name - of the run; default: the only one there is
 */
export async function statusOfRun(
  database: Database,
  name?: string,
): Promise<Result<RunStatus, AtlasProblem>> {
  const found = await findRun(database, name);
  if (!found.ok) return found;
  const run = found.value;
  // the queue is read first: a shard that is finished in between counts as finished
  const queued = await queuedShards(database, run.name);
  const finished = new Set(await finishedShards(database, run.name));
  const isOpen = ({ shard }: { readonly shard: number }) => !finished.has(shard);
  const inHand = queued.inHand.filter(isOpen);
  const rejected = (await listRejected(database, run.name)).map(({ shard, worker, reason }) => ({
    shard,
    error: `the result of ${worker} is wrong: ${reason}`,
  }));
  const queuedNow = new Set(queued.inHand.map(({ shard }) => shard));
  const setAside = [...queued.setAside, ...rejected].filter(
    (aside) => isOpen(aside) && !queuedNow.has(aside.shard),
  );
  const open = run.shards - finished.size;
  const ended = new Set([...finished, ...setAside.map(({ shard }) => shard)]);
  const left = Array.from({ length: run.shards }, (_, shard) => shard).filter((shard) => !ended.has(shard));
  const waiting = Math.min(queued.waiting, open - inHand.length - setAside.length);
  return ok({
    run,
    finished: finished.size,
    waiting,
    inHand,
    setAside,
    missing: open - inHand.length - setAside.length - waiting,
    ...(await countChecked(database, run.name)),
    workers: residualsOf(await countedShards(database, run.name)),
    ...(await totals(database, run, left, inHand.length)),
  });
}

/** The weights of the last run: estimating them takes part of a second, and `status --watch` needs them again. */
let weighed: { readonly name: string; readonly weights: Float64Array } | undefined;

function weigh({ name, size, shards: count }: Run, shards: readonly number[]): number {
  if (weighed?.name !== name) weighed = { name, weights: shardWeights(size, count) };
  const { weights } = weighed;
  return shards.reduce((sum, shard) => sum + at(weights, shard), 0);
}

/** `left`: the shards that are still to be done; `inHand`: how many of them are being enumerated. */
async function totals(database: Database, run: Run, left: readonly number[], inHand: number) {
  const [row] = await database.query<{
    puzzles: string;
    states: string;
    bytes: string;
    elapsed: number | null;
    seconds: number | null;
    recent: number[] | null;
    touched: string;
  }>(
    `with mine as (
       select shard, puzzles, states, touched, length(bytes) as bytes, finished,
              finished - milliseconds * interval '1 millisecond' as begun
       from (
         -- a worker can store any times: those that cannot be right count as the nearest that can
         select shard, puzzles, states, touched, bytes,
                least(greatest(finished, now() - interval '10 years'), now()) as finished,
                case when milliseconds between 0 and ${MOST_MILLISECONDS} then milliseconds else 0 end as milliseconds
         from unjam.results where run = $1 and ${ownShards}
       ) as stored
     ), time as (
       select min(begun) as begun, case when $2 = 0 then max(finished) else now() end as now from mine
     ), span as (
       select begun, now, case when $2 = 0 then begun else greatest(begun, now - $3 * interval '1 second') end as since
       from time
     )
     select coalesce(sum(puzzles), 0) as puzzles, coalesce(sum(states), 0) as states,
            coalesce(sum(mine.bytes), 0) as bytes,
            extract(epoch from max(span.now) - max(span.begun))::double precision as elapsed,
            extract(epoch from max(span.now) - max(span.since))::double precision as seconds,
            array_agg(shard) filter (where finished >= span.since) as recent,
            coalesce(sum(touched) filter (where finished >= span.since), 0) as touched
     from mine cross join span`,
    [run.name, left.length, WINDOW],
  );
  const { puzzles = '0', states = '0', bytes = '0', elapsed, seconds, recent, touched = '0' } = row ?? {};
  const weight = weigh(run, recent ?? []);
  return {
    puzzles: Number(puzzles),
    states: Number(states),
    bytes: Number(bytes),
    ...(elapsed != null && { milliseconds: 1000 * elapsed }),
    ...(seconds && {
      touchedPerSecond: Number(touched) / seconds,
      shardsPerSecond: (recent?.length ?? 0) / seconds,
    }),
    ...(seconds && weight > 0 && { millisecondsLeft: 1000 * seconds * (weigh(run, left) / weight) }),
    ...(!(seconds && weight > 0) &&
      inHand > 0 && { millisecondsLeft: (weigh(run, left) * MILLISECONDS_A_STATE) / inHand }),
  };
}
