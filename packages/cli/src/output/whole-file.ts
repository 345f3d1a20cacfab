// Files that exist whole or not at all: written under a temporary name beside the target, then renamed.
import {
  closeSync,
  mkdirSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { err, ok, type Result } from '@unjam/core';
import { complaintOf } from '../system-error.ts';
import { atTheEnd } from '../terminal/at-the-end.ts';

/** Removed when the program ends before they were renamed, for whatever reason. */
const unfinished = new Set<string>();

const removeUnfinished = (): void => {
  for (const path of unfinished) rmSync(path, { force: true });
};
let watched = false;

export interface WholeFile {
  write(content: string | Uint8Array): Result<void, string>;
  /** Gives the file its name; nothing is there before. */
  finish(): Result<void, string>;
}

/** Begins a file, making its folder where needed. A target that is no regular file, such as a pipe, is written as it is. */
export function beginFile(target: string): Result<WholeFile, string> {
  return attempt(target, () => {
    const existing = statSync(target, { throwIfNoEntry: false });
    const asItIs = existing !== undefined && !existing.isFile();
    const path = existing === undefined || asItIs ? target : realpathSync(target);
    mkdirSync(dirname(path), { recursive: true });
    const written = asItIs ? path : join(dirname(path), `.${basename(path)}.${process.pid}.part`);
    const file = openSync(written, 'w', existing?.mode);
    if (!asItIs) {
      unfinished.add(written);
      if (!watched) atTheEnd(removeUnfinished);
      watched = true;
    }
    return {
      write: (content) => attempt(target, () => writeAll(file, content)),
      finish: () =>
        attempt(target, () => {
          closeSync(file);
          if (asItIs) return;
          renameSync(written, path);
          unfinished.delete(written);
        }),
    };
  });
}

/** Writes a whole file at once. */
export function writeWholeFile(target: string, content: string | Uint8Array): Result<void, string> {
  const begun = beginFile(target);
  if (!begun.ok) return begun;
  const written = begun.value.write(content);
  return written.ok ? begun.value.finish() : written;
}

function writeAll(file: number, content: string | Uint8Array): void {
  const bytes = Buffer.from(content);
  for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
}

function attempt<T>(target: string, act: () => T): Result<T, string> {
  try {
    return ok(act());
  } catch (error) {
    return err(`${target}: cannot be written: ${complaintOf(error)}`);
  }
}
