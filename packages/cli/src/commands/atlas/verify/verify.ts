import { countVerified, openThreads, verifyAtlas } from '@unjam/atlas';
import { counted, grouped } from '@unjam/core/basics';
import { type ExitStatus, exitStatus } from '../../../exit-status.ts';
import { notFolder } from '../../../input/atlas-name.ts';
import { jsonLine } from '../../../output/json-line.ts';
import { beginProgress } from '../../../terminal/progress.ts';
import { print, printError, refuse } from '../../../terminal/standard.ts';
import { atlasRecord, summaryOf } from '../summary.ts';

export interface VerifyInputs {
  readonly sample: number;
  readonly seed: number;
  readonly rebuild?: number;
  readonly record?: true;
  readonly json?: true;
}

/** Verifies an atlas and prints everything that is wrong with it, a line each. */
export async function verify(
  folder: string,
  { sample, seed, rebuild, record, json }: VerifyInputs,
): Promise<ExitStatus> {
  const wrong = notFolder(folder);
  if (wrong !== undefined) return refuse(wrong);
  const progressBar = beginProgress(false);
  const threads = openThreads();
  const verified = await verifyAtlas(folder, {
    sample,
    seed,
    ...(rebuild !== undefined && { rebuild }),
    ...(record && { record }),
    run: threads.run,
    parallel: threads.count,
    onProgress: ({ checked, rebuilt, shards }) =>
      progressBar.work(
        checked / shards,
        `${grouped(checked)} of ${counted(shards, 'shard')}, ${grouped(rebuilt)} enumerated again`,
      ),
  });
  await threads.close();
  progressBar.stop();
  if (!verified.ok) return refuse(verified.error.message);
  const { manifest, findings, sound, solved, rebuilt, digest = null } = verified.value;
  const messages = findings.map(({ message }) => message);
  for (const message of messages) printError(message);
  if (json) {
    const object = { ...atlasRecord(folder, manifest), sound, solved, rebuilt, digest, damage: messages };
    await print(jsonLine({ ...object, ...(record && { recorded: countVerified(manifest) }) }));
  } else if (messages.length === 0) {
    const parts = [`${counted(sound, 'shard')} right`];
    if (solved > 0) parts.push(`${counted(solved, 'puzzle')} solved again`);
    if (rebuilt > 0) parts.push(`${counted(rebuilt, 'shard')} enumerated again`);
    if (record) parts.push(`${grouped(countVerified(manifest))} recorded in the manifest`);
    await print(`${summaryOf(manifest)}\nno damage: ${parts.join(', ')}\ndigest ${digest}\n`);
  }
  return messages.length === 0 ? exitStatus.done : exitStatus.no;
}
