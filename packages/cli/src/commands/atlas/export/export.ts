import { basename } from 'node:path';
import { exportLines } from '@unjam/atlas';
import { ok } from '@unjam/core';
import type { ExitStatus } from '../../../exit-status.ts';
import { targetAt } from '../../../output/target.ts';
import { withAtlas } from '../with-atlas.ts';

export interface ExportInputs {
  readonly histogram?: true;
  readonly where?: string;
  readonly output?: string;
  readonly json?: true;
}

/** Writes the puzzles of an atlas as text. */
export function exportPuzzles(
  folder: string,
  { histogram, where, output, json }: ExportInputs,
): Promise<ExitStatus> {
  return withAtlas(folder, async (atlas) => {
    const options = { histogram: histogram === true, json: json === true, ...(where && { where }) };
    const target = targetAt(output, json ? '.json' : '.txt');
    for await (const piece of exportLines(atlas, options)) {
      if (!piece.ok) return piece;
      const put = await target.put(basename(folder), piece.value);
      if (!put.ok) return put;
    }
    const finished = target.finish();
    return finished.ok ? ok(undefined) : finished;
  });
}
