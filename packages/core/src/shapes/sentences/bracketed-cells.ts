/*
 * Rows with a bracket around each cell, which may be a blank, as rows between bars:
 *
 *     [A][A][ ][O]           |A|A| |O|
 *     (A) (A) ( ) (O)        |A|A| |O|
 *     Row 2: [P][ ][X][X]    Row 2: |P| |X|X|
 *
 * Names of columns above them are moved with the cells.
 */
import { LINE_BREAK } from '../../text/lines.ts';

/** A row of cells in brackets, behind its name or number, with what may be the exit behind it. */
const SQUARE = rowOf('\\[', '\\]');
const ROUND = rowOf('\\(', '\\)');

function rowOf(open: string, close: string): RegExp {
  const name =
    '(?:(?:(?:row|line|reihe|zeile|ligne|fila)[^\\S\\n]{0,2})?(?:\\d{1,2}|[A-Z])(?:[:.)|-][^\\S\\n]*|[^\\S\\n]+))?';
  const cell = `${open}[^[\\]()\\n]{0,4}${close}`;
  const cells = `${cell}(?:[^\\S\\n]{0,2}${cell}){2,39}`;
  return new RegExp(
    `^([^\\S\\n]{0,20}${name})(${cells})((?:[^\\S\\n|]|[<>→←⇒⟶-])[^[\\]()\\n=]{0,20}|)$`,
    'iu',
  );
}

/** One cell. */
const CELL = /[[(]([^[\]()\n]*)[\])]/g;
/** So many brackets in a line show that it may be a row with a mistake. */
const MANY = /(?:[[\]()][^[\]()\n]{0,4}){3}/;
/** Names of columns, each a character. */
const NAMES = /^\s*[\p{L}\p{N}](?:\s{1,4}[\p{L}\p{N}]){2,39}\s*$/u;
/** Fewer rows are no board. */
const LEAST = 3;

interface Row {
  readonly before: string;
  readonly cells: readonly string[];
  readonly behind: string;
}

/** The text with bars in the place of brackets around cells; as it is where a line may be a row with a mistake. */
export function withBarredCells(text: string): string {
  if (!MANY.test(text)) return text;
  const lines = text.split(LINE_BREAK);
  for (const pattern of [SQUARE, ROUND]) {
    const rows = lines.map((line) => rowIn(line, pattern));
    const found = rows.filter((row) => row !== undefined);
    if (found.length < LEAST) continue;
    const isDoubtful = !areAlike(found) || lines.some((line, i) => !rows[i] && MANY.test(line));
    return isDoubtful ? text : lines.map((line, i) => barred(line, rows[i], found)).join('\n');
  }
  return text;
}

function rowIn(line: string, pattern: RegExp): Row | undefined {
  const [, before = '', inner, behind = ''] = pattern.exec(line) ?? [];
  return inner === undefined
    ? undefined
    : { before, cells: [...inner.matchAll(CELL)].map(([, cell = '']) => cell), behind };
}

/** Whether all rows have as many cells, each with one word. Where there is nothing in one and a blank in another, a letter may be lost. */
function areAlike(rows: readonly Row[]): boolean {
  const all = rows.flatMap(({ cells }) => cells);
  const blanks = new Set(all.filter((cell) => cell.trim() === ''));
  const haveOneWord = all.every((cell) => !/\S\s+\S/.test(cell));
  return haveOneWord && blanks.size < 2 && new Set(rows.map(({ cells }) => cells.length)).size === 1;
}

function barred(line: string, row: Row | undefined, rows: readonly Row[]): string {
  if (row) return `${row.before}|${row.cells.map((cell) => cell.trim() || ' ').join('|')}|${row.behind}`;
  const [first] = rows;
  const names = NAMES.test(line) ? line.trim().split(/\s+/) : [];
  return first && names.length === first.cells.length
    ? `${' '.repeat(first.before.length)} ${names.join(' ')}`
    : line;
}
