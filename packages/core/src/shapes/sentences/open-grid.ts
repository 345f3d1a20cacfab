/*
 * Rows on a grid of crosses without bars between the cells: the crosses tell where each cell is. Such
 * rows get bars between their cells, as other readers of grids expect them.
 *
 *     +---+---+---+        +---+---+---+
 *     |     1   1 |        |   | 1 | 1 |
 *     +   +   +   +        +---+---+---+
 *     | G   G              | G | G |   | ->
 *     +---+---+---+        +---+---+---+
 */
import { LINE_BREAK } from '../../text/lines.ts';

const RULER = /^[^\S\n]*\+(?:[-=─ ]{1,7}\+){3,16}[^\S\n]*$/;
const LEAST_ROWS = 3;
/** The longest word in a cell. */
const LONGEST = 3;

/** The text with bars between the cells of such rows. */
export function withBars(text: string): string {
  if (!/^[^\S\n]*\+[^+\n]{1,7}\+[^+\n]{1,7}\+/m.test(text)) return text;
  const lines = text.split(LINE_BREAK);
  for (let start = 0; start < lines.length; start++) {
    if (!RULER.test(lines[start] ?? '')) continue;
    const crosses = crossesOf(lines[start] ?? '');
    const isRuler = (line: string | undefined): boolean =>
      line !== undefined && RULER.test(line) && crossesOf(line).join() === crosses.join();
    let end = start;
    while (lines[end + 1] !== undefined && isRuler(lines[end + 2])) end += 2;
    const rows = Array.from({ length: (end - start) / 2 }, (_, i) => lines[start + 2 * i + 1] ?? '');
    const barred = rows.length < LEAST_ROWS ? undefined : barredRows(rows, crosses);
    for (const [i, row] of (barred ?? []).entries()) {
      lines[start + 2 * i] = rulerOf(crosses);
      lines[start + 2 * i + 1] = row;
    }
    if (barred) lines[end] = rulerOf(crosses);
    start = end;
  }
  return lines.join('\n');
}

const crossesOf = (line: string): number[] => [...line.matchAll(/\+/g)].map(({ index }) => index);

const rulerOf = ([first = 0, ...more]: readonly number[]): string =>
  `${' '.repeat(first)}+${'---+'.repeat(more.length)}`;

/** The rows with bars; undefined where they have some already, or something stands between two cells. */
function barredRows(rows: readonly string[], crosses: readonly number[]): string[] | undefined {
  const [first = 0, last = 0] = [crosses[0], crosses.at(-1)];
  const inner = crosses.slice(1, -1);
  const areOpen = rows.every((row) => inner.every((at) => /^\s?$/.test(row.charAt(at))));
  const areWithin = rows.every(
    (row) => row.slice(last + 1).trim() === '' && row.slice(0, first).trim() === '',
  );
  const gaps = rows.filter((row) => row.charAt(last) !== '|').length;
  if (!areOpen || !areWithin || gaps > 1 || rows.some((row) => row.charAt(first) !== '|')) return undefined;
  const cells = rows.map((row) =>
    crosses.slice(1).map((to, i) => row.slice((crosses[i] ?? 0) + 1, to).trim()),
  );
  if (cells.flat().some((cell) => cell.length > LONGEST || /[\s|]/.test(cell))) return undefined;
  return cells.map((own, i) => {
    // a row without its bar at the right is the way out
    const isClosed = rows[i]?.charAt(last) === '|';
    return `${' '.repeat(first)}|${own.map((cell) => cell.padStart(2).padEnd(3)).join('|')}|${isClosed ? '' : ' ->'}`;
  });
}
