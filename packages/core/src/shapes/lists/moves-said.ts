/*
 * Lists that say twice which way each vehicle moves: by its width and height, and by two columns of 0 and 1.
 *
 *     0 3 2 1 1 0      column, row, width, height, moves across, moves up and down
 *     0 3 1 0 2 1      column, row, moves across, moves up and down, width, height
 *     3 1 2 1 h        row, column, width, height, moves across
 *     5 1 2 1 b        moves both ways, which no vehicle does
 *
 * A course has files like the first two and counts their rows from the bottom; the numbers alone do not say it.
 */
import { at } from '../../basics/at.ts';
import type { Problem } from '../../basics/errors.ts';
import { quote } from '../../basics/quote.ts';
import type { Facts } from './column-facts.ts';
import type { Layout } from './layouts.ts';
import type { Placed } from './placing.ts';
import { isWhole, type Table } from './table.ts';
import { isAcross } from './words.ts';

/** The columns that say what the width and the height say too: two of 0 and 1, or one of words such as h and v. */
export function movesIn(
  facts: readonly Facts[],
  { roles, end }: Layout,
  pieces: readonly Placed[],
): readonly Facts[] {
  if (end?.kind !== 'size') return [];
  const free = facts.filter(({ index, column }) => !roles.has(index) && column.heading === undefined);
  const words = free.filter(
    ({ whole, column: { values } }) =>
      !whole && pieces.every(({ across }, record) => isAcross(values[record] ?? '') === across),
  );
  if (words.length > 0) return words;
  const saying = (lies: boolean) =>
    free.filter(({ numbers }) =>
      pieces.every(({ across }, record) => numbers[record] === (across === lies ? 1 : 0)),
    );
  const found = [...saying(true), ...saying(false)];
  return found.length === 2 ? found : [];
}

/** The problem with a record that names no direction in a column where others name one; undefined where all do. */
function otherMove({ columns, places }: Table): Problem | undefined {
  for (const { values, heading } of columns) {
    const ways = values.map(isAcross);
    const record = ways.indexOf(undefined);
    const areWords = !values.some(isWhole) && new Set(values).size < values.length;
    if (heading !== undefined || !areWords || record < 0 || !ways.includes(true) || !ways.includes(false))
      continue;
    return {
      code: 'unknown-format',
      message: `${quote(values[record] ?? '')} says neither across nor up and down, as other vehicles of the list do`,
      expected: 'h or v for every vehicle',
      at: { text: at(places, record) },
    };
  }
  return undefined;
}

const COLUMNS = 6;

/** Whether a list has six columns of numbers, two of which say what two others say too, and both kinds of vehicles. */
function saysMoves({ columns }: Table): boolean {
  const areNumbers = columns.every(({ values, heading }) => heading === undefined && values.every(isWhole));
  if (columns.length !== COLUMNS || !areNumbers) return false;
  const numbers = columns.map(({ values }) => values.map(Number));
  return numbers.some((across, a) =>
    numbers.some((down, b) => {
      if (a === b || new Set(across).size < 2 || !across.every((n, i) => n + (down[i] ?? 0) === 1))
        return false;
      const others = numbers.filter((_, i) => i !== a && i !== b);
      return others.some((width) =>
        others.some((height) =>
          width.every(
            (w, i) =>
              Math.min(w, height[i] ?? 0) === 1 &&
              w > (height[i] ?? 0) === (across[i] === 1) &&
              w !== height[i],
          ),
        ),
      );
    }),
  );
}

/**
 * What is unclear about the ways in which the vehicles of a list move, or about its rows.
 *
 * @param comments - may say that rows count from the top; undefined where the text says that they count from the bottom
 */
export function waysProblem(
  table: Table,
  comments: readonly { readonly text: string }[] | undefined,
): Problem | undefined {
  const other = otherMove(table);
  if (other || !comments || !saysMoves(table)) return other;
  if (comments.some(({ text }) => /\btop\b/i.test(text))) return undefined;
  return {
    code: 'ambiguous-reading',
    message: 'rows may count from the top or from the bottom',
    expected: 'a line that says it: # rows from the bottom, or: # rows from the top',
    at: { text: { line: table.about.line, column: 1 } },
  };
}
