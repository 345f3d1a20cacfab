// The results: one row for each finished shard, inserted once.
import type { Result } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import type { AtlasProblem } from '../store/problem.ts';
import type { Database } from './database.ts';
import type { CountedShard } from './residuals.ts';
import { MOST_BYTES, type ShardBytes } from './shard-bytes.ts';

interface ShardOutcome extends ShardBytes {
  readonly shard: number;
  /** How long the enumeration took. */
  readonly milliseconds: number;
  readonly worker: string;
}

/**
 * Rows of shards that the run $1 has. A worker can store rows with any number; those of no shard are ignored, so that
 * they stop nothing.
 */
export const ownShards = 'shard between 0 and (select shards - 1 from unjam.runs where name = $1)';
/** A worker's name may be any text: more of it is not read. */
const NAME = 255;

/**
 * Stores the result of a shard, unless there is one: then both must be equal. Where they differ the checksum of the second
 * is kept as well, so that `collect` finds out which of them is right. The result of a run that has been deleted
 * meanwhile is dropped.
 *
 * @returns a problem that names both workers where the results differ
 */
export async function storeResult(
  database: Database,
  run: string,
  outcome: ShardOutcome,
): Promise<Result<'stored' | 'was there', AtlasProblem>> {
  const { shard, sha256, bytes, puzzles, states, touched, milliseconds, worker } = outcome;
  const stored = await database.query(
    `insert into unjam.results (run, shard, sha256, bytes, puzzles, states, touched, milliseconds, worker)
     select name, $2, $3, $4, $5, $6, $7, $8, $9 from unjam.runs where name = $1
     on conflict (run, shard) do nothing returning shard`,
    [run, shard, sha256, bytes, puzzles, states, touched, milliseconds, worker],
  );
  if (stored.length > 0) return ok('stored');
  const [there] = await database.query<{ sha256: string; worker: string }>(
    `select sha256, left(worker, ${NAME}) as worker from unjam.results where run = $1 and shard = $2`,
    [run, shard],
  );
  if (!there || there.sha256 === sha256) return ok('was there');
  await storeCheck(database, run, { shard, sha256, worker });
  return err({
    code: 'damaged-shard',
    message: `${run}: shard ${shard} came out as ${sha256.slice(0, 12)} here and as ${there.sha256.slice(0, 12)} on ${there.worker}: one of the two machines is not to be trusted`,
  });
}

/** What a worker got from a shard. */
export interface ShardCheck {
  readonly shard: number;
  readonly sha256: string;
  readonly worker: string;
}

/** Stores the checksum of a second result of a shard. */
export async function storeCheck(database: Database, run: string, check: ShardCheck): Promise<void> {
  await database.query(
    `insert into unjam.checks (run, shard, sha256, worker)
     select name, $2, $3, $4 from unjam.runs where name = $1
     on conflict (run, shard, worker) do update set sha256 = excluded.sha256, finished = now()`,
    [run, check.shard, check.sha256, check.worker],
  );
}

/** The machine of a worker, whose name is `HOST:PROCESS`. */
export const hostOf = (worker: string): string => worker.replace(/:\d+$/, '');

/**
 * A finished shard that is to be enumerated on a second machine, and that this one did not do; undefined where there is
 * none. Several workers that ask at the same time get different ones, as far as there are.
 */
export async function shardToCheck(
  database: Database,
  run: string,
  host: string,
): Promise<number | undefined> {
  const [found] = await database.query<{ shard: number }>(
    `select shard from unjam.twice join unjam.results using (run, shard)
     where run = $1 and regexp_replace(worker, ':[0-9]+$', '') <> $2
       and not exists (select from unjam.checks
                       where checks.run = twice.run and checks.shard = twice.shard
                         and regexp_replace(checks.worker, ':[0-9]+$', '') <> regexp_replace(results.worker, ':[0-9]+$', ''))
     order by random() limit 1`,
    [run, host],
  );
  return found?.shard;
}

/** How many shards of a run are to be enumerated on two machines, and how many have been. */
export async function countChecked(
  database: Database,
  run: string,
): Promise<{ readonly twice: number; readonly confirmed: number }> {
  const [counts] = await database.query<{ twice: number; confirmed: number }>(
    `select count(*)::integer as twice,
            count(*) filter (where exists (select from unjam.checks join unjam.results using (run, shard)
              where checks.run = twice.run and checks.shard = twice.shard and checks.sha256 = results.sha256
                and regexp_replace(checks.worker, ':[0-9]+$', '') <> regexp_replace(results.worker, ':[0-9]+$', '')
            ))::integer as confirmed
     from unjam.twice where run = $1`,
    [run],
  );
  return counts ?? { twice: 0, confirmed: 0 };
}

