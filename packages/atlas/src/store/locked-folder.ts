import type { Result } from '@unjam/core';
import { err } from '@unjam/core/basics';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import { makeFolder } from './make-folder.ts';
import { type AtlasProblem, problemAt } from './problem.ts';

/**
 * Calls `act` while a folder, which is made if it does not exist, is locked for this program.
 *
 * @param kept - what an error of the disk or of a thread leaves intact: `what is finished is kept`
 * @returns what `act` returns; a problem if another program holds the lock, or if anything throws
 */
export async function whileLocked<T>(
  folder: string,
  kept: string,
  act: (lock: FolderLock) => Promise<Result<T, AtlasProblem>>,
): Promise<Result<T, AtlasProblem>> {
  try {
    makeFolder(folder);
  } catch (thrown) {
    // nothing can be finished where there is no folder
    return err({ code: 'disk', message: problemAt(folder, thrown) });
  }
  try {
    const lock = await lockFolder(folder);
    if (typeof lock === 'string') {
      return err({ code: 'locked', message: `${folder}: ${lock} is at work there` });
    }
    try {
      return await act(lock);
    } finally {
      lock.release();
    }
  } catch (thrown) {
    return err({ code: 'disk', message: `${problemAt(folder, thrown)}; ${kept}` });
  }
}
