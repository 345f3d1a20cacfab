// A set that takes the place of an older one, or that is interrupted before it is whole.
import { existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Result } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import { splits } from '../../../input/family.ts';
import { writeWholeFile } from '../../../output/whole-file.ts';
import { systemReason } from '../../../system-error.ts';
import { taskFormats } from './options.ts';
import { MADE_BY, type Places } from './places.ts';

/** A name that `drawTask` gives. */
const pictureName = /^\d{5,}-(?:flat|scene)\.png$/;

/** Writes a data card that says that the set is not whole yet, so that the command may be run again in the same place. */
export const writeUnfinishedCard = ({ card }: Places, command: string): Result<void, string> =>
  writeWholeFile(
    card,
    `# A set of puzzles that is not whole yet\n\n${MADE_BY}${command}\`, which has not ended: run it again.\n`,
    true,
  );

/**
 * Removes what the older set has and the new one has not: files of splits and pictures, by the names that an export gives.
 *
 * @param kept - the files of the new set, relative to its folder
 */
export function removeOlder(
  { folder, isFolder, pictures }: Places,
  kept: ReadonlySet<string>,
): Result<void, string> {
  const parts = isFolder ? splits.flatMap((split) => taskFormats.map((format) => `${split}.${format}`)) : [];
  try {
    const drawn = namesIn(join(folder, pictures)).filter((name) => pictureName.test(name));
    for (const name of [...parts, ...drawn.map((picture) => `${pictures}/${picture}`)])
      if (!kept.has(name)) rmSync(join(folder, name), { force: true });
    if (drawn.length > 0 && namesIn(join(folder, pictures)).length === 0) rmdirSync(join(folder, pictures));
    return ok(undefined);
  } catch (error) {
    return err(`${folder}: files of an older set cannot be removed: ${systemReason(error)}`);
  }
}

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);
