/*
 * The boards in lines that are cut in one way: runs of rows that are equally long, and what stands between them.
 *
 *     Level 1        beside the board: its name
 *     AA..           ┐
 *     .XX.>          ├ a run of rows with 4 cells; `>` is the exit
 *     ....           ┘
 */

import { greatestOf, leastOf } from '../../basics/many.ts';
import type { Edge } from '../../board/setup.ts';
import { isBlank } from '../../text/lines.ts';
import type { Almost } from '../parts/candidate.ts';
import type { About, ExitMark, Glyph, Matrix } from '../parts/matrix.ts';
import { aboutLine, together } from '../sentences/about.ts';
import { isMarkAlone } from '../sentences/arrow-alone.ts';
import {
  type CutKind,
  type CutRow,
  cutNames,
  cutRow,
  endsWithMark,
  isBelowHead,
  isFrame,
} from '../sentences/cuts.ts';
import type { Line } from '../sentences/unwrap.ts';
import { isRagged, raggedRow } from './ragged-rows.ts';
import { ringOfBars } from './ring-of-bars.ts';
import { withoutSignsAtEnds } from './signs-at-ends.ts';
import { mayBeRow } from './torn.ts';

export interface Drawn {
  readonly matrix: Matrix;
  readonly about: About;
}

export interface Runs {
  readonly drawn: readonly Drawn[];
  /** The same with single rows, which are no boards. */
  readonly parts: readonly Drawn[];
  /** Why these lines are no board in this cut, where a row between others has another length. */
  readonly ragged?: Almost;
}

const NONE: Runs = { drawn: [], parts: [] };

export function runsIn(block: readonly Line[], kind: CutKind): Runs {
  // one line alone is no board, whatever its width
  if (block.length < 2 || !mayBeCut(block, kind)) return NONE;
  const lines = block.map((line, i) =>
    isFrame(line.text) || isEmptyHead(block, i) ? undefined : cutRow(line, kind),
  );
  const isRing = kind === 'spaces' ? ringOfBars(lines) : () => false;
  const inside = lines.map((row, i) => (isRing(i) ? undefined : row));
  const width = commonWidth(inside);
  const cut = withoutSignsAtEnds(inside, width);
  if (width === 0) return NONE;
  const usual = usualBars(cut, width);
  // a mark is looked for only beside the cells of a row
  const hasMark = cut.some((row) => row?.glyphs.length === width + 1);
  const once = hasMark ? glyphsThatOccurOnce(cut) : NO_GLYPHS;
  const rows = cut.map((row) => row && fitted(row, width, usual, once));
  if (kind === 'ended' && cut.some((row, i) => row && !rows[i])) return NONE;
  const written = rows.flatMap((row) => row ?? []);
  if (!usual[0] && !isAligned(written, kind)) return NONE;
  const first = rows.findIndex(Boolean);
  const last = rows.findLastIndex(Boolean);
  const frames = block.map(({ text }, i) => isFrame(text) || isRing(i));
  // a box may have its exit in a line that this cut leaves out
  const gapCost = block.some(({ text }, i) => frames[i] && hasOneGap(text)) ? 3 : 0;
  const cost = gapCost + lastColumnCost(written, kind, block);
  const drawn: Drawn[] = [];
  let above = 0;
  let start = 0;
  while (start < rows.length) {
    if (!rows[start]) {
      start++;
      continue;
    }
    let end = start;
    while (end < rows.length && (rows[end] || frames[end])) end++;
    // what follows the last board belongs to it; what stands between two boards belongs to the second
    const below = end > last ? block.length : end;
    const beside = (from: number, to: number) => block.slice(from, to).filter((_, i) => !frames[from + i]);
    const around = { before: beside(above, start), after: beside(end, below) };
    drawn.push(drawnFrom(rows.slice(start, end), around, { line: block[start]?.number ?? 1, kind, cost }));
    above = end;
    start = end;
  }
  const known = new Set(rows.flatMap((row) => row?.glyphs.map(({ glyph }) => glyph) ?? []));
  const odd = rows.findIndex(
    (row, i) =>
      !row &&
      isRagged(block[i], cut[i], {
        isBetween: i > first && i < last,
        isOuter: i === 0 || i === block.length - 1,
        width,
        kind,
        isBarred: usual[0] && usual[1],
        length: block[first]?.text.trim().length ?? 0,
        known,
      }),
  );
  const found = drawn.filter(({ matrix }) => matrix.rows.length >= 2);
  if (odd >= 0)
    return { ...NONE, ragged: raggedRow(cut[odd], block[odd], Math.max(odd - first, 0), width, kind) };
  return { drawn: found, parts: drawn };
}

