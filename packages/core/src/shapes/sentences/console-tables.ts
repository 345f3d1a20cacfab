/*
 * Tables that consoles draw around values. What belongs to the console goes, and the cells stand between bars:
 *
 *     ┌─────────┬──────┬─────┐
 *     │ (index) │ name │ row │          | name | row |         console.table in JavaScript
 *     ├─────────┼──────┼─────┤
 *     │    0    │ 'X'  │  2  │          | X | 2 |
 *     └─────────┴──────┴─────┘
 *
 *     shape: (8, 2)
 *     │ id  ┆ row │                     | id | row |           a data frame of Polars
 *     │ --- ┆ --- │
 *     │ str ┆ i64 │
 *     │ X   ┆ 2   │                     | X | 2 |
 */
import { LINE_BREAK } from '../../text/lines.ts';

const ROW = /^\s*│(.{1,400})│\s*$/;
const RULE = /^\s*[┌├└╞][─═┬┼┴╪┐┤┘╡]{2,400}\s*$/;
/** Cells that say of what type a column is, and those that divide them from its name. */
const TYPES = /^(?:---|str|[iuf](?:8|16|32|64)|bool|cat|enum|list\[\w+\])$/;
const LEAST = 3;

/** The text with such tables between plain bars. */
export function withoutConsole(text: string): string {
  const isOfNode = text.includes('(index)') && text.includes('│');
  if (!isOfNode && !text.includes('┆')) return text;
  const lines = text.split(LINE_BREAK);
  const cells = lines.map((line) =>
    ROW.exec(line)?.[1]
      ?.split(/[│┆]/)
      .map((cell) => cell.trim()),
  );
  const rows = cells.filter((row) => row !== undefined);
  const width = rows[0]?.length ?? 0;
  const areAlike = rows.length > LEAST && width >= LEAST && rows.every((row) => row.length === width);
  // a line of the table that is damaged must not be left out of it
  const isWhole = lines.every((line, i) => cells[i] || RULE.test(line) || !/[│┆─═]/.test(line));
  if (!areAlike || !isWhole) return text;
  if (isOfNode && (rows[0]?.[0] !== '(index)' || !areCounted(rows.slice(1)))) return text;
  const isGrid = isOfNode && (rows[0]?.slice(1).every((cell, i) => cell === String(i)) ?? false);
  const rule = `|${'---|'.repeat(isOfNode ? width - 1 : width)}`;
  const head = cells.findIndex((row) => row !== undefined);
  return lines
    .map((line, i) => {
      const row = cells[i];
      if (!row)
        return !RULE.test(line)
          ? line.replace(/^shape: \(.*$/, '')
          : /^\s*[├╞]/.test(line) && !isGrid
            ? rule
            : '';
      if (row.every((cell) => TYPES.test(cell))) return rule;
      return i === head && isGrid ? '' : `|${(isOfNode ? row.slice(1) : row).map(bare).join('|')}|`;
    })
    .join('\n');
}

/** Whether the first cells count up from 0. */
const areCounted = (rows: readonly (readonly string[])[]): boolean =>
  rows.every(([first], i) => first === String(i));

/** A cell without quotes, and a blank one as it is. */
const bare = (cell: string): string => /^(["'])(.*)\1$/.exec(cell)?.[2] ?? cell;
