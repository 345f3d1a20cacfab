// This file is in `unjam` and in `@unjam/atlas` alike: `unjam` also works where `@unjam/atlas` is not installed, and `@unjam/core`,
// which both import, has nothing of Node.
import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and those that it is in, where they do not exist. `mkdirSync` with `recursive` never returns where the system
 * says that a folder does not exist although it does, as Linux does below /proc.
 *
 * @throws the error of the system where a folder cannot be made, or where something else stands in its place
 */
export function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) makeFolder(parent);
  try {
    mkdirSync(folder);
  } catch (thrown) {
    // another program may have made it in the meantime
    if (!isFolder(folder)) throw thrown;
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
