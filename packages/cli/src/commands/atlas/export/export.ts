import { realpathSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Atlas, type AtlasProblem, exportLines, exportParquet, exportRows } from '@unjam/atlas';
import { err, ok, type Result } from '@unjam/core';
import type { ExitStatus } from '../../../exit-status.ts';
import { targetAt } from '../../../output/target.ts';
import { refuse } from '../../../terminal/standard.ts';
import { withAtlas } from '../with-atlas.ts';
import type { ExportFormat } from './formats.ts';

export interface ExportInputs {
  readonly format: ExportFormat;
  readonly histogram?: true;
  readonly where?: string;
  readonly output?: string;
  readonly json?: true;
}

/** Writes the puzzles of an atlas. */
export function exportPuzzles(folder: string, inputs: ExportInputs): Promise<ExitStatus> {
  const { format, histogram, output, json, where } = inputs;
  if (format !== 'line' && (json || histogram))
    return Promise.resolve(
      refuse(
        `unjam: --${json ? 'json' : 'histogram'} with --format ${format}, which holds every column; expected it with --format line`,
      ),
    );
  if (format === 'parquet' && (output === undefined || output === '-'))
    return Promise.resolve(refuse('unjam: --format parquet is not a text format; expected -o FILE'));
  return withAtlas(folder, async (atlas) => {
    if (output !== undefined && isInside(output, folder))
      return err(`${output}: inside the atlas; expected another folder`);
    if (format !== 'parquet') return exportText(atlas, basename(folder), inputs);
    const path =
      output !== undefined && isFolder(output) ? join(output, `${basename(folder)}.parquet`) : output;
    const written = await exportParquet(atlas, path ?? '', where);
    return written.ok ? ok(undefined) : written;
  });
}

async function exportText(
  atlas: Atlas,
  stem: string,
  { format, histogram, where, output, json }: ExportInputs,
): Promise<Result<void, AtlasProblem | string>> {
  const opened = targetAt(output, endings[format] ?? (json ? '.json' : '.txt'));
  if (!opened.ok) return opened;
  const target = opened.value;
  const lines = () =>
    exportLines(atlas, { histogram: histogram === true, json: json === true, ...(where && { where }) });
  const pieces = format === 'csv' || format === 'jsonl' ? exportRows(atlas, format, where) : lines();
  for await (const piece of pieces) {
    if (!piece.ok) return piece;
    const put = await target.put(stem, piece.value);
    if (!put.ok) return put;
  }
  return target.finish();
}

const endings: Partial<Record<ExportFormat, string>> = { csv: '.csv', jsonl: '.jsonl' };

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
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
