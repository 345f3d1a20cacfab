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
import { ARROW_ALONE, type CutKind, type CutRow, cutNames, isFrame } from '../sentences/cuts.ts';
import type { Line } from '../sentences/unwrap.ts';
import { isSequence } from './sequence.ts';

/**
 * Whether a line is a row with a mistake, and not a header: it is nearly as long as the rows and has only their glyphs, it
 * stands between rows and is no header, or it looks like cells.
 */
export function isRagged(line: Line | undefined, row: CutRow | undefined, like: Like): boolean {
  const text = line?.text.trim() ?? '';
  if (!row || isFrame(text) || ARROW_ALONE.test(text)) return false;
  const glyphs = row.glyphs.map(({ glyph }) => glyph);
  const isNear = Math.abs(glyphs.length - like.width) <= 1;
  // a line below a title, or between boards
  const isRule = /^([=~*#+_-])\1{2,}$/.test(text) && !(like.isOuter && like.known.has(text.slice(0, 1)));
  if (isRule && !isNear) return false;
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

/** One or two numbers, as a size or a count. */
const NUMBERS = /^\d+(?:[\sx,]+\d+)?$/;

/** The rows beside a line. */
interface Like {
  /** Whether the line stands between two of them. */
  readonly isBetween: boolean;
  /** Whether it is the first or the last line of all. */
  readonly isOuter: boolean;
  readonly width: number;
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
  const count = row?.glyphs.length ?? 0;
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
