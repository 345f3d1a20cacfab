/*
 * The names of rows and columns beside rows of cells, which are taken away:
 *
 *       A B C                            ⬛1️⃣2️⃣3️⃣
 *     1 AA.         AA.                  1️⃣🟩🟩⬜         🟩🟩⬜
 *     2 XX.         XX.                  2️⃣🟥🟥⬜         🟥🟥⬜
 *     3 ..B         ..B                  3️⃣⬜⬜🟪         ⬜⬜🟪
 *
 * Names count up or down by one, one for each row and each column. Numbers and letters in front of rows count only if the columns
 * have names too, or the rows have the same names behind them; emoji of numbers need nothing else, since the cells of a vehicle are
 * alike.
 */
import type { Problem } from '../../basics/errors.ts';
import { LINE_BREAK } from '../../text/lines.ts';
import { graphemesOf } from '../parts/glyphs.ts';

const KEYCAP = String.raw`\d\uFE0F?\u20E3|🔟`;
const FLAG = String.raw`[\u{1F1E6}-\u{1F1FF}]`;
const PLAIN = String.raw`\d{1,2}|[A-Pa-p]`;
const FRONT = new RegExp(
  `^\\s*(?:(${KEYCAP})(?:\\s*[):|]|\\.(?=\\s))?\\s*|(${PLAIN})(?:\\s*[):|]\\s*|\\.?\\s+))(?=\\S)`,
  'u',
);
const BEHIND = new RegExp(
  `\\s+(?:\\|\\s*)?(${KEYCAP}|${PLAIN})(\\s*(?:[-=]*>|→|➡|<[-=]|←).{0,12}|\\s+exit)?\\s*$`,
  'iu',
);
/** Names of columns, perhaps with one sign in the corner. */
const HEAD = new RegExp(
  `^\\s*(?:(?!${KEYCAP}|${FLAG}|\\w)\\S\\uFE0F?)?((?:\\s*(?:${KEYCAP}|${FLAG}|${PLAIN}))+)\\s*$`,
  'u',
);
const ONE = new RegExp(`${KEYCAP}|${FLAG}|[A-Pa-p]|\\d`, 'gu');
const KEYCAPS = new RegExp(KEYCAP, 'u');
/** A line that may have the first name in front of its cells, or behind them. */
const NUMBERED = /\u20E3|^\s*[01Aa](?:\s*[):|]\s*|\.?\s+)\S|\S\s+(?:\|\s*)?[01Aa]\s*$/mu;
/** An arrow behind the cells of a row. */
const BEHIND_CELLS = /\s*(?:[-=]*>|→|➡|<[-=]|←).*$/u;
const RULE = /^[\s|│]*[-=─━═_~+┌┐└┘├┤┬┴┼╔╗╚╝╭╮╰╯┏┓┗┛]{3,}[\s|│]*$/;
const BARS = /[|│║¦]/g;
const EMPTY = /[.·_⬜⬛]/u;
const LEAST = 3;
/** Longer lines may be whole boards, with a number behind each. */
const WIDEST = 12;
/** The mark of a quote in front of a line. */
const QUOTE = /^\s*(?:>\s?)+/;
const FIRST_FLAG = 0x1f1e6;

/** Where rows have their names. */
interface Sides {
  readonly front: boolean;
  readonly behind: boolean;
}

const sides: readonly Sides[] = [
  { front: true, behind: true },
  { front: true, behind: false },
  { front: false, behind: true },
];

interface Row {
  readonly front?: string;
  readonly behind?: string;
  /** The cells and what stands behind them, such as an arrow. */
  readonly kept: string;
  /** How many characters the name in front takes. */
  readonly indent: number;
  /** How many cells: in one word, or in words of one cell each. */
  readonly width: number;
  /** Whether blanks alone stand between the name, the cells, and one another. */
  readonly isApart: boolean;
}

/** The text without such names; as it is where they do not count. */
export function withoutEdgeNames(text: string): string {
  if (!NUMBERED.test(text)) return text;
  const written = text.split(LINE_BREAK);
  const isQuoted = written.every((line) => line.trim() === '' || QUOTE.test(line));
  const lines = isQuoted ? written.map((line) => line.replace(QUOTE, '')) : written;
  let start = 0;
  for (let i = 0; i <= lines.length; i++) {
    const line = lines[i] ?? '';
    if ((FRONT.test(line) || BEHIND.test(line)) && !areNames(columnNames(line))) continue;
    if (i - start >= LEAST) sides.some((each) => takeNames(lines, start, i, each));
    start = i + 1;
  }
  return lines.join('\n');
}

