// By a loop: a function takes only some 100,000 arguments, and what is read from a long text may be more.

/**
 * The least of any count of numbers, `Infinity` for none. `Math.min(...numbers)` throws where they are very many.
 *
 * @example
 * leastOf([3, 1, 2]) // 1
 */
export function leastOf(numbers: Iterable<number>): number {
  let found = Number.POSITIVE_INFINITY;
  for (const number of numbers) found = Math.min(found, number);
  return found;
}

/**
 * The greatest of any count of numbers, `-Infinity` for none. `Math.max(...numbers)` throws where they are very many.
 *
 * @example
 * greatestOf([3, 1, 2]) // 3
 */
export function greatestOf(numbers: Iterable<number>): number {
  let found = Number.NEGATIVE_INFINITY;
  for (const number of numbers) found = Math.max(found, number);
  return found;
}

/** Puts items behind those of a list, as `list.push(...items)` would, which throws where they are very many. */
export function append<T>(list: T[], items: Iterable<T>): void {
  for (const item of items) list.push(item);
}
