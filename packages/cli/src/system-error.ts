import { getSystemErrorMap } from 'node:util';
import { expectedPlace } from '@unjam/core/basics';

/** Why a file cannot be written, and what helps where that is known. */
export function writeReason(error: unknown): string {
  const expected = expectedPlace(Object(error).code);
  return `${systemReason(error)}${expected === undefined ? '' : `; expected ${expected}`}`;
}

/** What to tell of an error of the disk that nobody expected; undefined for every other error. */
export function unexpectedProblem(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  // a file that is to be read may be missing, too
  const reason = 'code' in error && error.code === 'ENOENT' ? systemReason : writeReason;
  if ('errno' in error && 'path' in error) return `${error.path}: ${reason(error)}`;
  // an error that names its file itself
  return error.cause instanceof Error && 'errno' in error.cause ? error.message : undefined;
}

/** Whether a path has the character that Node puts in place of bytes that are no UTF-8: it cannot open such a path, nor tell two of them apart. */
export const isNotUtf8 = (path: string): boolean => path.includes('\uFFFD');

/** Why a file or folder with such a name is not found. */
export const NAME_NOT_UTF8 = 'its name is not in UTF-8; expected another name';

/**
 * An error in the words of the operating system, such as `permission denied`; the error's message if it is not one of
 * the system.
 */
export function systemReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('path' in error && isNotUtf8(String(error.path))) return NAME_NOT_UTF8;
  const number = 'errno' in error && typeof error.errno === 'number' ? error.errno : undefined;
  const [, words] = (number !== undefined && getSystemErrorMap().get(number)) || [];
  return words ?? error.message;
}
