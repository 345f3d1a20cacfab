import { collectRun } from '@unjam/atlas/distributed';
import { counted, grouped } from '@unjam/core/render';
import { type ExitStatus, exitStatus } from '../../../exit-status.ts';
import { duration } from '../../../output/numbers.ts';
import { whenInterrupted } from '../../../terminal/at-the-end.ts';
import { beginProgress } from '../../../terminal/progress.ts';
import { print, printError, refuse } from '../../../terminal/standard.ts';
import { type QueueInputs, withQueue } from '../queue.ts';
import { atlasRecord, shardsOf, summaryOf } from '../summary.ts';

export interface CollectInputs extends QueueInputs {
  readonly out: string;
}

/** Writes the atlas of a finished run; Ctrl-C ends it between two shards. */
export async function collect(inputs: CollectInputs): Promise<ExitStatus> {
  const { run, out: folder, json } = inputs;
  const begun = performance.now();
  const signal = whenInterrupted();
  const progressBar = beginProgress(false);
  const collected = await withQueue(inputs, (database) =>
    collectRun(database, {
      ...(run !== undefined && { run }),
      folder,
      signal,
      onProgress: ({ finished, shards, puzzles }) =>
        progressBar.work(
          finished / shards,
          `${grouped(finished)} of ${counted(shards, 'shard')}, ${counted(puzzles, 'puzzle')}`,
        ),
    }),
  );
  progressBar.stop();
  if (!collected.ok) return refuse(collected.error.message);
  const { manifest, complete, lost } = collected.value;
  const milliseconds = performance.now() - begun;
  for (const file of lost) printError(`${folder}: ${file} was damaged or missing and has been written again`);
  if (json) {
    await print(`${JSON.stringify({ ...atlasRecord(folder, manifest), complete, lost, milliseconds })}\n`);
  } else if (complete) await print(`${summaryOf(manifest)} · ${duration(milliseconds)}\n`);
  if (complete) return exitStatus.done;
  printError(`${folder}: interrupted: ${shardsOf(manifest)} written; the same command goes on from there`);
  return exitStatus.interrupted;
}
