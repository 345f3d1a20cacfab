import { findRun, retryRun } from '@unjam/atlas/distributed';
import { counted, ok } from '@unjam/core/basics';
import { type ExitStatus, exitStatus } from '../../../exit-status.ts';
import { jsonLine } from '../../../output/json-line.ts';
import { print, refuse } from '../../../terminal/standard.ts';
import { type QueueInputs, withQueue } from '../queue.ts';

export interface RetryInputs extends QueueInputs {
  readonly shard?: number;
}

/** Queues again the shards that were set aside. */
export async function retry(inputs: RetryInputs): Promise<ExitStatus> {
  const retried = await withQueue(inputs, async (database) => {
    const run = await findRun(database, inputs.run);
    if (!run.ok) return run;
    const shards = await retryRun(database, run.value, inputs.shard);
    return shards.ok ? ok({ run: run.value.name, shards: shards.value }) : shards;
  });
  if (!retried.ok) return refuse(retried.error.message);
  const { run, shards } = retried.value;
  const text =
    shards.length === 0
      ? 'no shard is set aside'
      : `${counted(shards.length, 'shard')} queued again: ${shards.join(', ')}`;
  await print(inputs.json ? jsonLine({ run, queued: shards }) : `${run}: ${text}\n`);
  return exitStatus.done;
}
