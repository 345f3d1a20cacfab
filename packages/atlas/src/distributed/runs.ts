// Runs: a size to be enumerated, by which version of the enumerator and in how many shards.
import { randomInt } from 'node:crypto';
import type { Result } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import { checkOptions } from '../enumerate/enumerate.ts';
import { enumeratorVersion } from '../enumerate/enumerator-version.ts';
import type { AtlasSize } from '../enumerate/row-groups.ts';
import { heaviestFirst } from '../enumerate/shard-weights.ts';
import { defaultShards } from '../store/build.ts';
import { describeAtlas } from '../store/manifest.ts';
import { type AtlasProblem, firstLine } from '../store/problem.ts';
import type { Database } from './database.ts';
import { finishedShards, forgetResults, listRejected } from './results.ts';
import { describeRun } from './run-name.ts';
import { isPrepared, prepare } from './schema.ts';
import { MOST_SHARDS, queueShards, removeQueue, removeSetAside } from './shard-queue.ts';

export interface Run {
  readonly name: string;
  readonly size: AtlasSize;
  readonly shards: number;
  /** The version of the enumerator that it was submitted with. */
  readonly enumerator: string;
  readonly submitted: Date;
  readonly cancelled: boolean;
}

export interface SubmitOptions {
  readonly size: AtlasSize;
  /** Default: `defaultShards`. */
  readonly shards?: number;
  /** The share of the shards that two machines are to enumerate and compare, 0 to 1; default none. */
  readonly twice?: number;
}

export interface Submitted {
  readonly run: Run;
  /** Whether the run is new; else it existed, with all or some of its shards. */
  readonly isNew: boolean;
  /** How many shards were put into the queue. */
  readonly queued: number;
}

/**
 * Makes a run and queues its shards. Where the run exists already, the shards that are neither finished nor queued are
 * queued: so a run that was interrupted or cancelled continues.
 *
 * @param database - where the run is made
 * @param options - the size, the number of shards, and the share of them that two workers enumerate
 */
export async function submitRun(
  database: Database,
  { size, shards = defaultShards(size), twice = 0 }: SubmitOptions,
): Promise<Result<Submitted, AtlasProblem>> {
  const wrong = outOfRange(size, shards);
  if (wrong !== undefined) return err({ code: 'bad-range', message: wrong });
  await prepare(database);
  const { width, height, minWalls, maxWalls } = size;
  const name = describeRun(size, shards);
  const made = await database.query(
    `insert into unjam.runs (name, width, height, min_walls, max_walls, shards, enumerator)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (name) do nothing returning name`,
    [name, width, height, minWalls, maxWalls, shards, enumeratorVersion()],
  );
  const run = await findRun(database, name);
  if (!run.ok) return run;
  const sameVersion = checkVersion(run.value);
  if (!sameVersion.ok) return sameVersion;
  await database.query('update unjam.runs set cancelled = null where name = $1', [name]);
  if (twice > 0) await chooseTwice(database, run.value, twice);
  const queued = await queueMissing(database, run.value);
  return ok({ run: { ...run.value, cancelled: false }, isNew: made.length > 0, queued });
}

/** What is wrong with the size or the number of shards of a run; undefined if there can be such a run. */
function outOfRange(size: AtlasSize, shards: number): string | undefined {
  try {
    checkOptions({ ...size, shard: 0, shards });
  } catch (thrown) {
    return firstLine(thrown);
  }
  return shards > MOST_SHARDS ? `${shards} shards are too many; at most ${MOST_SHARDS}` : undefined;
}

/** Draws the shards that two machines are to enumerate. What was drawn before stays: a larger share adds to it. */
async function chooseTwice(database: Database, { name, shards }: Run, share: number): Promise<void> {
  const wanted = Math.min(shards, Math.ceil(shards * share));
  const lots = Array.from({ length: shards }, (_, shard) => ({ shard, lot: randomInt(2 ** 47) }));
  const order = lots.sort((a, b) => a.lot - b.lot).map(({ shard }) => shard);
  await database.query(
    `insert into unjam.twice (run, shard)
     select $1, shard from unnest($2::integer[]) with ordinality as lots(shard, lot)
     where not exists (select from unjam.twice where twice.run = $1 and twice.shard = lots.shard)
     order by lot
     limit greatest(0, $3 - (select count(*) from unjam.twice where twice.run = $1))
     on conflict do nothing`,
    [name, order, wanted],
  );
}

/** Queues the shards that are neither finished nor queued; returns how many. */
const queueMissing = async (database: Database, run: Run): Promise<number> =>
  queueShards(
    database,
    run.name,
    heaviestFirst(run.size, run.shards),
    new Set(await finishedShards(database, run.name)),
  );

