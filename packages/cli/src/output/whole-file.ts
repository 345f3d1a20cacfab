// Files that are complete or absent: written under a temporary name beside the target, then renamed.
import {
  closeSync,
  fsyncSync,
  openSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Result } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import { writeReason } from '../system-error.ts';
import { atTheEnd, endWithReader } from '../terminal/at-the-end.ts';
import { makeFolder } from './make-folder.ts';

/** Temporary files; removed if the program ends before they are renamed. */
const unfinished = new Set<string>();

/** Characters that are collected before they are written, so that many short results need few system calls. */
const ENOUGH = 1 << 16;

function removeIfPossible(path: string): void {
  try {
    rmSync(path, { force: true });
    unfinished.delete(path);
  } catch {
    // an error that matters more was told before
  }
}

const removeUnfinished = (): void => {
  for (const path of unfinished) removeIfPossible(path);
};
let watched = false;

export interface WholeFile {
  write(content: string | Uint8Array): Result<void, string>;
  /**
   * Gives the file its name; until then the target is unchanged.
   *
   * @param sync - whether to wait until the content is on the disk, so that it survives a power cut
   */
  finish(sync: boolean): Result<void, string>;
}

/**
 * Begins a file and creates its folder if needed. A target that is not a regular file, such as a pipe, is written
 * directly, and if its reader closes it early, the program ends without a message. The temporary file is new and its name
 * cannot be guessed: a link that somebody put there is not followed.
 */
export function beginFile(target: string): Result<WholeFile, string> {
  return attempt(target, () => {
    const existing = statSync(target, { throwIfNoEntry: false });
    const direct = existing !== undefined && !existing.isFile();
    const path = existing === undefined ? behindLinks(target) : direct ? target : realpathSync(target);
    makeFolder(dirname(path));
    // the global object, which is loaded at its first use: importing node:crypto would slow every start of the command
    const unique = crypto.randomUUID();
    const written = direct ? path : join(dirname(path), `.${basename(path).slice(0, 100)}.${unique}.part`);
    // before the file is there: a signal may come at any time
    if (!direct) {
      unfinished.add(written);
      if (!watched) atTheEnd(removeUnfinished);
      watched = true;
    }
    const file = openSync(written, direct ? 'w' : 'wx', existing?.mode);
    const orRemove = (act: () => void) =>
      attempt(target, () => {
        try {
          act();
        } catch (error) {
          if (!direct) removeIfPossible(written);
          throw error;
        }
      });
    let gathered = '';
    const flush = () => {
      writeAll(file, gathered);
      gathered = '';
    };
    return {
      write: (content) =>
        orRemove(() => {
          const text = typeof content === 'string';
          if (text) gathered += content;
          // the reader of a pipe gets each result at once
          if (!text || direct || gathered.length > ENOUGH) flush();
          if (!text) writeAll(file, content);
        }),
      finish: (sync) =>
        orRemove(() => {
          flush();
          if (sync && !direct) fsyncSync(file);
          closeSync(file);
          if (direct) return;
          renameSync(written, path);
          unfinished.delete(written);
        }),
    };
  });
}

/** Where a path leads that may be a link to a file that is not there yet. */
function behindLinks(path: string): string {
  try {
    return behindLinks(resolve(dirname(path), readlinkSync(path)));
  } catch {
    return path;
  }
}

/** Writes a whole file at once; `sync` as in `finish`. */
export function writeWholeFile(
  target: string,
  content: string | Uint8Array,
  sync: boolean,
): Result<void, string> {
  const begun = beginFile(target);
  if (!begun.ok) return begun;
  const written = begun.value.write(content);
  return written.ok ? begun.value.finish(sync) : written;
}

/** Whether a regular file is there, and whether it holds this; the time that a search took may be another one. */
export function compareWithFile(path: string, content: string | Uint8Array): 'absent' | 'same' | 'other' {
  const existing = statSync(path, { throwIfNoEntry: false });
  if (!existing?.isFile()) return 'absent';
  const bytes = Buffer.from(content);
  // a file of another length is not read, because it may be large
  if (Math.abs(existing.size - bytes.length) > LONGEST_TIME) return 'other';
  const found = readFileSync(path);
  if (found.equals(bytes)) return 'same';
  return typeof content === 'string' && withoutTime(found.toString()) === withoutTime(content)
    ? 'same'
    : 'other';
}

/** By how many characters two times in milliseconds may differ in length. */
const LONGEST_TIME = 24;

/** A result without the time that the search took, which is another one when the same command runs again. */
const withoutTime = (text: string): string => text.replace(/"milliseconds":[\d.e+-]+/, '');

function writeAll(file: number, content: string | Uint8Array): void {
  const bytes = Buffer.from(content);
  for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
}

function attempt<T>(target: string, act: () => T): Result<T, string> {
  try {
    return ok(act());
  } catch (error) {
    endWithReader(error); // `-o /dev/stdout | head`
    return err(`${target}: cannot be written: ${writeReason(error)}`);
  }
}
