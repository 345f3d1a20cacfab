import { realpathSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { exportLines } from '@unjam/atlas';
import { err, ok } from '@unjam/core';
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
    if (output !== undefined && isInside(output, folder))
      return err(`${output}: inside the atlas; expected another folder`);
    const opened = targetAt(output, json ? '.json' : '.txt');
    if (!opened.ok) return opened;
    const target = opened.value;
    for await (const piece of exportLines(atlas, options)) {
      if (!piece.ok) return piece;
      const put = await target.put(basename(folder), piece.value);
      if (!put.ok) return put;
    }
    const finished = target.finish();
    return finished.ok ? ok(undefined) : finished;
  });
}

/** Whether a file or folder is the atlas itself or directly inside it. */
function isInside(path: string, folder: string): boolean {
  const atlas = realpathSync(folder);
  return [path, dirname(path)].some((each) => {
    try {
      return realpathSync(each) === atlas;
    } catch {
      return false;
    }
  });
}