/**
 * Every run of a database, the oldest first.
 *
 * @param database - where runs are looked for
 */
export async function listRuns(database: Database): Promise<Run[]> {
  if (!(await isPrepared(database))) return [];
  const rows = await database.query<{
    name: string;
    width: number;
    height: number;
    min_walls: number;
    max_walls: number;
    shards: number;
    enumerator: string;
    submitted: Date;
    cancelled: Date | null;
  }>('select * from unjam.runs order by submitted, name');
  return rows.map(
    ({ name, width, height, min_walls, max_walls, shards, enumerator, submitted, cancelled }) => ({
      name,
      size: { width, height, minWalls: min_walls, maxWalls: max_walls },
      shards,
      enumerator,
      submitted,
      cancelled: cancelled !== null,
    }),
  );
}

/**
 * The run of a name, or the only one there is.
 *
 * @param database - where runs are looked for
 * @param name - such as `6x6-walls-0-shards-215`; default: the only run there is
 */
export async function findRun(database: Database, name?: string): Promise<Result<Run, AtlasProblem>> {
  const runs = await listRuns(database);
  const found = name === undefined ? runs : runs.filter((run) => run.name === name);
  const names = runs.map((run) => run.name).join(', ');
  const problem = (message: string) =>
    err({ code: 'bad-run' as const, message: `${database.name}: ${message}` });
  if (runs.length === 0) return problem('there is no run; submit one first');
  if (found.length > 1) return problem(`there are ${found.length} runs, name one with --run: ${names}`);
  const [run] = found;
  if (!run) return problem(`there is no run '${name}', only ${names}`);
  const damage = damageOf(run);
  return damage === undefined
    ? ok(run)
    : problem(`the row of ${run.name} in unjam.runs is damaged: ${damage}`);
}

/** What is wrong with the row of a run, which anyone who has the URL of the database can change; undefined if nothing is. */
function damageOf({ size, shards, submitted }: Run): string | undefined {
  // PostgreSQL's infinity is no Date
  const isDate = submitted instanceof Date && !Number.isNaN(submitted.getTime());
  return outOfRange(size, shards) ?? (isDate ? undefined : `it was submitted at ${submitted}`);
}

/** Refuses a run that another version of the enumerator began. */
export function checkVersion({ name, enumerator, size, shards }: Run): Result<void, AtlasProblem> {
  if (enumerator === enumeratorVersion()) return ok(undefined);
  return err({
    code: 'other-version',
    message: `${name} (${describeAtlas({ size, shards })}) is a run of the enumerator ${enumerator}, this program has ${enumeratorVersion()}`,
  });
}

/**
 * Queues shards again: those that were set aside, because they failed or because their results were wrong; or one shard,
 * whatever its result.
 *
 * @param database - that of the run
 * @param run - the run, as `findRun` gives it
 * @param shard - its number from 0; default: all shards that were set aside
 * @returns their numbers
 */
export async function retryRun(
  database: Database,
  run: Run,
  shard?: number,
): Promise<Result<number[], AtlasProblem>> {
  if (run.cancelled) return err(cancelledProblem(database, run));
  if (shard !== undefined && !(Number.isInteger(shard) && shard >= 0 && shard < run.shards)) {
    return err({ code: 'bad-range', message: `${run.name}: there is no shard ${shard} of ${run.shards}` });
  }
  const only = shard === undefined ? undefined : [shard];
  const failed = await removeSetAside(database, run.name, only);
  const rejected = await listRejected(database, run.name);
  const again =
    only ?? [...new Set([...failed, ...rejected.map((wrong) => wrong.shard)])].sort((a, b) => a - b);
  await forgetResults(database, run.name, again);
  await queueMissing(database, run);
  return ok(again);
}

export const cancelledProblem = ({ name: database }: Database, { name }: Run): AtlasProblem => ({
  code: 'bad-run',
  message: `${database}: ${name} is cancelled; submit it again to continue it`,
});

/**
 * Stops a run: workers return its shards. Finished shards stay, and submitting the run again continues it.
 *
 * @param database - that of the run
 * @param run - the run, as `findRun` gives it
 */
export async function cancelRun(database: Database, { name }: Run): Promise<void> {
  await database.query('update unjam.runs set cancelled = now() where name = $1', [name]);
  await removeQueue(database, name);
}

/**
 * Removes a run with all its results.
 *
 * @param database - that of the run
 * @param run - the run, as `findRun` gives it
 */
export async function deleteRun(database: Database, { name }: Run): Promise<void> {
  await removeQueue(database, name);
  await database.query('delete from unjam.runs where name = $1', [name]);
}
