import { createHash } from 'node:crypto';
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

const PART = '.part';

/** Where a file is written before it gets its name. */
export const partOf = (path: string): string => `${path}${PART}`;

/** Gives a finished part its name, once all of it is on the disk. */
export function finishPart(path: string): void {
  sync(partOf(path));
  renameSync(partOf(path), path);
  sync(dirname(path));
}

/** Writes a file so that at every instant either the whole old one or the whole new one is there. */
export function writeWhole(path: string, text: string): void {
  const file = openSync(partOf(path), 'w');
  try {
    writeFileSync(file, text);
  } finally {
    closeSync(file);
  }
  finishPart(path);
}

/** Removes what a build that was killed left half written. */
export function removeParts(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (name.endsWith(PART)) rmSync(join(folder, name), { force: true });
  }
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
