// The results: one row for each finished shard, inserted once.
import { err, ok, type Result } from '@unjam/core';
import type { AtlasProblem } from '../store/problem.ts';
import type { Database } from './database.ts';
import type { ShardBytes } from './shard-bytes.ts';

export interface ShardOutcome extends ShardBytes {
  readonly shard: number;
  /** How long the enumeration took. */
  readonly milliseconds: number;
  readonly worker: string;
}

/**
 * Stores the result of a shard, unless it is there: then both must be equal, which a problem says they are not. The
 * result of a run that has been deleted meanwhile goes nowhere.
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
    'select sha256, worker from unjam.results where run = $1 and shard = $2',
    [run, shard],
  );
  if (!there || there.sha256 === sha256) return ok('was there');
  return err({
    code: 'damaged-shard',
    message: `${run}: shard ${shard} came out as ${sha256.slice(0, 12)} here and as ${there.sha256.slice(0, 12)} on ${there.worker}: one of the two machines is not to be trusted`,
  });
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

/** The numbers of the shards that have a result, ascending. */
export async function finishedShards(database: Database, run: string): Promise<number[]> {
  const rows = await database.query<{ shard: number }>(
    'select shard from unjam.results where run = $1 order by shard',
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
    `select sha256, bytes, puzzles, states, touched, milliseconds, worker
     from unjam.results where run = $1 and shard = $2`,
    [run, shard],
  );
  return row && { ...row, shard, states: Number(row.states), touched: Number(row.touched) };
}
