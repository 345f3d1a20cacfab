import { Atlas, type AtlasProblem } from '@unjam/atlas';
import type { Result } from '@unjam/core';
import { type ExitStatus, exitStatus } from '../../exit-status.ts';
import { refuse } from '../../terminal/standard.ts';
import { warnIfIncomplete } from './summary.ts';

/** Opens an atlas for reading, calls a function with it, and closes it. */
export async function withAtlas(
  folder: string,
  act: (atlas: Atlas) => Promise<Result<void, AtlasProblem | string>>,
): Promise<ExitStatus> {
  const opened = await Atlas.open(folder);
  if (!opened.ok) return refuse(opened.error.message);
  try {
    warnIfIncomplete(folder, opened.value.manifest);
    const done = await act(opened.value);
    if (done.ok) return exitStatus.done;
    return refuse(typeof done.error === 'string' ? done.error : done.error.message);
  } finally {
    opened.value.close();
  }
}
