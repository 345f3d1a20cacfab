import type { Result } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import type { AtlasProblem } from '../store/problem.ts';
import type { Database } from './database.ts';
import { LOCK } from './shard-queue.ts';

/** Each worker judges locks by its own clock. */
const MOST_SKEW = LOCK / 2;

/** Compares the clock of this machine with that of the database; a problem where locks could not be kept. */
export async function checkClock(
  database: Database,
  clock: () => number = Date.now,
): Promise<Result<void, AtlasProblem>> {
  const before = clock();
  const [row] = await database.query<{ now: number }>(
    'select extract(epoch from clock_timestamp())::double precision * 1000 as now',
  );
  const after = clock();
  // an answer that took long says little of the time at which it was given
  const doubt = (after - before) / 2;
  const skew = (before + after) / 2 - (row?.now ?? 0);
  if (Math.abs(skew) <= MOST_SKEW + doubt) return ok(undefined);
  const side = skew > 0 ? 'ahead of' : 'behind';
  return err({
    code: 'database',
    message: `${database.name}: this machine's clock is ${Math.abs(skew / 1000).toFixed(1)} s ${side} the database's; correct it, or locks cannot be kept`,
  });
}
