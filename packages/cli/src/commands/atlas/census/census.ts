import {
  type CensusProgress,
  type CensusSize,
  type CensusState,
  openCensusThreads,
  plotCensus,
  takeCensus,
} from '@unjam/atlas';
import { counted, grouped } from '@unjam/core/basics';
import { type ExitStatus, exitStatus } from '../../../exit-status.ts';
import { jsonLine } from '../../../output/json-line.ts';
import { duration } from '../../../output/numbers.ts';
import { type Column, table } from '../../../output/table.ts';
import { writePictures } from '../../../output/write-pictures.ts';
import { whenInterrupted } from '../../../terminal/at-the-end.ts';
import { beginProgress } from '../../../terminal/progress.ts';
import { print, printError, refuse } from '../../../terminal/standard.ts';

export interface CensusInputs {
  readonly size: CensusSize;
  readonly out: string;
  readonly shards?: number;
  readonly most?: number;
  readonly threads?: number;
  readonly svg?: string;
  readonly json?: true;
}

/** Counts the states of a size by distance; Ctrl-C ends the census between two shards. */
export async function census(inputs: CensusInputs): Promise<ExitStatus> {
  const { size, out: folder, shards, most, svg, json } = inputs;
  const signal = whenInterrupted();
  const progressBar = beginProgress(false);
  const threads = openCensusThreads(inputs.threads);
  const taken = await takeCensus({
    size,
    folder,
    ...(shards !== undefined && { shards }),
    ...(most !== undefined && { most }),
    run: threads.run,
    parallel: threads.count,
    signal,
    onProgress: (progress) => progressBar.work(progress.finished / progress.shards, describe(progress)),
  });
  progressBar.stop();
  await threads.close();
  if (!taken.ok) return refuse(taken.error.message);
  const state = taken.value;
  const complete = state.finished.length === state.shards;
  if (json) await print(jsonLine(recordOf(folder, state, complete)));
  else if (complete) await print(`${tablesOf(state)}\n`);
  if (complete && svg !== undefined) {
    const drawn = writePictures(svg, plotCensus(state));
    if (!drawn.ok) return refuse(drawn.error);
    if (!json) await print(`\n${counted(drawn.value, 'picture')} in ${svg}\n`);
  }
  if (complete) return exitStatus.done;
  if (!signal.aborted) {
    if (!json) await print(`${partOf(state)}\n`);
    return exitStatus.done;
  }
  printError(`${folder}: interrupted: ${partOf(state)}; run the same command to go on`);
  return exitStatus.interrupted;
}

function describe({ states, millisecondsLeft }: CensusProgress): string {
  const parts = [counted(states, 'state')];
  if (millisecondsLeft !== undefined) parts.push(`${duration(Math.max(millisecondsLeft, 1000))} left`);
  return parts.join(', ');
}

/** `3 of 31 shards finished in 1.2 s of processor time, about 12 s for all`. */
function partOf({ finished, shards, processorSeconds }: CensusState): string {
  const done = `${grouped(finished.length)} of ${counted(shards, 'shard')} finished`;
  if (finished.length === 0) return done;
  const all = (processorSeconds / finished.length) * shards;
  return `${done} in ${duration(1000 * processorSeconds)} of processor time, about ${duration(1000 * all)} for all`;
}

const recordOf = (folder: string, state: CensusState, complete: boolean) => {
  const { width, height, shards, finished, processorSeconds, counts } = state;
  return {
    folder,
    size: `${width}x${height}`,
    shards,
    finished: finished.length,
    complete,
    processorSeconds,
    ...counts,
  };
};

function tablesOf({ width, height, counts, processorSeconds }: CensusState): string {
  const { atlas, wide } = counts;
  const titles = ['distance', 'states', 'clusters', 'states, wide', 'clusters, wide', 'choices, wide'];
  const columns = titles.map((title): Column => ({ title, side: 'right' }));
  const tables = [atlas.states, atlas.clusters, wide.states, wide.clusters, wide.choices];
  const rows = wide.states.map((_, distance) => [
    String(distance),
    ...tables.map((counts) => grouped(counts[distance] ?? 0)),
  ]);
  const sums = tables.map((counts) => grouped(counts.reduce((sum, count) => sum + count, 0)));
  const head = `${width}x${height} without walls · ${duration(1000 * processorSeconds)} of processor time`;
  return `${head}\n\n${table(columns, [...rows, ['all', ...sums]], false)}`;
}
