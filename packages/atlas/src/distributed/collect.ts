// Collects the results of a run into an atlas, after they have been checked.
//
//     every result   its checksum, the types of its values, rows that can be rows of its shard
//     a sample       enumerated again on this machine: shards that two machines were to do and did not, or on which they
//                    differ; one shard of each worker; others at random, as many as there is time for
//
// Source: our own. Guarantee: a result with a wrong value is found unless its rows could be rows of its shard; which ones
// are missing or have wrong distances is found where the shard is in the sample.
import type { Result } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import { RowChecker } from '../enumerate/check-rows.ts';
import { runShard, type ShardRunner } from '../enumerate/shard.ts';
import { type BuildProgress, type BuildResult, buildAtlas } from '../store/build.ts';
import { type AtlasProblem, firstLine } from '../store/problem.ts';
import { rebuildInTime, sampleOrder } from '../store/rebuild.ts';
import type { Database } from './database.ts';
import { databaseProblem } from './database-problem.ts';
import { fetchResult, hostOf, listResults, rejectResult } from './results.ts';
import { checkVersion, findRun, type Run } from './runs.ts';
import { packShard, unpackShard } from './shard-bytes.ts';
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
      message: `${run.name} is not finished: ${finished} of ${run.shards} shards${aside}`,
    });
  }
  const checked = await checkResults(database, run, options);
  for (const { shard, reason } of checked.wrong) await rejectResult(database, run.name, shard, reason);
  if (checked.wrong.length > 0 || signal?.aborted) return ok({ run: run.name, ...checked });
  // what the database throws comes out of the build as if the disk had thrown it
  let problem: AtlasProblem | undefined;
  const built = await buildAtlas({
    size: run.size,
    shards: run.shards,
    folder,
    // the database does not tell on which processors its workers ran
    machines: [],
    parallel: FETCHES,
    run: async ({ shard }) => {
      try {
        return await fetchShard(database, run.name, shard);
      } catch (thrown) {
        problem ??= databaseProblem(thrown, database.place);
        throw thrown;
      }
    },
    ...(signal && { signal }),
    ...(onProgress && { onProgress }),
  });
  if (problem) return err(problem);
  return built.ok ? ok({ run: run.name, ...checked, built: built.value }) : built;
}

async function fetchShard(database: Database, run: string, shard: number) {
  const result = await fetchResult(database, run, shard);
  if (!result) throw new Error(`${run}: the result of shard ${shard} is gone`);
  return unpackShard(run, shard, result);
}

async function checkResults(
  database: Database,
  run: Run,
  options: CollectOptions,
): Promise<{ readonly wrong: readonly WrongShard[]; readonly rebuilt: number }> {
  const { rebuild, milliseconds, seed = Math.floor(2 ** 31 * Math.random()), signal, onChecked } = options;
  const { enumerate = async (task) => runShard(task), parallel = 1 } = options;
  const { name, size, shards } = run;
  const results = new Map((await listResults(database, name)).map((result) => [result.shard, result]));
  const wrong = new Map<number, WrongShard>();
  const checker = new RowChecker(size, shards);
  let checked = 0;
  for (const { shard, worker } of results.values()) {
    if (signal?.aborted) return { wrong: [], rebuilt: 0 };
    const stored = await fetchResult(database, name, shard);
    const reason =
      stored &&
      (await unpackShard(name, shard, stored).then(
        ({ rows }) => checker.check(shard, rows),
        (thrown: unknown) => firstLine(thrown),
      ));
    if (reason !== undefined) wrong.set(shard, { shard, worker, reason });
    onChecked?.({ checked: ++checked, rebuilt: 0, shards });
  }
  const sound = sampleOrder(
    [...results.keys()].filter((shard) => !wrong.has(shard)),
    seed,
  );
  const { first, order } = orderOf(sound, results);
  const rebuilt = await rebuildInTime({
    order,
    least: first,
    ...(rebuild !== undefined && { most: rebuild }),
    ...(milliseconds !== undefined && { milliseconds }),
    parallel,
    run: (shard) => enumerate({ ...size, shard, shards }),
    compare: async (result) => {
      const { shard } = result;
      const { sha256, puzzles } = await packShard(name, result);
      const stored = results.get(shard);
      if (!stored || stored.sha256 === sha256) return;
      const reason = `enumerating it again gives ${puzzles} puzzles with the SHA-256 ${sha256.slice(0, 12)}, not ${stored.sha256.slice(0, 12)}`;
      wrong.set(shard, { shard, worker: stored.worker, reason });
    },
    onRebuilt: (count) => onChecked?.({ checked, rebuilt: count, shards }),
    ...(signal && { signal }),
  });
  return { wrong: [...wrong.values()].sort((a, b) => a.shard - b.shard), rebuilt };
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
