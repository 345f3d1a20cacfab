/*
 * A board with a blank line or a comment between two of its rows, beside others without, is put together:
 *
 *     AA.O
 *     XX.O
 *
 *     ...O        as wide as those above, and together with them as high as wide or as another board
 *     B.CC
 */
import { at } from '../../basics/at.ts';
import { isBlank, isComment } from '../../text/lines.ts';
import type { Line } from './line.ts';

const TIGHT = /^[A-Za-z\d.@#*_-]{3,16}$/;
const SPACED = /^\S(?: \S){2,15}$/;
const EMOJI = /^(?:\p{Extended_Pictographic}\u{FE0F}?){3,16}$/u;
const BOXED = /^\|[^|+]{3,31}[|>\s]$/;

/** The most lines of a heading and a border. */
const MOST_ABOVE = 2;
/** Rows that are equally wide and follow one another. */
interface Rows {
  readonly key: string;
  readonly width: number;
  /** Indices of the first and the last line. */
  readonly from: number;
  readonly to: number;
}

/**
 * Lines in which no board is torn.
 *
 * @returns the lines as they are where none is
 */
export function putTogether(lines: readonly Line[]): readonly Line[] {
  const all = rowsIn(lines);
  /** How many rows of a kind follow one another, and how often. */
  const counts = new Map<string, number>();
  for (const one of all) {
    const key = `${one.key} ${heightOf(one)}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const gaps = new Set<number>();
  const parts = new Set<number>();
  let last = -1;
  for (const [i, upper] of all.entries()) {
    const lower = all[i + 1];
    if (!lower || i === last || lower.key !== upper.key || lower.from !== upper.to + 2) continue;
    const gap = at(lines, upper.to + 1).text;
    if (!isBlank(gap) && !isComment(gap)) continue;
    const own = [heightOf(upper), heightOf(lower)];
    const isWhole = (height: number) =>
      height === upper.width ||
      (counts.get(`${upper.key} ${height}`) ?? 0) > own.filter((each) => each === height).length;
    if (own.some(isWhole) || !isWhole(heightOf(upper) + heightOf(lower))) continue;
    gaps.add(upper.to + 1);
    // the board begins at the heading and the border right above it
    const above = lines.slice(Math.max(0, upper.from - MOST_ABOVE), upper.from);
    const heading = above.length - 1 - above.findLastIndex(({ text }) => isBlank(text));
    for (let n = upper.from - heading; n <= lower.to; n++) parts.add(n);
    last = i + 1;
  }
  return lines.flatMap((line, n) => (gaps.has(n) ? [] : parts.has(n) ? [{ ...line, isPart: true }] : [line]));
}

const heightOf = ({ from, to }: Rows): number => to - from + 1;

function rowsIn(lines: readonly Line[]): readonly Rows[] {
  const found: Rows[] = [];
  for (const [n, { text }] of lines.entries()) {
    const row = rowOf(text);
    if (!row) continue;
    const key = `${row.kind} ${row.width}`;
    const above = found.at(-1);
    if (above?.key === key && above.to === n - 1) found[found.length - 1] = { ...above, to: n };
    else found.push({ key, width: row.width, from: n, to: n });
  }
  return found;
}

/** How a row is written, and how many cells it has. */
function rowOf(line: string): { readonly kind: string; readonly width: number } | undefined {
  const row = line.trimEnd();
  if (TIGHT.test(row)) return { kind: 'tight', width: row.length };
  if (SPACED.test(row)) return { kind: 'spaced', width: (row.length + 1) / 2 };
  if (EMOJI.test(row)) return { kind: 'emoji', width: [...row.replaceAll('\u{FE0F}', '')].length };
  return BOXED.test(line) ? { kind: 'boxed', width: line.length - 2 } : undefined;
}
