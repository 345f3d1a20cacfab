/*
 * A row whose cells are all empty, said in words among rows that are written cell by cell:
 *
 *     Row 4: empty, B, B, empty      Row 4: empty, B, B, empty
 *     Row 5: all empty               Row 5: empty, empty, empty, empty
 *
 *     ..B..A                         ..B..A
 *     (empty)                        ......
 *     CC....                         CC....
 *
 * Without it the board would have a row less.
 */
import { LINE_BREAK } from '../../text/lines.ts';

const NAMED =
  /^(\s*(?:[-*•]\s+)?(?:row|line|reihe|zeile|ligne|fila|riga|linha)\s*\d{1,2}(?:\.|\s*(?:[:=)]|[-=]*>|→|-))\s*)(\S.*)$/i;
/** The words for a row without vehicles. */
const ALL_EMPTY =
  /^\W*(?:(?:all|completely|entirely|totally|fully|is|are|row|cells?|squares?|spaces?|of|the|this|six|[4-9])\W+)*(?:empty|blank|clear|free|no (?:cars?|vehicles?)|nothing|leer|vide|vac[ií][ao]s?|vuot[ao])(?:\W+(?:row|cells?|squares?|spaces?|here|throughout))*\W*$/i;
const WORDS = /empty|blank|clear|free|no (?:car|vehicle)|nothing|leer|vide|vac[ií]|vuot/i;
/** Words and glyphs of empty cells, the surest first. */
const EMPTIES = ['empty', 'blank', '.', '·', '-', '_', '*', '0'];
const BETWEEN = /[\s,;|]+/;
/** Fewer cells are no row. */
const LEAST_CELLS = 3;

/** The text with the cells of such rows. */
export function withEmptyRows(text: string): string {
  if (!WORDS.test(text)) return text;
  const lines = text.split(LINE_BREAK);
  if (!lines.some((line) => isSaidEmpty(rowIn(line)))) return text;
  return lines
    .map((line, i) => {
      const row = rowIn(line);
      if (!isSaidEmpty(row)) return line;
      const isNamed = row !== line.trim();
      const like = isNamed ? lines.filter((other) => NAMED.test(other)).map(rowIn) : neighbours(lines, i);
      const cells = cellsLike(like.filter((other) => !isSaidEmpty(other)));
      return cells === undefined ? line : line.slice(0, line.indexOf(row)) + cells;
    })
    .join('\n');
}

const rowIn = (line: string): string => NAMED.exec(line)?.[2]?.trimEnd() ?? line.trim();

const isSaidEmpty = (row: string): boolean => ALL_EMPTY.test(row);

/** The lines above and below, if they are rows that are equally long. */
function neighbours(lines: readonly string[], i: number): readonly string[] {
  const [above = '', below = ''] = [lines[i - 1]?.trim(), lines[i + 1]?.trim()];
  return above.length === below.length && cellsOf(above).length === cellsOf(below).length
    ? [above, below]
    : [];
}

/** A row of empty cells that is written like others; undefined where they show no empty cell. */
function cellsLike(rows: readonly string[]): string | undefined {
  const written = rows.filter((row) => cellsOf(row).length >= LEAST_CELLS);
  const used = new Set(written.flatMap(cellsOf).map((cell) => cell.toLowerCase()));
  const empty = EMPTIES.find((one) => used.has(one));
  const [like] = written;
  if (like === undefined || empty === undefined) return undefined;
  return BETWEEN.test(like) ? like.replace(/[^\s,;|]+/g, empty) : empty.repeat([...like].length);
}

/** The cells of a row: between blanks, commas or bars, or each character. */
const cellsOf = (row: string): string[] =>
  BETWEEN.test(row) ? row.split(BETWEEN).filter((cell) => cell !== '') : [...row];
