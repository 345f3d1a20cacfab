import { verifyAtlas } from '@unjam/atlas';
import { counted, grouped } from '@unjam/core/render';
import { type ExitStatus, exitStatus } from '../../../exit-status.ts';
import { beginProgress } from '../../../terminal/progress.ts';
import { print, refuse } from '../../../terminal/standard.ts';
import { atlasRecord, summaryOf } from '../summary.ts';

export interface VerifyInputs {
  readonly sample: number;
  readonly seed: number;
  readonly json?: true;
}

/** Verifies an atlas; the first damage found is complained about. */
export async function verify(folder: string, { sample, seed, json }: VerifyInputs): Promise<ExitStatus> {
  const progressBar = beginProgress(false);
  const verified = await verifyAtlas(folder, {
    sample,
    seed,
    onProgress: ({ checked, shards }) =>
      progressBar.work(checked / shards, `${grouped(checked)} of ${counted(shards, 'shard')}`),
  });
  progressBar.stop();
  if (!verified.ok) return refuse(verified.error.message);
  const { manifest, solved } = verified.value;
  const again = solved > 0 ? `, ${counted(solved, 'puzzle')} solved again` : '';
  const text = json
    ? JSON.stringify({ ...atlasRecord(folder, manifest), solved })
    : `${summaryOf(manifest)}\nno damage: ${counted(manifest.finished.length, 'checksum')} right${again}`;
  await print(`${text}\n`);
  return exitStatus.done;
}