/** The counts of each finished shard, with the machine that did it. */
export async function countedShards(database: Database, run: string): Promise<CountedShard[]> {
  const shards = await database.query<{ worker: string; puzzles: number; touched: string }>(
    `select left(worker, ${NAME}) as worker, puzzles, touched from unjam.results
     where run = $1 and ${ownShards} order by shard`,
    [run],
  );
  // a worker can store any counts: those that cannot be right count as none
  return shards.map(({ worker, puzzles, touched }) => ({
    worker: hostOf(worker),
    puzzles: Math.max(0, puzzles),
    touched: Math.max(0, Number(touched)),
  }));
}

/** For each finished shard: its worker, its checksum, and what enumerating it again gave. */
export async function listResults(
  database: Database,
  run: string,
): Promise<{ shard: number; worker: string; sha256: string; twice: boolean; checks: ShardCheck[] }[]> {
  const results = await database.query<{ shard: number; worker: string; sha256: string; twice: boolean }>(
    `select shard, left(worker, ${NAME}) as worker, left(sha256, 64) as sha256, twice.shard is not null as twice
     from unjam.results left join unjam.twice using (run, shard) where run = $1 and ${ownShards} order by shard`,
    [run],
  );
  const checks = await database.query<ShardCheck>(
    `select shard, left(sha256, 64) as sha256, left(worker, ${NAME}) as worker
     from unjam.checks where run = $1 and ${ownShards} order by shard, worker`,
    [run],
  );
  const ofShards = new Map<number, ShardCheck[]>();
  for (const check of checks) {
    const known = ofShards.get(check.shard);
    if (known) known.push(check);
    else ofShards.set(check.shard, [check]);
  }
  return results.map((result) => ({ ...result, checks: ofShards.get(result.shard) ?? [] }));
}

/**
 * Sets the result of a shard aside, if it is still the one that was found to be wrong: it counts no more, and `retry`
 * queues the shard again.
 */
export async function rejectResult(
  database: Database,
  run: string,
  { shard, worker, sha256 }: ShardCheck,
  reason: string,
): Promise<void> {
  await database.query(
    `with wrong as (
       delete from unjam.results
       where run = $1 and shard = $2 and left(worker, ${NAME}) = $3 and left(sha256, 64) = $4
       returning run, shard, worker
     ), forgotten as (
       delete from unjam.checks using wrong where checks.run = wrong.run and checks.shard = wrong.shard
     )
     insert into unjam.rejected (run, shard, worker, reason) select run, shard, worker, $5 from wrong
     on conflict (run, shard) do update set worker = excluded.worker, reason = excluded.reason, rejected = now()`,
    [run, shard, worker, sha256, reason],
  );
}

/** The shards whose results were set aside. */
export const listRejected = (
  database: Database,
  run: string,
): Promise<{ shard: number; worker: string; reason: string }[]> =>
  database.query('select shard, worker, reason from unjam.rejected where run = $1 order by shard', [run]);

/** Forgets all results of some shards, rejected ones as well. */
export async function forgetResults(
  database: Database,
  run: string,
  shards: readonly number[],
): Promise<void> {
  for (const table of ['results', 'checks', 'rejected']) {
    await database.query(`delete from unjam.${table} where run = $1 and shard = any($2)`, [run, [...shards]]);
  }
}

/** Whether a shard is to be enumerated, or why not. */
export async function shardState(
  database: Database,
  run: string,
  shard: number,
): Promise<'wanted' | 'finished' | 'cancelled' | 'deleted'> {
  const [found] = await database.query<{ cancelled: boolean; finished: boolean }>(
    `select cancelled is not null as cancelled,
            exists (select from unjam.results where run = name and shard = $2) as finished
     from unjam.runs where name = $1`,
    [run, shard],
  );
  if (!found) return 'deleted';
  if (found.cancelled) return 'cancelled';
  return found.finished ? 'finished' : 'wanted';
}

/** The numbers of the run's shards that have a result, ascending. */
export async function finishedShards(database: Database, run: string): Promise<number[]> {
  const rows = await database.query<{ shard: number }>(
    `select shard from unjam.results where run = $1 and ${ownShards} order by shard`,
    [run],
  );
  return rows.map(({ shard }) => shard);
}

export async function fetchResult(
  database: Database,
  run: string,
  shard: number,
): Promise<ShardOutcome | undefined> {
  const [row] = await database.query<{
    sha256: string;
    bytes: Buffer;
    puzzles: number;
    states: string;
    touched: string;
    milliseconds: number;
    worker: string;
  }>(
    // one byte too many is enough to refuse a result, and is all that is read of it
    `select left(sha256, 64) as sha256, substring(bytes from 1 for $3) as bytes, puzzles, states, touched,
            milliseconds, left(worker, ${NAME}) as worker
     from unjam.results where run = $1 and shard = $2`,
    [run, shard, MOST_BYTES + 1],
  );
  return row && { ...row, shard, states: Number(row.states), touched: Number(row.touched) };
}
