import { hostname } from 'node:os';
import {
  ATTEMPTS,
  openWorkerThreads,
  type WorkProgress,
  type WorkResult,
  workOnRun,
} from '@unjam/atlas/distributed';
import { counted, grouped } from '@unjam/core/basics';
import { type ExitStatus, exitStatus } from '../../../exit-status.ts';
import { jsonLine } from '../../../output/json-line.ts';
import { duration, perSecond } from '../../../output/numbers.ts';
import { whenInterrupted } from '../../../terminal/at-the-end.ts';
import { beginProgress } from '../../../terminal/progress.ts';
import { print, printError, refuse } from '../../../terminal/standard.ts';
import { type QueueInputs, withQueue } from '../queue.ts';

export interface WorkInputs extends QueueInputs {
  readonly cores?: number;
  readonly grace: number;
  readonly wait?: true;
}

/** Works on a run until nothing of it is left; the first Ctrl-C lets the current shards finish, a second one does not. */
export async function work(inputs: WorkInputs): Promise<ExitStatus> {
  const { run, cores, grace, wait, json } = inputs;
  const begun = performance.now();
  const signal = whenInterrupted();
  const progressBar = beginProgress(false);
  let inHand = 0;
  signal.addEventListener('abort', () => {
    if (inHand === 0) return;
    const shards = counted(inHand, 'shard');
    printError(`${shards} in hand, given back after ${duration(grace)}; a second signal ends at once`);
  });
  const worked = await withQueue(inputs, (database) =>
    workOnRun(database, {
      ...(run !== undefined && { run }),
      name: `${hostname()}:${process.pid}`,
      open: () => openWorkerThreads(cores),
      ...(wait && { wait }),
      grace,
      signal,
      onProgress: (progress) => {
        inHand = progress.inHand;
        progressBar.work(progress.finished / progress.shards, describe(progress));
      },
      onFailed: (shard, error, attempt) =>
        printError(`shard ${shard} failed, attempt ${attempt} of ${ATTEMPTS}: ${error}`),
    }),
  );
  progressBar.stop();
  if (!worked.ok) return refuse(worked.error.message);
  const milliseconds = performance.now() - begun;
  await print(
    json ? jsonLine({ ...worked.value, milliseconds }) : `${summary(worked.value, milliseconds)}\n`,
  );
  const { end, setAside } = worked.value;
  if (setAside > 0) {
    printError(
      `${counted(setAside, 'shard')} set aside after ${ATTEMPTS} failures each: see 'unjam atlas status'`,
    );
  }
  return end === 'interrupted' ? exitStatus.interrupted : exitStatus.done;
}

/** `411 of 1,001 shards, 2 in hand, 31 done here`. */
const describe = ({ finished, shards, inHand, done }: WorkProgress): string =>
  `${grouped(finished)} of ${counted(shards, 'shard')}, ${inHand} in hand, ${grouped(done)} done here`;

function summary(result: WorkResult, milliseconds: number): string {
  const { run, end, done, puzzles, touched, givenBack } = result;
  const parts = [`${counted(done, 'shard')} done here`, counted(puzzles, 'puzzle')];
  if (touched > 0) parts.push(`${perSecond((1000 * touched) / milliseconds)} states/s`);
  if (givenBack > 0) parts.push(`${givenBack} given back`);
  parts.push(duration(milliseconds));
  return `${run === '' ? 'no run' : run}: ${end === 'finished' ? '' : `${end} · `}${parts.join(' · ')}`;
}
