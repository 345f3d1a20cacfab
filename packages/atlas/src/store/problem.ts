import { resolve } from 'node:path';
import { getSystemErrorMap } from 'node:util';
import { expectedPlace } from '@unjam/core/basics';

/** Every reason why an atlas can be refused. */
const atlasProblemCodes = [
  'bad-range',
  'not-an-atlas',
  'damaged-manifest',
  'another-atlas',
  'other-version',
  'missing-shard',
  'damaged-shard',
  'unfinished',
  'locked',
  'disk',
  'bad-query',
  'database',
  'bad-run',
] as const;

export interface AtlasProblem {
  readonly code: (typeof atlasProblemCodes)[number];
  /** One line, complete in itself. */
  readonly message: string;
}

/** An error of the disk or the database at a file; its message begins with the path that the file is to have in the end. */
export class FileError extends Error {
  constructor(path: string, cause: unknown) {
    const named = path.replace(/\.[0-9a-f]{16}\.part$/, '');
    super(cause instanceof FileError ? cause.message : `${named}: ${reasonOf(cause, path)}`, { cause });
  }
}

/** An error in the words of the operating system, with the file where that is another one, and with what helps where that is known. */
function reasonOf(cause: unknown, path: string): string {
  const { errno, code, syscall, path: failed } = Object(cause) as NodeJS.ErrnoException;
  const [, words] = (errno !== undefined && getSystemErrorMap().get(errno)) || [];
  // a file that is to be read may be missing, too
  const expected = code === 'ENOENT' && syscall !== 'mkdir' ? undefined : expectedPlace(code);
  if (words === undefined || expected === undefined) return firstLine(cause);
  const at = failed === undefined || resolve(failed) === resolve(path) ? '' : ` at ${failed}`;
  return `${words}${at}; expected ${expected}`;
}

/** What a person needs of an error in work on a folder or a file: which file it is about, and why. */
export const problemAt = (path: string, thrown: unknown): string => new FileError(path, thrown).message;

/** The first line of an error of the disk or the database, which is all that a person needs. */
export function firstLine(thrown: unknown): string {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return message.replace(/\n[\s\S]*/, '').trim();
}
