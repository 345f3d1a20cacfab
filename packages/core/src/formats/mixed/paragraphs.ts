/*
 * The parts of a text that may be boards, between blank lines:
 *
 *     > AA.B..
 *     > ...B..               one part: rows behind the marks of a mail
 *
 *     Good luck!             none: no cells and few numbers
 *
 *     A: row 1, columns 1 to 2; X: row 3, columns 2 to 3; …       another one
 *
 * Brackets and fences are not cut at a blank line within them.
 */
import { at } from '../../basics/at.ts';
import { isFence } from '../reading/line-splitter.ts';
import { isProseLine } from '../reading/prose.ts';
import { blocksOf, endOfValue, LEAST_ROWS, OPENS } from './line-kinds.ts';
import type { Part } from './part-reading.ts';
import { saidOfAll } from './said-of-all.ts';

/** The most parts that are read by themselves, and the most lines of all of these together. */
const MOST_PARTS = 24;
const MOST_LINES = 200_000;

/** Lines without a blank one among them, but within brackets and fences; their indices. */
interface Paragraph {
  readonly from: number;
  readonly to: number;
}

function paragraphsOf(lines: readonly string[]): readonly Paragraph[] {
  const found: Paragraph[] = [];
  let from = 0;
  while (from < lines.length) {
    if (at(lines, from).trim() === '') {
      from++;
      continue;
    }
    let to = from;
    for (let i = from; i < lines.length && at(lines, i).trim() !== ''; i++) {
      to = i;
      if (OPENS.test(at(lines, i))) i = to = Math.max(i, endOfValue(lines, i));
      else if (isFence(at(lines, i))) {
        const end = lines.findIndex((line, n) => n > i && isFence(line));
        if (end > 0) i = to = end;
      }
    }
    found.push({ from, to });
    from = to + 1;
  }
  return found;
}

/** Whether lines may be a board: they have several numbers, rows, or empty cells and two of a vehicle. */
function mayBeBoard(written: readonly string[]): boolean {
  const lines = written.filter((line) => CELLS.test(line) || !isProseLine(line));
  const text = lines.join('\n');
  return (
    (text.match(/\d+/g)?.length ?? 0) >= 6 ||
    lines.filter((line) => ROW.test(line)).length >= 3 ||
    blocksOf(lines).length > 0 ||
    lines.some((line) => SLASHED.test(line)) ||
    ((text.match(EMPTY)?.length ?? 0) >= 4 && PAIR.test(text))
  );
}

/** Empty cells, or what stands around values. */
const CELLS = /[.·_*o-]{3}|["'{[/]/;
/** Cells beside each other, or with marks and empty cells between two. */
const ROW = /(?:[A-Z.·_*-][ ,|]{0,7}){3}/i;
/** Rows of one line with slashes between them. */
const SLASHED = /(?:[\w.@#*-]{3,16} ?\/ ?){3}[\w.@#*-]{3,16}/;
const EMPTY = /[.·_*o0-]|\|\s+(?=\|)/g;
const PAIR = /([A-Za-z])["', |]{0,5}\1/;

export interface Parts {
  readonly lines: readonly string[];
  readonly parts: readonly Paragraph[];
}

/** Whether lines are rows and their border, and fewer than their cells: a blank line stands among the rows of a board. */
function areTornOff(written: readonly string[]): boolean {
  const lines = written.filter((line) => !BORDER.test(line));
  return (
    lines.length > 0 &&
    lines.length < LEAST_ROWS &&
    lines.some((line) => (line.match(CELL)?.length ?? 0) > lines.length) &&
    lines.every((line) => {
      const empty = ROW_ALONE.test(line) ? (line.match(EMPTY_ALONE)?.length ?? 0) : 0;
      return empty > 1 || (empty === 1 && PAIR.test(line));
    })
  );
}

const CELL = /[\p{L}\d.·_*-]/gu;
const BORDER = /^[^\p{L}\d.·_*]*$/u;
const ROW_ALONE = /^[^\p{L}\d.·_*-]*(?:[\p{L}\d.·_*-][^\p{L}\d.·_*-]{0,3}){3,15}$/u;
const EMPTY_ALONE = /[.·_*]|-(?!-)/g;

/** The parts of some lines that may be boards; undefined for one part alone, for very many, and where a board is torn. */
export function partsOf(lines: readonly string[]): Parts | undefined {
  const all = paragraphsOf(lines);
  const linesOf = ({ from, to }: Paragraph) => lines.slice(from, to + 1);
  const parts = all.filter((one) => mayBeBoard(linesOf(one)));
  if (parts.length > 1 && all.some((one) => areTornOff(linesOf(one)))) return undefined;
  return parts.length < 2 || parts.length > MOST_PARTS || parts.length * lines.length > MOST_LINES
    ? undefined
    : { lines, parts };
}

/**
 * The text of each part with what is said of it: between it and the part above, and above the first part. What stands below the last one is
 * said of all where nothing else is said.
 */
export function textsOf(
  { lines, parts }: Parts,
  says: (lines: readonly string[]) => boolean,
): readonly Part[] {
  const [first, last] = [at(parts, 0), at(parts, parts.length - 1)];
  const ofFirst = lines.slice(0, first.from);
  const ofAll = saidOfAll(ofFirst, lines.slice(first.to + 1), says);
  const isBelowOfAll = says(lines.slice(last.to + 1)) && !says(lines.slice(0, last.to + 1));
  return parts.map((part, i) => {
    const { from, to } = part;
    const start = (parts[i - 1]?.to ?? -1) + 1;
    const head = i === 0 ? ofFirst : ofAll;
    const isOwn = (n: number) => (n > last.to ? isBelowOfAll || part === last : n >= start && n <= to);
    const text = lines.map((line, n) => head[n] ?? (isOwn(n) ? line : '')).join('\n');
    return { start: i === 0 ? 1 : start + 1, from: from + 1, to: to + 1, text };
  });
}
