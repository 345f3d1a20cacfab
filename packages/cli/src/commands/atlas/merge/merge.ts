import { mergeAtlases } from '@unjam/atlas';
import { type ExitStatus, exitStatus } from '../../../exit-status.ts';
import { jsonLine } from '../../../output/json-line.ts';
import { print, refuse } from '../../../terminal/standard.ts';
import { atlasRecord, summaryOf } from '../summary.ts';

export interface MergeInputs {
  readonly out: string;
  readonly json?: true;
}

/** Joins slices and prints a summary of the atlas. */
export async function merge(folders: readonly string[], { out, json }: MergeInputs): Promise<ExitStatus> {
  const merged = await mergeAtlases(folders, out);
  if (!merged.ok) return refuse(merged.error.message);
  await print(json ? jsonLine(atlasRecord(out, merged.value)) : `${summaryOf(merged.value)}\n`);
  return exitStatus.done;
}
