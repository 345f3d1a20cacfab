// Labels for vehicles whose names are too long to stand in a cell.

import { CAPITALS, SMALL_LETTERS } from '../../basics/letters.ts';

/** Labels, without those that two vehicles have. */
export const onlyOnce = (labels: readonly (string | undefined)[]): readonly (string | undefined)[] =>
  labels.map((label) => (labels.indexOf(label) === labels.lastIndexOf(label) ? label : undefined));

/**
 * The labels that vehicles have of their own, and letters that none has for the rest: X for the primary, the others in order.
 *
 *     undefined, 'A', undefined, the first is the primary     X, A, B
 */
export function withLetters(own: readonly (string | undefined)[], primary?: number): readonly string[] {
  const isXFree = primary !== undefined && !own.includes('X');
  const free = [...CAPITALS, ...SMALL_LETTERS].filter((letter) => !own.includes(letter)).values();
  return own.map(
    (label, index) => label ?? (index === primary && isXFree ? 'X' : (free.next().value ?? `v${index + 1}`)),
  );
}
