import { existsSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type AtlasProblem, exportLines, exportParquet, exportRows, type PuzzleTable } from '@unjam/atlas';
import type { Result } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import type { ExitStatus } from '../../../exit-status.ts';
import { atlasPath } from '../../../input/atlas-name.ts';
import { withinOf } from '../../../output/input-files.ts';
import { type Target, targetAt } from '../../../output/target.ts';
import { refuse } from '../../../terminal/standard.ts';
import { withLabel, withPuzzles } from '../with-atlas.ts';
import type { ExportFormat } from './formats.ts';

export interface ExportInputs {
  readonly format: ExportFormat;
  readonly histogram?: true;
  readonly where?: string;
  /** Only the first so many, which are the hardest. */
  readonly count?: number;
  readonly output?: string;
  readonly json?: true;
}

/** Writes the puzzles of the folder of an atlas, of a published file, or of the published atlas that its size names. */
export function exportPuzzles(name: string, inputs: ExportInputs): Promise<ExitStatus> {
  const { format, histogram, output, json } = inputs;
  if (inputs.where?.trim() === '')
    return Promise.resolve(refuse(`${CONDITION}: it is empty; expected a condition, such as "moves > 20"`));
  const where = conditionOf(inputs);
  if (format !== 'line' && (json || histogram))
    return Promise.resolve(
      refuse(
        `unjam: --${json ? 'json' : 'histogram'} with --format ${format}, which holds every column; expected it with --format line`,
      ),
    );
  if (format === 'parquet' && (output === undefined || output === '-'))
    return Promise.resolve(refuse('unjam: --format parquet is not a text format; expected -o FILE'));
  const atlasAt = atlasPath(name);
  const stem = basename(atlasAt).replace(/\.parquet$/, '');
  return withPuzzles(name, async (atlas) => {
    if (histogram && !atlas.has('histogram'))
      return err(`${name}: a published atlas has no histogram; expected the folder of a build`);
    if (output !== undefined && output !== '-' && isInside(output, atlasAt))
      return err(`${output}: inside the atlas; expected another folder`);
    if (format !== 'parquet')
      return withLabel(
        await exportText(atlas, stem, { ...inputs, ...(where !== undefined && { where }) }),
        CONDITION,
      );
    const path = output !== undefined && isFolder(output) ? join(output, `${stem}.parquet`) : (output ?? '');
    if (isInside(path, atlasAt)) return err(`${path}: the atlas itself; expected another name`);
    const written = await exportParquet(atlas, path, where);
    return written.ok ? ok(undefined) : withLabel(written, CONDITION);
  });
}

/** What messages call the condition. */
const CONDITION = 'unjam: --where';

/** The condition for the puzzles that are written; undefined for all. Puzzles of one length are ordered by their boards, all different. */
const conditionOf = ({ where, count }: ExportInputs): string | undefined =>
  count === undefined
    ? where
    : `board in (select board from puzzles where (${where ?? 'true'}\n) order by moves desc, board limit ${count})`;

async function exportText(
  atlas: PuzzleTable,
  stem: string,
  { format, histogram, where, output, json }: ExportInputs,
): Promise<Result<void, AtlasProblem | string>> {
  const opened = placeOf(output, stem, endings[format] ?? (json ? '.json' : '.txt'));
  if (!opened.ok) return opened;
  const target = opened.value;
  const lines = () =>
    exportLines(atlas, {
      histogram: histogram === true,
      json: json === true,
      ...(where !== undefined && { where }),
    });
  const pieces = format === 'csv' || format === 'jsonl' ? exportRows(atlas, format, where) : lines();
  for await (const piece of pieces) {
    if (!piece.ok) return piece;
    const put = await target.put(stem, piece.value);
    if (!put.ok) return put;
  }
  return target.finish();
}

/** Standard output or one file. In a folder the file has the name of the atlas, and replaces no other file. */
function placeOf(output: string | undefined, stem: string, ending: string): Result<Target, string> {
  const target = targetAt(output, ending);
  if (!target.ok || target.value.kind !== 'folder') return target;
  const path = join(output ?? '', `${stem}${ending}`);
  return existsSync(path)
    ? err(`${path}: exists already; expected another folder, or remove it first`)
    : targetAt(path, ending);
}

const endings: Partial<Record<ExportFormat, string>> = { csv: '.csv', jsonl: '.jsonl' };

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** Whether a file or folder is the atlas itself or anywhere inside it. */
const isInside = (path: string, atlas: string): boolean => withinOf(atlas, path) !== undefined;