/** Whether a block may be cut in a way: rows of blanks are cells, and no cut may leave them out. */
function mayBeCut(block: readonly Line[], kind: CutKind): boolean {
  if (kind === 'commas') return true;
  if (kind === 'ended') {
    const ending = block.filter(endsWithMark).length;
    return ending > 1 && ending >= block.filter(({ text }) => /[,;\t]/.test(text)).length - 1;
  }
  return !block.some(({ text }) => isBlank(text) || /\S\t\t|\t$/.test(text));
}

/** Whether a line is the head of a table that has none, which Markdown writes as an empty one; no row stands above it. */
const isEmptyHead = (block: readonly Line[], index: number): boolean =>
  /^[\s|]+$/.test(block[index]?.text ?? '') &&
  isBelowHead(block[index + 1]?.text ?? '') &&
  !block[index - 1]?.text.includes('|');

/**
 * Whether no blank is a cell that a cut leaves out: the cells of each column stand below each other, or one blank stands
 * between all cells of lines that begin below each other.
 */
function isAligned(rows: readonly FittedRow[], kind: CutKind): boolean {
  if (kind !== 'characters' && kind !== 'spaces') return true;
  const places = rows.map(({ glyphs }) =>
    glyphs.map(({ glyph, at }) => ({ start: at.column, end: at.column + glyph.length })),
  );
  const [first = []] = places;
  const isSameStart = places.every((row) => row[0]?.start === first[0]?.start);
  if (kind === 'characters') return isSameStart;
  const isTight = places.every((row) =>
    row.every(({ start }, i) => i === 0 || start - (row[i - 1]?.end ?? 0) <= 1),
  );
  if (isTight && isSameStart) return true;
  // emoji are wider than they are long
  if (rows.some(({ glyphs }) => glyphs.some(({ glyph }) => /[^\0-\u2fff]/u.test(glyph)))) return true;
  return first.every((_, i) => {
    const cells = places.map((row) => row[i] ?? { start: 0, end: 0 });
    return greatestOf(cells.map(({ start }) => start)) < leastOf(cells.map(({ end }) => end));
  });
}

/**
 * What speaks against taking the mark at the end of all rows for the beginning of an empty cell, or for none: where other
 * cells are empty too, the board that is square is meant.
 */
function lastColumnCost(rows: readonly FittedRow[], kind: CutKind, block: readonly Line[]): number {
  const isEmpty = ({ glyphs }: FittedRow) => glyphs.at(-1)?.glyph === ' ';
  const width = rows[0]?.glyphs.length ?? 0;
  if (kind === 'commas' && rows.every(isEmpty) && block.some(endsWithMark)) {
    const isElsewhere = rows.some(({ glyphs }) => glyphs.slice(0, -1).some(({ glyph }) => glyph === ' '));
    return !isElsewhere ? 20 : rows.length === width - 1 ? 1 : 0;
  }
  if (kind !== 'ended') return 0;
  const isAnyEmpty = rows.some(({ glyphs }) => glyphs.some(({ glyph }) => glyph === ' '));
  return isAnyEmpty && rows.length === width + 1 ? 1 : 0;
}

/** The number of cells that most rows have. */
function commonWidth(rows: readonly (CutRow | undefined)[]): number {
  const counts = new Map<number, number>();
  for (const row of rows) if (row) counts.set(row.glyphs.length, (counts.get(row.glyphs.length) ?? 0) + 1);
  let [best, most] = [0, 1];
  for (const [width, count] of counts) {
    if (count > most || (count === most && count > 1 && width > best)) [best, most] = [width, count];
  }
  return best;
}

/** Whether most rows of the width have a bar at the left, and at the right. */
function usualBars(rows: readonly (CutRow | undefined)[], width: number): [boolean, boolean] {
  const same = rows.filter((row) => row?.glyphs.length === width);
  const isUsual = (side: 0 | 1) => same.filter((row) => row?.bars[side]).length * 2 > same.length;
  return [isUsual(0), isUsual(1)];
}

function glyphsThatOccurOnce(rows: readonly (CutRow | undefined)[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const row of rows)
    for (const { glyph } of row?.glyphs ?? []) counts.set(glyph, (counts.get(glyph) ?? 0) + 1);
  return new Set([...counts].flatMap(([glyph, count]) => (count === 1 ? [glyph] : [])));
}

const NO_GLYPHS: ReadonlySet<string> = new Set();

interface FittedRow {
  readonly glyphs: readonly Glyph[];
  readonly exit?: 'left' | 'right';
}

const isIndented = (text: string): boolean => /^\s/.test(text);
/** Bars and brackets, which mark no exit. */
const BRACKET = /^[|│║┃[\]{}()]$/;
const ARROW = /^(?:[<>→←⇒⇐➡⬅►◄▶◀=]|exit)$/iu;

