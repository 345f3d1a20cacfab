import { getSystemErrorMap } from 'node:util';

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
