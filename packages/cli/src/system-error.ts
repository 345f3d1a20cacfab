import { getSystemErrorMap } from 'node:util';

/** What the operating system refused, in words: `permission denied`. */
export function complaintOf(error: unknown): string {
  const { errno, message } = error as NodeJS.ErrnoException;
  const [, words] = (errno !== undefined && getSystemErrorMap().get(errno)) || [];
  return words ?? message;
}
