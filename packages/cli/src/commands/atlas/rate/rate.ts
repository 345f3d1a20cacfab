import { openRatingThreads, type RateAtlasProgress, rateAtlas } from '@unjam/atlas';
import { counted, grouped } from '@unjam/core/basics';
import { type ExitStatus, exitStatus } from '../../../exit-status.ts';
import { notFolder } from '../../../input/atlas-name.ts';
import { jsonLine } from '../../../output/json-line.ts';
import { duration } from '../../../output/numbers.ts';
import { whenInterrupted } from '../../../terminal/at-the-end.ts';
import { beginProgress } from '../../../terminal/progress.ts';
import { print, printError, refuse } from '../../../terminal/standard.ts';

export interface RateAtlasInputs {
  readonly threads?: number;
  readonly json?: true;
}

/** Rates every puzzle of an atlas; Ctrl-C ends the work and keeps the finished ratings. */
export async function rateFolder(
  folder: string,
  { threads: count, json }: RateAtlasInputs,
): Promise<ExitStatus> {
  const wrong = notFolder(folder);
  if (wrong !== undefined) return refuse(wrong);
  const begun = performance.now();
  const signal = whenInterrupted();
  const progressBar = beginProgress(false);
  const threads = openRatingThreads(count);
  const done = await rateAtlas(folder, {
    run: threads.run,
    parallel: threads.count,
    signal,
    onProgress: (progress) => progressBar.work(progress.rated / progress.puzzles, describe(progress)),
  });
  progressBar.stop();
  await threads.close();
  if (!done.ok) return refuse(done.error.message);
  const { puzzles, rated, model, complete } = done.value;
  const milliseconds = performance.now() - begun;
  if (json) await print(jsonLine({ folder, puzzles, rated, model, complete, milliseconds }));
  else if (complete) await print(`${counted(puzzles, 'puzzle')} rated · ${duration(milliseconds)}\n`);
  if (complete) return exitStatus.done;
  printError(
    `${folder}: interrupted: ${grouped(rated)} of ${counted(puzzles, 'puzzle')} rated; run the same command to go on`,
  );
  return exitStatus.interrupted;
}

/** `440,123 of 476,118 puzzles, 5 min left`. */
function describe({ puzzles, rated, resumed, milliseconds }: RateAtlasProgress): string {
  const parts = [`${grouped(rated)} of ${counted(puzzles, 'puzzle')}`];
  const now = rated - resumed;
  if (now > 0) parts.push(`${duration(Math.max((milliseconds / now) * (puzzles - rated), 1000))} left`);
  return parts.join(', ');
}
