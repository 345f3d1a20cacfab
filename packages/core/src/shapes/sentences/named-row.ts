/*
 * A row with a name in front of its cells or behind them, and the names of columns:
 *
 *       A B C          three names of columns
 *     1 AA.            the name 1, and three cells
 *     X X . | 2 ->     three cells, the name 2, and an arrow, which is no cell
 */
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
/** Names of columns, perhaps with one sign in the corner. A number is taken digit by digit, so that a long one has one way to match. */
const HEAD = new RegExp(
  `^\\s*(?:(?!${KEYCAP}|${FLAG}|\\w)\\S\\uFE0F?)?((?:\\s*(?:${KEYCAP}|${FLAG}|[A-Pa-p]|\\d))+)\\s*$`,
  'u',
);
const ONE = new RegExp(`${KEYCAP}|${FLAG}|[A-Pa-p]|\\d`, 'gu');
/** An arrow behind the cells of a row. */
const BEHIND_CELLS = /\s*(?:[-=]*>|→|➡|<[-=]|←).*$/u;
const BARS = /[|│║¦]/g;
const FIRST_FLAG = 0x1f1e6;
const KEYCAPS = new RegExp(KEYCAP, 'u');
/** The fewest rows and columns that have names. */
export const LEAST = 3;
/** The mark of a quote in front of a line. */
export const QUOTE = /^\s*(?:>\s?)+/;

/** Where rows have their names. */
export interface Sides {
  readonly front: boolean;
  readonly behind: boolean;
}

export const sides: readonly Sides[] = [
  { front: true, behind: true },
  { front: true, behind: false },
  { front: false, behind: true },
];

export interface Row {
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

/** Whether a line may be a row with a name. */
export const mayBeNamed = (line: string): boolean =>
  (FRONT.test(line) || BEHIND.test(line)) && !areNames(columnNames(line));

/** The row of a line that has names at some sides; undefined where it has not. */
export function rowOf(line: string, where: Sides): Row | undefined {
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
export function isRowOf(line: string, width: number): boolean {
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
export function columnNames(line: string | undefined): readonly string[] {
  const [, names] = HEAD.exec(line ?? '') ?? [];
  if (names === undefined) return [];
  const words = names.trim().split(/\s+/);
  return words.length > 1 ? words : (names.match(ONE) ?? []);
}

/** Whether names count by one from 0, 1 or A on, or down to it. */
export function areNames(names: readonly string[]): boolean {
  const places = names.map(placeOf);
  // names that count have the least at an end; there may be too many for the arguments of a function
  const least = Math.min(places[0] ?? 0, places.at(-1) ?? 0);
  const step = (places[1] ?? 0) - (places[0] ?? 0);
  const areLetters = isLetter(names[0] ?? '');
  return (
    names.every((name) => isLetter(name) === areLetters) &&
    (least === 1 || (least === 0 && !areLetters)) &&
    Math.abs(step) === 1 &&
    places.every((place, i) => place === (places[0] ?? 0) + step * i)
  );
}

export const isLetter = (name: string): boolean => !/^(?:\d|🔟)/u.test(name);

/** Where a name stands among its kind: 1 for 1, A and 1️⃣. */
export function placeOf(name: string): number {
  const code = name.codePointAt(0) ?? 0;
  if (name === '🔟') return 10;
  if (code >= FIRST_FLAG) return code - FIRST_FLAG + 1;
  return /^\d/.test(name) ? Number.parseInt(name, 10) : code & 31;
}

/** Whether a text has the emoji of a number. */
export const hasKeycap = (text: string): boolean => KEYCAPS.test(text);