/** A row of the width, whose exit mark or missing bar is an exit; undefined for a line that is no row. */
function fitted(
  { glyphs, bars, line }: CutRow,
  width: number,
  usual: readonly [boolean, boolean],
  once: ReadonlySet<string>,
): FittedRow | undefined {
  const marked = line.exit && { exit: line.exit };
  const isMark = (glyph: Glyph | undefined) =>
    glyph !== undefined && (ARROW.test(glyph.glyph) || (once.has(glyph.glyph) && !BRACKET.test(glyph.glyph)));
  if (usual[0] && usual[1] && !bars[0] && !bars[1]) return undefined;
  if (marked && glyphs.length === width - 1) {
    const isLeft = line.exit === 'left';
    // between bars no glyph of a border is missing, but a blank cell at the exit, with its bar
    if (usual[0] && usual[1] && !isLeft && bars[0])
      return { glyphs: [...glyphs, { ...markOf(line, false), glyph: ' ' }], exit: 'right' };
    return { glyphs: withMark(glyphs, isLeft, line) };
  }
  if (glyphs.length === width) {
    if (marked) return { glyphs, ...marked };
    if (usual[1] && !bars[1]) return { glyphs, exit: 'right' };
    // a row that lost its bar has moved to the left; at an exit a blank stands in place of the bar
    if (usual[0] && !bars[0]) return isIndented(line.text) ? { glyphs, exit: 'left' } : undefined;
    return { glyphs };
  }
  if (glyphs.length === width + 1) {
    if (isMark(glyphs.at(-1))) return { glyphs: glyphs.slice(0, -1), exit: 'right' };
    if (isMark(glyphs[0])) return { glyphs: glyphs.slice(1), exit: 'left' };
  }
  if (glyphs.length < width && usual[0] && bars[0] && !bars[1]) {
    const last = glyphs.at(-1)?.at ?? { line: line.number, column: 1 };
    const missing = Array.from({ length: width - glyphs.length }, () => ({ glyph: ' ', at: last }));
    return { glyphs: [...glyphs, ...missing], exit: 'right' };
  }
  return undefined;
}

/** The mark in the place of the border's glyph, which is missing where the mark stands. */
function withMark(glyphs: readonly Glyph[], isLeft: boolean, line: Line): Glyph[] {
  const mark = markOf(line, isLeft);
  return isLeft ? [mark, ...glyphs] : [...glyphs, mark];
}

const markOf = (line: Line, isLeft: boolean): Glyph => ({
  glyph: isLeft ? '<' : '>',
  at: { line: line.number, column: line.offset + line.text.length + 1 },
});

interface Around {
  readonly before: readonly Line[];
  readonly after: readonly Line[];
}

function drawnFrom(
  rows: readonly (FittedRow | undefined)[],
  { before, after }: Around,
  { line, kind, cost }: { line: number; kind: CutKind; cost: number },
): Drawn {
  const run = rows.flatMap((row) => row ?? []);
  const glyphs = run.map((row) => row.glyphs);
  const exits = [
    ...run.flatMap(({ exit }, lane): ExitMark[] => (exit ? [{ edge: exit, lane, drawn: true }] : [])),
    ...arrowsIn(before, glyphs.at(0), 'top'),
    ...arrowsIn(after, glyphs.at(-1), 'bottom'),
  ];
  const about = together(
    line,
    [...before, ...after].map(({ text, whole, number }) => aboutLine(whole ?? text, number)),
  );
  const isTorn = [...before, ...after].some(({ text }) => mayBeRow(text));
  return {
    matrix: { rows: glyphs, exits, cost, says: cutNames[kind], ...(isTorn && { isTorn }) },
    about,
  };
}

const hasOneGap = (frame: string): boolean => frame.trim().match(/[ .]+/g)?.length === 1;

/**
 * The exit that an arrow above or below a column marks, or a word above or below several. A word where the rows begin is not
 * written there for the sake of a column.
 */
function arrowsIn(lines: readonly Line[], row: readonly Glyph[] | undefined, edge: Edge): ExitMark[] {
  const mark = lines.find(({ text, exit }) => !exit && isMarkAlone(text));
  const first = row?.[0]?.at.column;
  if (!mark || !row || first === undefined) return [];
  const word = mark.text.trim();
  const start = mark.offset + mark.text.indexOf(word) + 1;
  const isWord = /\p{L}{2}/u.test(word);
  if (isWord && start <= first) return [{ edge, drawn: false }];
  const arrow = /(?<!\p{L})[v^↓↑⬇⬆▼▲]+(?!\p{L})/iu.exec(word);
  const [from, length] = arrow ? [start + arrow.index, arrow[0].length] : [start, word.length];
  const below = row.flatMap(({ at }, lane) => (at.column >= from && at.column < from + length ? [lane] : []));
  const middle = from + (length - 1) / 2;
  const gaps = row.map(({ at }) => Math.abs(at.column - middle));
  const lanes = isWord && !arrow && below.length > 0 ? below : [gaps.indexOf(leastOf(gaps))];
  return lanes.map((lane) => ({ edge, lane, drawn: true }));
}
