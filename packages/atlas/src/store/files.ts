import { createHash, randomBytes } from 'node:crypto';
import {
  closeSync,
  createReadStream,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** The names of the files that an atlas writes before they get their names. */
const PART = /^(?:manifest\.json|ratings\.json|(?:shard|ratings)-\d{5,}\.parquet)\.(?:[0-9a-f]{16}\.)?part$/;

/**
 * The name under which a file is written before it gets its own: in the same folder, and not to be guessed, so that
 * nobody can put a symbolic link in its place.
 */
export const partOf = (path: string): string => `${path}.${randomBytes(8).toString('hex')}.part`;

/** Whether a name in a folder is a part of a file that an atlas was writing. */
export const isPart = (name: string): boolean => PART.test(name);

/** Gives a finished part its name, once all of it is on the disk. */
export function finishPart(part: string, path: string): void {
  sync(part);
  renameSync(part, path);
  sync(dirname(path));
}

/** Writes a file so that at every instant either the whole old one or the whole new one is there. */
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

/** Removes the parts that a killed build left; other programs' files stay, whatever their names end with. */
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

/** The SHA-256 of a file, in hexadecimal. */
export async function sha256(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
}
