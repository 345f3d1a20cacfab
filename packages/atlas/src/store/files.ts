import { createHash, randomBytes } from 'node:crypto';
import {
  closeSync,
  createReadStream,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { FileError } from './problem.ts';

/** The temporary names of the files that an atlas writes. */
const PART =
  /^(?:(?:manifest|ratings|census)\.json|(?:shard|ratings)-\d{5,}\.parquet)\.(?:[0-9a-f]{16}\.)?part$/;

/**
 * The temporary name of a file: in the same folder, and hard to guess, so that nobody can put a symbolic link in its
 * place.
 */
export const partOf = (path: string): string => `${path}.${randomBytes(8).toString('hex')}.part`;

/**
 * Where a path that a user named leads, which may be a link, also to a file that is not there yet: the link stays, and the file is
 * written. In the folder of an atlas a link is replaced, because it may lead into another atlas.
 *
 * @throws FileError where the path leads to something that is no file, such as a pipe or a device: a file that gets its name
 *   would replace it
 */
export function behindLinks(path: string): string {
  let at = path;
  try {
    const there = statSync(path, { throwIfNoEntry: false });
    if (there && !there.isFile()) {
      const what = there.isDirectory() ? 'it is a folder' : 'it is a pipe, a device or the like';
      throw new Error(`${what}; expected the name of a file`);
    }
  } catch (thrown) {
    throw new FileError(path, thrown);
  }
  try {
    // no system follows more links than that
    for (let links = 0; links < 40; links++) at = resolve(dirname(at), readlinkSync(at));
  } catch {
    return at;
  }
  return path;
}

/** Whether a name in a folder is a temporary name of a file that an atlas was writing. */
export const isPart = (name: string): boolean => PART.test(name);

/**
 * Gives a finished file its name, after all of it is on the disk.
 *
 * @throws FileError
 */
export function finishPart(part: string, path: string): void {
  try {
    sync(part);
    renameSync(part, path);
    sync(dirname(path));
  } catch (thrown) {
    throw new FileError(path, thrown);
  }
}

/**
 * Calls `write` with temporary paths for files, which `finishPart` turns into the files.
 *
 * @throws whatever `write` throws; then nothing is left at the temporary paths
 */
export async function withParts<const K extends string, T>(
  paths: Readonly<Record<K, string>>,
  write: (parts: Readonly<Record<K, string>>) => Promise<T>,
): Promise<T> {
  const parts: Record<K, string> = { ...paths };
  for (const key in paths) parts[key] = partOf(paths[key]);
  try {
    return await write(parts);
  } catch (thrown) {
    for (const key in parts) removeIfPossible(parts[key]);
    throw thrown;
  }
}

/**
 * The same for one file.
 *
 * @throws FileError for whatever `write` throws
 */
export const withPart = <T>(path: string, write: (part: string) => Promise<T>): Promise<T> =>
  withParts({ path }, ({ path: part }) => write(part)).catch((thrown: unknown) => {
    throw new FileError(path, thrown);
  });

/**
 * Writes a file so that at every instant either the whole old file or the whole new file exists.
 *
 * @throws FileError; nothing but the old or the new file is left
 */
export function writeWhole(path: string, text: string): void {
  const part = partOf(path);
  try {
    writePart(part, [text]);
    finishPart(part, path);
  } catch (thrown) {
    removeIfPossible(part);
    throw new FileError(path, thrown);
  }
}

/** Writes the pieces of a file under its temporary path. */
export function writePart(part: string, pieces: Iterable<string | Uint8Array>): void {
  try {
    const file = openSync(part, 'wx');
    try {
      for (const piece of pieces) writeFileSync(file, piece);
    } finally {
      closeSync(file);
    }
  } catch (thrown) {
    throw new FileError(part, thrown);
  }
}

/** Removes a file after an error, which matters more than one of the removal. */
export function removeIfPossible(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // the error before it is told
  }
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

/**
 * Whether there is a regular file, itself or through a link: a pipe or a device might never end.
 *
 * @throws FileError if the disk does not tell
 */
export function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
  } catch (thrown) {
    // a file stands where a folder of the path should be
    if (thrown instanceof Error && 'code' in thrown && thrown.code === 'ENOTDIR') return false;
    throw new FileError(path, thrown);
  }
}

/**
 * The text of a regular file; empty where there is none.
 *
 * @throws FileError if it cannot be read
 */
export function readText(path: string): string {
  try {
    return isFile(path) ? readFileSync(path, 'utf8') : '';
  } catch (thrown) {
    throw new FileError(path, thrown);
  }
}

/**
 * The value of a file with JSON; undefined where there is none.
 *
 * @throws FileError if the file cannot be read
 */
export function readJson(path: string): unknown {
  const text = readText(path);
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The SHA-256 of a file, in hexadecimal.
 *
 * @throws FileError if the file cannot be read
 */
export async function sha256(path: string): Promise<string> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of createReadStream(path)) hash.update(chunk);
  } catch (thrown) {
    throw new FileError(path, thrown);
  }
  return hash.digest('hex');
}
