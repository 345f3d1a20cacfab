import { err, ok, type Result } from '@unjam/core';
import { type BuildProgress, type BuildResult, buildAtlas } from '../store/build.ts';
import { type AtlasProblem, firstLine } from '../store/problem.ts';
import type { Database } from './database.ts';
import { databaseProblem } from './database-problem.ts';
import { fetchResult } from './results.ts';
import { checkVersion, findRun } from './runs.ts';
import { unpackShard } from './shard-bytes.ts';
import { statusOfRun } from './status.ts';

export interface CollectOptions {
  /** The name of the run; default the only one there is. */
  readonly run?: string;
  readonly folder: string;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: BuildProgress) => void;
}

/** Results are fetched while others are written. */
const FETCHES = 3;

/**
 * Writes the atlas of a finished run into a folder: a build whose shards come out of the database, and so resumable
 * like any build and the same byte for byte. A run with shards missing is refused; what is there stays there.
 */
export async function collectRun(
  database: Database,
  { run: name, folder, signal, onProgress }: CollectOptions,
): Promise<Result<BuildResult, AtlasProblem>> {
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
  // what the database throws comes out of the build as if the disk had thrown it
  let problem: AtlasProblem | undefined;
  const built = await buildAtlas({
    size: run.size,
    shards: run.shards,
    folder,
    parallel: FETCHES,
    run: async ({ shard }) => {
      try {
        const result = await fetchResult(database, run.name, shard);
        if (!result) throw new Error(`${run.name}: the result of shard ${shard} is gone`);
        return await unpackShard(shard, result).catch((thrown: unknown) => {
          problem = {
            code: 'damaged-shard',
            message: `${run.name}: the result of shard ${shard} is damaged: ${firstLine(thrown)}`,
          };
          throw thrown;
        });
      } catch (thrown) {
        problem ??= databaseProblem(thrown, database.place);
        throw thrown;
      }
    },
    ...(signal && { signal }),
    ...(onProgress && { onProgress }),
  });
  return problem ? err(problem) : built.ok ? ok(built.value) : built;
}
