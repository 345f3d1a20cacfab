// What cannot be sent to a worker. The host says only that something "could not be cloned", not which argument it is.

import { onOneLine } from '../basics/quote.ts';

/** Levels of arguments that are looked through. */
const DEEPEST = 8;

/**
 * Why arguments could not be sent to a worker.
 *
 * @param given - the arguments by their names
 * @param failure - what the host threw
 */
export function notSent(given: object, failure: unknown): TypeError {
  const found = culprit(given, '', new Set(), DEEPEST);
  const reason =
    found ?? onOneLine(String((failure as Partial<Error> | null)?.message ?? failure)).slice(0, 200);
  return new TypeError(`${reason}; expected plain data, which can be sent to a worker`);
}

function culprit(value: unknown, path: string, seen: Set<unknown>, deepest: number): string | undefined {
  if (typeof value === 'function') return `${path} is a function`;
  if (typeof value === 'symbol') return `${path} is a symbol`;
  if (Object(value) !== value || seen.has(value) || deepest === 0) return undefined;
  seen.add(value);
  for (const [key, part] of Object.entries(value as object)) {
    const found = culprit(part, path === '' ? key : `${path}.${key.slice(0, 40)}`, seen, deepest - 1);
    if (found !== undefined) return found;
  }
  return undefined;
}
