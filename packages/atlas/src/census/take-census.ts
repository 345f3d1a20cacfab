import type { Result } from '@unjam/core';
import { counted, err, ok } from '@unjam/core/basics';
import { enumeratorVersion } from '../enumerate/enumerator-version.ts';
import { openThreads, type Threads } from '../local/threads.ts';
import { removeParts } from '../store/files.ts';
import { whileLocked } from '../store/locked-folder.ts';
import { type AtlasProblem, firstLine } from '../store/problem.ts';
import { type CensusState, readCensus, writeCensus } from './census-file.ts';
import { type CensusSize, countCensusRows } from './census-rows.ts';
import { type CensusShard, type CensusTask, checkCensus } from './count-shard.ts';
import { addCensus, nothingCounted } from './counts.ts';

export interface CensusOptions {
  readonly size: CensusSize;
  /** Default: `defaultCensusShards`. */
  readonly shards?: number;
  /** Counts no more shards than this and ends; default all. */
  readonly most?: number;
  readonly folder: string;
  /** Counts a shard; `parallel` shards run at once. */
  readonly run: (task: CensusTask) => Promise<CensusShard>;
  readonly parallel: number;
  /** Ends the census. Shards that are being counted are dropped; the next run counts them again. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: CensusProgress) => void;
}

export interface CensusProgress {
  readonly shards: number;
  readonly finished: number;
  /** States counted so far by the wide rules, over all runs. */
  readonly states: number;
  readonly milliseconds: number;
  /** Estimated from the shards of this run; undefined before the first. */
  readonly millisecondsLeft?: number;
}

const ROW_GROUPS_A_SHARD = 64;
/** The number of row groups has no other factors, so each shard gets some of every kind. */
const FACTORS = [2, 3, 5, 7];

/**
 * How many shards a size has by default: those of 6x6 take about a second each.
 *
 * @param size - columns and rows
 */
export function defaultCensusShards(size: CensusSize): number {
  let shards = Math.ceil(countCensusRows(size) / ROW_GROUPS_A_SHARD);
  while (shards > 1 && FACTORS.some((factor) => shards % factor === 0)) shards++;
  return shards;
}

/** Opens a pool of threads that count the shards of a census. */
export const openCensusThreads = (count?: number): Threads<CensusShard, CensusTask> =>
  openThreads(count, new URL('./worker.js', import.meta.url));

/**
 * Counts all states of all solvable clusters of a size by their distance, or goes on where an earlier run ended. The
 * shards come in the order of their numbers, which mixes heavy and light ones, so that a part of them predicts the time of all.
 *
 * @param options - the size, the folder that keeps what is counted, the number of shards, and what counts them
 * @returns the state of the census, which is complete if every shard is finished; a problem for a size or number of shards
 *   that does not exist, for a folder that holds another census or one of another enumerator, or is in use, and for errors of
 *   the disk
 */
export async function takeCensus(options: CensusOptions): Promise<Result<CensusState, AtlasProblem>> {
  const { size, folder, shards = defaultCensusShards(size) } = options;
  try {
    checkCensus({ ...size, shard: 0, shards });
  } catch (thrown) {
    return err({ code: 'bad-range', message: firstLine(thrown) });
  }
  return whileLocked(folder, 'the shards counted so far are kept', async (lock) => {
    const found = readCensus(folder);
    if (!found.ok) return found;
    removeParts(folder);
    const begun: CensusState = found.value ?? {
      ...size,
      shards,
      finished: [],
      enumerator: enumeratorVersion(),
      processorSeconds: 0,
      counts: nothingCounted,
    };
    const other = otherCensus(folder, begun, { ...size, shards });
    if (other) return err(other);
    return ok(
      await countMissing(options, begun, (state) => {
        lock.check();
        writeCensus(folder, state);
      }),
    );
  });
}

const describe = ({ width, height, shards }: CensusSize & { shards: number }): string =>
  `${width}x${height} in ${counted(shards, 'shard')}`;

/** Why this program may not go on with a census. */
function otherCensus(
  folder: string,
  state: CensusState,
  wanted: CensusSize & { shards: number },
): AtlasProblem | undefined {
  if (describe(state) !== describe(wanted)) {
    const message = `${folder} holds the census of ${describe(state)}, not of ${describe(wanted)}`;
    return { code: 'another-atlas', message };
  }
  const own = enumeratorVersion();
  if (state.enumerator === own || state.finished.length === state.shards) return undefined;
  const message = `${folder} was begun by the enumerator ${state.enumerator}, this program has ${own}; expected the same, or another folder`;
  return { code: 'other-version', message };
}

async function countMissing(
  { run, parallel, signal, most = Number.POSITIVE_INFINITY, onProgress }: CensusOptions,
  begun: CensusState,
  save: (state: CensusState) => void,
): Promise<CensusState> {
  let state = begun;
  const { width, height, shards } = begun;
  const there = new Set(begun.finished);
  const missing = Array.from({ length: shards }, (_, shard) => shard)
    .filter((shard) => !there.has(shard))
    .slice(0, most);
  const started = performance.now();
  const used = process.cpuUsage();
  const report = () => {
    const milliseconds = performance.now() - started;
    const counted = state.finished.length - begun.finished.length;
    onProgress?.({
      shards,
      finished: state.finished.length,
      states: state.counts.wide.states.reduce((sum, states) => sum + states, 0),
      milliseconds,
      ...(counted > 0 && { millisecondsLeft: (milliseconds / counted) * (missing.length - counted) }),
    });
  };
  report();
  const cancelled = new Promise<undefined>((resolve) => {
    signal?.addEventListener('abort', () => resolve(undefined), { once: true });
  });
  const queue = missing.values();
  let failed = false;
  const work = async () => {
    for (const shard of queue) {
      if (failed || signal?.aborted) return;
      const counted = await Promise.race([run({ width, height, shard, shards }), cancelled]);
      if (failed || !counted) return;
      const { user, system } = process.cpuUsage(used);
      state = {
        ...state,
        finished: [...state.finished, shard].sort((a, b) => a - b),
        processorSeconds: begun.processorSeconds + Math.round((user + system) / 1e5) / 10,
        counts: addCensus(state.counts, counted.counts),
      };
      save(state);
      report();
    }
  };
  const watched = () =>
    work().catch((thrown: unknown) => {
      failed = true;
      throw thrown;
    });
  // nothing may be written after the lock is released: all end before an error is told
  const ends = await Promise.allSettled(Array.from({ length: Math.max(1, parallel) }, watched));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return state;
}