/** Takes the names of the rows from one line to before another away, and those of their columns; false where they do not count. */
function takeNames(lines: string[], start: number, end: number, where: Sides): boolean {
  const rows = lines.slice(start, end).flatMap((line) => rowOf(line, where) ?? []);
  const [first] = rows;
  if (!first || rows.length < end - start) return false;
  const fronts = rows.flatMap(({ front }) => front ?? []);
  const behind = rows.flatMap((row) => row.behind ?? []);
  if (![fronts, behind].every((names) => names.length === 0 || areNames(names))) return false;
  const { width } = first;
  const beside = [besideRules(lines, start, -1), besideRules(lines, end - 1, 1)];
  const heads = beside.filter((i) => {
    const names = columnNames(lines[i]);
    return names.length === width && areNames(names);
  });
  // a row without a name would be no part of the board
  if (beside.some((i) => !heads.includes(i) && isRowOf(lines[i] ?? '', width))) return false;
  const areEmoji = KEYCAPS.test(fronts[0] ?? '') && !rows.some(({ kept }) => KEYCAPS.test(kept));
  const areCells = width >= LEAST && rows.every((row) => row.width === width);
  const areBetween = where.front && behind.join() === fronts.join();
  const areSurely = KEYCAPS.test(behind[0] ?? '') || rows.some(({ kept }) => EMPTY.test(kept));
  const areBefore = !where.front && width <= WIDEST && areSurely;
  if (!areEmoji && !(areCells && (heads.length > 0 || areBetween || areBefore))) return false;
  // cells that stand apart are cut with their names, and the reading says so: rows/sequence.ts
  if (!areEmoji && rows.every(({ isApart }) => isApart)) return false;
  // an arrow below a column stays below it
  const indent = ' '.repeat(Math.max(...rows.map(({ indent }) => indent)));
  for (const [i, { kept }] of rows.entries()) lines[start + i] = indent + kept;
  for (const i of heads) lines[i] = '';
  return true;
}

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
  const own = lines.slice(first, to - 1).map((line) => line.replace(QUOTE, ''));
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
          expected: 'a line with as many cells for each row, and names that count on',
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
  if (Math.min(...odd) > 1 || (areLetters && steps.includes(0))) return undefined;
  const step = (odd[0] ?? 0) < (odd[1] ?? 0) ? 1 : -1;
  return steps.findIndex((one) => one !== step) + 1;
}

/** The line next to another one, above or below it, rules and lines of a border left out. */
function besideRules(lines: readonly string[], from: number, step: 1 | -1): number {
  let i = from + step;
  while (RULE.test(lines[i] ?? '')) i += step;
  return i;
}

function rowOf(line: string, where: Sides): Row | undefined {
  const front = where.front ? FRONT.exec(line) : undefined;
  const behind = where.behind ? BEHIND.exec(line) : undefined;
  if (front === null || behind === null) return undefined;
  const kept = `${line.slice(front?.[0].length ?? 0, behind?.index)}${behind?.[2] ?? ''}`;
  const name = front?.[1] ?? front?.[2];
  return {
    ...(name !== undefined && { front: name }),
    ...(behind?.[1] !== undefined && { behind: behind[1] }),
    kept,
    indent: front?.[0].length ?? 0,
    width: widthOf(kept),
    isApart: /^\s*(?:[^\s|]\s+)+[^\s|]\s*$/.test(line),
  };
}

/** Whether a line without a name is a row of so many cells. */
function isRowOf(line: string, width: number): boolean {
  const words = line.replace(BARS, ' ').trim().split(/\s+/);
  return widthOf(line) === width && (words.length === 1 || words.length === width);
}

function widthOf(kept: string): number {
  // what stands behind the last bar, or an arrow, is no cell
  const words = (/^\s*[|│║¦](.*)[|│║¦]/.exec(kept)?.[1] ?? kept.replace(BEHIND_CELLS, ''))
    .replace(BARS, ' ')
    .trim()
    .split(/\s+/)
    .map((word) => graphemesOf(word).length);
  const longer = words.findIndex((length) => length !== 1);
  return longer === 0 ? (words[0] ?? 0) : longer < 0 ? words.length : longer;
}

/** The names of columns that a line has, each on its own or all in one word. */
function columnNames(line: string | undefined): readonly string[] {
  const [, names] = HEAD.exec(line ?? '') ?? [];
  if (names === undefined) return [];
  const words = names.trim().split(/\s+/);
  return words.length > 1 ? words : (names.match(ONE) ?? []);
}

/** Whether names count by one from 0, 1 or A on, or down to it. */
function areNames(names: readonly string[]): boolean {
  const places = names.map(placeOf);
  const least = Math.min(...places);
  const step = (places[1] ?? 0) - (places[0] ?? 0);
  const areLetters = isLetter(names[0] ?? '');
  return (
    names.every((name) => isLetter(name) === areLetters) &&
    (least === 1 || (least === 0 && !areLetters)) &&
    Math.abs(step) === 1 &&
    places.every((place, i) => place === (places[0] ?? 0) + step * i)
  );
}

const isLetter = (name: string): boolean => !/^(?:\d|🔟)/u.test(name);

/** Where a name stands among its kind: 1 for 1, A and 1️⃣. */
function placeOf(name: string): number {
  const code = name.codePointAt(0) ?? 0;
  if (name === '🔟') return 10;
  if (code >= FIRST_FLAG) return code - FIRST_FLAG + 1;
  return /^\d/.test(name) ? Number.parseInt(name, 10) : code & 31;
}
