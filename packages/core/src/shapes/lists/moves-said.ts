/*
 * Lists that say twice which way each vehicle moves: by its width and height, and by two columns of 0 and 1.
 *
 *     0 3 2 1 1 0      column, row, width, height, moves across, moves up and down
 *     0 3 1 0 2 1      column, row, moves across, moves up and down, width, height
 *
 * A course has files like that and counts their rows from the bottom; the numbers alone do not say it.
 */
import type { Problem } from '../../basics/errors.ts';
import type { Facts } from './column-facts.ts';
import type { Layout } from './layouts.ts';
import type { Placed } from './placing.ts';
import { isWhole, type Table } from './table.ts';

/** The columns of 0 and 1 that say what the width and the height say too. */
export function movesIn(
  facts: readonly Facts[],
  { roles, end }: Layout,
  pieces: readonly Placed[],
): readonly Facts[] {
  if (end?.kind !== 'size') return [];
  const free = facts.filter(({ index, column }) => !roles.has(index) && column.heading === undefined);
  const of = (isAcross: boolean) =>
    free.filter(({ numbers }) =>
      pieces.every(({ across }, record) => numbers[record] === (across === isAcross ? 1 : 0)),
    );
  const found = [...of(true), ...of(false)];
  return found.length === 2 ? found : [];
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

/** What is unclear about the rows of such a list, unless comments beside it say from where they count. */
export const openMoves = (
  table: Table,
  comments: readonly { readonly text: string }[],
): Problem | undefined =>
  saysMoves(table) && !comments.some(({ text }) => /\btop\b/i.test(text))
    ? {
        code: 'ambiguous-reading',
        message: 'rows may count from the top or from the bottom',
        expected: 'a line that says it: # rows from the bottom, or: # rows from the top',
        at: { text: { line: table.about.line, column: 1 } },
      }
    : undefined;
