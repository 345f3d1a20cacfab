import { Atlas, type AtlasProblem, type PuzzleTable } from '@unjam/atlas';
import type { Result } from '@unjam/core';
import { err } from '@unjam/core/basics';
import { type ExitStatus, exitStatus } from '../../exit-status.ts';
import { openPuzzles } from '../../input/open-puzzles.ts';
import { refuse } from '../../terminal/standard.ts';
import { warnAbout } from './summary.ts';

/** Opens the folder of an atlas for reading, calls a function with it, and closes it. */
export const withAtlas = (
  folder: string,
  act: (atlas: Atlas) => Promise<Result<void, AtlasProblem | string>>,
): Promise<ExitStatus> => withOpened(folder, Atlas.open(folder), act);

/** The same for what is a folder, the file of a published atlas, or the size of one, such as 6x6. */
export const withPuzzles = (
  atlas: string,
  act: (table: PuzzleTable) => Promise<Result<void, AtlasProblem | string>>,
): Promise<ExitStatus> => withOpened(atlas, openPuzzles(atlas), act);

/** A result whose problem with a statement or a condition says where that stands, such as `unjam: --where`. */
export const withLabel = <T>(result: Result<T, AtlasProblem | string>, label: string) =>
  result.ok || typeof result.error === 'string' || result.error.code !== 'bad-query'
    ? result
    : err(`${label}: ${result.error.message}`);

async function withOpened<Table extends PuzzleTable>(
  name: string,
  opening: Promise<Result<Table, AtlasProblem>>,
  act: (table: Table) => Promise<Result<void, AtlasProblem | string>>,
): Promise<ExitStatus> {
  const opened = await opening;
  if (!opened.ok) return refuse(opened.error.message);
  try {
    warnAbout(name, opened.value);
    const done = await act(opened.value);
    if (done.ok) return exitStatus.done;
    return refuse(typeof done.error === 'string' ? done.error : done.error.message);
  } finally {
    opened.value.close();
  }
}
