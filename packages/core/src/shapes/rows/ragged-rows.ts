/*
 * Rows that have another length than the others of their board: which lines are such rows and no headings, and what is said then.
 *
 *     AA..      a row of 4
 *     .XX       a row with a mistake: 3 cells
 *     Easy 3    a heading
 */
import { counted } from '../../basics/numbers.ts';
import { LARGEST_SIDE } from '../../board/validate.ts';
import type { Almost } from '../parts/candidate.ts';
import { graphemesOf } from '../parts/glyphs.ts';
import { isMarkAlone } from '../sentences/arrow-alone.ts';
import { type CutKind, type CutRow, cutNames, isFrame } from '../sentences/cuts.ts';
import type { Line } from '../sentences/unwrap.ts';
import { isSequence } from './sequence.ts';

/**
 * Whether a line is a row with a mistake, and not a header: it is nearly as long as the rows and has only their glyphs, it
 * stands between rows and is no header, or it looks like cells.
 */
export function isRagged(line: Line | undefined, row: CutRow | undefined, like: Like): boolean {
  const text = line?.text.trim() ?? '';
  if (text === '' || isFrame(text) || isMarkAlone(text)) return false;
  const glyphs = row?.glyphs.map(({ glyph }) => glyph) ?? [];
  const isNear = Math.abs((glyphs.length || text.length) - like.width) <= 1;
  // a line below a title, or between boards
  const isRule = /^([=~*#+_-])\1{2,}$/.test(text) && !(like.isOuter && like.known.has(text.slice(0, 1)));
  if (isRule && !isNear) return false;
  if (
    mayBeRows(text, like) ||
    beginsAsRow(text, like) ||
    isInBox(text, like) ||
    (like.isBarred && isNear && row?.bars[0] && row.bars[1])
  )
    return true;
  if (!row) return false;
  // the numbers of the columns
  if (isSequence(glyphs)) return false;
  if (isNear && glyphs.every((glyph) => like.known.has(glyph))) return true;
  return like.isBetween ? !HEADER.test(text) : isCells(glyphs, text, like);
}

/**
 * Whether a line above or below all rows looks like cells: it has their `.` or another of their glyphs that is no letter, or
 * glyphs of theirs alone and two equal ones side by side. Single letters that are no glyphs make it a name, as in `Nr.12`.
 */
function isCells(glyphs: readonly string[], text: string, { known }: Like): boolean {
  if (glyphs.length > LARGEST_SIDE || NUMBERS.test(text)) return false;
  const isPair = (glyph: string, i: number): boolean => glyphs[i - 1] === glyph || glyphs[i + 1] === glyph;
  if (!glyphs.every((glyph, i) => known.has(glyph) || isPair(glyph, i))) return false;
  return glyphs.some((glyph, i) => known.has(glyph) && (!/^[\p{L}\p{N}]+$/u.test(glyph) || isPair(glyph, i)));
}

/**
 * Whether a line between the bars at both sides of a box lacks bars between its cells, as where vehicles are drawn without them. A
 * title there has words, and the head of a table may be empty.
 */
const isInBox = (text: string, { isBarred, length }: Like): boolean =>
  isBarred &&
  text.length === length &&
  /^[|│║┃].*[^\s|│║┃].*[|│║┃]$/.test(text) &&
  !/[\p{L}\p{N}]{2}/u.test(text);

/**
 * Whether a line that no cut makes a row has the cells of one row or of two behind each other, with at most a quarter of others among
 * them: a cell too many, a blank between them, a line break that is lost.
 */
function mayBeRows(text: string, { width, known, kind }: Like): boolean {
  const isList = kind === 'commas' || kind === 'ended';
  const cells =
    kind === 'characters'
      ? graphemesOf(text.replace(/<[^<>]*>|\s/g, ''))
      : text.split(betweenCells[kind]).map((cell) => (isList ? cell || ' ' : cell));
  if (cells.length < width - 1 || cells.length > 2 * width + MOST_BETWEEN || NUMBERS.test(text)) return false;
  if (isSequence(cells)) return false;
  const isPair = (cell: string, i: number): boolean => cells[i - 1] === cell || cells[i + 1] === cell;
  // a vehicle that lies in this row alone is no glyph of the others
  const own = cells.filter((cell, i) => known.has(cell) || isPair(cell, i));
  if (cells.filter((cell) => known.has(cell)).length * 4 < cells.length) return false;
  const marks = own.filter((cell) => !/^[\p{L}\p{N}]$/u.test(cell)).length;
  if (cells.every((cell) => /^\d+$/.test(cell))) {
    // a row with one mistake has a cell or two that no other row has
    const share = Math.abs(cells.length - width) <= 1 ? 0.6 : 0.75;
    return kind !== 'characters' && cells.length > LONGEST_HEADER && own.length >= cells.length * share;
  }
  return own.length === cells.length
    ? marks > 0 || cells.some(isPair)
    : own.length >= cells.length * 0.75 && marks >= cells.length * 0.3;
}

/** Whether a line begins with the cells of a row, and goes on without a blank: `GG....exit: left`. */
function beginsAsRow(text: string, { width, known, kind }: Like): boolean {
  if (kind !== 'characters') return false;
  const cells = graphemesOf(text.slice(0, 2 * width + 1));
  if (cells.length <= width || /\s/.test(cells[width] ?? '')) return false;
  const own = cells.slice(0, width);
  return (
    own.filter((cell, i) => known.has(cell) || own[i - 1] === cell || own[i + 1] === cell).length >=
      width - 1 && own.filter((cell) => known.has(cell) && !/^[\p{L}\p{N}]$/u.test(cell)).length > 1
  );
}

/** The most numbers above rows that are no row: a size, a count and the square of the exit. */
const LONGEST_HEADER = 4;

/** The most characters between two rows on one line: a comma and quotes, a comment's mark, the number of a row. */
const MOST_BETWEEN = 6;

/** What stands between cells. */
const betweenCells = { spaces: /\s+/, commas: /\s*[,;\t]\s*/, ended: /\s*[,;\t]\s*/, bars: /\s*[|│║┃]\s*/ };

/** One or two numbers, as a size or a count. */
const NUMBERS = /^\d+(?:[\sx,]+\d+)?$/;

/** The rows beside a line. */
interface Like {
  /** Whether the line stands between two of them. */
  readonly isBetween: boolean;
  /** Whether it is the first or the last line of all. */
  readonly isOuter: boolean;
  readonly width: number;
  readonly kind: CutKind;
  /** Whether the rows have a bar at the left and at the right. */
  readonly isBarred: boolean;
  /** The number of characters of the first row. */
  readonly length: number;
  /** The glyphs of the rows. */
  readonly known: ReadonlySet<string>;
}

/** A word with something behind it, numbers alone, a comment. */
const HEADER = /\p{L}{3,}.*[\s:#\d]|^\d+(?:[\sx,]+\d+){0,3}$|^#+\s*[\p{L}\d]{2,}/iu;

export function raggedRow(
  row: CutRow | undefined,
  line: Line | undefined,
  index: number,
  width: number,
  kind: CutKind,
): Almost {
  const count = row?.glyphs.length ?? graphemesOf((line?.text ?? '').replace(/\s/g, '')).length;
  const place = row?.glyphs[Math.min(count, width) - 1]?.at ?? { line: line?.number ?? 1, column: 1 };
  return {
    says: cutNames[kind],
    cost: 20 + Math.abs(count - width),
    problem: {
      code: 'ragged-rows',
      message: `row ${index + 1} has ${counted(count, 'cell')}, other rows have ${width}`,
      expected: `${width} cells in every row`,
      at: { text: place },
    },
  };
}
