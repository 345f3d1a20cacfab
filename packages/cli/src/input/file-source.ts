import { type Stats, statSync } from 'node:fs';
import { basename, extname } from 'node:path';
import type { Result } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import { systemReason } from '../system-error.ts';

export interface FileSource {
  readonly kind: 'file';
  /** Its name in messages. */
  readonly label: string;
  /** The name of its boards and of their output files: the path within its folder, without the extension. */
  readonly stem: string;
  readonly path: string;
  readonly bytes: number;
}

/** @param within - the path within its folder; the name alone if the file itself is named */
export const fileSource = (path: string, bytes: number, within = basename(path)): FileSource => ({
  kind: 'file',
  label: path,
  stem: within.slice(0, within.length - extname(within).length),
  path,
  bytes,
});

/**
 * The file or folder at a path, if there is one; fails if the system cannot tell, for instance for a path that is too
 * long. The name of a file may have several lines, but a text of several lines that is too long for a name is no path.
 */
export function existing(path: string): Result<Stats | undefined, string> {
  try {
    return ok(statSync(path, { throwIfNoEntry: false }));
  } catch (error) {
    if (path.includes('\n')) return ok(undefined);
    return err(`${path}: cannot be read: ${systemReason(error)}`);
  }
}
