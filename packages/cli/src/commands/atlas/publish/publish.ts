import { existsSync, statSync } from 'node:fs';
import { dirname, extname, resolve } from 'node:path';
import { publishAtlas } from '@unjam/atlas';
import { counted, grouped, ok } from '@unjam/core/basics';
import type { ExitStatus } from '../../../exit-status.ts';
import { notFolder } from '../../../input/atlas-name.ts';
import { withinOf } from '../../../output/input-files.ts';
import { jsonLine } from '../../../output/json-line.ts';
import { beginProgress } from '../../../terminal/progress.ts';
import { print, refuse } from '../../../terminal/standard.ts';
import { withAtlas } from '../with-atlas.ts';

export interface PublishInputs {
  readonly output: string;
  readonly json?: true;
}

/** Writes an atlas into one file with its data card and its manifest. */
export async function publish(folder: string, { output, json }: PublishInputs): Promise<ExitStatus> {
  const wrong = notFolder(folder) ?? wrongOutput(folder, output);
  if (wrong !== undefined) return refuse(wrong);
  return withAtlas(folder, async (atlas) => {
    const progressBar = beginProgress(false);
    const published = await publishAtlas(atlas, output, ({ written, puzzles }) =>
      progressBar.work(written / puzzles, `${grouped(written)} of ${counted(puzzles, 'puzzle')}`),
    );
    progressBar.stop();
    if (!published.ok) return published;
    const { file, bytes, sha256, puzzles, ...beside } = published.value;
    if (json) await print(jsonLine({ file, bytes, sha256, puzzles, ...beside }));
    else {
      await print(
        `${file}: ${counted(puzzles, 'puzzle')} in ${grouped(bytes)} bytes\nSHA-256 ${sha256}\nbeside it: ${Object.values(beside).join(', ')}\n`,
      );
    }
    return ok(undefined);
  });
}

function wrongOutput(folder: string, output: string): string | undefined {
  if (extname(output) !== '.parquet') return `${output}: expected a name ending in .parquet`;
  const parent = dirname(resolve(output));
  if (!existsSync(parent) || !statSync(parent).isDirectory()) return `${parent}: no such folder`;
  return withinOf(folder, output) === undefined
    ? undefined
    : `${output}: inside the atlas; expected another folder`;
}
