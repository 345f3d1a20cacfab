// Collects the results of a run into an atlas, after they have been checked.
//
//     every result   its checksum, the types of its values, rows that can be rows of its shard
//     a sample       enumerated again on this machine: shards that two machines were to do and did not, or on which they
//                    differ; one shard of each worker; others at random, as many as there is time for
//
// Source: our own. Guarantee: a result with a wrong value is found unless its rows could be rows of its shard; which ones
// are missing or have wrong distances is found where the shard is in the sample.
import type { Result } from '@unjam/core';
import { counted, err, ok } from '@unjam/core/basics';
import { RowChecker } from '../enumerate/check-rows.ts';
import { runShard, type ShardRunner } from '../enumerate/shard.ts';
import { type BuildProgress, type BuildResult, buildAtlas } from '../store/build.ts';
import { type AtlasProblem, firstLine } from '../store/problem.ts';
import { rebuildInTime, sampleOrder } from '../store/rebuild.ts';
import type { Database } from './database.ts';
import { databaseProblem } from './database-problem.ts';
import { type CheckedResult, otherRows } from './held-shards.ts';
import { fetchResult, hostOf, listResults, rejectResult } from './results.ts';
import { checkVersion, findRun, type Run } from './runs.ts';
import { checksumOf, unpackShard } from './shard-bytes.ts';
import { statusOfRun } from './status.ts';

export interface CollectOptions {
  /** The name of the run; default the only one there is. */
  readonly run?: string;
  readonly folder: string;
  /** Shards to enumerate again; default as many as `milliseconds` allow, at least one of each worker. */
  readonly rebuild?: number;
  /** How long shards may be enumerated again where `rebuild` is not given; default a minute. */
  readonly milliseconds?: number;
  /** Chooses the sample; default at random. */
  readonly seed?: number;
  /** Enumerates a shard, and how many at once; default in this thread. */
  readonly enumerate?: ShardRunner;
  readonly parallel?: number;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: BuildProgress) => void;
  readonly onChecked?: (progress: {
    readonly checked: number;
    readonly rebuilt: number;
    readonly shards: number;
  }) => void;
}

/** A result that is wrong. */
export interface WrongShard {
  readonly shard: number;
  readonly worker: string;
  readonly reason: string;
}

export interface CollectResult {
  readonly run: string;
  /** The results that are wrong; they were set aside, and `retryRun` queues their shards again. */
  readonly wrong: readonly WrongShard[];
  /** Shards that were enumerated again here. */
  readonly rebuilt: number;
  /** The atlas; undefined where results were wrong, or the signal came while they were checked. */
  readonly built?: BuildResult;
}

/** Results are fetched while others are written. */
const FETCHES = 3;

/**
 * Checks the results of a finished run and writes its atlas into a folder: a build whose shards come out of the database,
 * and so resumable like any build and the same byte for byte. A run with shards missing is refused; the results stay in
 * the database.
 *
 * @param database - that of the run
 * @param options - which run, the folder of the atlas, and how much is checked
 */
export async function collectRun(
  database: Database,
  options: CollectOptions,
): Promise<Result<CollectResult, AtlasProblem>> {
  const { run: name, folder, signal, onProgress } = options;
  const found = await findRun(database, name);
  if (!found.ok) return found;
  const run = found.value;
  const sameVersion = checkVersion(run);
  if (!sameVersion.ok) return sameVersion;
  const status = await statusOfRun(database, run.name);
  if (!status.ok) return status;
  const { finished, setAside } = status.value;
  if (finished < run.shards) {
    const aside = setAside.length > 0 ? `, ${setAside.length} set aside` : '';
    return err({
      code: 'unfinished',
      message: `${run.name} is not finished: ${finished} of ${counted(run.shards, 'shard')}${aside}`,
    });
  }
  const checking = await checkResults(database, run, options);
  if (!checking.ok) return checking;
  const { wrong, rebuilt, results } = checking.value;
  const checked = { run: run.name, wrong: wrong.map(({ sha256: _, ...shard }) => shard), rebuilt };
  for (const result of wrong) await rejectResult(database, run.name, result, result.reason);
  if (wrong.length > 0 || signal?.aborted) return ok(checked);
  // what the database throws comes out of the build as if the disk had thrown it
  let problem: AtlasProblem | undefined;
  const built = await buildAtlas({
    size: run.size,
    shards: run.shards,
    folder,
    // the database does not tell on which processors its workers ran
    machines: [],
    parallel: FETCHES,
    check: (held) => otherRows(folder, run.name, held, results),
    run: async ({ shard }) => {
      try {
        const stored = await fetchResult(database, run.name, shard);
        if (stored && stored.sha256 === results.get(shard)?.sha256) {
          return await unpackShard(run.name, shard, stored);
        }
        problem ??= changedProblem(run, shard);
      } catch (thrown) {
        problem ??= databaseProblem(thrown, database.place);
      }
      throw new Error(problem.message);
    },
    ...(signal && { signal }),
    ...(onProgress && { onProgress }),
  });
  if (problem) return err(problem);
  return built.ok ? ok({ ...checked, built: built.value }) : built;
}

