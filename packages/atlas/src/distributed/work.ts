import { err, ok, type Result } from '@unjam/core';
import type { AtlasProblem } from '../store/problem.ts';
import type { Database } from './database.ts';
import { pause } from './pause.ts';
import { cancelledProblem, checkVersion, findRun, listRuns, type Run } from './runs.ts';
import { LOCK } from './shard-queue.ts';
import { Worker, type WorkOptions, type WorkResult } from './worker.ts';

/** How often a worker looks for a run. */
const LOOK = 1000;
/** Each worker judges locks by its own clock. */
const MOST_SKEW = LOCK / 2;

/** Works on a run until none of its shards is left, the run is cancelled, or the signal aborts. */
export async function workOnRun(
  database: Database,
  options: WorkOptions,
): Promise<Result<WorkResult, AtlasProblem>> {
  const inTime = await checkClock(database);
  if (!inTime.ok) return inTime;
  for (;;) {
    const run = await nextRun(database, options);
    if (!run.ok) return run;
    if (!run.value) return ok({ ...nothing, run: options.run ?? '', end: 'interrupted' });
    const sameVersion = checkVersion(run.value);
    if (!sameVersion.ok) return sameVersion;
    const worked = await new Worker(database, run.value, options).result();
    if (!worked.ok || !options.wait || worked.value.end === 'interrupted') return worked;
  }
}

const nothing = { setAside: 0, done: 0, puzzles: 0, touched: 0, givenBack: 0 };

async function checkClock(database: Database): Promise<Result<void, AtlasProblem>> {
  const before = Date.now();
  const [row] = await database.query<{ now: number }>(
    'select extract(epoch from clock_timestamp())::double precision * 1000 as now',
  );
  const skew = (before + Date.now()) / 2 - (row?.now ?? 0);
  if (Math.abs(skew) <= MOST_SKEW) return ok(undefined);
  const side = skew > 0 ? 'ahead of' : 'behind';
  return err({
    code: 'database',
    message: `${database.name}: this machine's clock is ${Math.abs(skew / 1000).toFixed(1)} s ${side} the database's; correct it, or locks cannot be kept`,
  });
}

/** The run to work on. With `wait` it waits for one; undefined where the signal ends the waiting. */
async function nextRun(
  database: Database,
  { run: name, wait, signal }: WorkOptions,
): Promise<Result<Run | undefined, AtlasProblem>> {
  for (;;) {
    const there = wait
      ? (await listRuns(database)).filter((run) => name === undefined || run.name === name)
      : [];
    if (!wait || there.length > 0) {
      const found = await findRun(database, name);
      if (!found.ok || !found.value.cancelled) return found;
      if (!wait) return err(cancelledProblem(database, found.value));
    }
    await pause(LOOK, signal);
    if (signal?.aborted) return ok(undefined);
  }
}
