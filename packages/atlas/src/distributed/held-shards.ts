import { join } from 'node:path';
import type { Manifest } from '../store/manifest.ts';
import type { AtlasProblem } from '../store/problem.ts';
import { ShardReader } from '../store/shard-reader.ts';
import { checksumOf } from './shard-bytes.ts';

/** A result as `collect` checked it. */
export interface CheckedResult {
  readonly sha256: string;
  readonly touched: number;
}

/**
 * The problem with the first shard of a folder that does not hold the rows of its result. An earlier `collect` or another
 * program wrote it, and the shard may have been enumerated again since.
 *
 * @param run - the name of the run
 */
export async function otherRows(
  folder: string,
  run: string,
  { finished }: Manifest,
  results: ReadonlyMap<number, CheckedResult>,
): Promise<AtlasProblem | undefined> {
  if (finished.length === 0) return undefined;
  const reader = await ShardReader.open();
  try {
    for (const { shard, file } of finished) {
      const { sha256, touched = 0 } = results.get(shard) ?? {};
      const rows = await reader.read(join(folder, file));
      if (checksumOf(run, { shard, rows, touched }) === sha256) continue;
      const message = `${join(folder, file)} does not hold the rows that ${run} has for shard ${shard}; remove the file to have them written, or choose another folder`;
      return { code: 'damaged-shard', message };
    }
  } finally {
    reader.close();
  }
  return undefined;
}
