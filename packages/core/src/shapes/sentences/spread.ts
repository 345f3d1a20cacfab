/*
 * Rows with a blank between every two cells, where cells may be blank too: they are written between bars, because nothing else
 * tells a blank cell from a blank between cells.
 *
 *     A A       O        |A|A| | | |O|
 *     P     Q   O        |P| | |Q| |O|
 *
 *     | P X X Q   O      |P|X|X|Q| |O        bars at the ends stay, and one that lacks is the exit
 */
import { greatestOf, leastOf } from '../../basics/many.ts';

const LONGEST = 48;
const LEAST_ROWS = 3;

/** The text with bars between the cells of such rows. */
export function spreadApart(text: string): string {
  if (!/\S {3}|^[^\S\n]*[|│║┃] /mu.test(text)) return text;
  const lines = text.split('\n');
  let start = 0;
  for (let i = 0; i <= lines.length; i++) {
    const line = lines[i]?.trimEnd() ?? '';
    if (line !== '' && line.length <= LONGEST) continue;
    const block = lines.slice(start, i).map((one) => one.trimEnd());
    if (block.length >= LEAST_ROWS)
      for (const [row, text] of spreadRows(block).entries()) lines[start + row] = text;
    start = i + 1;
  }
  return lines.join('\n');
}

const BAR = '[|│║┃]';
const BARRED = new RegExp(`^(\\s*)${BAR}(.*?)(${BAR}?)$`, 'u');
const HAS_BAR = new RegExp(BAR, 'u');
/** A line above or below rows between bars. */
const EDGE = /^[\s+\-=─━═┌┐└┘╔╗╚╝╭╮╰╯┏┓┗┛|]*$/u;

interface BarredRow {
  readonly indent: string;
  readonly inner: string;
  /** Whether the bar at its right is missing, which is the exit. */
  readonly isOpen: boolean;
}

/**
 * Rows between bars with bars between their cells, too, where each cell has blanks at its sides, and without the blanks beside the
 * bars where the board is square then; undefined for other lines.
 */
function barredRows(block: readonly string[]): readonly string[] | undefined {
  const found = block.map((line): BarredRow | 'edge' | undefined => {
    if (EDGE.test(line)) return 'edge';
    const [, indent = '', inner, bar] = BARRED.exec(line) ?? [];
    return inner === undefined ? undefined : { indent, inner, isOpen: bar === '' };
  });
  const rows = found.flatMap((row) => (row === undefined || row === 'edge' ? [] : row));
  if (rows.length < LEAST_ROWS || found.includes(undefined)) return undefined;
  const width = greatestOf(rows.map(({ inner, isOpen }) => (isOpen ? 0 : inner.length)));
  const areEven = rows.every(({ inner, isOpen }) =>
    isOpen ? inner.length <= width : inner.length === width,
  );
  if (!areEven || rows.some(({ inner }) => HAS_BAR.test(inner))) return undefined;
  const cellsOf = spreadCells(rows, width) ?? unpaddedCells(rows, width);
  if (!cellsOf) return undefined;
  return block.map((line, i) => {
    const row = found[i];
    if (row === undefined || row === 'edge') return line;
    return `${row.indent}|${cellsOf(row.inner)}${row.isOpen ? '' : '|'}`;
  });
}

/** How to write the cells of rows with a blank between every two of them, some of which are blank. */
function spreadCells(rows: readonly BarredRow[], width: number): ((inner: string) => string) | undefined {
  const first = rows.every(({ inner }) => inner.startsWith(' ')) ? 1 : 0;
  const cells = (inner: string) => [...inner.padEnd(width)].filter((_, i) => i % 2 === first);
  const isSpread = rows.every(({ inner }) =>
    [...inner].every((glyph, i) => i % 2 === first || glyph === ' '),
  );
  const isAnyBlank = rows.some(({ inner }) => cells(inner).includes(' '));
  if (width % 2 === 0 || width < 2 * LEAST_ROWS - 1 || !isSpread || !isAnyBlank) return undefined;
  return rows.some(({ inner }) => /[.·]/.test(inner)) ? undefined : (inner) => cells(inner).join('|');
}

/** How to write the cells of rows with a blank beside each bar, without which the board is square. */
const unpaddedCells = (rows: readonly BarredRow[], width: number): ((inner: string) => string) | undefined =>
  width - 2 === rows.length &&
  rows.every(({ inner, isOpen }) => inner.startsWith(' ') && (isOpen || inner.endsWith(' ')))
    ? (inner) => inner.slice(1, width - 1)
    : undefined;

function spreadRows(block: readonly string[]): readonly string[] {
  const barred = barredRows(block);
  if (barred) return barred;
  if (block.some((line) => BARRED.test(line))) return block;
  const indent = leastOf(block.map((line) => line.search(/\S/)));
  const rows = block.map((line) => line.slice(indent));
  const width = greatestOf(rows.map((row) => row.length));
  // an even width would end with a blank between cells
  if (width % 2 === 0 || width < 7) return block;
  const isSpread = rows.every((row) => [...row].every((glyph, i) => i % 2 === 0 || glyph === ' '));
  const isBlank = (row: string) => [...row.padEnd(width)].some((glyph, i) => i % 2 === 0 && glyph === ' ');
  if (!isSpread || !rows.some(isBlank) || rows.some((row) => /[.·]/.test(row))) return block;
  return rows.map(
    (row) => `${' '.repeat(indent)}|${[...row.padEnd(width)].filter((_, i) => i % 2 === 0).join('|')}|`,
  );
}