/** For a shard that was queued again, and perhaps finished again, after its result was checked. */
const changedProblem = ({ name }: Run, shard: number): AtlasProblem => ({
  code: 'unfinished',
  message: `${name}: the result of shard ${shard} was removed or replaced meanwhile; collect again when the run is finished`,
});

interface Checked {
  readonly wrong: readonly (WrongShard & Pick<StoredResult, 'sha256'>)[];
  readonly rebuilt: number;
  /** By the number of the shard. */
  readonly results: ReadonlyMap<number, CheckedResult>;
}

async function checkResults(
  database: Database,
  run: Run,
  options: CollectOptions,
): Promise<Result<Checked, AtlasProblem>> {
  const { rebuild, milliseconds, seed = Math.floor(2 ** 31 * Math.random()), signal, onChecked } = options;
  const { enumerate = async (task) => runShard(task), parallel = 1 } = options;
  const { name, size, shards } = run;
  const listed = new Map((await listResults(database, name)).map((result) => [result.shard, result]));
  const results = new Map<number, CheckedResult>();
  const wrong = new Map<number, Checked['wrong'][number]>();
  const checker = new RowChecker(size, shards);
  for (const { shard, worker, sha256 } of listed.values()) {
    if (signal?.aborted) return ok({ wrong: [], rebuilt: 0, results });
    const stored = await fetchResult(database, name, shard);
    if (stored?.sha256 !== sha256) return err(changedProblem(run, shard));
    const reason = await unpackShard(name, shard, stored).then(
      ({ rows }) => checker.check(shard, rows),
      (thrown: unknown) => firstLine(thrown),
    );
    if (reason !== undefined) wrong.set(shard, { shard, worker, sha256, reason });
    results.set(shard, { sha256, touched: stored.touched });
    onChecked?.({ checked: results.size, rebuilt: 0, shards });
  }
  const sound = sampleOrder(
    [...listed.keys()].filter((shard) => !wrong.has(shard)),
    seed,
  );
  const { first, order } = orderOf(sound, listed);
  const rebuilt = await rebuildInTime({
    order,
    least: first,
    ...(rebuild !== undefined && { most: rebuild }),
    ...(milliseconds !== undefined && { milliseconds }),
    parallel,
    run: (shard) => enumerate({ ...size, shard, shards }),
    compare: async (result) => {
      const { shard } = result;
      const sha256 = checksumOf(name, result);
      const stored = listed.get(shard);
      if (!stored || stored.sha256 === sha256) return;
      const reason = `enumerating it again gives ${counted(result.rows.length, 'puzzle')} with the SHA-256 ${sha256.slice(0, 12)}, not ${stored.sha256.slice(0, 12)}`;
      wrong.set(shard, { shard, worker: stored.worker, sha256: stored.sha256, reason });
    },
    onRebuilt: (count) => onChecked?.({ checked: results.size, rebuilt: count, shards }),
    ...(signal && { signal }),
  });
  return ok({ wrong: [...wrong.values()].sort((a, b) => a.shard - b.shard), rebuilt, results });
}

type StoredResult = Awaited<ReturnType<typeof listResults>>[number];

/**
 * In which order shards are enumerated again, and how many of the first ones must be: those that no second machine has
 * confirmed although one should have, those on which two differ, and one of each worker.
 */
function orderOf(
  shards: readonly number[],
  results: ReadonlyMap<number, StoredResult>,
): { readonly first: number; readonly order: readonly number[] } {
  const doubtful: number[] = [];
  const ofWorkers: number[] = [];
  const others: number[] = [];
  const workers = new Set<string>();
  for (const shard of shards) {
    const result = results.get(shard);
    if (!result) continue;
    const { worker, sha256, twice, checks } = result;
    const confirmed = checks.some(
      (check) => check.sha256 === sha256 && hostOf(check.worker) !== hostOf(worker),
    );
    if (checks.some((check) => check.sha256 !== sha256) || (twice && !confirmed)) doubtful.push(shard);
    else if (!workers.has(worker)) ofWorkers.push(shard);
    else others.push(shard);
    workers.add(worker);
  }
  return { first: doubtful.length + ofWorkers.length, order: [...doubtful, ...ofWorkers, ...others] };
}
