import { getSystemErrorMap } from 'node:util';

/** The words of the operating system for an error: `permission denied`. */
export function complaintOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const number = 'errno' in error && typeof error.errno === 'number' ? error.errno : undefined;
  const [, words] = (number !== undefined && getSystemErrorMap().get(number)) || [];
  return words ?? error.message;
}
