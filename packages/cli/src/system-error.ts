import { getSystemErrorMap } from 'node:util';

/** The words of the operating system for an error: `permission denied`. */
export function complaintOf(error: unknown): string {
  const { errno, message } = error as NodeJS.ErrnoException;
  const [, words] = (errno !== undefined && getSystemErrorMap().get(errno)) || [];
  return words ?? message;
}
