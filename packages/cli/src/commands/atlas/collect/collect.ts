import { openThreads } from '@unjam/atlas';
import { collectRun } from '@unjam/atlas/distributed';
import { counted, grouped } from '@unjam/core/basics';
import { type ExitStatus, exitStatus } from '../../../exit-status.ts';
import { jsonLine } from '../../../output/json-line.ts';
import { duration } from '../../../output/numbers.ts';
import { whenInterrupted } from '../../../terminal/at-the-end.ts';
import { beginProgress } from '../../../terminal/progress.ts';
import { print, printError, refuse } from '../../../terminal/standard.ts';
import { type QueueInputs, withQueue } from '../queue.ts';
import { atlasRecord, shardsOf, summaryOf } from '../summary.ts';

export interface CollectInputs extends QueueInputs {
  readonly out: string;
  readonly rebuild?: number;
}

/** Writes the atlas of a finished run; Ctrl-C ends this between two shards. */
export async function collect(inputs: CollectInputs): Promise<ExitStatus> {
  const { run, out: folder, rebuild, json } = inputs;
  const begun = performance.now();
  const signal = whenInterrupted();
  const progressBar = beginProgress(false);
  const threads = openThreads();
  const collected = await withQueue(inputs, (database) =>
    collectRun(database, {
      ...(run !== undefined && { run }),
      folder,
      ...(rebuild !== undefined && { rebuild }),
      enumerate: threads.run,
      parallel: threads.count,
      signal,
      onChecked: ({ checked, rebuilt, shards }) =>
        progressBar.work(
          checked / shards,
          `${grouped(checked)} of ${counted(shards, 'shard')} checked, ${grouped(rebuilt)} enumerated again`,
        ),
      onProgress: ({ finished, shards, puzzles }) =>
        progressBar.work(
          finished / shards,
          `${grouped(finished)} of ${counted(shards, 'shard')}, ${counted(puzzles, 'puzzle')}`,
        ),
    }),
  );
  await threads.close();
  progressBar.stop();
  if (!collected.ok) return refuse(collected.error.message);
  const { run: name, wrong, rebuilt, built } = collected.value;
  if (!built) {
    for (const { shard, worker, reason } of wrong) {
      printError(`${name}: the result of shard ${shard} by ${worker} is wrong: ${reason}`);
    }
    if (wrong.length === 0) {
      printError(`${folder}: interrupted: nothing written; run the same command to go on`);
      return exitStatus.interrupted;
    }
    const aside = `${counted(wrong.length, 'shard')} set aside`;
    printError(`${name}: ${aside}, nothing written: 'unjam atlas retry' queues them again`);
    if (json) await print(jsonLine({ run: name, wrong, rebuilt }));
    return exitStatus.no;
  }
  const { manifest, complete, lost } = built;
  const milliseconds = performance.now() - begun;
  for (const file of lost) printError(`${folder}: ${file} was damaged or missing; it was written again`);
  if (json) {
    await print(jsonLine({ ...atlasRecord(folder, manifest), complete, lost, wrong, rebuilt, milliseconds }));
  } else if (complete) await print(`${summaryOf(manifest)} · ${duration(milliseconds)}\n`);
  if (complete) return exitStatus.done;
  printError(`${folder}: interrupted: ${shardsOf(manifest)} written; run the same command to go on`);
  return exitStatus.interrupted;
}
