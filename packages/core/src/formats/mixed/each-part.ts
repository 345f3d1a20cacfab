/*
 * Boards of one text between blank lines, each of which is read by itself:
 *
 *     > AA.B..
 *     > ...B..               rows behind the marks of a mail
 *
 *     A: row 1, columns 1 to 2; X: row 3, columns 2 to 3; …
 *
 * Guarantee: the parts count only if each of two or more is a board, whose red car may be a guess only in rows of numbers in brackets, and if
 * they are written in different ways or say something of their own. Where some parts are no boards, more boards are read of the others than of the whole text.
 */
import { at } from '../../basics/at.ts';
import { LINE_BREAK } from '../../text/lines.ts';
import type { BoardSplitter, BoardText, ReadBoard } from '../parts/format.ts';
import { BEGINS_WITH_RECORD, PIECE } from '../reading/equal-pieces.ts';
import { isFence } from '../reading/line-splitter.ts';
import { isProse, isProseLine } from '../reading/prose.ts';
import { blocksOf, endOfValue, LEAST_ROWS, LEAST_VEHICLES, OPENS } from './line-kinds.ts';
import {
  atLine,
  isPartial,
  isShownAbove,
  isWithin,
  keyOf,
  type Part,
  type PartReading,
  readAll,
} from './part-reading.ts';
import { saidOfAll } from './said-of-all.ts';

/** The most parts that are read by themselves, and the most lines of all of these together. */
const MOST_PARTS = 24;
const MOST_LINES = 200_000;

/**
 * A splitter that gives what `splitter` gives, or the boards of each part. It takes whole texts, shorter than a piece of `inEqualPieces`.
 *
 * @param again - another splitter like that one
 * @param read - reads a text that a splitter gives
 * @param says - whether lines say an exit, a size, a red car or the like
 */
export function orEachPart(
  splitter: BoardSplitter,
  again: () => BoardSplitter,
  read: (text: BoardText) => ReadBoard,
  says: (lines: readonly string[]) => boolean,
): BoardSplitter {
  let isFirst = true;
  let fenced: boolean | undefined;
  return {
    push(text) {
      // records are read as they arrive
      const isWhole = isFirst && text.length < PIECE && !BEGINS_WITH_RECORD.test(text);
      isFirst = false;
      const found = isWhole && BLANK_LINE.test(text) ? partsOf(text.split(LINE_BREAK)) : undefined;
      if (!found) return splitter.push(text);
      const texts = [...splitter.push(text), ...splitter.end()];
      fenced = splitter.fenced;
      const { lines, parts } = found;
      const forms = new Set(texts.map(formOf));
      if (texts.length >= parts.length && forms.size === 1 && !forms.has('') && !says(lines)) return texts;
      const each = textsOf(found, says).map((part) => ({
        ...part,
        ...readAll(part.text, again(), read, part),
      }));
      const meant = each.filter((one) => isMeant(one) && !isPartial(one, each) && !isShownAbove(one, each));
      const isAll = each.every((one) => isMeant(one) && one.refused.length === 0);
      const whole = texts.filter((one) => read(one).result.ok);
      const count = meant.reduce((sum, { boards }) => sum + boards.length, 0);
      const isMore = count > whole.length || (count === whole.length && whole.length < texts.length);
      if (meant.length < 2 || !(isAll || isMore)) return [...texts, ...askedIn(each, texts, read)];
      const first = new Set(at(each, 0).texts.map(keyOf));
      const own = each.flatMap((one, i) => {
        if (!meant.includes(one)) return isMeant(one) ? [] : refusedIn(one);
        // a small board above the first part was taken for a heading, which every part has
        const isRepeated = (text: BoardText) => i > 0 && one.texts.length > 1 && first.has(keyOf(text));
        const texts = one.texts.filter((text) => !(text.line < one.start && isRepeated(text)));
        // what is read together with a heading above all parts begins there
        return texts.map((text) => (text.line < one.start ? atLine(text, one.from) : text));
      });
      return own.map((one) => ({ ...one, fenced: true }));
    },
    end: () => (fenced === undefined ? splitter.end() : []),
    get fenced() {
      return fenced ?? splitter.fenced;
    },
  };
}

/**
 * The questions about parts of which the whole text says nothing. A list of some vehicles of a board beside it is none.
 *
 * @param whole - what the whole text gives
 */
function askedIn(
  parts: readonly (Part & PartReading)[],
  whole: readonly BoardText[],
  read: (text: BoardText) => ReadBoard,
): readonly BoardText[] {
  const ofParts = parts.flatMap((one) => one.boards);
  if (ofParts.length === 0) return [];
  const ofWhole = whole.map((one) => read(one).result).flatMap((result) => (result.ok ? result.value : []));
  const boards = [...ofParts, ...ofWhole];
  return parts.flatMap((part) => {
    if (whole.some(({ line }) => line >= part.start && line <= part.to)) return [];
    return refusedIn(part).filter(({ shape }) => {
      const answer = shape && 'answer' in shape ? shape.answer : undefined;
      return (
        answer?.kind === 'question' &&
        !answer.readings.some(
          ({ board }) =>
            board.vehicles.length < LEAST_VEHICLES || boards.some((other) => isWithin(board, other)),
        )
      );
    });
  });
}

/** The texts of a part that are a board with a mistake, or one that can be read in several ways. */
const refusedIn = ({ refused, start, to }: Part & PartReading): readonly BoardText[] =>
  refused.filter((one) => {
    if (one.line < start || one.line > to || isProse(one)) return false;
    if (!one.shape) return one.format !== undefined;
    const answer = 'answer' in one.shape ? one.shape.answer : undefined;
    return answer?.kind === 'question' || answer?.bestAlmost !== undefined;
  });

const isMeant = ({ boards, isGuessed, from, text }: Part & PartReading): boolean =>
  boards.length > 0 && (!isGuessed || MATRIX.test(text.split(LINE_BREAK)[from - 1] ?? ''));

/** The first line of rows of numbers in brackets: the red car is a guess wherever a board is written so. */
const MATRIX = /^\s*(?:[\w.]+\s*=\s*)?\[\s*\[[\d\s,-]+\],?\s*$/;

/** How a board is written; empty for what is none. */
function formOf({ format, shape, problem }: BoardText): string {
  if (!shape) return problem ? '' : (format?.id ?? '');
  return 'board' in shape ? (shape.read.split(/[;,]/)[0] ?? '') : '';
}

const BLANK_LINE = /\n[^\S\n]*\r?\n/;

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
    ((text.match(EMPTY)?.length ?? 0) >= 4 && PAIR.test(text))
  );
}

/** Empty cells, or what stands around values. */
const CELLS = /[.·_*o-]{3}|["'{[/]/;
/** Cells beside each other, or with marks and empty cells between two. */
const ROW = /(?:[A-Z.·_*-][ ,|]{0,7}){3}/i;
const EMPTY = /[.·_*o0-]|\|\s+(?=\|)/g;
const PAIR = /([A-Za-z])["', |]{0,5}\1/;

interface Parts {
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
function partsOf(lines: readonly string[]): Parts | undefined {
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
function textsOf({ lines, parts }: Parts, says: (lines: readonly string[]) => boolean): readonly Part[] {
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
