/*
 * Lists below the number of their vehicles, which are refused where they have more or fewer:
 *
 *     3             the number
 *     X h 2 0 2
 *     A v 0 3 3     the third vehicle is lost
 */

import type { Problem } from '../../basics/errors.ts';
import { counted } from '../../basics/numbers.ts';
import type { Table } from './table.ts';

/**
 * A table below the number of its vehicles, refused if it has more or fewer: a line was lost. The number may leave out the red car, and
 * other numbers may stand beside it.
 */
export function withCount(table: Table): Table {
  const { about, numbers, places } = table;
  const [count] = numbers;
  if (
    count === undefined ||
    numbers.some((number) => number === places.length || number === places.length - 1)
  )
    return table;
  return { ...table, about: { ...about, unread: miscounted(places.length, count, about.line) } };
}

/** The problem with a list that has another number of vehicles than the text says. */
export const miscounted = (vehicles: number, count: number, line: number): Problem => ({
  code: 'unfinished',
  message: `${counted(vehicles, 'vehicle')} in the list`,
  expected: `${count}, as the text says`,
  at: { text: { line, column: 1 } },
});
