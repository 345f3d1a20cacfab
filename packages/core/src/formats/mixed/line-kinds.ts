/*
 * How the lines of a text are written, as far as that can be told without reading a board. Lines of the same kind that follow one
 * another are a block:
 *
 *     AA.B..                 cells
 *     A A . B . .            spaced
 *     0 1 1 2 0 0            numbers
 *     🟥🟥⬜🟦               emoji
 *     |AA.B..|               box
 *     "A","A","","B"         quoted
 *     AAoBooCCoBooXXoB…      line, a board in one word
 *     A 0 0 2 H              list
 *     car A: row 1, …        words
 *     [("A", 0, 0, 2), …]    values, up to the bracket that closes the first one
 *     Card 1, # hard, ---    no kind
 */
import { at } from '../../basics/at.ts';
import { isProseLine } from '../reading/prose.ts';

export type Kind =
  | 'cells'
  | 'spaced'
  | 'numbers'
  | 'emoji'
  | 'box'
  | 'quoted'
  | 'line'
  | 'list'
  | 'words'
  | 'strings'
  | 'arrays'
  | 'tuples'
  | 'objects';

/** Lines that are written alike and look like a whole board. */
export interface Block {
  readonly kind: Kind;
  /** Indices of its first and last line. */
  readonly from: number;
  readonly to: number;
}

/** The fewest rows of a board. */
export const LEAST_ROWS = 4;
/** The fewest vehicles of a list. */
export const LEAST_VEHICLES = 3;
/** Larger numbers do not say where a vehicle stands. */
const MOST_LANES = 40;
/** The most lines of a value. */
const LONGEST_VALUE = 500;
/** Longer lines are neither rows nor vehicles. */
const LONGEST_LINE = 200;

