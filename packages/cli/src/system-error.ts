import { getSystemErrorMap } from 'node:util';

/** What to tell of an error of the disk that nobody expected; undefined for every other error. */
export function unexpectedProblem(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('errno' in error && 'path' in error) return `${error.path}: ${systemReason(error)}`;
  // an error that names its file itself
  return error.cause instanceof Error && 'errno' in error.cause ? error.message : undefined;
}

/**
 * An error in the words of the operating system, such as `permission denied`; the error's message if it is not one of
 * the system.
 */
export function systemReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const number = 'errno' in error && typeof error.errno === 'number' ? error.errno : undefined;
  const [, words] = (number !== undefined && getSystemErrorMap().get(number)) || [];
  return words ?? error.message;
}
