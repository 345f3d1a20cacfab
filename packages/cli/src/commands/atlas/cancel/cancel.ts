import { cancelRun, deleteRun, statusOfRun } from '@unjam/atlas/distributed';
import { counted, grouped, ok } from '@unjam/core/basics';
import { type ExitStatus, exitStatus } from '../../../exit-status.ts';
import { jsonLine } from '../../../output/json-line.ts';
import { print, refuse } from '../../../terminal/standard.ts';
import { type QueueInputs, withQueue } from '../queue.ts';

export interface CancelInputs extends QueueInputs {
  readonly delete?: true;
}

/** Stops a run, and deletes it if asked to. */
export async function cancel(inputs: CancelInputs): Promise<ExitStatus> {
  const deleted = inputs.delete === true;
  const cancelled = await withQueue(inputs, async (database) => {
    const status = await statusOfRun(database, inputs.run);
    if (!status.ok) return status;
    await (deleted ? deleteRun : cancelRun)(database, status.value.run);
    return ok(status.value);
  });
  if (!cancelled.ok) return refuse(cancelled.error.message);
  const { run, finished } = cancelled.value;
  const counts = `${grouped(finished)} of ${counted(run.shards, 'shard')}`;
  const text = deleted
    ? `deleted, with ${counts} finished`
    : `cancelled, ${counts} finished and kept; submit it again to go on`;
  await print(inputs.json ? jsonLine({ run: run.name, deleted, finished }) : `${run.name}: ${text}\n`);
  return exitStatus.done;
}
