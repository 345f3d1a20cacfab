import { describeSize } from '@unjam/atlas';
import { submitRun } from '@unjam/atlas/distributed';
import { counted, grouped } from '@unjam/core/basics';
import type { Span } from '@unjam/core/generate';
import { type ExitStatus, exitStatus } from '../../../exit-status.ts';
import { jsonLine } from '../../../output/json-line.ts';
import { print, refuse } from '../../../terminal/standard.ts';
import { type QueueInputs, runRecord, withQueue } from '../queue.ts';

export interface SubmitInputs extends QueueInputs {
  readonly size: { readonly width: number; readonly height: number };
  readonly walls: Span;
  readonly shards?: number;
  readonly twice?: number;
}

/** Submits a run and prints its name; submitting it again queues what is missing. */
export async function submit(inputs: SubmitInputs): Promise<ExitStatus> {
  const { size, walls, shards, twice, json } = inputs;
  const submitted = await withQueue(inputs, (database) =>
    submitRun(database, {
      size: { ...size, minWalls: walls.least, maxWalls: walls.most },
      ...(shards !== undefined && { shards }),
      ...(twice !== undefined && { twice }),
    }),
  );
  if (!submitted.ok) return refuse(submitted.error.message);
  const { run, isNew, queued } = submitted.value;
  if (json) await print(jsonLine({ ...runRecord(run), new: isNew, queued }));
  else {
    const what = `${run.name}: ${describeSize(run.size)} in ${counted(run.shards, 'shard')}`;
    const added = isNew
      ? 'submitted'
      : queued === 0
        ? 'exists already, nothing added'
        : `existed already, ${grouped(queued)} queued again`;
    await print(`${what}, ${added}\n`);
  }
  return exitStatus.done;
}
