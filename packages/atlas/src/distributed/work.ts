import type { Result } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import type { AtlasProblem } from '../store/problem.ts';
import { checkClock } from './clock.ts';
import type { Database } from './database.ts';
import { pause } from './pause.ts';
import { cancelledProblem, checkVersion, findRun, listRuns, type Run } from './runs.ts';
import { countQueued } from './shard-queue.ts';
import { Worker, type WorkOptions, type WorkResult } from './worker.ts';

/** How often a worker looks for a run. */
const LOOK = 1000;

/**
 * Works on a run until none of its shards is left, the run is cancelled, or the signal aborts. With `wait` it goes on to
 * the next run that has shards to do, and waits for one where there is none.
 *
 * @param database - that of the run
 * @param options - which run, what enumerates a shard, whether to wait for more runs, and a signal
 */
export async function workOnRun(
  database: Database,
  options: WorkOptions,
): Promise<Result<WorkResult, AtlasProblem>> {
  const inTime = await checkClock(database);
  if (!inTime.ok) return inTime;
  let all: WorkResult = {
    run: options.run ?? '',
    end: 'interrupted',
    setAside: 0,
    done: 0,
    puzzles: 0,
    touched: 0,
    givenBack: 0,
    checked: 0,
  };
  for (;;) {
    const run = await nextRun(database, options);
    if (!run.ok) return run;
    if (!run.value) return ok({ ...all, end: 'interrupted' });
    const sameVersion = checkVersion(run.value);
    if (!sameVersion.ok) return sameVersion;
    const worked = await new Worker(database, run.value, options).result();
    if (!worked.ok) return worked;
    all = sum(all, worked.value);
    if (!options.wait || all.end === 'interrupted') return ok(all);
  }
}

/** What a worker has done in one run after another. */
const sum = (before: WorkResult, now: WorkResult): WorkResult => ({
  ...now,
  done: before.done + now.done,
  puzzles: before.puzzles + now.puzzles,
  touched: before.touched + now.touched,
  givenBack: before.givenBack + now.givenBack,
  checked: before.checked + now.checked,
});

/** The run to work on. With `wait` it waits for one; undefined where the signal ends the waiting. */
async function nextRun(
  database: Database,
  { run: name, wait, signal }: WorkOptions,
): Promise<Result<Run | undefined, AtlasProblem>> {
  if (!wait) {
    const found = await findRun(database, name);
    return found.ok && found.value.cancelled ? err(cancelledProblem(database, found.value)) : found;
  }
  for (;;) {
    for (const run of await listRuns(database)) {
      if (run.cancelled || (name !== undefined && run.name !== name)) continue;
      if ((await countQueued(database, run.name)).unfinished > 0) return ok(run);
    }
    await pause(LOOK, signal);
    if (signal?.aborted) return ok(undefined);
  }
}
