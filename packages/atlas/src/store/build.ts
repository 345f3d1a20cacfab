import type { Result } from '@unjam/core';
import { at, counted, err, ok } from '@unjam/core/basics';
import { checkOptions } from '../enumerate/enumerate.ts';
import { enumeratorVersion } from '../enumerate/enumerator-version.ts';
import { type AtlasSize, countRowGroups } from '../enumerate/row-groups.ts';
import type { ShardResult, ShardRunner } from '../enumerate/shard.ts';
import { heaviestFirst, shardWeights } from '../enumerate/shard-weights.ts';
import { inFolder, type OpenedFolder } from './folder.ts';
import { type Manifest, totalsOf, withShard } from './manifest.ts';
import { type AtlasProblem, firstLine } from './problem.ts';
import { enumeratedOn, machineName } from './provenance.ts';
import { ShardWriter } from './shard-writer.ts';

export interface BuildOptions {
  readonly size: AtlasSize;
  /** Default: `defaultShards`. */
  readonly shards?: number;
  /** Builds only some of the shards; default all. */
  readonly only?: Slice;
  readonly folder: string;
  /** Enumerates a shard; `parallel` shards run at once. */
  readonly run: ShardRunner;
  /** The machines on which `run` enumerates, for the manifest; default this one. */
  readonly machines?: readonly string[];
  readonly parallel: number;
  /** The problem with the shards that the folder holds already; default none. */
  readonly check?: (found: Manifest) => Promise<AtlasProblem | undefined>;
  /** Ends the build. Shards that are being enumerated are dropped; the next build does them again. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: BuildProgress) => void;
}

/** Every `slices`-th shard, from the one with the number `slice` on, which counts from 0. */
export interface Slice {
  readonly slice: number;
  readonly slices: number;
}

export interface BuildProgress {
  readonly shards: number;
  readonly finished: number;
  /** How many of the finished shards an earlier build had made. */
  readonly resumed: number;
  readonly puzzles: number;
  /** States of solvable clusters touched by this build. */
  readonly touched: number;
  readonly milliseconds: number;
  /** The share of the work that is done, 0 to 1, estimated from the weights of the shards. */
  readonly share: number;
  /** Estimated from the shards of this build and their weights; undefined before the first. */
  readonly millisecondsLeft?: number;
}

export interface BuildResult extends ReturnType<typeof totalsOf> {
  readonly manifest: Manifest;
  /** Whether every shard asked for is finished; false if the signal ended the build. */
  readonly complete: boolean;
  /** Names of the files of an earlier build that were damaged or missing; they were left out or built again. */
  readonly lost: readonly string[];
}

const MOST_SHARDS = 1000;
/** Eight workers that share this many shards end at about the same time, if each shard has some row groups. */
const ENOUGH_SHARDS = 100;
const FEWEST_ROW_GROUPS = 4;
/** A row group of the largest board takes as long as many of the smaller boards. */
const LARGEST_CELLS = 36;
const rowGroupsAShard = ({ width, height }: AtlasSize): number => (width * height === LARGEST_CELLS ? 8 : 64);

/**
 * How many shards a size has by default: enough for eight workers to end at about the same time, and more for large
 * sizes, so that a shard takes seconds (but one of 6x6 takes about a minute with two walls, more with three). The number has no factor
 * 2 or 3: row groups come in sixes, so each shard gets some of every kind.
 *
 * @param size - columns, rows and the range of walls
 */
export function defaultShards(size: AtlasSize): number {
  const rowGroups = countRowGroups(size);
  const enough = Math.min(ENOUGH_SHARDS, rowGroups / FEWEST_ROW_GROUPS);
  let shards = Math.min(MOST_SHARDS, Math.ceil(Math.max(rowGroups / rowGroupsAShard(size), enough)));
  while (shards % 2 === 0 || shards % 3 === 0) shards++;
  return shards;
}

/**
 * Builds an atlas in a folder, or the missing part of it, the heaviest shards first. The finished folder holds the same
 * bytes even if the build was interrupted any number of times.
 *
 * @param options - the folder, the size, the number of shards, a slice of them, and what enumerates a shard
 * @returns the finished atlas; a problem for a size or slice that does not exist, for a folder that holds something
 *   else, that another program is building in or that another version of the enumerator has begun, and for errors of
 *   the disk
 */
export async function buildAtlas(options: BuildOptions): Promise<Result<BuildResult, AtlasProblem>> {
  const { folder, size, only = { slice: 0, slices: 1 } } = options;
  const inRange = checkRange(options, only);
  if (!inRange.ok) return inRange;
  const shards = options.shards ?? Math.max(defaultShards(size), only.slices);
  return inFolder(folder, size, shards, async ({ manifest: found, lost, save }) => {
    const weights = shardWeights(size, shards);
    const wanted = heaviestFirst(size, shards, weights).filter((shard) => shard % only.slices === only.slice);
    const there = new Set(found.finished.map(({ shard }) => shard));
    const other = wanted.every((shard) => there.has(shard)) ? undefined : otherEnumerator(folder, found);
    const problem = other ?? (await options.check?.(found));
    if (problem) return err(problem);
    const manifest = await buildShards(options, found, wanted, weights, save);
    const built = new Set(manifest.finished.map(({ shard }) => shard));
    const complete = wanted.every((shard) => built.has(shard));
    return ok({ manifest, ...totalsOf(manifest), complete, lost });
  });
}

/** Why this program may not add shards to an atlas: other code enumerated those that it has. */
function otherEnumerator(folder: string, { made, finished }: Manifest): AtlasProblem | undefined {
  const own = enumeratorVersion();
  const other = made?.enumerator.find((version) => version !== own);
  if (other === undefined || finished.length === 0) return undefined;
  const message = `${folder} holds shards of the enumerator ${other}, this program has ${own}; expected the same, or another folder`;
  return { code: 'other-version', message };
}

function checkRange({ size, shards }: BuildOptions, { slice, slices }: Slice): Result<void, AtlasProblem> {
  try {
    checkOptions({ ...size, shard: 0, shards: shards ?? 1 });
    checkOptions({ ...size, shard: slice, shards: slices });
  } catch (thrown) {
    return err({ code: 'bad-range', message: firstLine(thrown) });
  }
  if (shards === undefined || slices <= shards) return ok(undefined);
  return err({
    code: 'bad-range',
    message: `${counted(shards, 'shard')} cannot be cut into ${counted(slices, 'slice')}`,
  });
}

async function buildShards(
  { size, folder, run, machines = [machineName()], parallel, signal, onProgress }: BuildOptions,
  found: Manifest,
  wanted: readonly number[],
  weights: Float64Array,
  save: OpenedFolder['save'],
): Promise<Manifest> {
  let manifest = found;
  const started = performance.now();
  const there = new Set(found.finished.map(({ shard }) => shard));
  const missing = wanted.filter((shard) => !there.has(shard));
  const resumed = wanted.length - missing.length;
  const weigh = (shards: readonly number[]) => shards.reduce((sum, shard) => sum + at(weights, shard), 0);
  const weight = { wanted: weigh(wanted), missing: weigh(missing), built: 0 };
  const origin = [enumeratedOn(machines)];
  let built = 0;
  let touched = 0;
  const report = () => {
    const milliseconds = performance.now() - started;
    const left = weight.missing - weight.built;
    onProgress?.({
      shards: wanted.length,
      finished: resumed + built,
      resumed,
      puzzles: totalsOf(manifest).puzzles,
      touched,
      milliseconds,
      share: weight.wanted > 0 ? 1 - left / weight.wanted : 1,
      ...(weight.built > 0 && { millisecondsLeft: (milliseconds / weight.built) * left }),
    });
  };
  report();
  if (missing.length === 0) return manifest;
  const opening = ShardWriter.open();
  // shards are enumerated in parallel and written one at a time
  let writing: Promise<void> = Promise.resolve();
  const queue = missing.values();
  const cancelled = whenAborted(signal);
  let failed = false;
  const write = (result: ShardResult) => {
    writing = writing.then(async () => {
      manifest = save(withShard(manifest, await (await opening).write(folder, result)), origin);
      built++;
      weight.built += at(weights, result.shard);
      touched += result.touched;
      report();
    });
    return writing;
  };
  const work = async () => {
    // a shard is enumerated while the one before it is written; the next is begun only when that one is written
    let written: Promise<unknown> = Promise.resolve();
    for (const shard of queue) {
      if (failed || signal?.aborted) break;
      const enumerated = run({ ...size, shard, shards: found.shards });
      const [result] = await Promise.all([Promise.race([enumerated, cancelled]), written]);
      if (failed || !result) break;
      written = write(result);
    }
    await written;
  };
  const watched = () =>
    work().catch((thrown: unknown) => {
      failed = true;
      throw thrown;
    });
  const ends = await Promise.allSettled(Array.from({ length: Math.max(1, parallel) }, watched));
  await Promise.allSettled([writing]);
  (await opening).close();
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return manifest;
}

/** Resolves when the signal aborts; never resolves without a signal. */
const whenAborted = (signal: AbortSignal | undefined): Promise<undefined> =>
  new Promise((resolve) => {
    signal?.addEventListener('abort', () => resolve(undefined), { once: true });
  });
