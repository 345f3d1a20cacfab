import { type BuildProgress, buildAtlas, openThreads, type Slice } from '@unjam/atlas';
import { grouped } from '@unjam/core/basics';
import type { Span } from '@unjam/core/generate';
import { type ExitStatus, exitStatus } from '../../../exit-status.ts';
import { jsonLine } from '../../../output/json-line.ts';
import { duration, perSecond } from '../../../output/numbers.ts';
import { whenInterrupted } from '../../../terminal/at-the-end.ts';
import { beginProgress } from '../../../terminal/progress.ts';
import { print, printError, refuse } from '../../../terminal/standard.ts';
import { atlasRecord, shardsOf, summaryOf } from '../summary.ts';

export interface BuildInputs {
  readonly size: { readonly width: number; readonly height: number };
  readonly walls: Span;
  readonly out: string;
  readonly shards?: number;
  readonly only?: Slice;
  readonly threads?: number;
  readonly json?: true;
}

/** Builds an atlas or its missing shards; Ctrl-C ends the build between two shards. */
export async function build(inputs: BuildInputs): Promise<ExitStatus> {
  const { size, walls, out: folder, shards, only, json } = inputs;
  const begun = performance.now();
  const signal = whenInterrupted();
  const progressBar = beginProgress(false);
  const threads = openThreads(inputs.threads);
  const built = await buildAtlas({
    size: { ...size, minWalls: walls.least, maxWalls: walls.most },
    folder,
    ...(shards !== undefined && { shards }),
    ...(only && { only }),
    run: threads.run,
    parallel: threads.count,
    signal,
    onProgress: (progress) => progressBar.work(progress.share, describe(progress)),
  });
  progressBar.stop();
  await threads.close();
  if (!built.ok) return refuse(built.error.message);
  const { manifest, complete, lost } = built.value;
  const milliseconds = performance.now() - begun;
  for (const file of lost)
    printError(`${folder}: ${file} was damaged, empty or missing; it was left out or built again`);
  if (json) {
    await print(jsonLine({ ...atlasRecord(folder, manifest), complete, lost, milliseconds }));
  } else if (complete) await print(`${summaryOf(manifest)} · ${duration(milliseconds)}\n`);
  if (complete) return exitStatus.done;
  printError(`${folder}: interrupted: ${shardsOf(manifest)} finished; run the same command to go on`);
  return exitStatus.interrupted;
}

/** `440,123 puzzles, 32.0 M states/s, 5 min 00 s left`. */
export function describe({ puzzles, touched, milliseconds, millisecondsLeft }: BuildProgress): string {
  const parts = [`${grouped(puzzles)} puzzles`];
  if (touched > 0) parts.push(`${perSecond((touched / milliseconds) * 1000)} states/s`);
  if (millisecondsLeft !== undefined) parts.push(`${duration(Math.max(millisecondsLeft, 1000))} left`);
  return parts.join(', ');
}
