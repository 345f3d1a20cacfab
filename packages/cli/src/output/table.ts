// Tables of text, plain or as markdown.
import { foldTo, widthOf } from '../terminal/style.ts';

export interface Column {
  readonly title: string;
  /** Numbers are aligned to the right, so that their digits line up. */
  readonly side: 'left' | 'right';
}

/** The widths of a table's columns, and how its lines are written. */
export interface TableLayout {
  /** The titles and the rule under them. */
  readonly head: string;
  line(cells: readonly string[]): string;
}

/** A layout whose columns fit the titles and all of these rows, as plain text or as markdown. */
export function layOut(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  markdown: boolean,
): TableLayout {
  const widths = columns.map(({ title }, i) =>
    rows.reduce((width, row) => Math.max(width, row[i]?.length ?? 0), title.length),
  );
  const line = (cells: readonly string[]): string => {
    const padded = cells.map((cell, i) =>
      columns[i]?.side === 'right' ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0),
    );
    return markdown ? `| ${padded.join(' | ')} |` : padded.join('  ').trimEnd();
  };
  const rule = columns.map(({ title, side }, i) => {
    const dashes = '-'.repeat(title === '' && !markdown ? 0 : (widths[i] ?? 0));
    return markdown && side === 'right' ? `${dashes.slice(1)}:` : dashes;
  });
  return { head: `${line(columns.map(({ title }) => title))}\n${line(rule)}`, line };
}

/**
 * A table whose columns fit their widest cell. On a terminal that is too narrow for it, each cell has a line of its own behind the
 * title of its column.
 *
 *     board   AA.B.../...
 *     moves   12
 */
export function table(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  markdown: boolean,
  width: number = widthOf(process.stdout),
): string {
  const { head, line } = layOut(columns, rows, markdown);
  const [, rule = ''] = head.split('\n');
  return markdown || rule.length <= width
    ? [head, ...rows.map(line)].join('\n')
    : rows.map((row) => stacked(columns, row, width)).join('\n\n');
}

/** A line for each cell; a longer text goes on below its beginning. */
function stacked(columns: readonly Column[], row: readonly string[], width: number): string {
  const widest = Math.max(...columns.map(({ title }) => title.length));
  return columns
    .map(({ title }, i) => {
      const cell = foldTo(`${' '.repeat(widest + 2)}${row[i] ?? ''}`, width).slice(widest + 2);
      return `${title.padEnd(widest)}  ${cell}`.trimEnd();
    })
    .join('\n');
}

/** A table that is printed row by row, while its rows come: its columns fit rows that are as wide as any will be. */
export class GrowingTable {
  readonly #columns: readonly Column[];
  readonly #layout: TableLayout;
  readonly #width: number;
  readonly #isStacked: boolean;
  #rows = 0;

  constructor(
    columns: readonly Column[],
    widest: readonly (readonly string[])[],
    width: number = widthOf(process.stdout),
  ) {
    this.#columns = columns;
    this.#width = width;
    this.#layout = layOut(columns, widest, false);
    const [, rule = ''] = this.#layout.head.split('\n');
    this.#isStacked = rule.length > width;
  }

  /** The lines that a row adds: before the first one the titles. */
  row(cells: readonly string[]): string {
    const isFirst = this.#rows++ === 0;
    if (this.#isStacked) return `${isFirst ? '' : '\n'}${stacked(this.#columns, cells, this.#width)}\n`;
    return `${isFirst ? `${this.#layout.head}\n` : ''}${this.#layout.line(cells)}\n`;
  }

  /** What is printed where there is no row. */
  get head(): string {
    return this.#isStacked ? '' : `${this.#layout.head}\n`;
  }
}
