/*
 * Whether names of rows show that a row of a board is missing, stands twice, or was left out because it has another number of cells:
 *
 *     1 AA.
 *     3 XX.        2 is missing
 *     4 ..B
 */

import type { Problem } from '../../basics/errors.ts';
import { leastOf } from '../../basics/many.ts';
import { areNames, isLetter, LEAST, placeOf, QUOTE, rowOf, sides } from './named-row.ts';

/** The mark of an exit behind a row. */
const ARROW = /[>→][^\S\n]*$/u;

/**
 * That the names of the rows that were read do not count, or that the row above or below has the next name: a row may be missing or
 * stand twice.
 */
export function edgeNameMissed(
  lines: readonly string[],
  { from, to }: { readonly from: number; readonly to: number },
  board: { readonly width: number; readonly height: number },
): Problem | undefined {
  const first = Math.max(0, from - 1);
  const own = lines.slice(first, to - 1).map((line) => line.replace(QUOTE, '').replace(ARROW, ''));
  for (const where of sides) {
    const rows = own.map((line) => rowOf(line, where));
    const names = rows.map((row) => row?.front ?? row?.behind ?? '');
    let start = 0;
    for (let i = 0; i <= rows.length; i++) {
      if (rows[i]?.width === board.width) continue;
      const read = names.slice(start, i);
      const isBoard = read.length === board.height || read.length === board.height - 1;
      const wrong = isBoard ? wrongName(read, names[start - 1], names[i]) : undefined;
      if (wrong !== undefined)
        return {
          code: 'ragged-rows',
          message: `the names of the rows that were read are ${read.join(', ')}`,
          expected: 'names that count up or down by one, and as many cells in each row',
          at: { text: { line: first + start + 1 + wrong, column: 1 } },
        };
      start = i + 1;
    }
  }
  return undefined;
}

/**
 * The place of the first name that is out of order, where all but one of the steps between names are by one, or of the one beside it
 * that counts on; else undefined.
 */
function wrongName(names: readonly string[], above = '', below = ''): number | undefined {
  if (names.length < LEAST) return undefined;
  if (above !== '' && areNames([above, ...names])) return -1;
  if (below !== '' && areNames([...names, below])) return names.length;
  if (areNames(names)) return undefined;
  const areLetters = isLetter(names[0] ?? '');
  if (names.some((name) => isLetter(name) !== areLetters)) return undefined;
  const places = names.map(placeOf);
  const steps = places.slice(1).map((place, i) => place - (places[i] ?? 0));
  const odd = [1, -1].map((step) => steps.filter((one) => one !== step).length);
  if (leastOf(odd) > 1 || (areLetters && steps.includes(0))) return undefined;
  const step = (odd[0] ?? 0) < (odd[1] ?? 0) ? 1 : -1;
  return steps.findIndex((one) => one !== step) + 1;
}
