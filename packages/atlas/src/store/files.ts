import { createHash, randomBytes } from 'node:crypto';
import {
  closeSync,
  createReadStream,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** The temporary names of the files that an atlas writes. */
const PART = /^(?:manifest\.json|ratings\.json|(?:shard|ratings)-\d{5,}\.parquet)\.(?:[0-9a-f]{16}\.)?part$/;

/**
 * The temporary name of a file: in the same folder, and hard to guess, so that nobody can put a symbolic link in its
 * place.
 */
export const partOf = (path: string): string => `${path}.${randomBytes(8).toString('hex')}.part`;

/** Whether a name in a folder is a temporary name of a file that an atlas was writing. */
export const isPart = (name: string): boolean => PART.test(name);

/** Gives a finished file its name, after all of it is on the disk. */
export function finishPart(part: string, path: string): void {
  sync(part);
  renameSync(part, path);
  sync(dirname(path));
}

/** Writes a file so that at every instant either the whole old file or the whole new file exists. */
export function writeWhole(path: string, text: string): void {
  const part = partOf(path);
  const file = openSync(part, 'wx');
  try {
    writeFileSync(file, text);
  } catch (thrown) {
    rmSync(part, { force: true });
    throw thrown;
  } finally {
    closeSync(file);
  }
  finishPart(part, path);
}

/**
 * Removes the temporary files that a killed build left; files of other programs stay, even if their names end with
 * `.part`.
 */
export function removeParts(folder: string): void {
  for (const name of readdirSync(folder)) if (isPart(name)) rmSync(join(folder, name), { force: true });
}

function sync(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Whether there is a regular file, itself or through a link: a pipe or a device might never end. */
export const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/** The SHA-256 of a file, in hexadecimal. */
export async function sha256(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
}