const EMOJI = /^(?:\s*(?:\p{Extended_Pictographic}|[□■▢▣⬛⬜])\u{FE0F}?){3,16}\s*$/u;
const BOX = /^\s*[+|│║┃╭╰╔╚┌└┏┗├╠┣].{2,}[+|│║┃╮╯╗╝┐┘┓┛┤╣┫>\s]$/u;
const QUOTED = /^(?:(?:"[^"]{0,8}"|'[^']{0,8}')(?:\s*[,;\t]\s*|$)){3,16}$/u;
const CELLS = /^[A-Za-z\d.@#*_-]{3,16}$/;
const WORD = /^(?:\d{1,3}[.):]\s+)?[A-Za-z\d.@#*_-]{17,}$/;
const SPACED = /^\S(?:[^\S\n]+\S){2,15}$/u;
const NUMBERS = /^-?\d{1,2}(?:[^\S\n]+-?\d{1,2}){2,15}$/;
/** Two words, which are more than a label and a direction. */
const WORDS = /\p{L}{3,}[^\p{L}].*\p{L}{3,}/u;
const RULE = /^([-=_*~#])\1*$/;
export const OPENS =
  /^\s*(?:\d{1,3}[.):]\s+)?(?:[\p{L}_][\p{L}\p{N}_.]*(?:\s*:\s*[^=]{1,40})?\s*[=:]\s*)?[[{(]/u;

/** The blocks of some lines that look like whole boards. */
export function blocksOf(lines: readonly string[]): readonly Block[] {
  const blocks: Block[] = [];
  let from = 0;
  while (from < lines.length) {
    const line = at(lines, from);
    const value = OPENS.test(line) ? endOfValue(lines, from) : undefined;
    const kind = value === undefined ? kindOf(line) : undefined;
    let to = from;
    if (value !== undefined) to = value;
    else if (kind) to = endOfKind(lines, from, kind);
    const own = lines.slice(from, to + 1).filter((line) => !kind || kindOf(line) === kind);
    const found = value === undefined ? kind : kindOfValue(own.join('\n'));
    if (found && isWhole(found, own)) blocks.push({ kind: found, from, to });
    from = to + 1;
  }
  return blocks;
}

/** A blank line or a comment, which may stand in the middle of a board. */
const isGap = (line: string): boolean => /^\s*(?:$|#|\/\/)/.test(line);

/** The last line of a kind, of which each stands below another or below a gap of one line. */
function endOfKind(lines: readonly string[], from: number, kind: Kind): number {
  let to = from;
  for (let next = to + 1; next < lines.length; next++) {
    const line = at(lines, next);
    if (kindOf(line) === kind) to = next;
    else if (!isGap(line) || next > to + 1) break;
  }
  return to;
}

/** How one line is written; undefined for a sentence, a heading or a blank line. */
function kindOf(line: string): Kind | undefined {
  const text = line.trim();
  if (text.length < 3 || text.length > LONGEST_LINE || RULE.test(text)) return undefined;
  if (EMOJI.test(text)) return 'emoji';
  if (BOX.test(line)) return 'box';
  if (QUOTED.test(text)) return 'quoted';
  if (CELLS.test(text)) return 'cells';
  if (WORD.test(text)) return 'line';
  if (NUMBERS.test(text)) return 'numbers';
  const numbers = text.match(/\d+/g)?.length ?? 0;
  // 0 may be an empty cell
  if (SPACED.test(text) && (numbers < 2 || !/[1-9]/.test(text))) return 'spaced';
  if (numbers < 2 || !/\p{L}/u.test(text) || isProseLine(text)) return undefined;
  return WORDS.test(text) ? 'words' : 'list';
}

/** Whether lines of a kind may be a board, whole or with a mistake. */
function isWhole(kind: Kind, lines: readonly string[]): boolean {
  if (kind === 'line') return isSquare(at(lines, 0).trim().replace(/^.*\s/, ''));
  if (kind === 'list' || kind === 'words') return lines.length >= LEAST_VEHICLES;
  if (areValues.has(kind)) return true;
  const rows = lines.map((line) => line.trim());
  // a list of names is no board: rows have vehicles across
  return rows.length >= LEAST_ROWS && (kind !== 'cells' || (areAlike(rows) && rows.some(hasPair)));
}

/** Whether rows are equally long, but for one. */
const areAlike = (rows: readonly string[]): boolean =>
  rows
    .slice(0, 2)
    .some((row) => rows.filter(({ length }) => length === row.length).length >= rows.length - 1);

const hasPair = (row: string): boolean => /(.)\1/.test(row);

/** Whether a word has the cells of a square board, or one more or less where it looks like cells. */
function isSquare(word: string): boolean {
  const isRoot = (cells: number) => Number.isInteger(Math.sqrt(cells));
  const isNear = isRoot(word.length - 1) || isRoot(word.length + 1);
  return isRoot(word.length) || (isNear && hasPair(word) && /(?:[.o].*){3}/.test(word));
}

const areValues: ReadonlySet<Kind> = new Set(['strings', 'arrays', 'tuples', 'objects']);

/** The line on which the brackets close that a line opens, or the last one above a blank line where none closes them. */
export function endOfValue(lines: readonly string[], from: number): number {
  let depth = 0;
  const end = Math.min(lines.length, from + LONGEST_VALUE);
  for (let i = from; i < end; i++) {
    for (const mark of at(lines, i).match(/[[\](){}]/g) ?? []) depth += '[({'.includes(mark) ? 1 : -1;
    if (depth <= 0) return i;
  }
  const blank = lines.slice(from + 1, end).findIndex((line) => line.trim() === '');
  return blank < 0 ? end - 1 : from + blank;
}

/** What a value consists of: rows in quotes, or vehicles; undefined where there are not enough of them. */
function kindOfValue(text: string): Kind | undefined {
  const rows = text.match(/(["'])[^"'\s]{3,16}\1/g) ?? [];
  if (rows.length >= LEAST_ROWS && areAlike(rows)) return 'strings';
  const inner = text.match(/[[({][^[\](){}]*[\])}]/g) ?? [];
  // the numbers of colours are larger than those of rows and columns
  const vehicles = inner.filter((one) => {
    const numbers = one.match(/\d+/g) ?? [];
    return one.includes(',') && numbers.length >= 2 && numbers.every((number) => Number(number) < MOST_LANES);
  });
  if (vehicles.length < LEAST_VEHICLES) return undefined;
  const [first = ''] = vehicles;
  return first.startsWith('(') ? 'tuples' : first.startsWith('{') ? 'objects' : 'arrays';
}
